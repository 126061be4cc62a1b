// SPDX-License-Identifier: MIT
#include "app/edit/questions.h"

#include <cassert>
#include <utility>

#include "app/ask/ask.h"
#include "app/ask/finding.h"
#include "app/play/change_game.h"
#include "app/words/edit_words.h"
#include "app/words/words.h"
#include "core/board/game.h"
#include "report/fields.h"
#include "words/phrases.h"

namespace peg {

namespace {

// The positions of a result as report/knowledge_json.h describes it; each solution is replayed
// before it is believed, and what does not stand is left out.
std::vector<NearPosition> parse_nearest(const Board& board, const Problem& asked,
                                        const Json& result) {
    std::vector<NearPosition> nearest;
    const Json* list = field_of(result, "positions");
    for (const Json& one : list != nullptr && list->is_array() ? *list : Json::array()) {
        if (!one.is_object() || nearest.size() == NearestWinnableSearch::kMostFound) continue;
        const auto start = parse_position(board, text_of(one, "position"));
        const auto moves = parse_moves(board, text_of(one, "moves"));
        if (!start || !moves || !replay(board, {*start, asked.finish}, *moves).finished) continue;
        nearest.push_back({*start, count(start->pegs ^ asked.start.pegs), *moves});
    }
    return nearest;
}

void take_verdict(Context& context, const Finding& finding, const Thinking& asked) {
    editor(context).judgement =
        Judgement{asked.asked, finding.verdict, finding.solution, finding.proof};
    context.mark_changed();
}

void show_nearest(Context& context, const Reply& reply, const Thinking& asked) {
    AppState& state = context.state;
    Editing& editing = editor(context);
    const Json none = Json::object();
    const Json& result = reply.result ? *reply.result : none;
    editing.nearest = parse_nearest(state.game.board(), asked.asked, result);
    if (editing.nearest.empty())
        return context.say(Tone::kPlain, phrase::edit::none_near(),
                           flag_of(result, "complete") ? phrase::edit::none_within_three()
                                                       : phrase::edit::none_found_within_three());
    state.sheet = Sheet::kNearest;
    context.mark_changed();
    context.announce(words::nearest_found(editing.nearest.size()));
}

// The play from the start to what was drawn is watched as a solution of that problem. It was opened
// for this alone: the way back leads past it, to the game before.
void show_play(Context& context, const Problem& problem, const std::vector<JumpId>& jumps) {
    AppState& state = context.state;
    start_game(context, Board(state.game.board()), problem);
    const std::size_t ways = state.ways_back.size();
    watch(context, jumps, phrase::edit::arises(jumps.size()));
    if (state.ways_back.size() > ways) state.ways_back.pop_back();
}

void show_origin(Context& context, const Finding& finding, const Thinking& asked) {
    AppState& state = context.state;
    if (finding.verdict == Verdict::kUndecided)
        return context.say(Tone::kPlain, words::no_answer(asked),
                           phrase::edit::not_known_to_arise());
    if (finding.verdict == Verdict::kSolvable && finding.solution.empty())
        return context.say(Tone::kGood, phrase::edit::is_start());
    if (finding.verdict == Verdict::kSolvable)
        return show_play(context, asked.asked, finding.solution);
    editor(context).no_origin = Disproof{asked.asked, *finding.proof};
    const auto pages = pages_of(state.game.board(), asked.asked, *finding.proof);
    const std::size_t cases = std::max<std::size_t>(pages.size() - 1, 1);
    context.say(Tone::kBad, words::cannot_arise(),
                explain(state.game.board(), pages.front(), cases).text);
    state.message->explains_proof = !is_brief(pages.front());
}

}  // namespace

void ask_verdict(Context& context) {
    ask_about(context, Purpose::kVerdict, drawn(context.state), false);
}

void ask_nearest(Context& context) {
    ask_about(context, Purpose::kNearest, drawn(context.state), false);
}

void ask_origin(Context& context) {
    const AppState& state = context.state;
    const Problem from_start{own_problem(state).start, Finish::exactly(drawn(state).start)};
    ask_about(context, Purpose::kOrigin, from_start, false);
}

void take_answer_to_drawing(Context& context, const Reply& reply, const Thinking& asked) {
    AppState& state = context.state;
    if (editing(state) == nullptr) return;
    if (asked.purpose == Purpose::kNearest) return show_nearest(context, reply, asked);
    const auto finding = reply.result
                             ? parse_finding(state.game.board(), asked.asked, *reply.result)
                             : Result<Finding>(unreadable());
    if (!finding) {
        give_up_drawing(context, asked);
        return context.complain(finding.error());
    }
    if (asked.purpose == Purpose::kVerdict) return take_verdict(context, *finding, asked);
    show_origin(context, *finding, asked);
}

void give_up_drawing(Context& context, const Thinking& asked) {
    if (editing(context.state) == nullptr || asked.purpose != Purpose::kVerdict) return;
    take_verdict(context, {}, asked);
}

}  // namespace peg
