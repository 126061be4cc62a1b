#version 300 es
// SPDX-License-Identifier: MIT

// One triangle that covers the window; needs no buffers.

out vec2 v_at; // pixels of the framebuffer from the top left

uniform vec2 u_size;

void main() {
    vec2 corner = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    v_at = corner * u_size;
    gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}
