// SPDX-License-Identifier: MIT
#pragma once

// The player's settings, kept for all games.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "app/model/pace.h"
#include "core/board/hole_names.h"

namespace peg {

enum class ThemeChoice : std::uint8_t { kAuto, kLight, kDark, kContrast };
// By ThemeChoice: how it is called where it is stored, and in the ids of choice.h.
inline constexpr std::array<std::string_view, 4> kThemeIds{"auto", "light", "dark", "contrast"};

// What pegs and board are made of.
enum class Material : std::uint8_t { kGlass, kWood, kMarble, kPlain };
// Automatic: glass, or plain where drawing is too slow for that.
enum class MaterialChoice : std::uint8_t { kAuto, kGlass, kWood, kMarble, kPlain };
inline constexpr std::array<std::string_view, 5> kMaterialIds{"auto", "glass", "wood", "marble",
                                                              "plain"};

// How large the print on the canvas is, where the window has room for it.
enum class TextSize : std::uint8_t { kNormal, kLarge, kVeryLarge };
inline constexpr std::array<std::string_view, 3> kTextSizeIds{"normal", "large", "very_large"};

struct Settings {
    ThemeChoice theme = ThemeChoice::kAuto;
    bool coordinates = false;  // distinct ones; else they are faint
    bool coach = false;        // says of every jump whether it keeps the game winnable
    bool letter_keys = true;   // single letters are commands; people who speak to their machine
                               // switch that off (WCAG 2.1.4)
    Notation notation = Notation::kOwn;  // in which moves are shown, where the board allows it
    bool sound = false;                  // and vibration, where there is any
    bool sound_asked = false;            // the player was asked about sound
    bool stopwatch = false;              // the time of a game is taken and shown
    int speed = kUsualSpeed;             // index into kPaces
    MaterialChoice material = MaterialChoice::kAuto;
    TextSize text_size = TextSize::kNormal;
    std::string language;  // of kLanguages; empty: the browser's

    bool operator==(const Settings&) const = default;
};

}  // namespace peg
