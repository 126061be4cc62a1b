#version 300 es
// SPDX-License-Identifier: MIT

// Copies a picture of the framebuffer's size, pixel by pixel.

precision highp float;

out vec4 out_colour;

uniform sampler2D u_picture;

void main() {
    out_colour = texelFetch(u_picture, ivec2(gl_FragCoord.xy), 0);
}
