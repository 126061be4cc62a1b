// SPDX-License-Identifier: MIT
#pragma once

// What is remembered between visits, as text: the settings, the problems solved, the game where it
// stands, the games that were left, and what was drawn. The text that comes back may be years old,
// newer than this program, or somebody else's: what this program does not understand (leftover.h)
// is not used, but stays in the text until the player changes what stands in its place.

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "app/kit/context.h"
#include "app/kit/intent.h"
#include "app/model/removals.h"
#include "app/model/stored/drawing_json.h"
#include "app/model/stored/leftover.h"
#include "app/model/stored/settings_json.h"

namespace peg {

std::string format_memory(const AppState& state);

struct Memory {
    Settings settings;
    SettingChanges setting_changes;
    std::set<std::string> solved;
    Records records;
    DayRecords days;
    Drawings drawings;
    std::vector<OwnBoard> own_boards;
    std::optional<Sketchbook> sketchbook;
    Tries tries;
    Mistakes mistakes;
    std::optional<PlayedGame> game;
    Library library;
    Removals removals;
    Leftover leftover;
    std::size_t unread = 0;  // games that could not be read, or not in full
    std::size_t told = 0;    // how many of them the player was told of before
};
// Settings that the text does not give are as in `otherwise`.
Memory parse_memory(std::string_view text, const Settings& otherwise = {});

// Stores settings and game, if they differ from what was stored last. While a lesson runs nothing
// is stored: the game before it stays.
void remember(Context& context);
// Takes up what was stored; empty text is somebody's first visit.
void restore(Context& context, std::string_view text);
// Takes up what another tab has stored meanwhile: of each setting the later change; of games and
// solved problems those of both, but for what either has removed.
void merge(Context& context, const Merge& other);
// Adds to what is here: games and solved problems; the settings are taken over.
void take_up(Context& context, Memory memory);
// Tells the player, once, that nothing can be stored.
void warn_of_storage(Context& context);

}  // namespace peg
