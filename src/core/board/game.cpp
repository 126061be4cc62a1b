// SPDX-License-Identifier: MIT
#include "core/board/game.h"

#include "core/board/jumps.h"

namespace peg {

Game::Game(std::shared_ptr<const Board> board, Problem problem)
    : board_(std::move(board)),
      problem_{problem.start, problem.finish, std::nullopt, problem.marks},
      positions_{problem.start} {
    assert((problem.start.pegs & ~board_->holes()) == 0);
    mark_survivor(problem.survivor);
}

void Game::mark_survivor(std::optional<Hole> hole) {
    assert(!hole || (contains(position().pegs, *hole) && takes_survivor(problem_.finish) &&
                     problem_.marks.empty()));
    for (std::size_t n = cursor_; hole && n-- > 0;)
        if (board_->jump(jumps_[n]).to == *hole) hole = board_->jump(jumps_[n]).from;
    survivor_ = hole;
}

std::optional<Problem> Game::problem_after(std::size_t n) const {
    if (!survivor_ && problem_.marks.empty()) return Problem{positions_[n], problem_.finish};
    std::optional<Problem> left =
        Problem{positions_[0], problem_.finish, survivor_, problem_.marks};
    for (std::size_t i = 0; left && i < n; ++i) left = left_after(*left, board_->jump(jumps_[i]));
    return left;
}

Game::Status Game::status() const {
    if (is_finished(problem_.finish, position())) {
        const auto left = problem_left();
        if (left && left->marks.at_home()) return Status::kFinished;
    }
    if (has_jump(*board_, position())) return Status::kPlaying;
    // The finish `fewest` is certainly reached with one peg; whether more pegs are the minimum,
    // only the solver knows.
    const bool fewest = problem_.finish.kind == Finish::Kind::kFewest;
    return fewest && peg_count(position()) == 1 ? Status::kFinished : Status::kStuck;
}

bool Game::play(JumpId jump) {
    if (jump >= board_->jumps().size() || !is_legal(position(), board_->jump(jump))) return false;
    if (cursor_ < jumps_.size() && jumps_[cursor_] == jump) return redo();
    jumps_.resize(cursor_);
    positions_.resize(cursor_ + 1);
    jumps_.push_back(jump);
    positions_.push_back(peg::play(position(), board_->jump(jump)));
    ++cursor_;
    return true;
}

bool Game::undo() { return cursor_ > 0 && go_to(cursor_ - 1); }

bool Game::redo() { return go_to(cursor_ + 1); }

bool Game::go_to(std::size_t n) {
    if (n > jumps_.size() || n == cursor_) return false;
    cursor_ = n;
    return true;
}

int Game::move_count() const { return static_cast<int>(moves_of(*board_, played()).size()); }

Bits Game::targets_of(Hole from) const {
    Bits targets = 0;
    for (const JumpId id : legal_jumps(*board_, position()))
        if (board_->jump(id).from == from) targets |= bit(board_->jump(id).to);
    return targets;
}

Bits Game::movable() const {
    Bits movable = 0;
    for (const JumpId id : legal_jumps(*board_, position())) movable |= bit(board_->jump(id).from);
    return movable;
}

Replay replay(const Board& board, const Problem& problem, std::span<const JumpId> jumps) {
    Replay result{.legal = 0, .end = problem.start, .finished = false};
    std::optional<Problem> left = problem;
    for (JumpId id : jumps) {
        if (id >= board.jumps().size() || !is_legal(result.end, board.jump(id))) return result;
        result.end = play(result.end, board.jump(id));
        if (left) left = left_after(*left, board.jump(id));
        ++result.legal;
    }
    const bool dead_end =
        problem.finish.kind == Finish::Kind::kMost && !has_jump(board, result.end);
    result.finished = left && left->marks.at_home() &&
                      (problem.finish.kind == Finish::Kind::kFewest || dead_end ||
                       is_finished(problem.finish, result.end));
    return result;
}

}  // namespace peg
