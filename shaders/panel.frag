#version 300 es
// SPDX-License-Identifier: MIT

// ImGui's triangles: letters and shapes from the font atlas, or the picture of a peg. Straight
// alpha.

precision mediump float;

in vec2 v_texel;
in vec4 v_colour;
out vec4 out_colour;

uniform sampler2D u_texture;

void main() {
    out_colour = v_colour * texture(u_texture, v_texel);
}
