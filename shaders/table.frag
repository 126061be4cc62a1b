// SPDX-License-Identifier: MIT

// The table, over which board and cards are drawn. Drawn into a texture, once for each size and
// theme. This source comes after common.glsl.

in vec2 v_at; // pixels of the framebuffer
out vec4 out_colour;

uniform vec2 u_light_at;    // where the table is brightest, in pixels
uniform float u_reach;      // reach of the light, in pixels
uniform vec3 u_table;       // sRGB, like all colours
uniform vec3 u_table_edge;

void main() {
    float far = length(v_at - u_light_at) / u_reach;
    vec3 colour = mix(u_table, u_table_edge, smoothstep(0.1, 1.25, far));
    // Dithered, because a gradient over this many pixels would show steps.
    colour += (hash(v_at * 0.7131) - 0.5) / 255.0 * step(far, 1.25);
    out_colour = vec4(colour, 1.0);
}
