#version 300 es
// SPDX-License-Identifier: MIT

// ImGui's triangles, whose corners are in CSS pixels.

layout(location = 0) in vec2 in_at;
layout(location = 1) in vec2 in_texel;
layout(location = 2) in vec4 in_colour; // sRGB, straight alpha

out vec2 v_texel;
out vec4 v_colour;

uniform vec2 u_size; // of the window

void main() {
    v_texel = in_texel;
    v_colour = in_colour;
    gl_Position = vec4(in_at.x / u_size.x * 2.0 - 1.0, 1.0 - in_at.y / u_size.y * 2.0, 0.0, 1.0);
}
