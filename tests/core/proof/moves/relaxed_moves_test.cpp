// SPDX-License-Identifier: MIT
#include "core/proof/moves/relaxed_moves.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "support/oracle.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {
namespace {

int below(oracle::Random& random, std::size_t most) {
    return oracle::below(random, static_cast<int>(most));
}

// Takes back a random move that ends in the position, with a random number of jumps. Returns
// whether there was one.
bool take_move_back(const Board& board, oracle::Random& random, Bits& pegs) {
    const auto backwards = [&](Bits of) {
        std::vector<const Jump*> jumps;
        for (const Jump& jump : board.jumps())
            if (contains(of, jump.to) && (pegs & jump.mask) == bit(jump.to)) jumps.push_back(&jump);
        return jumps;
    };
    std::vector<const Jump*> jumps = backwards(pegs);
    if (jumps.empty()) return false;
    while (!jumps.empty()) {
        const Jump& jump = *jumps[static_cast<std::size_t>(below(random, jumps.size()))];
        pegs ^= jump.mask;
        if (below(random, 4) == 0) return true;
        jumps = backwards(bit(jump.from));
    }
    return true;
}

TEST_CASE("where some moves lead to the finish, as many relaxed moves may", "[generous]") {
    oracle::Random random(281);
    std::uint64_t nodes = 0;
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const Board board = parse_board_name(entry.name)->board;
        for (int i = 0; i < 20; ++i) {
            const auto holes = board.reading_order();
            const Hole finish = holes[static_cast<std::size_t>(below(random, holes.size()))];
            const MersonRegions regions(board, board.holes(), bit(finish), 0);
            RelaxedMoves generous(board, regions, finish);
            Bits pegs = bit(finish);
            for (std::size_t moves = 1; moves <= RelaxedMoves::kMaxMoves; ++moves) {
                if (!take_move_back(board, random, pegs)) break;
                CAPTURE(format_hole(board, finish), format_position(board, {pegs}), moves);
                for (std::size_t more = moves; more <= RelaxedMoves::kMaxMoves; ++more)
                    REQUIRE(generous.may_end(pegs, more));
            }
            nodes += generous.nodes();
        }
    }
    CHECK(nodes > 3'000);
}

// True if n relaxed moves may lead to one peg: the definition of the header, hole by hole.
bool may_end_slowly(const Board& board, Hole finish, const std::vector<bool>& pegs,
                    std::size_t moves) {
    const auto kind = [&](std::size_t hole) {
        const Cell cell = board.cell(static_cast<Hole>(hole));
        return std::pair(cell.column % 2, cell.row % 2);
    };
    if (std::ranges::count(pegs, true) == 0) return true;
    if (moves == 0) return false;
    // A hole of each parity class stands for a vanished moving peg of that class.
    for (const Hole mover : board.reading_order()) {
        // It could not take a peg of the class of the last peg.
        if (moves <= 2 && (kind(mover) == kind(finish)) != (moves == 1)) continue;
        std::vector<bool> left = pegs;
        left[mover] = false;
        const std::vector<bool> before = left;
        for (const Jump& jump : board.jumps())
            if (kind(jump.from) == kind(mover) && !before[jump.from] && !before[jump.to])
                left[jump.over] = false;
        if (may_end_slowly(board, finish, left, moves - 1)) return true;
    }
    return false;
}

TEST_CASE("relaxed moves are tried as they are told", "[generous]") {
    oracle::Random random(283);
    std::array<int, 2> answers{};
    for (const auto& [i, drawn, board] : random_boards(random, 300, 9, 20)) {
        const auto holes = board.reading_order();
        const Hole finish = holes[static_cast<std::size_t>(below(random, holes.size()))];
        const MersonRegions regions(board, board.holes(), bit(finish), 0);
        RelaxedMoves generous(board, regions, finish);
        std::vector<bool> pegs(kMaxHoles);
        Bits bits = 0;
        for (const Hole hole : holes)
            if (below(random, 8) > i % 7) {
                pegs[hole] = true;
                bits |= bit(hole);
            }
        CAPTURE(format_position(board, {bits}), drawn.triangular, format_hole(board, finish));
        for (std::size_t moves = 1; moves <= 4; ++moves) {
            const bool expected = may_end_slowly(board, finish, pegs, moves);
            REQUIRE(generous.may_end(bits, moves) == expected);
            // Failures are remembered.
            REQUIRE(generous.may_end(bits, moves) == expected);
            ++answers[expected ? 1 : 0];
        }
    }
    CHECK(answers[0] > 200);
    CHECK(answers[1] > 200);
}

}  // namespace
}  // namespace peg
