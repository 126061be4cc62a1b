// SPDX-License-Identifier: MIT
#include "core/count/jump_set_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <vector>

#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// The multisets of jumps, sorted, that lead from a position to one of the ends.
using Multisets = std::set<std::vector<oracle::Jump>>;
const Multisets& multisets(const oracle::Board& board, const oracle::Pegs& pegs,
                           const std::set<oracle::Pegs>& ends,
                           std::map<oracle::Pegs, Multisets>& known) {
    if (const auto found = known.find(pegs); found != known.end()) return found->second;
    Multisets all;
    if (ends.contains(pegs)) all.insert(std::vector<oracle::Jump>{});
    for (const oracle::Jump& jump : oracle::legal_jumps(board, pegs))
        for (std::vector<oracle::Jump> jumps :
             multisets(board, oracle::after(pegs, jump), ends, known)) {
            jumps.insert(std::ranges::upper_bound(jumps, jump), jump);
            all.insert(jumps);
        }
    return known[pegs] = all;
}

TEST_CASE("solutions whatever their order are those of the oracle", "[count]") {
    oracle::Random random(617);
    std::size_t most = 0;
    bool twice = false;
    for (const auto& [i, drawn, board] : random_boards(random, 150, 8, 15)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 4 + i % 6);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        const int fewest = oracle::fewest_pegs(outcomes);
        const bool any = i % 3 == 0 && fewest == 1;
        const Finish finish = any ? Finish::any() : Finish::fewest();
        std::set<oracle::Pegs> ends;
        for (const oracle::Pegs& position : outcomes)
            if (oracle::count(position) == fewest) ends.insert(position);
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        std::map<oracle::Pegs, Multisets> known;
        const Multisets& expected = multisets(drawn, start, ends, known);

        JumpSetSearch search(board, {position_of(board, start), finish}, fewest);
        const auto step = static_cast<std::uint64_t>(1 + oracle::below(random, 40));
        while (!search.result()) search.run(step, kNoLimit);
        REQUIRE(*search.result() == expected.size());
        most = std::max(most, expected.size());
        for (const auto& jumps : expected)
            twice = twice || std::ranges::adjacent_find(jumps) != jumps.end();
    }
    CHECK(most > 20);
    CHECK(twice);
}

TEST_CASE("a search for jump sets stops at its limit", "[count]") {
    const Board board = board_of(oracle::read_board(true, "x/xx/xxx/xxxx/xxxxx"));
    const Position start{board.holes() & ~bit(hole_of(board, 0))};
    JumpSetSearch search(board, {start, Finish::any()}, 1);
    while (!search.full()) search.run(10, 50'000);
    CHECK_FALSE(search.result());
}

}  // namespace
}  // namespace peg
