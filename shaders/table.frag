// SPDX-License-Identifier: MIT

// The table, and the cards on which panels are written. Drawn once for a size and theme into a
// texture; the board goes over it. Follows common.glsl.

in vec2 v_at; // pixels of the framebuffer
out vec4 out_colour;

uniform vec2 u_light_at;    // where the table is brightest, in pixels
uniform float u_reach;      // and how far that goes
uniform vec3 u_table;       // sRGB, as all colours
uniform vec3 u_table_edge;
uniform vec4 u_cards[2];    // x, y, width and height in pixels; no width: no card
uniform float u_radius;     // of their corners, in pixels
uniform vec3 u_card;
uniform vec3 u_line;
uniform float u_card_shadow;

// The distance to a card's edge in pixels, negative inside.
float card_at(vec4 card, vec2 p) {
    vec2 beyond = abs(p - card.xy - 0.5 * card.zw) - 0.5 * card.zw + u_radius;
    return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - u_radius;
}

void main() {
    float far = length(v_at - u_light_at) / u_reach;
    vec3 colour = mix(u_table, u_table_edge, smoothstep(0.1, 1.25, far));
    // A gradient over this many pixels shows its steps unless it is dithered.
    colour += (hash(v_at * 0.7131) - 0.5) / 255.0 * step(far, 1.25);
    for (int i = 0; i < 2 && u_cards[i].z > 0.0; ++i) {
        vec4 card = u_cards[i];
        float shadow = smoothstep(1.6 * u_radius, -0.6 * u_radius,
                                  card_at(card, v_at - vec2(0.0, 0.35 * u_radius)));
        colour *= 1.0 - u_card_shadow * shadow * shadow;
        float edge = card_at(card, v_at);
        colour = mix(colour, u_line, smoothstep(0.5, -0.5, edge));
        colour = mix(colour, u_card, smoothstep(0.5, -0.5, edge + max(1.0, 0.06 * u_radius)));
    }
    out_colour = vec4(colour, 1.0);
}
