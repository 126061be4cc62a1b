// SPDX-License-Identifier: MIT
// Opening what is on the clipboard.

#include <array>

#include "app/kit/context.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kPasteCommands{
    CommandRow{.id = "paste",
               .icon = "clipboard-paste",
               .place = {810, MenuGroup::kRecord, kInMenuOnly + 190},
               .standing = always,
               .run = [](Context& c) { c.effects.emplace_back(ReadClipboard{}); }},
};

}  // namespace

const Feature& paste_feature() {
    static constexpr Feature kFeature{.name = "paste", .commands = kPasteCommands};
    return kFeature;
}

}  // namespace peg
