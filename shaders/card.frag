// SPDX-License-Identifier: MIT

// The card behind a panel, with its shadow, drawn over table and board. This source comes after
// common.glsl. Premultiplied alpha.

in vec2 v_at; // pixels of the framebuffer
out vec4 out_colour;

uniform vec4 u_card;        // x, y, width and height in pixels
uniform float u_radius;     // radius of its corners, in pixels
uniform vec3 u_fill;        // sRGB
uniform vec3 u_line;
uniform float u_shadow;     // darkness of the shadow, 0 to 1

// The distance to the edge in pixels, negative inside.
float edge_at(vec2 p) {
    vec2 beyond = abs(p - u_card.xy - 0.5 * u_card.zw) - 0.5 * u_card.zw + u_radius;
    return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - u_radius;
}

void main() {
    float shadow = smoothstep(1.6 * u_radius, -0.6 * u_radius, edge_at(v_at - vec2(0.0, 0.35 * u_radius)));
    out_colour = vec4(0.0, 0.0, 0.0, u_shadow * shadow * shadow);
    float edge = edge_at(v_at);
    out_colour = mix(out_colour, vec4(u_line, 1.0), smoothstep(0.5, -0.5, edge));
    out_colour = mix(out_colour, vec4(u_fill, 1.0), smoothstep(0.5, -0.5, edge + max(1.0, 0.06 * u_radius)));
}
