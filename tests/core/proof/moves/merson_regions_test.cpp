// SPDX-License-Identifier: MIT
#include "core/proof/moves/merson_regions.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "support/oracle.h"
#include "support/random_boards.h"

namespace peg {
namespace {

// The size of a minimum hitting set of the regions, if it is below `most`, otherwise `most`. Tries
// each hole of the first region; disjoint regions need a hole each.
std::size_t fewest_holes_that_hit(const std::vector<Bits>& regions, std::size_t most = 64) {
    std::size_t apart = 0;
    Bits taken = 0;
    for (const Bits region : regions)
        if ((region & taken) == 0) {
            taken |= region;
            ++apart;
        }
    if (apart >= most || regions.empty()) return std::min(apart, most);
    for_each_hole(regions.front(), [&](Hole hole) {
        std::vector<Bits> missed = regions;
        std::erase_if(missed, [&](Bits region) { return contains(region, hole); });
        most = std::min(most, 1 + fewest_holes_that_hit(missed, most - 1));
    });
    return most;
}

TEST_CASE("Merson regions cannot be jumped into, and none holds another one", "[merson]") {
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const auto [board, classic] = *parse_board_name(entry.name);
        const MersonRegions merson(board, classic.start.pegs, 0, 0);
        CHECK(merson.regions().size() >= 5);
        for (Bits region : merson.regions()) {
            CHECK((region & ~board.holes()) == 0);
            for (const Jump& jump : board.jumps())
                if (contains(region, jump.over))
                    CHECK((contains(region, jump.from) || contains(region, jump.to)));
            CHECK(std::ranges::count_if(merson.regions(),
                                        [&](Bits other) { return (other & ~region) == 0; }) == 1);
        }
        CHECK(merson.moves_from_start(classic.start.pegs) == 0);
        CHECK(merson.moves_from_start(0) == merson.moves_to_end(classic.start.pegs));
        CHECK(merson.moves_to_end(0) == 0);
    }
}

TEST_CASE("it takes as many moves as holes that hit the regions", "[merson]") {
    oracle::Random random(15);
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const auto [board, classic] = *parse_board_name(entry.name);
        const Bits start = classic.start.pegs;
        const MersonRegions merson(board, start, 0, 0);
        for (int i = 0; i < 20; ++i) {
            Bits pegs = board.holes();
            for (const Hole hole : board.reading_order())
                if (oracle::below(random, 20) < i) pegs &= ~bit(hole);
            CAPTURE(format_position(board, {pegs}));
            std::vector<Bits> full;
            std::vector<Bits> opened;
            for (const Bits region : merson.regions())
                if ((pegs & region) == region)
                    full.push_back(region);
                else if ((start & region) == region)
                    opened.push_back(region);
            CHECK(merson.moves_to_end(pegs) == fewest_holes_that_hit(full));
            CHECK(merson.moves_from_start(pegs) == fewest_holes_that_hit(opened));
        }
    }
}

TEST_CASE("no other peg's move leaves as few regions full as may be", "[merson]") {
    oracle::Random random(17);
    int passed_over = 0;
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const auto [board, classic] = *parse_board_name(entry.name);
        const MersonRegions merson(board, classic.start.pegs, 0, 0);
        Position position = classic.start;
        // A random jump by a peg in `from`, or none.
        const auto draw = [&](Bits from) -> const Jump* {
            std::vector<const Jump*> jumps;
            for (const Jump& jump : board.jumps())
                if (contains(from, jump.from) && is_legal(position, jump)) jumps.push_back(&jump);
            const auto many = static_cast<int>(jumps.size());
            return many == 0 ? nullptr
                             : jumps[static_cast<std::size_t>(oracle::below(random, many))];
        };
        while (const Jump* jump = draw(board.holes())) {
            const std::size_t least = merson.moves_to_end(position.pegs);
            const Hole mover = jump->from;
            CAPTURE(format_position(board, position), format_hole(board, mover), least);
            CHECK(merson.movers(SearchDirection::kForwards, position.pegs, least) == position.pegs);
            CHECK(merson.movers(SearchDirection::kBackwards, position.pegs, 0) == position.pegs);
            if (least == 0) break;
            const Bits movers = merson.movers(SearchDirection::kForwards, position.pegs, least - 1);
            for_each_hole(board.holes(), [&](Hole hole) {
                CHECK(contains(movers, hole) ==
                      (merson.moves_to_end(position.pegs & ~bit(hole)) < least));
            });
            passed_over += count(position.pegs & ~movers);
            // The peg jumps on at random; the move may end in any hole on its way.
            for (; jump != nullptr; jump = draw(bit(jump->to))) {
                position = play(position, *jump);
                if (!contains(movers, mover)) CHECK(merson.moves_to_end(position.pegs) >= least);
            }
        }
    }
    CHECK(passed_over > 1000);
}

// All minimal regions of up to four holes, by trying every set of holes.
std::vector<Bits> small_regions(const Board& board) {
    std::vector<Bits> regions;
    const auto is_region = [&](Bits set) {
        return std::ranges::none_of(board.jumps(), [&](const Jump& jump) {
            return contains(set, jump.over) && !contains(set, jump.from) && !contains(set, jump.to);
        });
    };
    const auto add = [&](const auto& self, Bits set, Bits later, int more) -> void {
        if (more == 0) {
            const bool holds_one =
                std::ranges::any_of(regions, [&](Bits smaller) { return (smaller & ~set) == 0; });
            if (!holds_one && is_region(set)) regions.push_back(set);
            return;
        }
        for_each_hole(later, [&](Hole hole) {
            later &= ~bit(hole);
            self(self, set | bit(hole), later, more - 1);
        });
    };
    for (int size = 1; size <= 4; ++size) add(add, 0, board.holes(), size);
    return regions;
}

TEST_CASE("regions that are left out are hardly missed", "[merson]") {
    oracle::Random random(16);
    for (const char* name : {"english", "wiegleb", "asymmetric"}) {
        CAPTURE(name);
        const auto [board, classic] = *parse_board_name(name);
        const std::vector<Bits> all = small_regions(board);
        const MersonRegions merson(board, classic.start.pegs, 0, 0);
        std::size_t needed = 0;
        std::size_t found = 0;
        for (int i = 0; i < 200; ++i) {
            const Bits pegs = board.holes() & ~random_holes(random, board, 4);
            std::vector<Bits> full = all;
            std::erase_if(full, [&](Bits region) { return (region & ~pegs) != 0; });
            const std::size_t holes = fewest_holes_that_hit(full);
            CHECK(merson.moves_to_end(pegs) <= holes);
            needed += holes;
            found += merson.moves_to_end(pegs);
        }
        CAPTURE(needed, found);
        CHECK(100 * found >= 98 * needed);
    }
}

// The best problems of the triangles of 36 and 55 are solved in 13 and 18 moves (A127500), as few
// as their regions require; other boards require more.
TEST_CASE("the regions of full boards need the known numbers of moves", "[merson]") {
    const auto needs = [](const char* name, const char* vacant) {
        const auto [board, classic] = *parse_board_name(name);
        const Bits start = vacancy(board, *parse_hole(board, vacant)).pegs;
        return MersonRegions(board, start, 0, 0).moves_to_end(start);
    };
    CHECK(needs("english", "d4") == 12);
    CHECK(needs("european", "c1") == 15);
    CHECK(needs("wiegleb", "e5") == 16);
    CHECK(needs("triangle36", "a1") == 12);
    CHECK(needs("triangle36", "b3") == 13);
    CHECK(needs("triangle55", "a1") == 17);
    CHECK(needs("triangle55", "b3") == 18);
}

TEST_CASE("what may stay full is not counted on", "[merson]") {
    const auto [board, classic] = *parse_board_name("english");
    const Bits start = classic.start.pegs;
    CHECK(MersonRegions(board, start, 0, 0).moves_to_end(start) == 12);
    CHECK(MersonRegions(board, start, 0, 2).moves_to_end(start) == 10);
    const Bits corner = bit(*parse_hole(board, "c1"));
    const MersonRegions beside(board, start, corner, 0);
    for (Bits region : beside.regions()) CHECK(region != corner);
    CHECK(MersonRegions(board, start, board.holes(), 0).regions().empty());
}

}  // namespace
}  // namespace peg
