// SPDX-License-Identifier: MIT
#include "ui/theme.h"

#include <string_view>

#include "assets/fonts.h"
#include "assets/icons.h"

namespace peg {

namespace {

// The page's background is the table's edge: see web/style.css.
constexpr Theme kLight{
    .plain = false,
    .text = rgb(0x2b2622),
    .muted = rgb(0x6d6259),
    .card = rgb(0xfdfaf5),
    .line = rgb(0xe4dccf),
    .control = rgb(0xf1ebe1),
    .accent = rgb(0x1f6b66),
    .on_accent = rgb(0xffffff),
    .good = rgb(0x2d7a3e),
    .bad = rgb(0xa8402a),
    .focus = rgb(0x0b57d0),
    .scrim = rgb(0x2b2622),
    .card_shadow = 0.16f,
    .table = rgb(0xf6f1e8),
    .table_edge = rgb(0xe9e2d6),
    .cursor = rgb(0x0b57d0),
    .shadow = 0.62f,
};

constexpr Theme kDark{
    .plain = false,
    .text = rgb(0xf1ece4),
    .muted = rgb(0xa79f96),
    .card = rgb(0x211f25),
    .line = rgb(0x35323b),
    .control = rgb(0x2d2a33),
    .accent = rgb(0xe9b872),
    .on_accent = rgb(0x241a0c),
    .good = rgb(0x7fd08f),
    .bad = rgb(0xf2957c),
    .focus = rgb(0x8ab4f8),
    .scrim = rgb(0x060508),
    .card_shadow = 0.45f,
    .table = rgb(0x2a282f),
    .table_edge = rgb(0x16151a),
    .cursor = rgb(0x8ab4f8),
    .shadow = 0.78f,
};

constexpr Theme kContrast{
    .plain = true,
    .text = rgb(0xffffff),
    .muted = rgb(0xe0e0e0),
    .card = rgb(0x000000),
    .line = rgb(0xffffff),
    .control = rgb(0x000000),
    .accent = rgb(0xffe600),
    .on_accent = rgb(0x000000),
    .good = rgb(0x7dff8a),
    .bad = rgb(0xffb199),
    .focus = rgb(0x4dd2ff),
    .scrim = rgb(0x000000),
    .card_shadow = 0,
    .table = rgb(0x000000),
    .table_edge = rgb(0x000000),
    .cursor = rgb(0x4dd2ff),
    .shadow = 0,
};

// By Material; the plain one takes the colours of glass.
using Wardrobe = std::array<Dress, 4>;

constexpr Dress kLightGlass{
    .board = rgb(0xdcae78),
    .board_deep = rgb(0xa9713f),
    .engraving = rgb(0x4f2d12),
    .inlay = rgb(0xf3d489),
    .peg = rgb(0x35b3bd),
    .peg_deep = rgb(0x062c3c),
    .target = rgb(0xfff3c4),
    .hint = rgb(0xffffff),
    .ring = rgb(0xfff3c4),
};
constexpr Dress kLightWood{
    .board = rgb(0xecd3a6),
    .board_deep = rgb(0xcaa06a),
    .engraving = rgb(0x6b4520),
    .inlay = rgb(0xc0933f),
    .peg = rgb(0x8c5433),
    .peg_deep = rgb(0x3b1d0f),
    .target = rgb(0xfffbe6),
    .hint = rgb(0xffffff),
    .ring = rgb(0xfffbe6),
};
constexpr Dress kLightMarble{
    .board = rgb(0xecebe7),
    .board_deep = rgb(0x8f939b),
    .engraving = rgb(0x44474f),
    .inlay = rgb(0xb98d36),
    .peg = rgb(0x1f4a40),
    .peg_deep = rgb(0xbfd6ca),
    .target = rgb(0x2fb5a2),
    .hint = rgb(0xffb454),
    .ring = rgb(0x1b9c89),
};
constexpr Wardrobe kLightDresses{kLightGlass, kLightWood, kLightMarble, kLightGlass};

constexpr Dress kDarkGlass{
    .board = rgb(0x7a4d31),
    .board_deep = rgb(0x3f2417),
    .engraving = rgb(0xe0b486),
    .inlay = rgb(0xe2b566),
    .peg = rgb(0xffd48a),
    .peg_deep = rgb(0x6a3a12),
    .target = rgb(0xffe0a0),
    .hint = rgb(0xffffff),
    .ring = rgb(0x9fe3d6),
};
constexpr Dress kDarkWood{
    .board = rgb(0x5d3b28),
    .board_deep = rgb(0x2b170e),
    .engraving = rgb(0xe0b486),
    .inlay = rgb(0xe2b566),
    .peg = rgb(0xf0d29c),
    .peg_deep = rgb(0xc08f55),
    .target = rgb(0xffe0a0),
    .hint = rgb(0xffffff),
    .ring = rgb(0x9fe3d6),
};
constexpr Dress kDarkMarble{
    .board = rgb(0x434a54),
    .board_deep = rgb(0x8f99a6),
    .engraving = rgb(0xd5dae1),
    .inlay = rgb(0xe2b566),
    .peg = rgb(0xf2efe9),
    .peg_deep = rgb(0x84888f),
    .target = rgb(0x9fe3d6),
    .hint = rgb(0xffffff),
    .ring = rgb(0x9fe3d6),
};
constexpr Wardrobe kDarkDresses{kDarkGlass, kDarkWood, kDarkMarble, kDarkGlass};

constexpr Dress kContrastDress{
    .board = rgb(0x000000),
    .board_deep = rgb(0xffffff),
    .engraving = rgb(0xffffff),
    .inlay = rgb(0x4dd2ff),
    .peg = rgb(0xffe600),
    .peg_deep = rgb(0x000000),
    .target = rgb(0x7dff8a),
    .hint = rgb(0x4dd2ff),
    .ring = rgb(0x000000),
};

constexpr std::array<Theme, 4> dressed(const Theme& theme, const Wardrobe& wardrobe) {
    std::array<Theme, 4> themes{};
    for (std::size_t i = 0; i < themes.size(); ++i) {
        themes[i] = theme;
        themes[i].material = static_cast<Material>(i);
        themes[i].dress = wardrobe[i];
    }
    return themes;
}

struct Face {
    float size;  // in units, from the top of the highest letter to the foot of the lowest
    std::string_view data;
    const ImWchar* ranges;
};

// The characters of web/fonts.mjs, as pairs of first and last.
constexpr ImWchar kLatin[] = {0x20,   0x7e,   0xa0,   0xff,   0x2010, 0x2026, 0x2190,
                              0x2193, 0x2212, 0x2212, 0x2264, 0x2265, 0};
constexpr ImWchar kDigits[] = {'0', '9', 0};
constexpr ImWchar kIcons[] = {icon::kFirst, icon::kLast, 0};

const Face& face_of(Type type) {
    static const std::array<Face, kTypes> faces{{
        {0.9375f, assets::inter_400_ttf, kLatin},
        {0.9375f, assets::inter_600_ttf, kLatin},
        {1.0625f, assets::inter_400_ttf, kLatin},
        {0.9375f, assets::inter_600_ttf, kLatin},
        {1.25f, assets::inter_600_ttf, kLatin},
        {1.75f, assets::inter_600_ttf, kLatin},
        {3.25f, assets::inter_600_ttf, kDigits},
        {1.375f, assets::icons_ttf, kIcons},
    }};
    return faces[static_cast<std::size_t>(type)];
}

}  // namespace

const Theme& theme_of(Appearance appearance, Material material) {
    static constexpr auto kLightThemes = dressed(kLight, kLightDresses);
    static constexpr auto kDarkThemes = dressed(kDark, kDarkDresses);
    static constexpr Theme kContrastTheme =
        dressed(kContrast, {kContrastDress, kContrastDress, kContrastDress, kContrastDress})[3];
    const auto index = static_cast<std::size_t>(material);
    switch (appearance) {
        case Appearance::kLight: break;
        case Appearance::kDark: return kDarkThemes[index];
        case Appearance::kContrast: return kContrastTheme;
    }
    return kLightThemes[index];
}

float Fonts::size(Type type) const { return face_of(type).size * unit_; }

void Fonts::build(float density, float unit) {
    density_ = density;
    unit_ = unit;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    for (int i = 0; i < kTypes; ++i) {
        const Face& face = face_of(static_cast<Type>(i));
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        config.OversampleH = density < 1.5f ? 2 : 1;
        config.PixelSnapH = density >= 1.5f;
        // ImGui takes a mutable pointer, but only to free it, which the line above forbids.
        void* data = const_cast<char*>(face.data.data());
        fonts_[static_cast<std::size_t>(i)] =
            atlas.AddFontFromMemoryTTF(data, static_cast<int>(face.data.size()),
                                       face.size * unit * density, &config, face.ranges);
    }
    atlas.Build();
}

}  // namespace peg
