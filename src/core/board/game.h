// SPDX-License-Identifier: MIT
#pragma once

// A game in progress: the problem, the jumps played from its start, and a cursor that undo and redo
// move. The only state that undo touches. A value: copying it is a snapshot. Copies share the
// board, which is large and never changes.

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
        kPlaying,   // a jump is possible
        kFinished,  // the finish is reached, and by the survivor if there is one
        kStuck,     // no jump is possible, and it is not
    };

    // The start must lie on the board. A survivor of the problem is marked.
    Game(const Board& board, Problem problem)
        : Game(std::make_shared<const Board>(board), problem) {}
    // Not null.
    Game(std::shared_ptr<const Board> board, Problem problem);

    const Board& board() const { return *board_; }
    // Without the survivor, which is the player's own wish.
    const Problem& problem() const { return problem_; }

    // From now on the peg that is in this hole at the cursor is to be the last one, in every line;
    // nothing: any peg may be. The finish must take a survivor.
    void mark_survivor(std::optional<Hole> hole);
    // Where that peg was at the start.
    std::optional<Hole> survivor() const { return survivor_; }
    // What is left of the problem, with the survivor, after `n` jumps; nothing where one of them
    // took the survivor. Takes some 10 ns a jump.
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

    // All jumps of the line, those beyond the cursor (which redo would play) included.
    std::span<const JumpId> jumps() const { return jumps_; }
    std::size_t cursor() const { return cursor_; }
    std::span<const JumpId> played() const { return jumps().first(cursor_); }

    // Plays a jump at the cursor; false, and nothing changed, where it is not legal. What lay
    // beyond the cursor is dropped, unless the jump is the very next one there.
    bool play(JumpId jump);
    // Each returns whether the cursor moved.
    bool undo();
    bool redo();
    bool restart() { return go_to(0); }
    // Puts the cursor after `n` jumps; it stays where it is when the line is shorter than that.
    bool go_to(std::size_t n);

    // Moves up to the cursor; a move is a run of jumps by one peg.
    int move_count() const;

    // The holes in which the peg in `from` can land by one jump.
    Bits targets_of(Hole from) const;
    // The holes whose peg can jump.
    Bits movable() const;

private:
    // A game that was moved from still has its board: no moves are declared here, so it is copied.
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

// How far a line of jumps can be played from a problem's start.
struct Replay {
    std::size_t legal = 0;  // jumps that are legal one after the other, from the first on
    Position end;           // the position after those
    // All were legal, none took the survivor, and they reached the finish. Any end is one for
    // `fewest`, and any dead end for `most`.
    bool finished = false;
};
Replay replay(const Board& board, const Problem& problem, std::span<const JumpId> jumps);

}  // namespace peg
