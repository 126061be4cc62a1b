// SPDX-License-Identifier: MIT
#include "app/features/edit/questions.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>

#include "app/features/edit/edit_words.h"
#include "app/kit/ask/ask.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/words/words.h"
#include "app/model/finding.h"
#include "core/board/game.h"
#include "core/board/notation.h"
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
    editing.nearest = parse_nearest(state.played.game.board(), asked.asked, result);
    if (editing.nearest.empty())
        return context.say(Tone::kPlain, phrase::edit::none_near(),
                           flag_of(result, "complete") ? phrase::edit::none_within_three()
                                                       : phrase::edit::none_found_within_three());
    state.sheet = "nearest";
    context.mark_changed();
    context.announce(words::nearest_found(editing.nearest.size()));
}

// The play from the start to what was drawn is watched as a solution of that problem. It was opened
// for this alone: the way back leads past it, to the game before.
void show_play(Context& context, const Problem& problem, const std::vector<JumpId>& jumps) {
    AppState& state = context.state;
    start_game(context, Board(state.played.game.board()), problem);
    std::vector<PlayedGame> ways = state.ways_back;
    watch(context, jumps, phrase::edit::arises(jumps.size()));
    state.ways_back = std::move(ways);
}

// The player's question has the answer no, and the proof can be read.
void refuse(Context& context, Disproof disproof) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    const auto pages = pages_of(board, disproof.problem, disproof.proof);
    const std::size_t cases = std::max<std::size_t>(pages.size() - 1, 1);
    context.say(Tone::kBad, disproof.claim, explain(board, pages.front(), cases).text);
    state.message->explains_proof = !is_brief(pages.front());
    editor(context).refused = std::move(disproof);
}

// From the start to what was drawn, and from there to the finish.
std::array<Problem, 2> halves(const Thinking& asked) {
    return {Problem{asked.asked.start, Finish::exactly(*asked.through)},
            Problem{*asked.through, asked.asked.finish}};
}

void show_origin(Context& context, const Finding& finding, const Thinking& asked) {
    if (finding.verdict == Verdict::kUndecided)
        return context.say(Tone::kPlain, words::no_answer(asked),
                           phrase::edit::not_known_to_arise());
    if (finding.verdict == Verdict::kSolvable && finding.solution.empty())
        return context.say(Tone::kGood, phrase::edit::is_start());
    if (finding.verdict == Verdict::kSolvable)
        return show_play(context, asked.asked, finding.solution);
    refuse(context, {asked.asked, *finding.proof, words::cannot_arise()});
}

// The whole solution is watched in the game, from its start.
void show_through(Context& context, const Finding& finding, const Json& result,
                  const Thinking& asked) {
    AppState& state = context.state;
    if (finding.verdict == Verdict::kUndecided)
        return context.say(Tone::kPlain, words::no_answer(asked), phrase::edit::way_not_known());
    if (finding.verdict == Verdict::kUnsolvable) {
        const bool first = integer_of(result, "lost_half") == 1;
        return refuse(context, {halves(asked)[first ? 0 : 1], *finding.proof,
                                first ? words::cannot_arise() : phrase::edit::no_way_on()});
    }
    const Board& board = state.played.game.board();
    const int before = peg_count(asked.asked.start) - peg_count(*asked.through);
    const auto to_it = std::span(finding.solution)
                           .first(static_cast<std::size_t>(
                               std::clamp(before, 0, static_cast<int>(finding.solution.size()))));
    if (replay(board, halves(asked)[0], to_it).end != *asked.through)
        return context.complain(unreadable());
    leave_way_back(state);
    stop_editing(state);
    go_to(context, 0);
    watch(context, finding.solution,
          phrase::edit::way_through(phrase::count::jumps(to_it.size()),
                                    phrase::count::jumps(finding.solution.size() - to_it.size())));
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

void ask_through(Context& context) {
    AppState& state = context.state;
    const Position middle = drawn(state).start;
    ask_about(context, Purpose::kThrough, state.played.game.problem(), false,
              {{"through", format_position(state.played.game.board(), middle)}});
    state.thinking->through = middle;
}

void take_answer_to_drawing(Context& context, const Reply& reply, const Thinking& asked) {
    AppState& state = context.state;
    if (editing(state) == nullptr) return;
    if (asked.purpose == Purpose::kNearest) return show_nearest(context, reply, asked);
    const std::int64_t lost_half =
        asked.through && reply.result ? integer_of(*reply.result, "lost_half") : 0;
    const Problem problem = lost_half > 0 ? halves(asked)[lost_half == 1 ? 0 : 1] : asked.asked;
    const auto finding = reply.result
                             ? parse_finding(state.played.game.board(), problem, *reply.result)
                             : Result<Finding>(unreadable());
    if (!finding) {
        give_up_drawing(context, asked);
        return context.complain(finding.error());
    }
    if (asked.purpose == Purpose::kVerdict) return take_verdict(context, *finding, asked);
    if (asked.through) return show_through(context, *finding, *reply.result, asked);
    show_origin(context, *finding, asked);
}

void give_up_drawing(Context& context, const Thinking& asked) {
    if (editing(context.state) == nullptr || asked.purpose != Purpose::kVerdict) return;
    editor(context).judgement = Judgement{.problem = asked.asked, .interrupted = true};
    context.mark_changed();
}

}  // namespace peg
