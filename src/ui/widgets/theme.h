// SPDX-License-Identifier: MIT
#pragma once

// Colours and type of everything that is drawn. A theme is plain data.

#include <array>
#include <optional>

#include <imgui.h>

#include "app/kit/app_state.h"

namespace peg {

// sRGB, 0 to 1.
struct Colour {
    float red = 0;
    float green = 0;
    float blue = 0;
};

constexpr Colour rgb(unsigned hex) {
    return {static_cast<float>(hex >> 16 & 255) / 255.0f,
            static_cast<float>(hex >> 8 & 255) / 255.0f, static_cast<float>(hex & 255) / 255.0f};
}

constexpr ImU32 pack(Colour c, float alpha = 1) {
    return IM_COL32(static_cast<int>(c.red * 255 + 0.5f), static_cast<int>(c.green * 255 + 0.5f),
                    static_cast<int>(c.blue * 255 + 0.5f), static_cast<int>(alpha * 255 + 0.5f));
}

constexpr Colour blend(Colour a, Colour b, float t) {
    return {a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t,
            a.blue + (b.blue - a.blue) * t};
}

// The colours of a board and its pegs in one material.
struct Dress {
    Colour board,
        board_deep;  // the lighter and the darker tone (grain, veins) of the board's material
    Colour engraving, inlay;
    Colour peg, peg_deep;
    Colour target, hint, ring;
};

struct Theme {
    bool plain = false;  // high contrast: outlines, no shading, no shadows
    Material material = Material::kPlain;

    // Colours of the interface. `text` and `muted` have a contrast of at least 4.5 to 1 on `card`
    // and `control`.
    Colour text, muted, card, line, control, accent, on_accent, good, bad, focus, scrim;
    float card_shadow = 0;  // 0 to 1

    // Colours of the scene.
    Colour table, table_edge, cursor;
    float shadow = 0;
    Dress dress;
};

// In high contrast, the colours are those of the palette, if there is one. Returns the same object
// for the same arguments, so a change of theme can be detected by its address.
const Theme& theme_of(Appearance appearance, Material material, std::optional<Palette> palette);

// The type scale. Sizes are multiples of the screen's unit.
enum class Type : std::uint8_t {
    kCaption,
    kLabel,
    kBody,
    kStrong,
    kHeading,
    kTitle,
    kNumber,
    kIcon
};
inline constexpr int kTypes = 8;

// The fonts, rasterised for one pixel density and one unit. A font is drawn unscaled at its own
// size (see size), and scaled at other sizes.
class Fonts {
public:
    // True if the atlas was made for this density and unit.
    bool fits(float density, float unit) const { return density == density_ && unit == unit_; }
    // Fills ImGui's atlas; afterwards the texture must be made again (PanelPainter::take_fonts).
    // Slow.
    void build(float density, float unit);

    ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }
    float size(Type type) const;  // CSS pixels

private:
    float density_ = 0;
    float unit_ = 0;
    std::array<ImFont*, kTypes> fonts_{};
};

}  // namespace peg
