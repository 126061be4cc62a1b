// SPDX-License-Identifier: MIT

// A satin ball with few computations, for graphics drawn by the processor.

vec3 peg_colour(vec2 p, float r2, float seed, vec3 light_tone, vec3 deep_tone) {
    float lit = 0.5 + 0.62 * dot(p, normalize(kLight.xy)) - 0.30 * r2;
    vec3 colour = mix(deep_tone, light_tone, clamp(lit + 0.12, 0.0, 1.0));
    vec2 from_glint = p - kLight.xy * 0.58;
    return colour + 0.42 * smoothstep(0.34, 0.0, length(from_glint));
}
