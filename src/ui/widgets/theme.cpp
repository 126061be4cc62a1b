// SPDX-License-Identifier: MIT
#include "ui/widgets/theme.h"

#include <cmath>
#include <list>
#include <string_view>
#include <utility>

#include "assets/fonts.h"
#include "assets/icons.h"
#include "ui/widgets/icon_strokes.h"

namespace peg {

namespace {

// --- Colours: sRGB in hexadecimal; a row is a colour, a column an appearance

// clang-format off

struct InterfaceColour {
    Colour Theme::*colour;
    std::array<unsigned, 3> by_appearance;  // light, dark, contrast
    std::uint32_t Palette::*forced;
};
// The page's background (web/style.css) is `table_edge`.
constexpr InterfaceColour kInterface[] = {
    //                    light     dark      contrast   forced
    {&Theme::text,       {0x2b2622, 0xf1ece4, 0xffffff}, &Palette::canvas_text},
    {&Theme::muted,      {0x6d6259, 0xa79f96, 0xe0e0e0}, &Palette::canvas_text},
    {&Theme::card,       {0xfdfaf5, 0x211f25, 0x000000}, &Palette::canvas},
    {&Theme::line,       {0xe4dccf, 0x35323b, 0xffffff}, &Palette::canvas_text},
    {&Theme::control,    {0xf1ebe1, 0x2d2a33, 0x000000}, &Palette::canvas},
    {&Theme::accent,     {0x1f6b66, 0xe9b872, 0xffe600}, &Palette::highlight},
    {&Theme::on_accent,  {0xffffff, 0x241a0c, 0x000000}, &Palette::highlight_text},
    {&Theme::good,       {0x2d7a3e, 0x7fd08f, 0x7dff8a}, &Palette::canvas_text},
    {&Theme::bad,        {0xa8402a, 0xf2957c, 0xffb199}, &Palette::canvas_text},
    {&Theme::focus,      {0x0b57d0, 0x8ab4f8, 0x4dd2ff}, &Palette::highlight},
    {&Theme::scrim,      {0x2b2622, 0x060508, 0x000000}, &Palette::canvas},
    {&Theme::table,      {0xf6f1e8, 0x2a282f, 0x000000}, &Palette::canvas},
    {&Theme::table_edge, {0xe9e2d6, 0x16151a, 0x000000}, &Palette::canvas},
    {&Theme::cursor,     {0x0b57d0, 0x8ab4f8, 0x4dd2ff}, &Palette::highlight},
};

struct Shading {
    float card_shadow;  // darkness of a card's shadow, 0 to 1
    float shadow;       // darkness of a peg's shadow, 0 to 1
};
constexpr std::array<Shading, 3> kShading{{{0.16f, 0.62f}, {0.45f, 0.78f}, {0, 0}}};

struct DressColour {
    Colour Dress::*colour;
    std::array<unsigned, 7> by_look;
    std::uint32_t Palette::*forced;
};
constexpr DressColour kDresses[] = {
    //                    light                         dark                          contrast
    //                    glass     wood      marble    glass     wood      marble
    {&Dress::board,      {0xdcae78, 0xecd3a6, 0xecebe7, 0x7a4d31, 0x5d3b28, 0x434a54, 0x000000}, &Palette::canvas},
    {&Dress::board_deep, {0xa9713f, 0xcaa06a, 0x8f939b, 0x3f2417, 0x2b170e, 0x8f99a6, 0xffffff}, &Palette::canvas_text},
    {&Dress::engraving,  {0x4f2d12, 0x6b4520, 0x44474f, 0xe0b486, 0xe0b486, 0xd5dae1, 0xffffff}, &Palette::canvas_text},
    {&Dress::inlay,      {0xf3d489, 0xc0933f, 0xb98d36, 0xe2b566, 0xe2b566, 0xe2b566, 0x4dd2ff}, &Palette::highlight},
    {&Dress::peg,        {0x35b3bd, 0x8c5433, 0x1f4a40, 0xffd48a, 0xf0d29c, 0xf2efe9, 0xffe600}, &Palette::canvas_text},
    {&Dress::peg_deep,   {0x062c3c, 0x3b1d0f, 0xbfd6ca, 0x6a3a12, 0xc08f55, 0x84888f, 0x000000}, &Palette::canvas},
    {&Dress::target,     {0xfff3c4, 0xfffbe6, 0x2fb5a2, 0xffe0a0, 0xffe0a0, 0x9fe3d6, 0x7dff8a}, &Palette::highlight},
    {&Dress::hint,       {0xffffff, 0xffffff, 0xffb454, 0xffffff, 0xffffff, 0xffffff, 0x4dd2ff}, &Palette::highlight},
    {&Dress::ring,       {0xfff3c4, 0xfffbe6, 0x1b9c89, 0x9fe3d6, 0x9fe3d6, 0x9fe3d6, 0x000000}, &Palette::canvas},
};
// clang-format on

// The column of kDresses. The plain material has the colours of glass; high contrast has one dress.
constexpr std::size_t look_of(Appearance appearance, Material material) {
    if (appearance == Appearance::kContrast) return 6;
    const std::size_t first = appearance == Appearance::kDark ? 3 : 0;
    return first + (material == Material::kPlain ? 0 : static_cast<std::size_t>(material));
}

Theme make_theme(Appearance appearance, Material material, const std::optional<Palette>& palette) {
    const auto column = static_cast<std::size_t>(appearance);
    Theme theme;
    theme.plain = appearance == Appearance::kContrast;
    theme.material = theme.plain ? Material::kPlain : material;
    theme.card_shadow = kShading[column].card_shadow;
    theme.shadow = kShading[column].shadow;
    for (const auto& [colour, by_appearance, forced] : kInterface)
        theme.*colour = rgb(palette ? *palette.*forced : by_appearance[column]);
    for (const auto& [colour, by_look, forced] : kDresses)
        theme.dress.*colour =
            rgb(palette ? *palette.*forced : by_look[look_of(appearance, material)]);
    return theme;
}

// --- Type ---------------------------------------------------------------------------------

struct Face {
    float size;  // in screen units, from the top of the highest letter to the bottom of the lowest
    std::string_view data;
    const ImWchar* ranges;
};

// The characters of web/fonts.mjs, as pairs of first and last.
constexpr ImWchar kLatin[] = {0x20,   0x7e,   0xa0,   0xff,   0x152,  0x178,  0x2010, 0x2026,
                              0x2190, 0x2193, 0x2212, 0x2212, 0x2264, 0x2265, 0};
constexpr ImWchar kDigits[] = {'0', '9', 0};

const Face& face_of(Type type) {
    static const std::array<Face, kTypes> faces{{
        {0.9375f, assets::inter_400_ttf, kLatin},  // caption
        {0.9375f, assets::inter_600_ttf, kLatin},  // label
        {1.0625f, assets::inter_400_ttf, kLatin},  // body
        {0.9375f, assets::inter_600_ttf, kLatin},  // strong
        {1.25f, assets::inter_600_ttf, kLatin},    // heading
        {1.75f, assets::inter_600_ttf, kLatin},    // title
        {3.25f, assets::inter_600_ttf, kDigits},   // number
        {1.375f, assets::inter_400_ttf, kDigits},  // icon: what is drawn below, beside digits
    }};
    return faces[static_cast<std::size_t>(type)];
}

}  // namespace

const Theme& theme_of(Appearance appearance, Material material, std::optional<Palette> palette) {
    if (appearance != Appearance::kContrast) palette.reset();
    struct Look {
        Appearance appearance;
        Material material;
        std::optional<Palette> palette;

        bool operator==(const Look&) const = default;
    };
    const Look look{appearance, material, palette};
    static std::list<std::pair<Look, Theme>> themes;  // those used so far, which are few
    for (const auto& [known, theme] : themes)
        if (known == look) return theme;
    return themes.emplace_back(look, make_theme(appearance, material, palette)).second;
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
        // ImGui takes a mutable pointer only in order to free it, which the line above forbids.
        void* data = const_cast<char*>(face.data.data());
        fonts_[static_cast<std::size_t>(i)] =
            atlas.AddFontFromMemoryTTF(data, static_cast<int>(face.data.size()),
                                       face.size * unit * density, &config, face.ranges);
    }
    ImFont* icons = font(Type::kIcon);
    const auto size = static_cast<int>(std::lround(face_of(Type::kIcon).size * unit * density));
    int first = 0;  // index of the icons' first rectangle in the atlas
    for (int i = 0; i < icon::kCount; ++i) {
        const int place = atlas.AddCustomRectFontGlyph(
            icons, static_cast<ImWchar>(icon::kFirst + i), size, size, static_cast<float>(size));
        if (i == 0) first = place;
    }
    atlas.Build();
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
    std::string_view strokes = assets::icons_bin;
    for (int i = 0; i < icon::kCount; ++i) {
        const ImFontAtlasCustomRect& place = *atlas.GetCustomRectByIndex(first + i);
        strokes = draw_icon(
            strokes, {pixels + place.Y * width + place.X, static_cast<std::size_t>(width), size});
    }
}

}  // namespace peg
