// SPDX-License-Identifier: MIT
// Opening what the player pastes.

#include <array>

#include "app/features/paste/paste.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kPasteCommands{
    CommandRow{.id = "paste",
               .icon = "clipboard-paste",
               .place = {810, MenuGroup::kRecord, kInMenuOnly + 190},
               .state = always,
               .run = [](Context& c) { c.effects.emplace_back(ReadClipboard{}); }},
};

constexpr std::array kPasteSheets{
    SheetRow{.id = "readings",
             .title = [](State) { return phrase::sheet::readings(); },
             .parts = readings_parts},
};

constexpr std::array kPasteChoices{
    ChoiceRow{.prefix = "reading:",
              .order = 500,
              .offered = [](State s) { return s.sheet == "readings"; },
              .list = reading_choices,
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_numbered(c, rest, c.state.own.of<PastedReadings>().list.size(),
                                             choose_reading);
                  }},
};

}  // namespace

const Feature& paste_feature() {
    static constexpr Feature kFeature{.name = "paste",
                                      .commands = kPasteCommands,
                                      .sheets = kPasteSheets,
                                      .choices = kPasteChoices};
    return kFeature;
}

}  // namespace peg
