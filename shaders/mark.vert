#version 300 es
// SPDX-License-Identifier: MIT

// A square round a mark on a hole, one instance per mark.

layout(location = 0) in vec4 in_place;  // x, y, radius and thickness of the ring in pixels
layout(location = 1) in vec4 in_colour; // sRGB and alpha
layout(location = 2) in float in_glow;  // strength of the light inside the ring, 0 to 1

out vec2 v_at; // pixels from the centre
flat out vec4 v_place;
flat out vec4 v_colour;
flat out float v_glow;

uniform vec2 u_size;

void main() {
    vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
    v_at = corner * (in_place.z * 1.6 + in_place.w);
    v_place = in_place;
    v_colour = in_colour;
    v_glow = in_glow;
    vec2 pixel = in_place.xy + v_at;
    gl_Position = vec4(pixel.x / u_size.x * 2.0 - 1.0, 1.0 - pixel.y / u_size.y * 2.0, 0.0, 1.0);
}
