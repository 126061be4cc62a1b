// SPDX-License-Identifier: MIT
#include "app/model/knowledge/knowledge.h"

#include <algorithm>
#include <cmath>

#include "core/board/jumps.h"
#include "report/fields.h"

namespace peg {

namespace {

bool given_up(const Knowledge& knowledge, const Problem& left) {
    const Known* known = knowledge.find(left);
    return known != nullptr && known->given_up;
}

}  // namespace

const Known* Knowledge::find(const Problem& left) const {
    const auto found = known_.find(left);
    return found != known_.end() ? &found->second : nullptr;
}

Odds odds_in(const Json& result) {
    const double exact = number_of(result, "odds");
    if (exact > 0) return {std::min(exact, 1.0), 0, 0};
    const Json* estimate = field_of(result, "estimate");
    const Json* odds =
        estimate != nullptr && estimate->is_object() ? field_of(*estimate, "odds") : nullptr;
    if (odds == nullptr || !odds->is_object()) return {};
    const double mean = number_of(*odds, "mean");
    const double error = number_of(*odds, "error");
    const std::int64_t games = integer_of(*estimate, "samples");
    if (!(mean > 0) || !(error >= 0) || games < 1) return {};
    const double percent = std::clamp(std::ceil(200 * error / mean), 1.0, 999.0);
    return {std::min(mean, 1.0), static_cast<int>(percent), games};
}

void Knowledge::learn_count(const Problem& asked, const std::string& solutions, const Odds& odds) {
    Known& known = known_[asked];
    known.count_asked = true;
    known.solutions = solutions;
    known.odds = odds;
}

// Every position along a solution is as good as the first one.
void Knowledge::learn_line(const Board& board, Problem asked, std::span<const JumpId> solution) {
    const int best = peg_count(asked.start) - static_cast<int>(solution.size());
    for (std::size_t i = 0; i <= solution.size(); ++i) {
        Known& known = known_[asked];
        known.verdict = Verdict::kSolvable;
        if (is_best_end(asked.finish)) known.best = best;
        if (known.solution.empty())
            known.solution.assign(solution.begin() + static_cast<std::ptrdiff_t>(i),
                                  solution.end());
        if (i < solution.size()) asked = *left_after(asked, board.jump(solution[i]));
    }
}

void Knowledge::learn(const Board& board, const Problem& asked, const Finding& finding,
                      Stage stage) {
    const bool decided = finding.verdict != Verdict::kUndecided;
    if (finding.verdict == Verdict::kSolvable) learn_line(board, asked, finding.solution);
    Known& known = known_[asked];
    if (decided) known.verdict = finding.verdict;
    if (finding.verdict == Verdict::kUnsolvable) known.proof = finding.proof;
    if (stage != Stage::kPartial && !decided) known.given_up = true;
    if (stage == Stage::kJudged) known.judged = true;
    for (const JudgedJump& jump : finding.jumps) {
        const auto before = std::ranges::find(known.jumps, jump.jump, &JudgedJump::jump);
        if (before == known.jumps.end())
            known.jumps.push_back(jump);
        else if (jump.verdict != Verdict::kUndecided)
            *before = jump;
    }
    // With the finish `fewest` or `most`, the verdict on a jump only compares its position with
    // this one: it does not say which end can be reached from there.
    if (is_best_end(asked.finish)) return;
    for (const JudgedJump& jump : finding.jumps) {
        if (jump.verdict == Verdict::kUndecided) continue;
        if (const auto left = left_after(asked, board.jump(jump.jump)))
            known_[*left].verdict = jump.verdict;
    }
}

std::optional<int> known_outcome(const Knowledge& knowledge, const Game& game, std::size_t at) {
    const Position position = game.position_after(at);
    const auto left = game.problem_after(at);
    if (!left) return 1;
    const Finish& finish = left->finish;
    const bool best = is_best_end(finish);
    if (is_finished(*left)) return 0;
    if (!has_jump(game.board(), position)) return best ? rank(finish, peg_count(position)) : 1;
    const Known* known = knowledge.find(*left);
    if (known == nullptr) return std::nullopt;
    if (best) return known->best > 0 ? std::optional{rank(finish, known->best)} : std::nullopt;
    switch (known->verdict) {
        case Verdict::kSolvable: return 0;
        case Verdict::kUnsolvable: return 1;
        case Verdict::kUndecided: break;
    }
    return std::nullopt;
}

Loss find_loss(const Knowledge& knowledge, const Game& game) {
    Loss loss;
    const auto now = known_outcome(knowledge, game, game.cursor());
    if (!now) return loss;
    const bool best = is_best_end(game.problem().finish);
    // A game is lost where its outcome is worse than the start's. With the finish `fewest` or
    // `most`, the start's outcome has to be asked for first.
    const auto ask = [&](std::size_t at) {
        if (!given_up(knowledge, *game.problem_after(at))) loss.to_ask = at;
        return loss;
    };
    const auto first = known_outcome(knowledge, game, 0);
    if (best && !first) return ask(0);
    const int good = best ? *first : 0;
    loss.lost = *now > good;
    if (!loss.lost) return loss;
    if (first && *first > good) {
        loss.from_the_start = true;
        return loss;
    }
    std::size_t lost = game.cursor();  // the earliest position known to be lost
    std::size_t unknown = 0;           // all positions before this one are known to be winnable
    for (std::size_t at = game.cursor(); at-- > 0;) {
        const auto value = known_outcome(knowledge, game, at);
        if (!value) continue;
        if (*value > good) {
            lost = at;
            continue;
        }
        unknown = at + 1;
        break;
    }
    if (unknown == lost) {
        loss.last_winnable = lost - 1;
        return loss;
    }
    return ask(unknown + (lost - unknown) / 2);
}

}  // namespace peg
