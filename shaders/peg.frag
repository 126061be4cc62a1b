// SPDX-License-Identifier: MIT

// A peg and its shadow, computed for each pixel and so sharp at any size. This source comes after
// common.glsl and the file of the peg's material (peg_*.glsl), which defines peg_colour: the linear
// colour at a point of the disc, in radii, given the two tones of the theme and a seed.
// Premultiplied alpha unless u_straight is set.

in vec2 v_at;
flat in vec4 v_place;
flat in vec3 v_look;
out vec4 out_colour;

uniform vec3 u_peg;        // sRGB, like all colours: the lighter tone
uniform vec3 u_peg_deep;   // the darker tone
uniform vec3 u_ring;       // round a selected peg
uniform float u_shadow;    // darkness of the shadow, 0 to 1
uniform float u_spill;     // light that shines through the peg onto the board, 0 to 1
uniform bool u_straight;   // true: straight alpha instead of premultiplied
uniform bool u_plain;      // high contrast: outlines instead of shading

void main() {
    float lift = v_place.w;
    float alpha = v_look.x;
    float pixel = 1.0 / v_place.z;
    float grounded = 1.0 - min(lift, 1.0);

    // The higher the peg, the farther away and softer its shadow. A peg on the board also has a
    // narrow dark contact shadow.
    vec2 shadow_at = v_at - vec2(0.16, 0.24) - vec2(0.30, 0.52) * lift;
    float softness = 0.26 + 0.30 * lift;
    float thrown = smoothstep(1.0 + softness, 1.0 - softness, length(shadow_at));
    float contact = grounded * smoothstep(1.16, 0.98, length(v_at - vec2(0.03, 0.05)));
    float darkness = u_shadow * alpha * max((0.85 - 0.30 * min(lift, 1.0)) * thrown, 0.8 * contact);
    vec4 result = vec4(0.0, 0.0, 0.0, u_plain ? 0.0 : darkness);
    float spill = smoothstep(0.62, 0.0, length(shadow_at - vec2(0.42, 0.60)));
    result.rgb += u_peg * (u_spill * alpha * spill * spill * (0.35 + 0.65 * grounded));

    float size = 1.0 + 0.10 * lift;
    vec2 p = (v_at + vec2(0.0, 0.34) * lift) / size;
    float r2 = dot(p, p);
    float r = sqrt(r2);
    float inside = smoothstep(pixel, -pixel, (r - 1.0) * size) * alpha;
    if (inside > 0.0) {
        vec3 colour;
        if (u_plain) {
            float rim = smoothstep(-pixel, pixel, r - 0.90);
            float ring = v_look.y * smoothstep(pixel, -pixel, abs(r - 0.58) - 0.08);
            colour = mix(linear(u_peg), linear(u_peg_deep), rim);
            colour = mix(colour, linear(u_ring), ring);
        } else {
            p *= min(1.0, 0.999 / max(r, 1e-4)); // a pixel at the rim extends beyond it
            colour = peg_colour(p, dot(p, p), v_look.z, linear(u_peg), linear(u_peg_deep));
        }
        result = vec4(srgb(colour) * inside, inside) + result * (1.0 - inside);
    }
    // A ring shows that a peg is selected, for users who see neither its height nor its colour.
    float ring = abs(r - 1.13) - 0.045;
    float on = v_look.y * alpha * smoothstep(pixel, -pixel, ring * size);
    if (!u_plain) result = vec4(u_ring * on, on) + result * (1.0 - on);
    if (result.a <= 0.0) discard;
    if (u_straight) result.rgb /= result.a;
    out_colour = result;
}
