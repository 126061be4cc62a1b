// SPDX-License-Identifier: MIT

// A board in a single tone, for graphics drawn by the processor.

const float kGloss = 0.06;

vec3 material(vec2 p, vec3 light_tone, vec3 deep_tone) {
    return mix(light_tone, deep_tone, 0.30 + 0.02 * p.y);
}
