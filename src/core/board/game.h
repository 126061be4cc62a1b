// SPDX-License-Identifier: MIT
#pragma once

// A game: a problem, a line of jumps from its start, and a cursor in that line, which undo and redo
// move. A game is a value: a copy is a snapshot. Copies share the board, which is large and never
// changes.

#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/board/board.h"
#include "core/board/problem.h"

namespace peg {

class Game {
public:
    enum class Status : std::uint8_t {
        kPlaying,   // some jump is legal
        kFinished,  // the finish is reached, by the survivor and the marked pegs if there are any
        kStuck,     // no jump is legal, and the finish is not reached
    };

    // The start must lie on the board. A survivor of the problem is marked.
    Game(const Board& board, Problem problem)
        : Game(std::make_shared<const Board>(board), problem) {}
    // Not null.
    Game(std::shared_ptr<const Board> board, Problem problem);

    const Board& board() const { return *board_; }
    // The problem without its survivor: that is the player's choice, see survivor().
    const Problem& problem() const { return problem_; }

    // Chooses the survivor, the peg that must be the last one: the peg that is in this hole at the
    // cursor, in this line and in every later one. Without a hole, any peg may be the last one.
    // Requires takes_survivor(finish), and a problem without marked pegs.
    void mark_survivor(std::optional<Hole> hole);
    // The hole of the survivor at the start.
    std::optional<Hole> survivor() const { return survivor_; }
    // The problem, with the survivor, that is left after `n` jumps; empty if one of them jumped
    // over the survivor or a marked peg. Cost: linear in `n`.
    std::optional<Problem> problem_after(std::size_t n) const;
    std::optional<Problem> problem_left() const { return problem_after(cursor_); }

    // The position at the cursor.
    Position position() const { return positions_[cursor_]; }
    // The position after `n` jumps, 0 <= n <= jumps().size().
    Position position_after(std::size_t n) const {
        assert(n < positions_.size());
        return positions_[n];
    }
    Status status() const;

    // All jumps of the line, including those after the cursor, which redo would play.
    std::span<const JumpId> jumps() const { return jumps_; }
    std::size_t cursor() const { return cursor_; }
    std::span<const JumpId> played() const { return jumps().first(cursor_); }

    // Plays a jump at the cursor. If it is the next jump of the line, the rest of the line is kept;
    // otherwise the jumps after the cursor are dropped. Returns false, and changes nothing, if the
    // jump is not legal.
    bool play(JumpId jump);
    // Move the cursor; return whether it moved.
    bool undo();
    bool redo();
    bool restart() { return go_to(0); }
    // Moves the cursor behind `n` jumps, unless the line is shorter; returns whether it moved.
    bool go_to(std::size_t n);

    // The number of moves up to the cursor; a move is a run of jumps by one peg.
    int move_count() const;

    // The holes in which the peg in `from` can land with one jump.
    Bits targets_of(Hole from) const;
    // The holes of all pegs that can jump.
    Bits movable() const;

private:
    // Declares no move operations, so a game that was moved from still has its board.
    class SharedBoard {
    public:
        explicit SharedBoard(std::shared_ptr<const Board> board) : board_(std::move(board)) {}
        SharedBoard(const SharedBoard&) = default;
        SharedBoard& operator=(const SharedBoard&) = default;
        ~SharedBoard() = default;
        const Board& operator*() const { return *board_; }
        const Board* operator->() const { return board_.get(); }

    private:
        std::shared_ptr<const Board> board_;
    };

    SharedBoard board_;
    Problem problem_;  // has no survivor
    std::optional<Hole> survivor_;
    std::vector<JumpId> jumps_;
    std::vector<Position> positions_;  // positions_[i] is the position after i jumps
    std::size_t cursor_ = 0;
};

// How far a line of jumps can be played from the start of a problem.
struct Replay {
    std::size_t legal = 0;  // the number of legal jumps before the first illegal one
    Position end;           // after the legal jumps
    // True if all jumps are legal, none jumps over the survivor or a marked peg, and the last
    // position is a finish. For `fewest` any position is one, and for `most` any dead end.
    bool finished = false;
};
Replay replay(const Board& board, const Problem& problem, std::span<const JumpId> jumps);

}  // namespace peg
