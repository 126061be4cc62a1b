// SPDX-License-Identifier: MIT
// What the coach says.

#include "app/coach/coach.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

bool asks_fewest(const AppState& state) {
    return state.game.problem().finish.kind == Finish::Kind::kFewest;
}

// "3 moves ago", and the jump that was the mistake.
struct Mistake {
    std::string ago;
    std::string jump;
    bool was_last = false;

    std::string sentence() const {
        return was_last ? "Your last move, " + jump + ", lost the game."
                        : "The game was lost " + ago + ", by " + jump + '.';
    }
};
Mistake mistake_of(const Game& game, std::size_t last_winnable) {
    const auto since = game.played().subspan(last_winnable);
    const std::size_t moves = moves_of(game.board(), since).size();
    return {counted(moves, "move") + " ago", format_jump(game.board(), since.front()), moves == 1};
}

// How many jumps have which verdict.
struct Tally {
    std::size_t keep = 0;
    std::size_t lose = 0;
    std::size_t open = 0;

    std::size_t all() const { return keep + lose + open; }
};
Tally tally(std::span<const JudgedJump> jumps) {
    Tally tally;
    for (const JudgedJump& jump : jumps) switch (jump.verdict) {
            case Verdict::kSolvable: ++tally.keep; break;
            case Verdict::kUnsolvable: ++tally.lose; break;
            case Verdict::kUndecided: ++tally.open; break;
        }
    return tally;
}

}  // namespace

std::optional<Badge> badge(const AppState& state) {
    const Game& game = state.game;
    if (!state.settings.coach || game.status() == Game::Status::kFinished) return std::nullopt;
    if (hides_game(state)) return std::nullopt;  // the status says it, with or without coach
    const auto bad = known_outcome(state.knowledge, game, game.cursor());
    if (!bad) {
        const Known* known = known_here(state);
        const bool given_up = known != nullptr && known->given_up;
        return Badge{Tone::kPlain, given_up ? "Not known" : "Thinking"};
    }
    const bool lost = state.loss.lost;
    if (asks_fewest(state)) return Badge{lost ? Tone::kBad : Tone::kGood, "Best: " + pegs(*bad)};
    return lost ? Badge{Tone::kBad, "Lost"} : Badge{Tone::kGood, "Winnable"};
}

std::string solutions_left(const AppState& state) {
    const Known* known = known_here(state);
    if (!state.settings.coach || known == nullptr || known->solutions.empty()) return "";
    if (hides_game(state)) return "";
    return known->solutions + (known->solutions == "1" ? " solution" : " solutions") + " from here";
}

std::optional<Status> coach_status(const AppState& state) {
    const Game& game = state.game;
    Status status;
    const Loss& where = state.loss;
    if (where.lost) {
        status.tone = Tone::kBad;
        const bool over = game.status() != Game::Status::kPlaying;
        const std::string end = over ? outcome(game) : std::string();
        if (where.last_winnable) {
            const Mistake mistake = mistake_of(game, *where.last_winnable);
            const std::string lost = mistake.sentence();
            status.title = over ? end : lost;
            status.text = over ? lost : "Go back to before it.";
        } else {
            status.title = over ? end : "This position cannot be won.";
            status.text = where.from_the_start ? "It was lost from the start."
                          : state.thinking     ? "Looking for where it was lost."
                                               : "";
        }
        return status;
    }
    const Tally known = tally(judged_jumps(state));
    if (known.all() == 0 || known.open == known.all() || watching(state) != nullptr)
        return std::nullopt;
    status.title = std::to_string(known.keep) + " of " + counted(known.all(), "jump") +
                   (known.keep == 1 ? " keeps" : " keep") +
                   (asks_fewest(state) ? " the fewest pegs in reach" : " the game winnable");
    if (known.open > 0) {
        status.text = std::to_string(known.open) + " not known yet.";
    } else if (state.selected) {
        status.text = selected(game, *state.selected);
    } else {
        if (game.cursor() > 0)
            status.text = "Last jump: " + jump(game.board(), game.played().back()) + ". ";
        if (const std::string left = solutions_left(state); !left.empty())
            status.text += left + '.';
    }
    return status;
}

std::string reason(const AppState& state) {
    const Board& board = state.game.board();
    const Problem problem{state.game.position(), state.game.problem().finish};
    const auto pages = pages_of(board, problem, *proof_here(state));
    return explain(board, pages.front(), std::max<std::size_t>(pages.size() - 1, 1)).text;
}

std::string hint_reason(const AppState& state) {
    const Known* known = known_here(state);
    if (known == nullptr) return "";
    std::string words;
    if (asks_fewest(state)) {
        words = "It keeps the fewest pegs in reach: " + std::to_string(known->fewest) + '.';
    } else {
        const Tally jumps = tally(known->jumps);
        if (jumps.all() == 1)
            words = "It is the only jump.";
        else if (jumps.keep == 1 && jumps.open == 0)
            words = "Every other jump loses.";
        else
            words = "The game can still be won after it.";
    }
    if (knows_solution(state))
        words += " It begins a solution of " + counted(known->solution.size(), "jump") + '.';
    return words;
}

std::string lost_since(const Game& game, std::size_t last_winnable) {
    const Mistake mistake = mistake_of(game, last_winnable);
    const bool fewest = game.problem().finish.kind == Finish::Kind::kFewest;
    return (fewest ? "Fewer pegs could have been reached; the last position where they could was "
                   : "This position cannot be won; the last winnable one was ") +
           mistake.ago + ", before " + mistake.jump + '.';
}

std::string remark(const AppState& state, Hole hole) {
    if (reading(state) != nullptr) {
        const Explanation shown = explanation(state);
        if (shown.worths[hole]) return ", worth " + worth_text(*shown.worths[hole]);
        if (shown.colours[hole])
            return ", colour " + std::string(1, static_cast<char>('A' + *shown.colours[hole]));
        if (shown.regions[hole]) return ", part " + region_name(*shown.regions[hole]);
        return "";
    }
    // A hole where the selected peg can land tells of that jump; a peg tells of its best jump.
    const Board& board = state.game.board();
    std::optional<Verdict> best;
    for (const JudgedJump& judged : judged_jumps(state)) {
        const Jump& jump = board.jump(judged.jump);
        const bool landing = state.selected == jump.from && jump.to == hole;
        if (!landing && jump.from != hole) continue;
        if (!best || judged.verdict == Verdict::kSolvable ||
            (*best == Verdict::kUnsolvable && judged.verdict == Verdict::kUndecided))
            best = judged.verdict;
    }
    if (!best) return "";
    switch (*best) {
        case Verdict::kSolvable: return ", winning jump";
        case Verdict::kUnsolvable: return ", losing jump";
        case Verdict::kUndecided: break;
    }
    return ", not known yet";
}

}  // namespace peg::words
