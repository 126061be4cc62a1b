// SPDX-License-Identifier: MIT
#include "core/levels/move_patterns.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "support/boards.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// The holes [first, last) of a board; holes outside have pegs or not, as each jump needs.
struct Part {
    int first;
    int last;

    bool has(int hole) const { return first <= hole && hole < last; }
    oracle::Pegs pattern(const oracle::Pegs& pegs) const {
        return pegs.substr(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
    }
};

constexpr int kOutside = -1;

// Adds the patterns that a peg in a hole, or a peg from outside, makes of a pattern by any jumps.
void add_moves(const oracle::Board& board, Part part, const oracle::Pegs& pattern, int place,
               std::set<std::pair<oracle::Pegs, int>>& found) {
    for (const oracle::Jump& jump : board.jumps) {
        if ((part.has(jump.from) ? jump.from : kOutside) != place) continue;
        oracle::Pegs next = pattern;
        bool possible = true;
        const auto change = [&](int hole, char before, char after) {
            if (!part.has(hole)) return;
            char& peg = next[static_cast<std::size_t>(hole - part.first)];
            possible &= peg == before;
            peg = after;
        };
        change(jump.from, 'x', 'o');
        change(jump.over, 'x', 'o');
        change(jump.to, 'o', 'x');
        const int to = part.has(jump.to) ? jump.to : kOutside;
        if (possible && found.insert({next, to}).second) add_moves(board, part, next, to, found);
    }
}

// For each pattern of a part: the min number of moves that begin in the part on any way to the
// pattern of one of the ends (backwards: from it). Visits all moves of all patterns until nothing
// changes.
std::map<oracle::Pegs, int> fewest_by_pattern(const oracle::Board& board, Part part,
                                              const std::vector<oracle::Pegs>& ends,
                                              bool backwards) {
    constexpr int kNever = 255;
    std::map<oracle::Pegs, int> fewest;
    const int holes = part.last - part.first;
    for (int number = 0; number < 1 << holes; ++number) {
        oracle::Pegs pattern;
        for (int hole = 0; hole < holes; ++hole) pattern += (number >> hole & 1) != 0 ? 'x' : 'o';
        fewest[pattern] = kNever;
    }
    for (const oracle::Pegs& end : ends) fewest[part.pattern(end)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (auto& [pattern, moves] : fewest) {
            for (int place = kOutside; place < part.last; ++place) {
                if (place != kOutside && !part.has(place)) continue;
                std::set<std::pair<oracle::Pegs, int>> found;
                add_moves(board, part, pattern, place, found);
                for (const auto& [next, to] : found) {
                    int& from_here = backwards ? fewest[next] : moves;
                    const int known = (backwards ? moves : fewest[next]) + (place != kOutside);
                    if (known >= from_here) continue;
                    from_here = known;
                    changed = true;
                }
            }
        }
    }
    return fewest;
}

TEST_CASE("patterns of two halves say what a slow search of each says", "[levels][patterns]") {
    oracle::Random random(409);
    int excluded = 0;
    int never = 0;
    for (const auto& [i, drawn, board] : random_boards(random, rounds(60), 2, 10)) {
        const int holes = board.hole_count();
        const bool backwards = i % 4 < 2;
        std::vector<oracle::Pegs> ends;
        std::vector<Bits> ends_of_board;
        for (int k = 0; k <= i % 3; ++k) {
            ends.push_back(oracle::random_pegs(random, drawn, backwards ? holes - 1 : 1 + i % 2));
            ends_of_board.push_back(position_of(board, ends.back()).pegs);
        }
        CAPTURE(oracle::write(drawn, ends.back()), drawn.triangular, backwards);
        MovePatterns patterns(board,
                              backwards ? SearchDirection::kBackwards : SearchDirection::kForwards,
                              ends_of_board);
        REQUIRE(patterns.bytes() == 0);
        for (std::uint64_t left = patterns.nodes_to_make(); left > 0;) {
            REQUIRE_FALSE(patterns.made());
            left -= patterns.make_table();
            REQUIRE(patterns.nodes_to_make() == left);
        }
        REQUIRE(patterns.make_table() == 0);
        REQUIRE(patterns.made());
        REQUIRE(patterns.bytes() < patterns.bytes_to_make());

        struct Image {
            oracle::Symmetry symmetry;
            std::vector<std::pair<Part, std::map<oracle::Pegs, int>>> parts;
        };
        std::vector<Image> images;
        for (const oracle::Symmetry& symmetry : oracle::symmetries(drawn)) {
            images.push_back({symmetry, {}});
            std::vector<oracle::Pegs> there;
            for (const oracle::Pegs& end : ends) there.push_back(oracle::image(symmetry, end));
            for (const Part part : {Part{0, holes / 2}, Part{holes / 2, holes}})
                images.back().parts.emplace_back(part,
                                                 fewest_by_pattern(drawn, part, there, backwards));
        }
        const DenseCanonicalizer canonicalizer(board, std::array{board.holes()});
        for (int k = 0; k < 40; ++k) {
            const oracle::Pegs some =
                oracle::random_pegs(random, drawn, 1 + oracle::below(random, holes));
            int most = 0;
            for (const Image& image : images) {
                int sum = 0;
                for (const auto& [part, fewest] : image.parts)
                    sum += fewest.at(part.pattern(oracle::image(image.symmetry, some)));
                most = std::max(most, sum);
            }
            CAPTURE(oracle::write(drawn, some), most);
            const DensePosition position = canonicalizer.dense(position_of(board, some).pegs);
            REQUIRE(patterns.lower_bound(position) == static_cast<std::size_t>(most));
            REQUIRE_FALSE(patterns.excludes(position, static_cast<std::size_t>(most)));
            if (most == 0) continue;
            REQUIRE(patterns.excludes(position, static_cast<std::size_t>(most - 1)));
            ++(most < 255 ? excluded : never);
        }
    }
    CHECK(excluded > rounds(200));
    CHECK(never > rounds(100));
}

TEST_CASE("patterns of a perimeter see as many moves as there are, or fewer",
          "[levels][patterns]") {
    oracle::Random random(419);
    constexpr std::size_t kDepth = 5;
    int compared = 0;
    int more = 0;  // than patterns of the end
    for (const auto& [i, drawn, board] : random_boards(random, rounds(60), 9, 13)) {
        const bool backwards = i % 4 < 2;
        const auto direction = backwards ? SearchDirection::kBackwards : SearchDirection::kForwards;
        const oracle::Pegs end =
            oracle::random_pegs(random, drawn, backwards ? board.hole_count() - 1 : 1);
        const auto levels = oracle::levels_by_moves(drawn, end, !backwards, kDepth);
        const auto beyond = static_cast<std::size_t>(1 + i % 3);
        if (levels[beyond].empty()) continue;
        CAPTURE(oracle::write(drawn, end), drawn.triangular, backwards, beyond);

        std::vector<Bits> perimeter;
        for (const oracle::Pegs& pegs : levels[beyond])
            perimeter.push_back(position_of(board, pegs).pegs);
        MovePatterns of_perimeter(board, direction, perimeter, beyond);
        MovePatterns of_end(board, direction, std::array{position_of(board, end).pegs});
        while (of_perimeter.make_table() > 0 || of_end.make_table() > 0) continue;
        const DenseCanonicalizer canonicalizer(board, std::array{board.holes()});
        for (std::size_t moves = beyond; moves <= kDepth; ++moves)
            for (const oracle::Pegs& pegs : levels[moves]) {
                const DensePosition position = canonicalizer.dense(position_of(board, pegs).pegs);
                const std::size_t least = of_perimeter.lower_bound(position);
                CAPTURE(oracle::write(drawn, pegs), moves);
                REQUIRE(least >= beyond);
                REQUIRE(least <= moves);
                REQUIRE_FALSE(of_perimeter.excludes(position, least));
                REQUIRE(of_perimeter.excludes(position, least - 1));
                more += least > of_end.lower_bound(position);
                ++compared;
            }
    }
    CHECK(compared > rounds(1000));
    CHECK(more > rounds(200));
}

TEST_CASE("patterns know how many moves a full board needs at least", "[levels][patterns]") {
    const auto least = [](const char* name, const char* finish) {
        const auto [board, classic] = named(name);
        MovePatterns patterns(board, SearchDirection::kForwards,
                              std::array{bit(*parse_hole(board, finish))});
        while (patterns.make_table() > 0) continue;
        const DenseCanonicalizer canonicalizer(board, std::array{board.holes()});
        const DensePosition start = canonicalizer.dense(classic.start.pegs);
        return patterns.lower_bound(start);
    };
    CHECK(least("english", "d4") == 12);
    CHECK(least("triangle55", "a2") == 14);  // with three parts
}

}  // namespace
}  // namespace peg
