// SPDX-License-Identifier: MIT
#include "core/board/position.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

BoardAndProblem known(std::string_view name) { return *parse_board_name(name); }

// The number of sequences of `depth` jumps.
std::uint64_t perft(const Board& board, Position position, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    for_each_jump(board, position, [&](JumpId id) {
        lines += perft(board, play(position, board.jump(id)), depth - 1);
    });
    return lines;
}

Bits smallest_image(const Board& board, Position position) {
    Bits smallest = position.pegs;
    for (const Permutation& symmetry : board.symmetries())
        smallest = std::min(smallest, permute(symmetry, position.pegs));
    return smallest;
}

// The numbers of positions after 0, 1, 2, ... jumps, up to symmetry.
std::vector<std::size_t> levels(const Board& board, Position start, std::size_t most) {
    std::vector<std::size_t> sizes;
    std::set<Bits> level{smallest_image(board, start)};
    while (!level.empty() && sizes.size() < most) {
        sizes.push_back(level.size());
        std::set<Bits> next;
        for (Bits pegs : level)
            for_each_jump(board, Position{pegs}, [&](JumpId id) {
                next.insert(smallest_image(board, play(Position{pegs}, board.jump(id))));
            });
        level = next;
    }
    return sizes;
}

std::vector<JumpId> jumps_of(const Board& board, std::string_view moves) {
    return *parse_moves(board, moves);
}

}  // namespace

TEST_CASE("perft of the English central game", "[position][perft]") {
    const auto [board, classic] = known("english");
    constexpr std::uint64_t kLines[] = {1, 4, 12, 60, 400, 2960, 24600};
    for (int depth = 0; depth <= 6; ++depth)
        CHECK(perft(board, classic.start, depth) == kLines[depth]);
}

TEST_CASE("levels of the English central game up to symmetry", "[position][perft]") {
    // OEIS A112737.
    const auto [board, classic] = known("english");
    CHECK(levels(board, classic.start, 9) ==
          std::vector<std::size_t>{1, 1, 2, 8, 39, 171, 719, 2757, 9751});
}

TEST_CASE("positions of the triangle that the corner vacancy leads to", "[position][perft]") {
    const auto [board, classic] = known("triangle15");
    std::size_t total = 0;
    for (std::size_t size : levels(board, classic.start, 15)) total += size;
    CHECK(total == 1544);
}

TEST_CASE("a jump read backwards is the same jump in the complement", "[position]") {
    oracle::Random random(11);
    int jumps = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 400, 3, 32)) {
        const oracle::Pegs pegs =
            oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count() + 1));
        const Position before = position_of(board, pegs);
        CHECK(pegs_of(board, complement(board, before)) == oracle::complement(pegs));
        CHECK(complement(board, complement(board, before)) == before);
        for_each_jump(board, before, [&](JumpId id) {
            ++jumps;
            const Jump& jump = board.jump(id);
            const Position next = play(before, jump);
            const Position mirror = complement(board, next);
            const bool law = is_legal(before, jump) && !is_legal(next, jump) &&
                             is_legal(mirror, jump) &&
                             play(mirror, jump) == complement(board, before) &&
                             peg_count(next) == peg_count(before) - 1 &&
                             pegs_of(board, next) == oracle::after(pegs, jump_of(board, jump));
            if (!law) FAIL(oracle::write(drawn, pegs));
        });
    }
    CHECK(jumps > 1000);
}

TEST_CASE("jumps by the same peg make one move", "[position]") {
    const Board board = known("english").board;
    const auto sizes = [&](std::string_view text) {
        std::vector<std::size_t> all;
        for (const Move& move : moves_of(board, jumps_of(board, text))) all.push_back(move.size());
        return all;
    };
    using Sizes = std::vector<std::size_t>;
    CHECK(moves_of(board, {}).empty());
    CHECK(sizes("d2-d4") == Sizes{1});
    CHECK(sizes("c4-c2-e2") == Sizes{2});
    CHECK(sizes("c4-c2 c2-e2") == Sizes{2});
    CHECK(sizes("d2-d4 b3-d3 d4-d2") == Sizes{1, 1, 1});  // another peg's jump is between them
    CHECK(sizes("d2-d4 d4-d6 f4-d4") == Sizes{2, 1});     // the next jump does not start in d6
    CHECK(sizes("d2-d4-d2-d4") == Sizes{3});
}

TEST_CASE("moves split a line of play without loss", "[position]") {
    oracle::Random random(12);
    std::size_t long_moves = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 20, 20)) {
        oracle::Pegs pegs = oracle::random_pegs(random, drawn, 14);
        std::vector<JumpId> line;
        for (auto legal = oracle::legal_jumps(drawn, pegs); !legal.empty();
             legal = oracle::legal_jumps(drawn, pegs)) {
            const auto jump = oracle::one_of(random, legal);
            line.push_back(*board.find_jump(hole_of(board, jump.from), hole_of(board, jump.to)));
            pegs = oracle::after(pegs, jump);
        }
        std::vector<JumpId> joined;
        for (const Move& move : moves_of(board, line)) {
            REQUIRE_FALSE(move.empty());
            long_moves += move.size() > 1;
            if (!joined.empty())  // another peg, because otherwise it would be the same move
                CHECK(board.jump(joined.back()).to != board.jump(move.front()).from);
            for (std::size_t j = 1; j < move.size(); ++j)
                CHECK(board.jump(move[j - 1]).to == board.jump(move[j]).from);
            joined.insert(joined.end(), move.begin(), move.end());
        }
        CHECK(joined == line);
    }
    CHECK(long_moves > 50);
}

}  // namespace peg
