// SPDX-License-Identifier: MIT
#include "app/model/knowledge/judgement.h"

#include "core/board/jumps.h"
#include "core/proof/position_class.h"

namespace peg {

namespace {

// True if the rule of three excludes the finish. It never excludes `fewest`.
bool class_excludes(const Board& board, const Problem& problem) {
    const ClassRule class_of(board);
    if (const auto goal = only_goal(problem.finish))
        return class_of(*goal) != class_of(problem.start.pegs);
    const Bits wanted =
        problem.finish.kind == Finish::Kind::kOneOf ? problem.finish.holes : board.holes();
    return takes_survivor(problem.finish) &&
           (possible_last_holes(board, problem.start) & wanted) == 0;
}

}  // namespace

std::optional<Judgement> judge_at_once(const Board& board, const Problem& problem) {
    const Finish& finish = problem.finish;
    const bool stuck = !has_jump(board, problem.start);
    if (is_finished(problem) || (stuck && is_best_end(finish)))
        return Judgement{problem, Verdict::kSolvable, {}, {}};
    if (class_excludes(board, problem))
        return Judgement{problem,
                         Verdict::kUnsolvable,
                         {},
                         class_certificate(board, problem.start.pegs, only_goal(finish))};
    if (stuck) return Judgement{problem, Verdict::kUnsolvable, {}, {}};
    return std::nullopt;
}

Bits possible_last_holes(const Board& board, Position position) {
    const ClassRule class_of(board);
    return class_of.single_pegs(board, class_of(position.pegs));
}

}  // namespace peg
