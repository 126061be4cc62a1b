// SPDX-License-Identifier: MIT
#include "app/words/edit_words.h"

#include <algorithm>
#include <vector>

#include "app/ask/ask.h"
#include "app/words/words.h"
#include "core/board/jumps.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

std::string hole_list(const Board& board, Bits set) {
    std::string text;
    int left = count(set);
    for (Hole hole : board.reading_order()) {
        if (!contains(set, hole)) continue;
        text += format_hole(board, hole);
        --left;
        text += left > 1 ? ", " : left == 1 ? " or " : "";
    }
    return text;
}

std::string sentence(std::string clause) {
    if (!clause.empty() && clause[0] >= 'a' && clause[0] <= 'z')
        clause[0] = static_cast<char>(clause[0] - 32);
    return clause + '.';
}

// Why the rule of three excludes the finish, and where it would allow a last peg.
std::string class_clause(const Board& board, const Problem& problem) {
    const Finish& finish = problem.finish;
    if (finish.kind == Finish::Kind::kPosition)
        return "by the rule of three these pegs can never become that figure";
    const Bits possible = possible_last_holes(board, problem.start);
    if (possible == 0) return "by the rule of three no hole can hold the last peg";
    return "by the rule of three the last peg can never be in " + format_hole(board, finish.hole) +
           ", but perhaps in " + hole_list(board, possible);
}

// In a few words: Why? shows the whole proof.
struct Reason {
    const Board& board;
    const Problem& problem;

    std::string operator()(const ClassCertificate&) const { return class_clause(board, problem); }
    std::string operator()(const PagodaCertificate& pagoda) const {
        return "the pegs are worth " + worth_text(pagoda.start) + ", and the finish needs " +
               worth_text(pagoda.finish);
    }
    std::string operator()(const ZeroHalfCertificate& pagoda) const {
        return "after tolls the pegs are worth " + worth_text(pagoda.start) +
               ", and the finish needs " + worth_text(pagoda.finish);
    }
    std::string operator()(const CostPartition&) const {
        return "part by part, more would have to be paid than a game has";
    }
    std::string operator()(const CaseDistinction& split) const {
        if (split.cases.empty()) return "no jump leads on to the finish";
        if (split.by == CaseDistinction::By::kFinish)
            return "the last peg can be in none of the holes that are left";
        return "each of the few ways to begin and to end is excluded";
    }
    std::string operator()(const SearchCertificate& search) const {
        return "all " + counted(search.positions, "position") + " that matter were tried";
    }
};

// Why what is drawn cannot be won, as a clause.
std::string reason_clause(const AppState& state, const Judgement& judgement) {
    const Board& board = state.game.board();
    const Problem& problem = judgement.problem;
    if (problem.start.pegs == board.holes()) return "the board is full, so no peg can jump";
    if (!has_jump(board, problem.start)) return "no peg can jump";
    return std::visit(Reason{board, problem}, judgement.proof->kind);
}

// What the rule of three leaves, where it does not exclude the finish.
std::string class_words(const AppState& state) {
    const Board& board = state.game.board();
    const auto& [start, finish] = drawn(state);
    const Bits possible = possible_last_holes(board, start);
    switch (finish.kind) {
        case Finish::Kind::kAny:
            return "By the rule of three the last peg can only be in " +
                   hole_list(board, possible) + '.';
        case Finish::Kind::kFewest:
            if (possible == 0) return "By the rule of three more than one peg is left.";
            return "By the rule of three a last peg can only be in " + hole_list(board, possible) +
                   '.';
        case Finish::Kind::kHole:
        case Finish::Kind::kPosition: break;
    }
    return "The rule of three allows the finish.";
}

std::string how_won(const AppState& state, const Judgement& judgement) {
    const auto& [start, finish] = judgement.problem;
    const std::size_t jumps = judgement.solution.size();
    if (finish.kind == Finish::Kind::kFewest)
        return "At best " + pegs(peg_count(start) - static_cast<int>(jumps)) + " can be left. " +
               class_words(state);
    if (jumps == 0) return "It is finished already.";
    const std::string way =
        counted(jumps, "jump") + (jumps == 1 ? " leads" : " lead") + " to the finish.";
    return finish.kind == Finish::Kind::kAny ? way + ' ' + class_words(state) : way;
}

constexpr std::string_view kHow =
    "Tap a hole to put a peg in or take it out; drag to draw over many.";

// The verdict by itself; while it is not known, a question.
std::string verdict_title(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (drawn(state).start.pegs == 0) return "The board is empty.";
    if (!judgement) return "Can it be won?";
    switch (judgement->verdict) {
        case Verdict::kSolvable: return "Winnable.";
        case Verdict::kUnsolvable: return "Cannot be won.";
        case Verdict::kUndecided: break;
    }
    return "Not decided within " + std::to_string(kVerdictSeconds) + " seconds.";
}

std::string explanation_of_verdict(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!judgement || judgement->verdict == Verdict::kUndecided) return class_words(state);
    if (judgement->verdict == Verdict::kSolvable) return how_won(state, *judgement);
    return sentence(reason_clause(state, *judgement)) +
           (judgement->proof ? " Why? shows the proof." : "");
}

Tone tone_of(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!judgement || judgement->verdict == Verdict::kUndecided) return Tone::kPlain;
    return judgement->verdict == Verdict::kSolvable ? Tone::kGood : Tone::kBad;
}

}  // namespace

Status edit_status(const AppState& state) {
    const Editing& mode = *editing(state);
    if (mode.picks_finish)
        return {Tone::kHint, false, "Tap the hole where the last peg shall be.",
                "Escape leaves the finish as it is."};
    Status status{tone_of(state), false, verdict_title(state), ""};
    status.thinking = !mode.judgement && state.thinking && state.thinking->age >= kPatience;
    const Bits pegs = drawn(state).start.pegs;
    if (pegs == 0)
        status.text = kHow;
    else if (pegs == state.game.board().holes())
        status.text = "The board is full. Tap the hole that shall be the vacancy.";
    else if (is_untouched_drawing(state))
        status.text = std::string(kHow) + ' ' + explanation_of_verdict(state);
    else
        status.text = explanation_of_verdict(state);
    return status;
}

std::string verdict_said(const AppState& state) {
    const auto& judgement = editing(state)->judgement;
    if (!judgement) return verdict_title(state);
    if (judgement->verdict == Verdict::kUnsolvable)
        return "Cannot be won: " + reason_clause(state, *judgement) + '.';
    const bool plain = judgement->verdict == Verdict::kSolvable && !judgement->solution.empty() &&
                       judgement->problem.finish.kind != Finish::Kind::kFewest;
    return plain ? verdict_title(state)
                 : verdict_title(state) + ' ' + explanation_of_verdict(state);
}

std::string drawing_line(const AppState& state) {
    const auto& [start, finish] = drawn(state);
    return pegs(peg_count(start)) + " drawn. " + goal(state.game.board(), finish) + ". " +
           verdict_title(state);
}

std::string begins_editing(const AppState& state) {
    return title(state) + ". " + pegs_drawn(state) + ' ' + std::string(kHow);
}

std::string pegs_drawn(const AppState& state) { return pegs(peg_count(drawn(state).start)) + '.'; }

std::string drawn_hole(const AppState& state, Hole hole, int before) {
    const Board& board = state.game.board();
    const Position now = drawn(state).start;
    const bool puts = contains(now.pegs, hole);
    const int changed = std::abs(peg_count(now) - before);
    const std::string what = changed == 1 ? "1 peg" : std::to_string(changed) + " pegs";
    if (changed == 1)
        return (puts ? "Put a peg in " : "Took the peg out of ") + format_hole(board, hole) + ". " +
               pegs_drawn(state);
    return (puts ? "Put in " : "Took out ") + what + ". " + pegs_drawn(state);
}

std::string finish_chosen(const AppState& state) {
    return "The finish: " + goal(state.game.board(), drawn(state).finish) + '.';
}

std::string changes(const AppState& state, const NearPosition& near) {
    const Board& board = state.game.board();
    std::string text;
    for (Hole hole : board.reading_order()) {
        if (!contains(near.start.pegs ^ drawn(state).start.pegs, hole)) continue;
        text += (text.empty() ? "" : ", ") + format_hole(board, hole) +
                (contains(near.start.pegs, hole) ? " in" : " out");
    }
    return text;
}

std::string changed(const NearPosition& near) {
    return counted(static_cast<std::uint64_t>(near.changed), "hole") + " changed";
}

std::string nearest_found(std::size_t found) {
    return found == 1 ? "One winnable position is near."
                      : std::to_string(found) + " winnable positions are near, the nearest first.";
}

std::string none_near(bool complete) {
    return complete ? "With up to three holes changed it still cannot be won."
                    : "None was found with up to three holes changed.";
}

std::string arises(std::size_t jumps) {
    return "It can arise: " + counted(jumps, "jump") + (jumps == 1 ? " leads" : " lead") +
           " to it from the start.";
}

std::string_view name(Finish::Kind finish) {
    switch (finish) {
        case Finish::Kind::kAny: return "One peg, anywhere";
        case Finish::Kind::kHole: return "One peg, in a hole to be tapped";
        case Finish::Kind::kFewest: return "As few pegs as possible";
        case Finish::Kind::kPosition: return "The figure that is drawn now";
    }
    return "";
}

std::string_view name(Symmetry symmetry) {
    switch (symmetry) {
        case Symmetry::kNone: return "None";
        case Symmetry::kLeftRight: return "Left and right";
        case Symmetry::kTopBottom: return "Top and bottom";
        case Symmetry::kFalling: return "Diagonal, falling";
        case Symmetry::kRising: return "Diagonal, rising";
        case Symmetry::kHalfTurn: return "Half turn";
        case Symmetry::kThirdTurn: return "Third of a turn";
        case Symmetry::kQuarterTurn: return "Quarter turn";
        case Symmetry::kSixthTurn: return "Sixth of a turn";
        case Symmetry::kAll: return "All of the board";
    }
    return "";
}

}  // namespace peg::words
