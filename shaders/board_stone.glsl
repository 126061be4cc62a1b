// SPDX-License-Identifier: MIT

// A board of polished stone, with clouds and veins.

const float kGloss = 0.24;

vec3 material(vec2 p, vec3 light_tone, vec3 deep_tone) {
    vec2 q = turned(0.6) * p;
    vec2 drift = vec2(noise(q * 0.45 + 3.0), noise(q * 0.45 + 17.0));
    vec2 bent = q + 1.8 * drift + 0.25 * vec2(noise(q * 2.1), noise(q * 2.1 + 7.0));
    float cloud = 0.6 * noise(bent * 0.6) + 0.4 * noise(bent * 1.7 + 5.0);
    float vein = abs(noise(bent * vec2(0.42, 0.80) + 1.0) - 0.5) * 2.0;
    float hair = abs(noise(bent * vec2(1.3, 2.1) + 23.0) - 0.5) * 2.0;
    float veins = 0.75 * smoothstep(0.10, 0.0, vein) + 0.22 * smoothstep(0.30, 0.0, vein) +
                  0.35 * smoothstep(0.06, 0.0, hair);
    float grit = noise(p * 46.0);
    vec3 stone = light_tone * (0.84 + 0.20 * cloud + 0.05 * grit);
    return mix(stone, deep_tone, clamp(veins * (0.35 + 0.65 * cloud), 0.0, 1.0));
}
