// SPDX-License-Identifier: MIT

// A peg turned on a lathe, seen from above: a dome, a bead round its foot, fine tool rings, and the
// growth rings of the end grain, slightly off centre.

vec3 peg_colour(vec2 p, float r2, float seed, vec3 light_tone, vec3 deep_tone) {
    float r = sqrt(r2);
    vec2 outwards = p / max(r, 1e-4);
    // The profile's slope: a dome to 0.70, a groove, a bead to 1.
    float dome = r / 0.70;
    float slope = 0.95 * dome * (0.35 + 0.65 * dome * dome);
    if (r > 0.70) {
        float bead = (r - 0.865) / 0.135;
        slope = 1.25 * bead + 0.9 * bead * bead * bead;
    }
    float tool = sin(r * 118.0 + 3.0 * noise(vec2(r * 30.0, seed * 9.0))) * 0.022;
    vec3 normal = normalize(vec3(outwards * (slope + tool), 1.0));

    vec2 q = turned(seed * 6.2831853) * p;
    float from_pith = length(q - vec2(0.34, 0.12)) + 0.05 * noise(q * 3.0 + seed * 20.0);
    float ring = fract(from_pith * 3.6 + 0.5 * noise(vec2(from_pith * 5.0, seed * 31.0)));
    ring = smoothstep(0.0, 0.8, ring) * (1.0 - smoothstep(0.90, 1.0, ring));
    float ray = noise(vec2(atan(q.y - 0.12, q.x - 0.34) * 26.0, from_pith * 2.0));
    float tone = 0.12 + 0.30 * ring + 0.34 * ray;
    vec3 wood = mix(light_tone, deep_tone, tone);

    float lit = max(dot(normal, kLight), 0.0) / kLight.z;
    vec3 colour = wood * (0.20 + 0.72 * lit);
    float groove = smoothstep(0.055, 0.0, abs(r - 0.715));
    colour *= 1.0 - 0.62 * groove;
    colour *= 1.0 - 0.35 * smoothstep(0.90, 1.0, r) * smoothstep(-0.5, 0.7, p.y + 0.6 * p.x);
    // Wax: a broad sheen on the dome, and a thin one along the bead.
    colour += vec3(1.0, 0.96, 0.90) * (0.34 * window_in(normal, 0.30) + 0.05 * lit * lit * r2);
    return colour;
}
