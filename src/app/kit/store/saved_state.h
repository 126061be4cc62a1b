// SPDX-License-Identifier: MIT
#pragma once

// What is remembered between visits, as text: the settings, the solved problems, the current game,
// the games that were left, and the drawings. A stored text may be years old, newer than this
// program, or somebody else's. Data that this program does not understand (leftover.h) is not used,
// but stays in the text until the player changes what is in its place.

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "app/kit/context.h"
#include "app/kit/intent.h"
#include "app/model/knowledge/removals.h"
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
    std::size_t unread = 0;           // number of games that could not be read, or not completely
    std::size_t unread_reported = 0;  // number of these that the player already knows of
};
// Settings that are missing in the text are taken from `otherwise`.
Memory parse_memory(std::string_view text, const Settings& otherwise = {});

// Stores settings and game, if they differ from what was stored last. Stores nothing during a
// lesson: the game before it stays stored.
void remember(Context& context);
// Loads what was stored; an empty text means a first visit.
void restore(Context& context, std::string_view text);
// Merges what another tab has stored meanwhile: the later change of each setting; the games and
// solved problems of both, except those that either has removed.
void merge(Context& context, const Merge& other);
// Adds games and solved problems to those here, and takes the settings over.
void take_up(Context& context, Memory memory);
// Tells the player, once, that nothing can be stored.
void warn_of_storage(Context& context);

}  // namespace peg
