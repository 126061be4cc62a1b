// SPDX-License-Identifier: MIT
#include "app/features/library/exchange.h"

#include <algorithm>

#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/store/stored_text.h"
#include "app/kit/words/words.h"
#include "app/words/app_errors.h"
#include "core/support/text.h"
#include "report/fields.h"
#include "words/phrases/memory.h"

namespace peg {

namespace {

constexpr const char* kProgram = "Last Peg";
// Max size of what a file has beyond the known fields: far more than a newer version would store.
constexpr std::size_t kMaxLeftoverBytes = 1'000'000;
constexpr std::size_t kLongestFileName = 60;  // bytes of a file name in a sentence

// What is wrong with a file; nothing if it can be imported.
std::optional<Error> fault_of(const Import& file) {
    const std::string name(beginning(file.name, kLongestFileName));
    if (file.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return app_error("file_empty", name);
    const Json json = parse_json(file.text);
    if (json.is_discarded() && file.text.find(kProgram) != std::string::npos)
        return app_error("file_damaged", name);
    if (!json.is_object() || text_of(json, "program") != kProgram)
        return app_error("file_foreign", name);
    return std::nullopt;
}

// Removes settings that only apply to the browser that stored them.
void take_no_settings(Leftover& leftover) {
    if (Leftover* sketch = leftover.find("sketch"))
        if (const auto unread = sketch->take_value()) leftover.part(kUnread).add_item(*unread);
    const Json settings = settings_json({});
    for (const auto& [name, value] : settings.items()) leftover.erase(name);
    for (const char* name : {"version", "changed", "removed", "least", "sketch"})
        leftover.erase(name);
}

words::Holdings holdings(const AppState& state) {
    words::Holdings all{
        .games = state.kept.library.games().size() + (state.played.game.jumps().empty() ? 0 : 1),
        .lines = state.played.variations.size(),
        .bookmarks = state.played.bookmarks.size(),
        .boards = state.kept.own_boards.size(),
        .positions = state.kept.drawings.size(),
        .solved = state.achieved.solved.size(),
    };
    for (const PlayedGame& game : state.kept.library.games()) {
        all.lines += game.variations.size();
        all.bookmarks += game.bookmarks.size();
    }
    return all;
}

}  // namespace

void export_file(Context& context) {
    Json json{{"program", kProgram}};  // the first key, so that a truncated file is still
                                       // recognised as ours
    json.update(parse_json(format_memory(context.state)));
    json.erase("removed");  // a file adds games, and removes none
    context.effects.emplace_back(Download{"last-peg.json", to_lines(json)});
    context.say(Tone::kPlain, phrase::memory::exported(), phrase::memory::exported_what());
}

void import_file(Context& context, const Import& file) {
    AppState& state = context.state;
    if (const auto fault = fault_of(file)) {
        state.sheet = Sheet::kNone;  // the sheet would cover the sentence
        return context.complain(*fault);
    }
    Memory memory = parse_memory(file.text, state.settings);
    memory.records.proved_fewest.clear();
    const words::Holdings before = holdings(state);
    const bool untouched = suspended_game(state) == nullptr && remembered(state).is_untouched();
    const bool whole = memory.unread == 0;
    take_no_settings(memory.leftover);
    std::size_t bytes = kMaxLeftoverBytes;
    const std::size_t left_out = memory.leftover.trim(bytes);
    const auto current = memory.game;
    take_up(context, std::move(memory));
    // If the player has not played on the board, continue the game of the file.
    if (current && !current->game.jumps().empty() && untouched) resume_game(context, *current);
    state.sheet = Sheet::kNone;
    context.say(whole && left_out == 0 ? Tone::kPlain : Tone::kBad, phrase::memory::imported(),
                words::imported(before, holdings(state), whole, left_out));
}

}  // namespace peg
