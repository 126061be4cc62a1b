// SPDX-License-Identifier: MIT

// A polished stone ball with veins; light penetrates it a little.

vec3 peg_colour(vec2 p, float r2, float seed, vec3 light_tone, vec3 deep_tone) {
    vec3 normal = vec3(p, sqrt(max(1.0 - r2, 0.0)));
    // The veins are a slice of solid stone, bent over the ball.
    vec2 q = turned(seed * 6.2831853) * p * (1.25 - 0.35 * normal.z) + seed * 17.0;
    float cloud = noise(q * 1.6) * 0.6 + noise(q * 3.7 + 4.0) * 0.4;
    vec2 bent = q + 0.55 * vec2(noise(q * 1.4 + 9.0), noise(q * 1.4 + 31.0));
    float vein = abs(noise(bent * 1.9 + 3.0) - 0.5) * 2.0;
    float hair = abs(noise(bent * 4.6 + 13.0) - 0.5) * 2.0;
    float veins = 0.85 * smoothstep(0.16, 0.0, vein) + 0.22 * smoothstep(0.10, 0.0, hair);
    vec3 stone = mix(light_tone * (0.86 + 0.24 * cloud), deep_tone, clamp(veins, 0.0, 1.0));

    float lit = dot(normal, kLight);
    float wrapped = max((lit + 0.30) / 1.30, 0.0); // light wraps round the edge
    vec3 colour = stone * (0.10 + 0.95 * wrapped * wrapped);
    colour += stone * 0.10 * smoothstep(0.4, 1.0, r2) * smoothstep(0.2, 0.9, p.y + 0.4 * p.x);
    float fresnel = 1.0 - normal.z;
    fresnel = 0.03 + 0.45 * fresnel * fresnel * fresnel;
    float sky = smoothstep(0.2, -0.9, p.y + 0.3 * p.x);
    colour = mix(colour, vec3(0.80, 0.86, 0.94) * sky, fresnel);
    colour *= 1.0 - 0.40 * smoothstep(0.75, 1.0, r2) * smoothstep(-0.6, 0.7, p.y + 0.5 * p.x);
    colour += vec3(1.0, 0.99, 0.97) * 0.80 * window_in(normal, 0.08);
    return colour;
}
