// SPDX-License-Identifier: MIT
// Words of the coach.

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/kit/coach/coach.h"
#include "app/kit/game/survivor.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/ask.h"
#include "words/phrases/coach.h"
#include "words/phrases/count.h"
#include "words/phrases/hole.h"
#include "words/phrases/play.h"
#include "words/phrases/proof.h"
#include "words/phrases/where.h"

namespace peg::words {

namespace {

bool asks_best(const AppState& state) { return is_best_end(state.played.game.problem().finish); }

// The losing jump, and how many moves ago it was.
struct Mistake {
    std::size_t ago = 0;
    std::string jump;

    std::string sentence() const {
        return ago == 1 ? phrase::coach::last_move_lost(jump) : phrase::coach::lost_ago(ago, jump);
    }
};
Mistake mistake_of(const Game& game, std::size_t last_winnable) {
    const auto since = game.played().subspan(last_winnable);
    return {moves_of(game.board(), since).size(), format_jump(game.board(), since.front())};
}

// Number of jumps by verdict.
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

// "on the left", "at the top right", "in the middle"
std::string where(BoardPart part) {
    switch (3 * part.down + part.across) {
        case -4: return phrase::where::top_left();
        case -3: return phrase::where::top();
        case -2: return phrase::where::top_right();
        case -1: return phrase::where::left();
        case 1: return phrase::where::right();
        case 2: return phrase::where::bottom_left();
        case 3: return phrase::where::bottom();
        case 4: return phrase::where::bottom_right();
        default: return phrase::where::middle();
    }
}

// The reason for the hint's jump: "Every other jump loses."
std::string hint_reason(const AppState& state) {
    const Known* known = known_here(state);
    if (known == nullptr) return "";
    std::string words;
    if (asks_best(state)) {
        words = phrase::coach::keeps_fewest(known->best);
    } else {
        const Tally jumps = tally(known->jumps);
        if (jumps.all() == 1)
            words = phrase::coach::only_jump();
        else if (jumps.keep == 1 && jumps.open == 0)
            words = phrase::coach::others_lose();
        else
            words = phrase::coach::can_still();
    }
    if (knows_solution(state))
        words += ' ' + phrase::coach::begins_solution(known->solution.size());
    return words;
}

}  // namespace

std::optional<Badge> badge(const AppState& state) {
    const Game& game = state.played.game;
    if (!state.settings.coach || game.status() == Game::Status::kFinished) return std::nullopt;
    // The status panel says it, with or without the coach.
    if (hides_game(state) || is_coach_silent(state)) return std::nullopt;
    const auto bad = known_outcome(state.coach.knowledge, game, game.cursor());
    if (!bad) {
        const Known* known = known_here(state);
        const bool given_up = known != nullptr && known->given_up;
        return Badge{Tone::kPlain,
                     given_up ? phrase::coach::not_known() : phrase::coach::thinking()};
    }
    const bool lost = state.coach.loss.lost;
    if (asks_best(state))
        return Badge{lost ? Tone::kBad : Tone::kGood,
                     phrase::coach::best(pegs(rank(game.problem().finish, *bad)))};
    return lost ? Badge{Tone::kBad, phrase::coach::lost()}
                : Badge{Tone::kGood, phrase::coach::winnable()};
}

std::string solutions_left(const AppState& state) {
    const Known* known = known_here(state);
    if (!state.settings.coach || known == nullptr || known->solutions.empty()) return "";
    if (hides_game(state)) return "";
    return known->solutions == "1" ? phrase::coach::solutions_left(1)
                                   : phrase::coach::many_solutions_left(number(known->solutions));
}

// Two digits are enough for an estimate.
std::string chance(const Odds& odds) {
    if (odds.games > 0)
        return chance({odds.chance, 0, 0}) + ' ' +
               phrase::coach::estimated(odds.give_or_take, odds.games);
    if (odds.chance == 1) return phrase::coach::sure();
    if (odds.chance >= 0.1) {
        const double percent = std::clamp(std::round(odds.chance * 100), 10.0, 99.0);
        return phrase::coach::chance_percent(static_cast<int>(percent));
    }
    double games = std::min(1 / odds.chance, 1e18);
    double step = 1;
    while (games / step >= 100) step *= 10;
    games = std::round(games / step) * step;
    return phrase::coach::chance_games(static_cast<std::uint64_t>(games));
}

std::optional<Status> coach_status(const AppState& state) {
    const Game& game = state.played.game;
    Status status;
    const Loss& where = state.coach.loss;
    if (where.lost) {
        status.tone = Tone::kBad;
        const bool over = game.status() != Game::Status::kPlaying;
        const std::string end = over ? outcome(game) : std::string();
        if (where.last_winnable) {
            const Mistake mistake = mistake_of(game, *where.last_winnable);
            const std::string lost = mistake.sentence();
            status.title = over ? end : lost;
            status.text = over                      ? lost
                          : is_survivor_gone(state) ? gone(game)
                                                    : phrase::coach::go_back_before();
        } else {
            status.title = over ? end : phrase::proof::cannot_be_won();
            status.text = where.from_the_start ? phrase::coach::lost_from_start()
                          : state.thinking     ? phrase::coach::looking()
                                               : "";
        }
        return status;
    }
    const Tally known = tally(judged_jumps(state));
    if (known.all() == 0 || known.open == known.all() || playback_mode(state) != nullptr)
        return std::nullopt;
    const std::string jumps = phrase::count::jumps(known.all());
    status.title = asks_best(state) ? phrase::coach::keep_fewest(known.keep, jumps)
                                    : phrase::coach::keep_winnable(known.keep, jumps);
    if (known.open > 0) {
        status.text = phrase::coach::open(known.open);
    } else if (state.hand.selected) {
        status.text = selected(game, *state.hand.selected);
    } else {
        std::vector<std::string> sentences;
        if (game.cursor() > 0)
            sentences.push_back(phrase::play::last_jump(jump(game.board(), game.played().back())));
        if (const std::string left = solutions_left(state); !left.empty())
            sentences.push_back(left + '.');
        if (const Known* here = known_here(state); here != nullptr && here->odds.chance > 0)
            sentences.push_back(chance(here->odds));
        for (const std::string& sentence : sentences)
            status.text += (status.text.empty() ? "" : " ") + sentence;
    }
    return status;
}

std::string where_lost(const AppState& state) {
    const Loss& where = state.coach.loss;
    if (where.lost && where.last_winnable)
        return mistake_of(state.played.game, *where.last_winnable).sentence();
    return where.lost && where.from_the_start ? phrase::coach::lost_from_start() : "";
}

Status hint(const AppState& state) {
    const Board& board = state.played.game.board();
    const Jump& hinted = board.jump(state.marks.hint->jump);
    Status status{Tone::kHint, false, "", ""};
    switch (state.marks.hint->step) {
        case HintStep::kWhere:
            status.title = phrase::ask::hint_where(where(part_of(board, hinted.from)));
            status.text = phrase::ask::hint_more();
            if (!asks_best(state)) status.text = phrase::ask::can_be_won() + ' ' + status.text;
            return status;
        case HintStep::kPeg:
            status.title = phrase::ask::hint_peg(format_hole(board, hinted.from));
            status.text = phrase::ask::hint_more();
            return status;
        case HintStep::kJump: break;
    }
    status.title = phrase::ask::hint(jump(board, state.marks.hint->jump));
    status.text = hint_reason(state);
    return status;
}

std::string lost_since(const Game& game, std::size_t last_winnable) {
    const Mistake mistake = mistake_of(game, last_winnable);
    switch (game.problem().finish.kind) {
        case Finish::Kind::kFewest: return phrase::coach::fewer_ago(mistake.ago, mistake.jump);
        case Finish::Kind::kMost: return phrase::coach::more_ago(mistake.ago, mistake.jump);
        default: return phrase::coach::winnable_ago(mistake.ago, mistake.jump);
    }
}

std::string coach_says(const std::string& badge) { return phrase::coach::coach_says(badge); }

std::string remarked(const AppState& state, Hole hole, const std::string& label) {
    if (proof_mode(state) != nullptr) {
        const Explanation shown = explanation(state);
        if (shown.worths[hole]) return phrase::hole::worth(label, worth_text(*shown.worths[hole]));
        if (shown.colours[hole])
            return phrase::hole::colour(
                label, std::string(1, static_cast<char>('A' + *shown.colours[hole])));
        if (shown.regions[hole])
            return phrase::hole::part(label, region_name(*shown.regions[hole]));
        return label;
    }
    if (const WatchedPackage* package = watched_block(state)) {
        if (contains(package->block, hole)) return phrase::hole::in_block(label);
        if (package->helper == hole) return phrase::hole::helps(label);
    }
    if (marked_peg(state) == hole) return phrase::hole::to_be_last(label);
    if (contains(never_last(state), hole)) return phrase::hole::never_last(label);
    // For a target of the selected peg: that jump. For a peg: its best jump.
    const Board& board = state.played.game.board();
    std::optional<Verdict> best;
    for (const JudgedJump& judged : judged_jumps(state)) {
        const Jump& jump = board.jump(judged.jump);
        const bool landing = state.hand.selected == jump.from && jump.to == hole;
        if (!landing && jump.from != hole) continue;
        if (!best || judged.verdict == Verdict::kSolvable ||
            (*best == Verdict::kUnsolvable && judged.verdict == Verdict::kUndecided))
            best = judged.verdict;
    }
    if (!best) return label;
    switch (*best) {
        case Verdict::kSolvable: return phrase::hole::winning(label);
        case Verdict::kUnsolvable: return phrase::hole::losing(label);
        case Verdict::kUndecided: break;
    }
    return phrase::hole::not_known(label);
}

}  // namespace peg::words
