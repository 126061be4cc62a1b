// SPDX-License-Identifier: MIT
#include "app/features/paste/paste.h"

#include <cassert>
#include <string>
#include <utility>

#include "app/features/paste/paste_words.h"
#include "app/features/paste/pasted.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/link.h"
#include "app/kit/game/open_link.h"
#include "app/words/app_errors.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

std::string_view without_ends(std::string_view text) {
    constexpr std::string_view kWhite = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kWhite);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kWhite) - first + 1);
}

// Pasted moves are somebody else's: show them from their start, with the moves in the list of
// moves.
void open(Context& context, const ReadAnswer& reading) {
    AppState& state = context.state;
    start_game(context, Board(reading.board), reading.problem);
    for (const JumpId jump : reading.jumps) state.played.play(jump, Maker::kElsewhere);
    if (!reading.jumps.empty()) {
        state.played.help.add(HelpKind::kElsewhere);
        state.played.game.go_to(0);
        position_changed(context);
    }
    const words::Status told = words::pasted(state, reading);
    context.say(told.tone, told.title, told.text);
}

void take_readings(Context& context, std::vector<ReadAnswer> readings) {
    if (readings.size() == 1) return open(context, readings.front());
    context.state.own.of<PastedReadings>().list = std::move(readings);
    context.state.sheet = "readings";
    context.announce(phrase::sheet::which_reading());
}

}  // namespace

void paste(Context& context, std::string_view text) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    if (offer(state.modes, [&](Mode& mode) { return mode.paste(context, text); })) return;
    if (text.size() > kMaxPasted)
        return context.complain(app_error("paste_size", kMaxPasted / 1000));
    const std::string_view inner = without_ends(text);
    if (inner.empty()) return context.complain(app_error("paste_empty"));
    if (const auto link = find_link(inner)) return open_link(context, *link);
    const Board board = state.played.game.board();
    const Problem problem = state.played.game.problem();
    if (const auto own = read_own(board, problem, inner)) return open(context, *own);
    // Blanks before the first row of a drawing matter.
    ask_to_read(context, std::string(text), problem, take_readings);
}

void choose_reading(Context& context, std::size_t number) {
    auto& list = context.state.own.of<PastedReadings>().list;
    assert(number < list.size());
    const ReadAnswer reading = list[number];
    list.clear();
    open(context, reading);
}

std::vector<Choice> reading_choices(const AppState& state) {
    const auto& readings = state.own.of<PastedReadings>().list;
    std::vector<Choice> list;
    list.reserve(readings.size());
    for (std::size_t i = 0; i < readings.size(); ++i)
        list.push_back({"reading:" + std::to_string(i), words::reading(state, readings[i]), false});
    return list;
}

DialogParts readings_parts(const AppState& state) {
    return {words::Passage{"", phrase::sheet::which_reading(), words::Passage::Look::kSmall},
            ChoiceList{phrase::sheet::reading_list(), reading_choices(state),
                       ChoiceList::Look::kRows, false}};
}

}  // namespace peg
