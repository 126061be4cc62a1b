// SPDX-License-Identifier: MIT

// A board of wood, a plank sawn along the log: growth rings cut lengthwise, fine fibres, short dark
// pores.

const float kGloss = 0.11;

vec3 material(vec2 p, vec3 light_tone, vec3 deep_tone) {
    p *= mat2(0.9994, 0.0349, -0.0349, 0.9994); // the plank is slightly tilted
    float wave = 0.65 * noise(vec2(p.x * 0.16, p.y * 0.42) + 11.0) +
                 0.35 * noise(vec2(p.x * 0.45, p.y * 0.95) + 5.0);
    float ring = fract((p.y * 0.55 + 1.6 * wave) * 2.4);
    ring = smoothstep(0.0, 0.75, ring) * (1.0 - smoothstep(0.86, 1.0, ring));
    float fibre = 0.6 * noise(vec2(p.x * 1.1, p.y * 34.0)) + 0.4 * noise(vec2(p.x * 2.7, p.y * 81.0));
    float pore = smoothstep(0.72, 0.95, noise(vec2(p.x * 4.5, p.y * 62.0)));
    float tone = 0.46 * ring + 0.36 * fibre + 0.28 * wave - 0.08;
    return mix(light_tone, deep_tone, clamp(tone, 0.0, 1.0)) * (1.0 - 0.20 * pore);
}
