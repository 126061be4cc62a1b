// SPDX-License-Identifier: MIT
#include "app/features/edit/questions.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "app/kit/ask/ask.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/intent.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_pages.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "app/model/knowledge/judgement.h"
#include "core/board/game.h"
#include "core/board/notation/notation.h"
#include "core/solver/nearest_winnable.h"
#include "report/fields.h"
#include "words/phrases/ask.h"
#include "words/phrases/count.h"
#include "words/phrases/edit.h"

namespace peg {

namespace {

// The positions of a result (report/knowledge_json.h). Each solution is replayed; positions whose
// solution is wrong are left out.
std::vector<NearPosition> parse_nearest(const Board& board, const Problem& asked,
                                        const Json& result) {
    std::vector<NearPosition> nearest;
    const Json* list = field_of(result, "positions");
    for (const Json& one : list != nullptr && list->is_array() ? *list : Json::array()) {
        if (!one.is_object() || nearest.size() == NearestWinnableSearch::kMaxFound) continue;
        const auto start = parse_position(board, text_of(one, "position"));
        const auto moves = parse_moves(board, text_of(one, "moves"));
        if (!start || !moves || !replay(board, {*start, asked.finish}, *moves).finished) continue;
        nearest.push_back({*start, count(start->pegs ^ asked.start.pegs), *moves});
    }
    return nearest;
}

void show_nearest(Context& context, const Reply& reply, const Thinking& asked) {
    AppState& state = context.state;
    Editing& editing = editor(context);
    const Json none = Json::object();
    const Json& result = reply.result ? *reply.result : none;
    editing.near = parse_nearest(state.played.game.board(), asked.asked, result);
    if (editing.near.empty())
        return context.say(Tone::kPlain, phrase::edit::none_near(),
                           flag_of(result, "complete") ? phrase::edit::none_within_three()
                                                       : phrase::edit::none_found_within_three());
    state.sheet = "nearest";
    context.mark_changed();
    context.announce(words::nearest_found(editing.near.size()));
}

// Plays the jumps from the start to the drawing as a solution of their own problem. The way back
// leads to the game before, not to this problem.
void show_play(Context& context, const Problem& problem, const std::vector<JumpId>& jumps) {
    AppState& state = context.state;
    start_game(context, Board(state.played.game.board()), problem);
    std::vector<PlayedGame> ways = state.back_stack.games;
    watch(context, jumps, phrase::edit::arises(jumps.size()));
    state.back_stack.games = std::move(ways);
}

// Shows that the player's question has the answer no, with the proof at hand.
void refuse(Context& context, Disproof disproof) {
    AppState& state = context.state;
    const Board& board = state.played.game.board();
    const auto pages = pages_of(board, disproof.problem, disproof.proof);
    const std::size_t cases = std::max<std::size_t>(pages.size() - 1, 1);
    context.say(Tone::kBad, disproof.claim,
                explain(board, pages.front(), cases, disproof.way).text);
    state.message->explains_proof = !is_brief(pages.front());
    editor(context).refused = std::move(disproof);
}

// The problem from the start to the middle position, and the one from there to the finish.
std::array<Problem, 2> halves(const Problem& whole, Position middle) {
    return {Problem{whole.start, Finish::exactly(middle)}, Problem{middle, whole.finish}};
}

void show_origin(Context& context, const Finding& finding, const Thinking& asked) {
    if (finding.verdict == Verdict::kUndecided)
        return context.say(Tone::kPlain, words::no_answer(asked),
                           phrase::edit::not_known_to_arise());
    if (finding.verdict == Verdict::kSolvable && finding.solution.empty())
        return context.say(Tone::kGood, phrase::edit::is_start());
    if (finding.verdict == Verdict::kSolvable)
        return show_play(context, asked.asked, finding.solution);
    refuse(context, {asked.asked, *finding.proof, words::cannot_arise(), Way::kFromStart});
}

// Plays the whole solution in the game, from its start.
void show_through(Context& context, const Finding& finding, const Json& result,
                  const Thinking& asked, Position middle) {
    AppState& state = context.state;
    if (finding.verdict == Verdict::kUndecided)
        return context.say(Tone::kPlain, words::no_answer(asked), phrase::edit::way_not_known());
    if (finding.verdict == Verdict::kUnsolvable) {
        const bool first = integer_of(result, "lost_half") == 1;
        const Problem half = halves(asked.asked, middle)[first ? 0 : 1];
        if (first)
            return refuse(context, {half, *finding.proof, words::cannot_arise(), Way::kFromStart});
        return refuse(context, {half, *finding.proof, phrase::edit::no_way_on()});
    }
    const Board& board = state.played.game.board();
    const int before = peg_count(asked.asked.start) - peg_count(middle);
    const auto to_it = std::span(finding.solution)
                           .first(static_cast<std::size_t>(
                               std::clamp(before, 0, static_cast<int>(finding.solution.size()))));
    if (replay(board, halves(asked.asked, middle)[0], to_it).end != middle)
        return context.complain(unreadable());
    leave_way_back(state);
    stop_editing(state);
    go_to(context, 0);
    watch(context, finding.solution,
          phrase::edit::way_through(phrase::count::jumps(to_it.size()),
                                    phrase::count::jumps(finding.solution.size() - to_it.size())));
}

Result<Finding> finding_in(const Context& context, const Reply& reply, const Problem& problem) {
    if (!reply.result) return unreadable();
    return parse_finding(context.state.played.game.board(), problem, *reply.result);
}

// Answers that come after the editor was left are dropped, here and below.
class NearestQuestion final : public Question {
public:
    int seconds() const override { return kHintSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "nearest"}}; }
    std::string doing() const override { return phrase::ask::for_winnable(); }
    std::string so_far(const Json& result) const override {
        const Json* found = field_of(result, "positions");
        if (found == nullptr || !found->is_array() || found->empty()) return "";
        return phrase::ask::found(found->size());
    }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        if (editing(context.state) != nullptr) show_nearest(context, reply, asked);
    }
    void failed(Context&, const Thinking&) const override {}
};

class OriginQuestion final : public Question {
public:
    int seconds() const override { return kSolveSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "solve"}}; }
    std::string doing() const override { return phrase::ask::for_origin(); }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        if (editing(context.state) == nullptr) return;
        const auto finding = finding_in(context, reply, asked.asked);
        if (!finding) return context.complain(finding.error());
        show_origin(context, *finding, asked);
    }
    void failed(Context&, const Thinking&) const override {}
};

class ThroughQuestion final : public Question {
public:
    // `text`: the position `middle`, in the request's notation.
    ThroughQuestion(Position middle, std::string text) : middle_(middle), text_(std::move(text)) {}

    int seconds() const override { return kSolveSeconds; }
    Json request(std::uint32_t) const override {
        return {{"command", "solve"}, {"through", text_}};
    }
    std::string doing() const override { return phrase::ask::for_through(); }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        if (editing(context.state) == nullptr) return;
        const std::int64_t lost_half = reply.result ? integer_of(*reply.result, "lost_half") : 0;
        const auto parts = halves(asked.asked, middle_);
        const auto finding = finding_in(context, reply,
                                        lost_half <= 0   ? asked.asked
                                        : lost_half == 1 ? parts[0]
                                                         : parts[1]);
        if (!finding) return context.complain(finding.error());
        show_through(context, *finding, *reply.result, asked, middle_);
    }
    void failed(Context&, const Thinking&) const override {}

private:
    Position middle_;
    std::string text_;
};

}  // namespace

void ask_nearest(Context& context) {
    ask_about(context, std::make_shared<NearestQuestion>(), drawn(context.state));
}

void ask_origin(Context& context) {
    const AppState& state = context.state;
    const Problem from_start{own_problem(state).start, Finish::exactly(drawn(state).start)};
    ask_about(context, std::make_shared<OriginQuestion>(), from_start);
}

void ask_through(Context& context) {
    const AppState& state = context.state;
    const Position middle = drawn(state).start;
    ask_about(context,
              std::make_shared<ThroughQuestion>(middle,
                                                format_position(state.played.game.board(), middle)),
              state.played.game.problem());
}

}  // namespace peg
