#version 300 es
// SPDX-License-Identifier: MIT

// A square round a peg and its shadow, one instance per peg.

layout(location = 0) in vec4 in_place; // x, y of the hole and radius in pixels; lift
layout(location = 1) in vec3 in_look;  // alpha; 1 if selected, else 0; seed

out vec2 v_at; // relative to the centre of the peg on the board, in peg radii
flat out vec4 v_place;
flat out vec3 v_look;

uniform vec2 u_size;

void main() {
    vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
    // The square ends where the shadow ends, because every pixel is slow in software renderers.
    v_at = corner * (1.56 + 1.3 * in_place.w);
    v_place = in_place;
    v_look = in_look;
    vec2 pixel = in_place.xy + v_at * in_place.z;
    gl_Position = vec4(pixel.x / u_size.x * 2.0 - 1.0, 1.0 - pixel.y / u_size.y * 2.0, 0.0, 1.0);
}
