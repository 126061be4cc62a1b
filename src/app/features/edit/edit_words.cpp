// SPDX-License-Identifier: MIT
#include "app/features/edit/edit_words.h"

#include <vector>

#include "app/features/edit/editing.h"
#include "app/kit/ask/ask.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/judgement.h"
#include "app/words/list_words.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/solver/nearest_winnable.h"
#include "words/phrases/count.h"
#include "words/phrases/edit.h"
#include "words/phrases/problem.h"

namespace peg::words {

namespace {

// Why the drawn problem cannot be won, in short; the command Why? shows the whole proof.
struct Reason {
    std::string text;
    std::string said;  // the same with the verdict before it
};

// Why the rule of three excludes the finish, and where it allows a last peg.
Reason class_reason(const Board& board, const Problem& problem) {
    const Finish& finish = problem.finish;
    if (finish.kind == Finish::Kind::kPosition)
        return {phrase::edit::why_class_of_figure(), phrase::edit::lost_class_of_figure()};
    if (!takes_survivor(finish))
        return {phrase::edit::why_class_of_goal(), phrase::edit::lost_class_of_goal()};
    const Bits possible = possible_last_holes(board, problem.start);
    if (possible == 0) return {phrase::edit::why_class_of_any(), phrase::edit::lost_class_of_any()};
    const std::string hole = list_with_or(board, goal_holes(finish));
    const std::string holes = list_with_or(board, possible);
    return {phrase::edit::why_class_of_hole(hole, holes),
            phrase::edit::lost_class_of_hole(hole, holes)};
}

struct ReasonOf {
    const Board& board;
    const Problem& problem;

    Reason operator()(const ClassCertificate&) const { return class_reason(board, problem); }
    Reason operator()(const PagodaCertificate& pagoda) const {
        const std::string start = worth_text(pagoda.start);
        const std::string finish = worth_text(pagoda.finish);
        return {phrase::edit::why_worth(start, finish), phrase::edit::lost_worth(start, finish)};
    }
    Reason operator()(const ZeroHalfCertificate& pagoda) const {
        const std::string start = worth_text(pagoda.start);
        const std::string finish = worth_text(pagoda.finish);
        return {phrase::edit::why_tolls(start, finish), phrase::edit::lost_tolls(start, finish)};
    }
    Reason operator()(const CostPartition&) const {
        return {phrase::edit::why_parts(), phrase::edit::lost_parts()};
    }
    Reason operator()(const CaseDistinction& split) const {
        if (split.cases.empty())
            return {phrase::edit::why_no_way_on(), phrase::edit::lost_no_way_on()};
        if (split.by == CaseDistinction::By::kFinish)
            return {phrase::edit::why_holes(), phrase::edit::lost_holes()};
        if (split.by == CaseDistinction::By::kPosition)
            return {phrase::edit::why_positions(), phrase::edit::lost_positions()};
        return {phrase::edit::why_cases(), phrase::edit::lost_cases()};
    }
    Reason operator()(const SearchCertificate& search) const {
        return {phrase::edit::why_tried(search.positions),
                phrase::edit::lost_tried(search.positions)};
    }
};

Reason reason_of(const AppState& state, const Judgement& judgement) {
    const Board& board = state.played.game.board();
    const Problem& problem = judgement.problem;
    if (problem.start.pegs == board.holes())
        return {phrase::edit::why_full(), phrase::edit::lost_full()};
    if (!has_jump(board, problem.start))
        return {phrase::edit::why_stuck(), phrase::edit::lost_stuck()};
    return std::visit(ReasonOf{board, problem}, judgement.proof->kind);
}

// What the rule of three allows, if it does not exclude the finish.
std::string class_words(const AppState& state) {
    const Board& board = state.played.game.board();
    const Position start = drawn(state).start;
    const Finish finish = drawn(state).finish;
    const Bits possible = possible_last_holes(board, start);
    switch (finish.kind) {
        case Finish::Kind::kAny:
            return phrase::edit::class_leaves_holes(list_with_or(board, possible));
        case Finish::Kind::kFewest:
            if (possible == 0) return phrase::edit::class_leaves_several();
            return phrase::edit::class_leaves_holes_for_one(list_with_or(board, possible));
        case Finish::Kind::kOneOf:
            return phrase::edit::class_leaves_holes(list_with_or(board, possible & finish.holes));
        case Finish::Kind::kHole:
        case Finish::Kind::kPosition: return phrase::edit::class_allows();
        case Finish::Kind::kPattern:
        case Finish::Kind::kPegs:
        case Finish::Kind::kMost: break;
    }
    return "";
}

std::string how_won(const AppState& state, const Judgement& judgement) {
    const Position start = judgement.problem.start;
    const Finish finish = judgement.problem.finish;
    const std::size_t jumps = judgement.solution.size();
    if (is_best_end(finish))
        return phrase::edit::at_best(peg_count(start) - static_cast<int>(jumps)) +
               (finish.kind == Finish::Kind::kFewest ? ' ' + class_words(state) : "");
    if (jumps == 0) return phrase::edit::finished_already();
    const std::string way = phrase::edit::leads_to_finish(jumps);
    return finish.kind == Finish::Kind::kAny ? way + ' ' + class_words(state) : way;
}

// The verdict alone; phrased as a question until it is known.
std::string verdict_title(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (drawn(state).start.pegs == 0) return phrase::edit::board_is_empty();
    if (!judgement || judgement->interrupted) return phrase::edit::can_it_be_won();
    switch (judgement->verdict) {
        case Verdict::kSolvable: return phrase::edit::winnable();
        case Verdict::kUnsolvable: return phrase::edit::cannot_be_won();
        case Verdict::kUndecided: break;
    }
    return phrase::edit::not_decided(kVerdictSeconds);
}

std::string explanation_of_verdict(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!judgement || judgement->verdict == Verdict::kUndecided) return class_words(state);
    if (judgement->verdict == Verdict::kSolvable) return how_won(state, *judgement);
    const std::string text = reason_of(state, *judgement).text;
    return judgement->proof ? text + ' ' + phrase::edit::why_shows_proof() : text;
}

Tone tone_of(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!judgement || judgement->verdict == Verdict::kUndecided) return Tone::kPlain;
    return judgement->verdict == Verdict::kSolvable ? Tone::kGood : Tone::kBad;
}

}  // namespace

Status edit_status(const AppState& state) {
    const Editing& mode = *editing(state);
    const auto ask = [](std::string what) {
        return Status{Tone::kHint, false, std::move(what), phrase::edit::escape_keeps_finish()};
    };
    switch (mode.picks) {
        case Editing::Picks::kFinish: return ask(phrase::edit::tap_last_hole());
        case Editing::Picks::kMarkedPeg: return ask(phrase::edit::tap_marked());
        case Editing::Picks::kMarkedEnd:
            return ask(phrase::edit::tap_end(format_hole(state.played.game.board(), mode.marked)));
        case Editing::Picks::kNothing: break;
    }
    if (is_painting(state))
        return {tone_of(state), false,
                drawn(state).finish.kind == Finish::Kind::kOneOf ? phrase::edit::paint_holes()
                                                                 : phrase::edit::paint_pattern(),
                phrase::edit::escape_to_start() + ' ' + verdict_title(state)};
    Status status{tone_of(state), false, verdict_title(state), ""};
    status.thinking = !mode.judgement && state.thinking && state.thinking->age >= kPatience;
    const Bits pegs = drawn(state).start.pegs;
    if (pegs == 0)
        status.text = phrase::edit::how();
    else if (pegs == state.played.game.board().holes())
        status.text = phrase::edit::tap_vacancy();
    else if (is_untouched_drawing(state))
        status.text = phrase::edit::how() + ' ' + explanation_of_verdict(state);
    else
        status.text = explanation_of_verdict(state);
    return status;
}

std::string verdict_said(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!judgement) return verdict_title(state);
    if (judgement->verdict == Verdict::kUnsolvable) return reason_of(state, *judgement).said;
    const bool plain = judgement->verdict == Verdict::kSolvable && !judgement->solution.empty() &&
                       !is_best_end(judgement->problem.finish);
    return plain ? verdict_title(state)
                 : verdict_title(state) + ' ' + explanation_of_verdict(state);
}

std::string drawing_line(const AppState& state) {
    const Position start = drawn(state).start;
    return phrase::edit::pegs_drawn(peg_count(start),
                                    goal(state.played.game.board(), drawn(state))) +
           ' ' + verdict_title(state);
}

std::string begins_editing(const AppState& state) {
    return phrase::edit::begins(title(state), pegs_drawn(state)) + ' ' + phrase::edit::how();
}

std::string pegs_drawn(const AppState& state) {
    return phrase::edit::pegs(peg_count(drawn(state).start));
}

std::string drawn_hole(const AppState& state, Hole hole, int before) {
    const Position now = drawn(state).start;
    const bool puts = contains(now.pegs, hole);
    const int changed = std::abs(peg_count(now) - before);
    const std::string name = format_hole(state.played.game.board(), hole);
    const std::string what =
        changed == 1
            ? (puts ? phrase::edit::put_in_hole(name) : phrase::edit::took_out_of_hole(name))
            : (puts ? phrase::edit::put_in(changed) : phrase::edit::took_out(changed));
    return what + ' ' + pegs_drawn(state);
}

std::string finish_chosen(const AppState& state) {
    return phrase::edit::finish_chosen(goal(state.played.game.board(), drawn(state)));
}

std::string changes(const AppState& state, const NearPosition& near) {
    const Board& board = state.played.game.board();
    std::vector<std::string> parts;
    for (Hole hole : board.reading_order()) {
        if (!contains(near.start.pegs ^ drawn(state).start.pegs, hole)) continue;
        const std::string name = format_hole(board, hole);
        parts.push_back(contains(near.start.pegs, hole) ? phrase::edit::hole_in(name)
                                                        : phrase::edit::hole_out(name));
    }
    return list(parts);
}

std::string changed(const NearPosition& near) { return phrase::count::holes_changed(near.changed); }

std::string nearest_found(std::size_t found) { return phrase::edit::near_found(found); }

std::string name(Finish::Kind finish) {
    switch (finish) {
        case Finish::Kind::kAny: return phrase::edit::finish_any();
        case Finish::Kind::kHole: return phrase::edit::finish_hole();
        case Finish::Kind::kFewest: return phrase::edit::finish_fewest();
        case Finish::Kind::kPosition: return phrase::edit::finish_drawn();
        case Finish::Kind::kMost: return phrase::problem::most();
        case Finish::Kind::kPattern: return phrase::edit::finish_pattern();
        case Finish::Kind::kOneOf: return phrase::edit::finish_one_of();
        case Finish::Kind::kPegs: return phrase::edit::finish_pegs();
    }
    return "";
}

std::string name(Symmetry symmetry) {
    switch (symmetry) {
        case Symmetry::kNone: return phrase::edit::symmetry_none();
        case Symmetry::kLeftRight: return phrase::edit::symmetry_left_right();
        case Symmetry::kTopBottom: return phrase::edit::symmetry_top_bottom();
        case Symmetry::kFalling: return phrase::edit::symmetry_falling();
        case Symmetry::kRising: return phrase::edit::symmetry_rising();
        case Symmetry::kHalfTurn: return phrase::edit::symmetry_half_turn();
        case Symmetry::kThirdTurn: return phrase::edit::symmetry_third_turn();
        case Symmetry::kQuarterTurn: return phrase::edit::symmetry_quarter_turn();
        case Symmetry::kSixthTurn: return phrase::edit::symmetry_sixth_turn();
        case Symmetry::kAll: return phrase::edit::symmetry_all();
    }
    return "";
}

}  // namespace peg::words
