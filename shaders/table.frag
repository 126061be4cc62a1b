// SPDX-License-Identifier: MIT

// The table. Drawn once for a size and theme into a texture; board and cards go over it. Follows
// common.glsl.

in vec2 v_at; // pixels of the framebuffer
out vec4 out_colour;

uniform vec2 u_light_at;    // where the table is brightest, in pixels
uniform float u_reach;      // and how far that goes
uniform vec3 u_table;       // sRGB, as all colours
uniform vec3 u_table_edge;

void main() {
    float far = length(v_at - u_light_at) / u_reach;
    vec3 colour = mix(u_table, u_table_edge, smoothstep(0.1, 1.25, far));
    // A gradient over this many pixels shows its steps unless it is dithered.
    colour += (hash(v_at * 0.7131) - 0.5) / 255.0 * step(far, 1.25);
    out_colour = vec4(colour, 1.0);
}
