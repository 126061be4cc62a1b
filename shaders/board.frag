#version 300 es
// SPDX-License-Identifier: MIT

// The still part of the picture: the table, a board of turned wood with its bowls, and the cards on
// which panels are written. Drawn once for a size, theme and board into a texture. Distances come from the textures that
// ui/model/board_shape.h makes; lengths are in steps unless they are said to be in pixels.
// Light comes from the top left. The wood is mixed in linear light and encoded as sRGB at the end.

precision highp float;

in vec2 v_at; // pixels of the framebuffer
out vec4 out_colour;

uniform vec2 u_origin;      // the plane's zero, in pixels
uniform float u_pitch;      // pixels in a step
uniform vec2 u_corner;      // of the fields' first sample
uniform vec2 u_field_size;  // of the fields, in steps
uniform sampler2D u_edges;  // distance to the edge, negative inside; its gradient
uniform highp sampler2D u_nearest; // centre of the nearest hole; 1 where the game is to finish
uniform float u_bowl;       // radius
uniform vec2 u_light_at;    // where the table is brightest, in pixels
uniform float u_reach;      // and how far that goes
uniform bool u_plain;       // high contrast: outlines instead of wood

uniform vec3 u_table;       // sRGB, as all colours
uniform vec3 u_table_edge;
uniform vec3 u_wood;
uniform vec3 u_wood_dark;
uniform vec3 u_inlay;
uniform float u_shadow;     // how dark shadows are, 0 to 1

uniform vec4 u_cards[2];    // x, y, width and height in pixels; no width: no card
uniform float u_radius;     // of their corners, in pixels
uniform vec3 u_card;
uniform vec3 u_line;
uniform float u_card_shadow;

const vec3 kLight = normalize(vec3(-0.45, -0.65, 0.75));

vec3 linear(vec3 c) { return c * c * (c * 0.305306011 + 0.682171111) + c * 0.012522878; }
vec3 srgb(vec3 c) {
    vec3 root = sqrt(max(c, 0.0)); // within 1/255 of the true curve, without a power
    vec3 root2 = sqrt(root);
    return max(0.585122381 * root + 0.783140355 * root2 - 0.368262736 * sqrt(root2), 0.0);
}

float hash(vec2 p) {
    p = fract(p * vec2(123.34, 456.21));
    p += dot(p, p + 45.32);
    return fract(p.x * p.y);
}

float noise(vec2 p) {
    vec2 i = floor(p);
    vec2 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x),
               mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

// A plank sawn along the log: growth rings cut lengthwise, fine fibres, short dark pores.
vec3 wood(vec2 p) {
    float wave = 0.65 * noise(vec2(p.x * 0.16, p.y * 0.42) + 11.0) +
                 0.35 * noise(vec2(p.x * 0.45, p.y * 0.95) + 5.0);
    float ring = fract((p.y * 0.55 + 1.6 * wave) * 2.4);
    ring = smoothstep(0.0, 0.75, ring) * (1.0 - smoothstep(0.86, 1.0, ring));
    float fibre = 0.6 * noise(vec2(p.x * 1.1, p.y * 34.0)) + 0.4 * noise(vec2(p.x * 2.7, p.y * 81.0));
    float pore = smoothstep(0.72, 0.95, noise(vec2(p.x * 4.5, p.y * 62.0)));
    float tone = 0.46 * ring + 0.36 * fibre + 0.28 * wave - 0.08;
    vec3 colour = mix(linear(u_wood), linear(u_wood_dark), clamp(tone, 0.0, 1.0));
    return colour * (1.0 - 0.20 * pore);
}

// The distance to a card's edge in pixels, negative inside.
float card_at(vec4 card, vec2 p) {
    vec2 beyond = abs(p - card.xy - 0.5 * card.zw) - 0.5 * card.zw + u_radius;
    return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - u_radius;
}

// A colour of the table with the cards over it.
vec3 with_cards(vec3 colour) {
    for (int i = 0; i < 2; ++i) {
        vec4 card = u_cards[i];
        if (card.z <= 0.0) continue;
        float shadow = smoothstep(1.6 * u_radius, -0.6 * u_radius,
                                  card_at(card, v_at - vec2(0.0, 0.35 * u_radius)));
        colour *= 1.0 - u_card_shadow * shadow * shadow;
        float edge = card_at(card, v_at);
        colour = mix(colour, u_line, smoothstep(0.5, -0.5, edge));
        colour = mix(colour, u_card, smoothstep(0.5, -0.5, edge + max(1.0, 0.06 * u_radius)));
    }
    return colour;
}

vec3 edge_at(vec2 p) { return textureLod(u_edges, (p - u_corner) / u_field_size, 0.0).xyz; }

void main() {
    vec2 p = (v_at - u_origin) / u_pitch;
    float pixel = 1.0 / u_pitch;
    vec3 field = edge_at(p);
    float edge = field.x;
    vec3 hole = textureLod(u_nearest, (p - u_corner) / u_field_size, 0.0).xyz;
    vec2 from_hole = p - hole.xy;
    float nearest = length(from_hole);
    // A ring round a hole where the game is to finish: distance from its middle line.
    float mark = hole.z > 0.5 ? abs(nearest - u_bowl - 0.056) : 1.0;

    float far = length(v_at - u_light_at) / u_reach;
    vec3 colour = mix(u_table, u_table_edge, smoothstep(0.1, 1.25, far));

    if (u_plain) {
        colour = mix(colour, u_wood, smoothstep(pixel, -pixel, edge));
        colour = mix(colour, u_wood_dark, smoothstep(2.0 * pixel, pixel, abs(edge) - pixel));
        float bowl = abs(nearest - u_bowl);
        colour = mix(colour, u_wood_dark, smoothstep(2.0 * pixel, pixel, bowl - 0.5 * pixel));
        colour = mix(colour, u_inlay, smoothstep(pixel, -pixel, mark - 0.018));
        out_colour = vec4(with_cards(colour), 1.0);
        return;
    }

    // Shadow on the table: a wide soft one, and a dark line where the board stands.
    float side = 1.0;
    if (edge < 1.15) {
        side = edge_at(p - vec2(0.0, 0.085)).x;
        float wide = smoothstep(0.75, -0.55, edge_at(p - vec2(0.14, 0.34)).x);
        float close = smoothstep(0.15, -0.03, side);
        colour *= 1.0 - u_shadow * (0.62 * wide * wide + 0.42 * close * close);
    }
    if (min(edge, side) < 2.0 * pixel) {
        vec3 plank = wood(p * mat2(0.9994, 0.0349, -0.0349, 0.9994));
        vec2 slope = field.yz;

        // The side of the board is seen below its lower edge.
        colour = mix(colour, srgb(plank * 0.30), smoothstep(pixel, -pixel, side));

        // The face, rounded over towards the rim, with a turned groove inside it.
        float bevel = clamp(-edge / 0.115, 0.0, 1.0);
        float round_over = (1.0 - bevel) * (1.0 - bevel);
        float groove = edge + 0.150;
        float in_groove = smoothstep(0.024, 0.006, abs(groove));
        vec3 normal = vec3(slope * (round_over * 1.5 - in_groove * clamp(groove * 60.0, -1.0, 1.0)), 1.0);
        normal = normalize(normal);
        float lit = max(dot(normal, kLight), 0.0) / kLight.z;
        vec3 half_way = normalize(kLight + vec3(0.0, 0.0, 1.0));
        float gloss = max(dot(normal, half_way), 0.0);
        gloss *= gloss; gloss *= gloss; gloss *= gloss; gloss *= gloss; gloss *= gloss;
        vec3 face = plank * (0.28 + 0.72 * lit) * (1.0 - 0.30 * in_groove) +
                    0.11 * gloss * round_over + 0.022 * smoothstep(1.3, 0.0, far);
        // Occlusion makes the holes sit in the wood.
        face *= 1.0 - 0.16 * smoothstep(u_bowl + 0.09, u_bowl, nearest);

        // The finish: a thin ring of brass let into the wood.
        float in_brass = smoothstep(pixel, -pixel, mark - 0.016);
        vec2 outwards = from_hole / max(nearest, 1e-4);
        float polish = 0.5 + 0.5 * dot(outwards, -kLight.xy);
        face = mix(face, linear(u_inlay) * (0.70 + 0.55 * polish * polish * polish), in_brass);
        face *= 1.0 - 0.40 * smoothstep(0.014, 0.0, abs(mark - 0.016)) * (1.0 - in_brass) * step(mark, 0.04);

        // A bowl: concave, so its far wall catches the light and its near wall lies in shadow.
        float depth = nearest / u_bowl;
        vec2 wall = from_hole / u_bowl;
        vec3 bowl_normal = normalize(vec3(-wall * 1.05, sqrt(max(1.15 - depth * depth, 0.02))));
        float bowl_lit = max(dot(bowl_normal, kLight), 0.0);
        float lip_shadow = smoothstep(0.15, 0.95, dot(wall, kLight.xy) * 1.2 + 0.45 * depth);
        vec3 bowl = plank * (0.13 + 0.62 * bowl_lit * (1.0 - 0.6 * lip_shadow));
        bowl *= mix(0.55, 1.0, smoothstep(0.0, 1.0, depth));
        float chamfer = smoothstep(0.042, 0.0, abs(nearest - u_bowl - 0.006));
        float towards = dot(outwards, normalize(kLight.xy));
        face *= 1.0 - chamfer * towards * (towards > 0.0 ? 0.30 : 0.42);
        face = mix(face, bowl, smoothstep(pixel, -pixel, nearest - u_bowl));

        colour = mix(colour, srgb(face), smoothstep(pixel, -pixel, edge));
    }
    // A gradient over this many pixels shows its steps unless it is dithered.
    colour += (hash(v_at * 0.7131) - 0.5) / 255.0;
    out_colour = vec4(with_cards(colour), 1.0);
}
