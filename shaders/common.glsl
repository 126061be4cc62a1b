#version 300 es
// SPDX-License-Identifier: MIT

// Shared by the fragment shaders of table, board, pegs and cards; their sources come after this
// one. There is one light, a soft window at the top left. x points to the right, y down, z towards
// the eye. Colours are computed in linear light.

precision highp float;

const vec3 kLight = normalize(vec3(-0.45, -0.65, 0.75));

vec3 linear(vec3 c) { return c * c * (c * 0.305306011 + 0.682171111) + c * 0.012522878; }
vec3 srgb(vec3 c) {
    vec3 root = sqrt(max(c, 0.0)); // within 1/255 of the true curve, but without pow
    vec3 root2 = sqrt(root);
    return max(0.585122381 * root + 0.783140355 * root2 - 0.368262736 * sqrt(root2), 0.0);
}

float hash(vec2 p) {
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float noise(vec2 p) {
    vec2 i = floor(p);
    vec2 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x),
               mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

mat2 turned(float angle) {
    float c = cos(angle), s = sin(angle);
    return mat2(c, -s, s, c);
}

// How much of the window a polished surface reflects, 0 to 1. `softness` blurs the window: 0 is a
// mirror.
float window_in(vec3 normal, float softness) {
    vec3 seen = vec3(2.0 * normal.z * normal.xy, 2.0 * normal.z * normal.z - 1.0);
    vec3 across = normalize(cross(vec3(0.0, 0.0, 1.0), kLight));
    vec3 up = cross(kLight, across);
    float ahead = dot(seen, kLight);
    if (ahead <= 0.0) return 0.0;
    vec2 at = abs(vec2(dot(seen, across), dot(seen, up))) / ahead;
    vec2 beyond = max(at - vec2(0.20, 0.13), 0.0);
    return smoothstep(0.16 + softness, 0.10 - 0.5 * softness, length(beyond)) * (1.0 - 0.35 * softness);
}
