#version 300 es
// SPDX-License-Identifier: MIT

// A glass marble and its shadow, worked out for each pixel: sharp at any size. Premultiplied alpha.

precision highp float;

in vec2 v_at;
flat in vec4 v_place;
flat in vec3 v_look;
out vec4 out_colour;

uniform vec3 u_glass;      // sRGB: where light shines through,
uniform vec3 u_glass_deep; // and in the dark of it
uniform vec3 u_ring;       // round a selected peg
uniform float u_shadow;
uniform bool u_straight;   // alpha is straight, not premultiplied
uniform bool u_plain;

const vec3 kLight = normalize(vec3(-0.45, -0.65, 0.75));

vec3 linear(vec3 c) { return c * c * (c * 0.305306011 + 0.682171111) + c * 0.012522878; }
vec3 srgb(vec3 c) { return max(1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, 0.0); }

void main() {
    float lift = v_place.w;
    float alpha = v_look.x;
    float pixel = 1.0 / v_place.z;

    // The higher the peg, the farther and softer its shadow.
    vec2 shadow_at = v_at - vec2(0.16, 0.24) - vec2(0.30, 0.52) * lift;
    float softness = 0.26 + 0.30 * lift;
    float shadow = smoothstep(1.0 + softness, 1.0 - softness, length(shadow_at));
    float darkness = u_shadow * (0.85 - 0.30 * min(lift, 1.0)) * shadow * alpha;
    vec4 result = vec4(0.0, 0.0, 0.0, u_plain ? 0.0 : darkness);

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
            colour = mix(linear(u_glass), linear(u_glass_deep), rim);
            colour = mix(colour, linear(u_ring), ring);
        } else {
            vec3 normal = vec3(p, sqrt(max(1.0 - r2, 0.0)));
            float facing = normal.z;
            // Light enters at the top left and gathers at the lower right of the glass.
            float gathered = clamp(0.5 - 0.68 * dot(normal.xy, kLight.xy), 0.0, 1.0);
            gathered *= gathered * (1.0 - 0.35 * r2 * r2);
            // A ribbon of clear glass inside, turned differently in each marble.
            float turn = v_look.z * 6.2831853;
            vec2 q = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * p * (0.70 + 0.30 * facing);
            float across = q.y - 0.30 * sin(q.x * 2.6 + turn);
            float ribbon = exp(-26.0 * across * across) + 0.5 * exp(-60.0 * (across + 0.34) * (across + 0.34));
            ribbon *= smoothstep(0.92, 0.35, r);
            float body = 0.10 + 0.82 * gathered + 0.20 * ribbon * (0.35 + gathered);
            colour = mix(linear(u_glass_deep), linear(u_glass), clamp(body, 0.0, 1.0));
            colour += linear(u_glass) * gathered * gathered * 0.55;
            // What it reflects: a bright sky above, the dark of the bowl below; more at the rim.
            float fresnel = 1.0 - facing;
            fresnel = 0.03 + 0.42 * fresnel * fresnel;
            float sky = smoothstep(0.25, -0.95, p.y + 0.25 * p.x);
            colour = mix(colour, vec3(0.80, 0.87, 0.95) * sky, fresnel);
            colour *= 1.0 - 0.55 * smoothstep(0.70, 1.0, r) * smoothstep(-0.7, 0.7, p.y + 0.5 * p.x);
            // The lamp: a soft window with a bright heart.
            vec3 half_way = normalize(kLight + vec3(0.0, 0.0, 1.0));
            float glint = max(dot(normal, half_way), 0.0);
            colour += vec3(1.0, 0.98, 0.95) *
                      (0.75 * smoothstep(0.955, 0.997, glint) + 0.20 * pow(glint, 18.0));
        }
        colour = srgb(colour);
        result = vec4(colour * inside, inside) + result * (1.0 - inside);
    }
    // A selected peg wears a ring: not by height and colour alone.
    float ring = abs(r - 1.13) - 0.045;
    float on = v_look.y * alpha * smoothstep(pixel, -pixel, ring * size);
    if (!u_plain) result = vec4(u_ring * on, on) + result * (1.0 - on);
    if (result.a <= 0.0) discard;
    if (u_straight) result.rgb /= result.a;
    out_colour = result;
}
