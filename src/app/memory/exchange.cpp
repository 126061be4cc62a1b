// SPDX-License-Identifier: MIT
#include "app/memory/exchange.h"

#include <algorithm>

#include "app/memory/saved_state.h"
#include "app/play/change_game.h"
#include "app/play/ways_back.h"
#include "app/words/words.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr const char* kProgram = "Last Peg";
constexpr std::size_t kLongestFileName = 60;  // of a file, in a sentence

// What is wrong with the text of a file, as the end of a sentence; empty where nothing is.
std::string fault_of(const std::string& text) {
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) return "is empty";
    const Json json = parse_json(text);
    if (json.is_discarded())
        return text.find(kProgram) != std::string::npos ? "is cut short or damaged"
                                                        : "is not a file that Last Peg exports";
    if (!json.is_object() || text_of(json, "program") != kProgram)
        return "is not a file that Last Peg exports";
    return "";
}

// How many games somebody would count: those in which something was played.
std::size_t game_count(const AppState& state) {
    return state.library.games().size() + (state.game.jumps().empty() ? 0 : 1);
}

}  // namespace

void export_file(Context& context) {
    Json json{{"program", kProgram}};  // first, so that what is cut short is known for ours
    json.update(parse_json(format_memory(context.state)));
    context.effects.emplace_back(Download{"last-peg.json", to_lines(json)});
    context.say(
        Tone::kPlain, "Exported.",
        "The file last-peg.json holds your games, what you have solved, and your settings.");
}

void import_file(Context& context, const Import& file) {
    AppState& state = context.state;
    if (const std::string fault = fault_of(file.text); !fault.empty()) {
        state.sheet = Sheet::kNone;  // it would lie over the sentence
        return context.complain({"The file " + file.name.substr(0, kLongestFileName) + ' ' + fault +
                                 ". Nothing was changed."});
    }
    Memory memory = parse_memory(file.text);
    memory.records.least.clear();
    const std::size_t games = game_count(state);
    const std::size_t solved = state.solved.size();
    const bool whole = memory.whole;
    const auto current = memory.game;
    take_up(context, std::move(memory));
    // On a board that nobody has touched the game of the file goes on.
    if (current && !current->game.jumps().empty() && put_by(state) == nullptr &&
        is_untouched(remembered(state)))
        resume_game(context, *current);
    state.sheet = Sheet::kNone;
    context.say(whole ? Tone::kPlain : Tone::kBad, "Imported.",
                words::imported(game_count(state) - games, state.solved.size() - solved, whole));
}

}  // namespace peg
