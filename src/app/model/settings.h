// SPDX-License-Identifier: MIT
#pragma once

// The player's settings, kept for all games.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "app/model/pace.h"
#include "core/board/notation/hole_names.h"

namespace peg {

enum class ThemeChoice : std::uint8_t { kAuto, kLight, kDark, kContrast };
// Indexed by ThemeChoice: names in stored text, and in the ids of choices.
inline constexpr std::array<std::string_view, 4> kThemeIds{"auto", "light", "dark", "contrast"};

// The material of pegs and board.
enum class Material : std::uint8_t { kGlass, kWood, kMarble, kPlain };
// kAuto: glass, or plain if drawing is too slow for glass.
enum class MaterialChoice : std::uint8_t { kAuto, kGlass, kWood, kMarble, kPlain };
inline constexpr std::array<std::string_view, 5> kMaterialIds{"auto", "glass", "wood", "marble",
                                                              "plain"};

// Size of the print on the canvas, if the window has room for it.
enum class TextSize : std::uint8_t { kNormal, kLarge, kVeryLarge };
inline constexpr std::array<std::string_view, 3> kTextSizeIds{"normal", "large", "very_large"};

struct Settings {
    ThemeChoice theme = ThemeChoice::kAuto;
    bool coordinates = false;  // clearly visible; otherwise faint
    bool coach = false;        // tells for every jump whether it keeps the game winnable
    bool letter_keys = true;   // single letters are commands; a problem for speech input, so it can
                               // be switched off (WCAG 2.1.4)
    Notation notation = Notation::kOwn;  // for showing moves, if the board allows it
    bool sound = false;                  // and vibration, if available
    bool sound_asked = false;            // the player was asked about sound
    bool stopwatch = false;              // the time of a game is measured and shown
    int speed = kUsualSpeed;             // index into kPaces
    MaterialChoice material = MaterialChoice::kAuto;
    TextSize text_size = TextSize::kNormal;
    std::string language;  // one of kLanguages; empty: the browser's

    bool operator==(const Settings&) const = default;
};

}  // namespace peg
