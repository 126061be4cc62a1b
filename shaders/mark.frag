#version 300 es
// SPDX-License-Identifier: MIT

// A mark on a hole: a ring with a soft light inside and around it. Premultiplied alpha.

precision highp float;

in vec2 v_at;
flat in vec4 v_place;
flat in vec4 v_colour;
flat in float v_glow;
out vec4 out_colour;

void main() {
    float r = length(v_at);
    float ring = smoothstep(0.7, -0.7, abs(r - v_place.z) - v_place.w * 0.5);
    float inside = smoothstep(v_place.z, 0.0, r) * 0.85;
    float around = smoothstep(v_place.z * 1.55, v_place.z * 0.9, r) * 0.35;
    float alpha = v_colour.a * max(ring, v_glow * max(inside, around));
    if (alpha <= 0.0) discard;
    out_colour = vec4(v_colour.rgb * alpha, alpha);
}
