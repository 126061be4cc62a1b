// SPDX-License-Identifier: MIT

// The board with its bowls, the tray for the taken pegs, and the shadows of both on the table.
// Drawn into a texture, once for each size, theme and board. This source comes after common.glsl
// and the file of the board's material (board_*.glsl), which defines kGloss and the function
// material: the linear colour at a point. Distances come from the textures made by
// app/present/board_shape.h. Lengths are in steps (from hole to hole) unless pixels are mentioned.
// Premultiplied alpha.

in vec2 v_at; // pixels of the framebuffer
out vec4 out_colour;

uniform vec2 u_origin;      // origin of the plane, in pixels
uniform float u_pitch;      // pixels per step
uniform vec2 u_corner;      // first sample of the textures u_edges and u_nearest
uniform vec2 u_field_size;  // size of these textures, in steps
uniform sampler2D u_edges;  // distance to the board's edge, negative inside, and its gradient
uniform highp sampler2D u_nearest; // centre of the nearest hole; 1 if that hole is marked as finish
uniform float u_bowl;       // radius of a bowl
uniform vec2 u_sheen_at;    // where the polish reflects the light, in pixels
uniform float u_reach;      // reach of the light, in pixels
uniform vec4 u_tray;        // centre, half width, half height; half width 0: no tray
uniform bool u_plain;       // high contrast: outlines instead of shading

uniform vec3 u_board;       // sRGB, like all colours: the lighter tone of the material
uniform vec3 u_board_deep;  // the darker tone
uniform vec3 u_inlay;       // the ring round a hole of the finish
uniform float u_shadow;     // darkness of shadows, 0 to 1

// The distance to the tray's edge, negative inside, and its gradient.
vec3 tray_at(vec2 p) {
    if (u_tray.z <= 0.0) return vec3(1e3, 0.0, 0.0);
    const float radius = 0.40;
    vec2 from = p - u_tray.xy;
    vec2 beyond = max(abs(from) - u_tray.zw + radius, 0.0);
    float far = length(beyond);
    vec2 inside = abs(from) - u_tray.zw;
    if (far <= 0.0) return vec3(max(inside.x, inside.y), 0.0, 0.0);
    return vec3(far - radius, sign(from) * beyond / far);
}

// The distance to the nearer edge, of the board or of the tray, and its gradient.
vec3 edge_at(vec2 p) {
    vec3 board = textureLod(u_edges, (p - u_corner) / u_field_size, 0.0).xyz;
    vec3 tray = tray_at(p);
    return tray.x < board.x ? tray : board;
}

void main() {
    vec2 p = (v_at - u_origin) / u_pitch;
    float pixel = 1.0 / u_pitch;
    vec3 field = edge_at(p);
    float edge = field.x;
    vec3 hole = textureLod(u_nearest, (p - u_corner) / u_field_size, 0.0).xyz;
    vec2 from_hole = p - hole.xy;
    float nearest = length(from_hole);
    // Distance from the centre line of the ring round a hole of the finish.
    float mark = hole.z > 0.5 ? abs(nearest - u_bowl - 0.045) : 1.0;

    if (u_plain) {
        vec3 colour = mix(u_board, u_board_deep, smoothstep(2.0 * pixel, pixel, abs(edge) - pixel));
        float bowl = abs(nearest - u_bowl);
        colour = mix(colour, u_board_deep, smoothstep(2.0 * pixel, pixel, bowl - 0.5 * pixel));
        colour = mix(colour, u_inlay, smoothstep(pixel, -pixel, mark - 0.014));
        out_colour = vec4(colour, 1.0) * smoothstep(3.0 * pixel, 2.0 * pixel, edge);
        return;
    }

    // Shadow on the table: a wide soft one, and a dark line where the board touches the table.
    float side = edge_at(p - vec2(0.0, 0.085)).x;
    float wide = smoothstep(0.75, -0.55, edge_at(p - vec2(0.14, 0.34)).x);
    float close = smoothstep(0.15, -0.03, side);
    out_colour = vec4(0.0, 0.0, 0.0, u_shadow * (0.62 * wide * wide + 0.42 * close * close));

    // A condition, written as a loop of at most one iteration: without a graphics card, SwiftShader
    // computes both sides of every condition, but skips a loop that no pixel enters.
    int faces = min(edge, side) < 2.0 * pixel ? 1 : 0;
    for (int i = 0; i < faces; ++i) {
        vec3 stuff = material(p, linear(u_board), linear(u_board_deep));
        vec2 slope = field.yz;

        // The side of the board is visible below its lower edge.
        float on_side = smoothstep(pixel, -pixel, side);
        out_colour = mix(out_colour, vec4(srgb(stuff * 0.30), 1.0), on_side);

        // The face of the board is rounded towards the rim, with a groove inside it; the face of
        // the tray is a trough.
        float trough = tray_at(p).x + 0.115;
        bool on_tray = trough < 0.125;
        float bevel = clamp(-edge / 0.115, 0.0, 1.0);
        float round_over = (1.0 - bevel) * (1.0 - bevel);
        float groove = edge + 0.150;
        float in_groove = on_tray ? 0.0 : smoothstep(0.024, 0.006, abs(groove));
        float wall = 1.0 - clamp(-trough / 0.13, 0.0, 1.0);
        float in_trough = smoothstep(pixel, -pixel, trough);
        float tilt = round_over * 1.5 - in_groove * clamp(groove * 60.0, -1.0, 1.0);
        tilt = mix(tilt, -1.5 * wall * wall, in_trough);
        vec3 normal = normalize(vec3(slope * tilt, 1.0));
        float lit = max(dot(normal, kLight), 0.0) / kLight.z;
        vec3 half_way = normalize(kLight + vec3(0.0, 0.0, 1.0));
        float gloss = max(dot(normal, half_way), 0.0);
        gloss *= gloss; gloss *= gloss; gloss *= gloss; gloss *= gloss; gloss *= gloss;
        vec3 face = stuff * (0.28 + 0.72 * lit) * (1.0 - 0.30 * in_groove) + kGloss * gloss * round_over;
        // The polish reflects the window as a wide, faint sheen.
        vec2 from_sheen = (v_at - u_sheen_at) * turned(0.6) / u_reach;
        face += kGloss * 0.34 * smoothstep(0.62, 0.0, length(from_sheen * vec2(0.75, 1.7))) *
                (1.0 - in_trough);
        // The trough's walls keep the light from its floor.
        float walled = smoothstep(-0.26, 0.05, tray_at(p + vec2(-0.10, -0.16)).x + 0.115);
        face *= 1.0 - in_trough * (0.30 + 0.42 * walled);
        // Less light reaches the face close to a bowl (ambient occlusion).
        face *= 1.0 - 0.16 * smoothstep(u_bowl + 0.09, u_bowl, nearest);

        // The finish: a thin brass ring inlaid in the board.
        float in_brass = smoothstep(pixel, -pixel, mark - 0.013);
        vec2 outwards = from_hole / max(nearest, 1e-4);
        float polish = 0.5 + 0.5 * dot(outwards, -kLight.xy);
        face = mix(face, linear(u_inlay) * (0.70 + 0.55 * polish * polish * polish), in_brass);
        face *= 1.0 - 0.40 * smoothstep(0.014, 0.0, abs(mark - 0.013)) * (1.0 - in_brass) * step(mark, 0.04);

        // A bowl is concave, so its far wall is lit and its near wall is in shadow.
        float depth = nearest / u_bowl;
        vec2 hollow = from_hole / u_bowl;
        vec3 bowl_normal = normalize(vec3(-hollow * 1.05, sqrt(max(1.15 - depth * depth, 0.02))));
        float bowl_lit = max(dot(bowl_normal, kLight), 0.0);
        float lip_shadow = smoothstep(0.15, 0.95, dot(hollow, kLight.xy) * 1.2 + 0.45 * depth);
        vec3 bowl = stuff * (0.13 + 0.62 * bowl_lit * (1.0 - 0.6 * lip_shadow));
        bowl *= mix(0.55, 1.0, smoothstep(0.0, 1.0, depth));
        float chamfer = smoothstep(0.042, 0.0, abs(nearest - u_bowl - 0.006));
        float towards = dot(outwards, normalize(kLight.xy));
        face *= 1.0 - chamfer * towards * (towards > 0.0 ? 0.30 : 0.42);
        face = mix(face, bowl, smoothstep(pixel, -pixel, nearest - u_bowl));

        out_colour = mix(out_colour, vec4(srgb(face), 1.0), smoothstep(pixel, -pixel, edge));
    }
}
