// SPDX-License-Identifier: MIT

// A glass marble with a bent ribbon of clearer glass inside. The ray from the eye is followed
// through the sphere: it is refracted once, passes the ribbon, and ends on the far side, where the
// light from the top left is focused.

vec3 peg_colour(vec2 p, float r2, float seed, vec3 light_tone, vec3 deep_tone) {
    vec3 normal = vec3(p, sqrt(max(1.0 - r2, 0.0)));
    vec3 inwards = refract(vec3(0.0, 0.0, -1.0), normal, 1.0 / 1.5);
    float way = -2.0 * dot(normal, inwards);
    vec3 far_side = normal + inwards * way;

    float focus = max(dot(far_side, -kLight), 0.0);
    float lit = 0.30 * smoothstep(-0.1, 0.95, focus) + 0.90 * focus * focus * focus * focus * focus;
    // The dark bowl is visible through the rim, where the glass bends light most.
    lit *= 1.0 - 0.75 * r2 * r2 * r2;
    vec3 colour = mix(deep_tone, light_tone, clamp(lit, 0.0, 1.0));
    colour += light_tone * (0.35 + light_tone) * 0.85 * smoothstep(0.70, 1.0, focus);

    // The ribbon, at the middle of the ray.
    vec2 q = turned(seed * 6.2831853) * (normal + inwards * way * 0.5).xy;
    float taper = max(1.0 - dot(q, q) / 0.46, 0.0);
    float off = abs(q.y - 0.24 * sin(4.2 * q.x));
    float ribbon = smoothstep(0.02 + 0.20 * taper, 0.04 * taper, off) * smoothstep(0.0, 0.3, taper);
    colour += mix(light_tone, vec3(1.0), 0.25) * (0.10 + 0.45 * lit) * ribbon;

    float fresnel = 1.0 - normal.z;
    fresnel = 0.02 + 0.55 * fresnel * fresnel * fresnel;
    float sky = smoothstep(0.25, -0.95, p.y + 0.35 * p.x);
    colour = mix(colour, vec3(0.82, 0.88, 0.95) * (0.04 + 0.80 * sky), fresnel);
    colour *= 1.0 - 0.45 * smoothstep(0.78, 1.0, r2) * smoothstep(-0.6, 0.7, p.y + 0.5 * p.x);
    colour += vec3(1.0, 0.985, 0.96) * 0.95 * window_in(normal, 0.0);
    // A second reflection of the window, on the inside of the far wall.
    colour += light_tone * 0.30 * window_in(normalize(vec3(-p * 1.12, 0.55)), 0.5);
    return colour;
}
