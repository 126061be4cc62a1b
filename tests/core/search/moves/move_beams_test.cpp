// SPDX-License-Identifier: MIT
#include "core/search/moves/move_beams.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/board/game.h"
#include "core/search/goals.h"
#include "core/search/moves/short_solution_search.h"
#include "core/support/random.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

constexpr std::size_t kUnknown = 1000;  // more moves than any solution has

struct BeamSetting : ShortSetting {
    using ShortSetting::ShortSetting;
    MoveBeams beams(const Problem& problem, std::size_t known) const {
        return {canonicalizer, problem.start.pegs, goals, regions, known};
    }
};

void check_solution(const Board& board, const Problem& problem, const std::vector<JumpId>& jumps,
                    std::size_t moves) {
    CHECK(replay(board, problem, jumps).finished);
    CHECK(moves_of(board, jumps).size() == moves);
}

}  // namespace

TEST_CASE("a move beam that leaves nothing out finds the fewest moves", "[shortest][beam]") {
    oracle::Random random(401);
    int solved = 0;
    int unsolved = 0;
    for (int i = 0; i < 300; ++i) {
        const auto [drawn, start, board, problem, fewest] = random_small_problem(random, i);
        CAPTURE(oracle::write(drawn, start), drawn.triangular,
                format_finish(board, problem.finish));
        if (fewest == 0) continue;

        const BeamSetting setting(board, problem);
        if (setting.goals.empty()) {  // the position class excludes them all
            REQUIRE(fewest == 1000);
            continue;
        }
        // If one move more is known, few positions are considered.
        const std::size_t more =
            fewest < 1000 && i % 7 < 3 ? static_cast<std::size_t>(fewest) + 1 : kUnknown;
        MoveBeams beams = setting.beams(problem, more);
        const SearchDirection direction =
            i % 11 < 5 ? SearchDirection::kForwards : SearchDirection::kBackwards;
        // Known from the end: nothing, a part of a move, or all of some moves.
        for (int move = 0; move < i % 4; ++move)
            beams.extend_end(direction, i % 5 == 0 ? 3 : 100'000);
        Bits aim = 0;
        for (const Bits goal : setting.goals) aim |= goal;
        const std::array scores{MoveScore::Weights{.distance = 1},
                                MoveScore::Weights{.peg = 3, .region = 5, .noise = 9},
                                MoveScore::Weights{.lone_peg = 2, .lone_hole = -1}};
        const std::size_t beam =
            beams.add(direction, scores[static_cast<std::size_t>(i) % 3], aim, 7);
        beams.widen(beam, 1 << 20, 1 << 20);
        while (!beams.done()) beams.expand(1 + static_cast<std::uint64_t>(i) % 7, kNoLimit);
        REQUIRE(beams.complete());
        if (fewest < 1000) {
            ++solved;
            REQUIRE(beams.moves() == static_cast<std::size_t>(fewest));
            check_solution(board, problem, beams.solution().value(), beams.moves());
        } else {
            ++unsolved;
            REQUIRE(beams.moves() == kUnknown);
            REQUIRE_FALSE(beams.solution());
        }
        // There are no fewer than the fewest moves, also if another search found them.
        MoveBeams others = setting.beams(problem, kUnknown);
        others.improve_incumbent(fewest < 1000 ? static_cast<std::size_t>(fewest) : kUnknown + 1);
        for (MoveBeams* without : {&beams, &others}) {
            without->widen(without->add(direction, scores[0], aim, 7), 1 << 20, 1 << 20);
            while (!without->done()) without->expand(100, kNoLimit);
            CHECK(without->complete());
            CHECK_FALSE(without->solution());
            CHECK(without->moves() == beams.moves());
        }
    }
    CHECK(solved > 100);
    CHECK(unsolved > 10);
}

namespace {

// The fewest moves that a beam finds, and the positions that it keeps, computed by evaluating every
// position completely.
struct SlowBeam {
    const Board& board;
    const Problem& problem;
    const BeamSetting& setting;
    SearchDirection direction;
    Moves moves_of{setting.canonicalizer};
    PagodaPool no_pagodas{board, SearchDirection::kForwards, 0};
    std::map<DensePosition, std::size_t> end{};  // moves from it to the end
    std::size_t moves = kUnknown;
    struct Level {
        std::vector<DensePosition> expanded;
        std::vector<std::pair<std::int32_t, DensePosition>> left;
    };
    std::vector<Level> levels{};
    bool lost = false;

    std::vector<Bits> all_after(SearchDirection way, DensePosition position) const {
        std::vector<Bits> after;
        const auto visit = [&](const DenseCanonicalizer::Images& next, const auto&) {
            after.push_back(next.pegs);
            return false;
        };
        moves_of.visit(way, no_pagodas, setting.canonicalizer.images(position), visit);
        return after;
    }
    std::set<DensePosition> first(SearchDirection way) const {
        std::set<DensePosition> first;
        if (way == SearchDirection::kForwards)
            first.insert(setting.canonicalizer.smallest(problem.start.pegs));
        else
            for (const Bits goal : setting.goals)
                first.insert(setting.canonicalizer.smallest(goal));
        return first;
    }
    void extend_end(std::size_t back) {
        std::set<DensePosition> farthest = first(opposite(direction));
        for (std::size_t move = 0; move <= back; ++move) {
            std::set<DensePosition> farther;
            for (const DensePosition position : farthest) {
                if (!end.emplace(position, move).second) continue;
                for (const Bits pegs : all_after(opposite(direction), position))
                    farther.insert(setting.canonicalizer.smallest(pegs));
            }
            farthest = std::move(farther);
        }
    }
    // One more pass.
    void widen(std::size_t back, std::size_t width, std::size_t places, const MoveScore& score,
               std::uint64_t seed) {
        if (levels.empty()) {
            levels.resize(1);
            for (const DensePosition position : first(direction))
                levels[0].left.emplace_back(0, position);
        }
        std::map<DensePosition, std::size_t> seen;
        for (std::size_t depth = levels.size(); depth-- > 0;) {
            for (const DensePosition position : levels[depth].expanded) seen[position] = depth;
            for (const auto& one : levels[depth].left) seen[one.second] = depth;
        }
        const Bits turned = direction == SearchDirection::kForwards ? 0 : board.holes();
        for (std::size_t depth = 0; depth < levels.size(); ++depth) {
            if (levels[depth].left.empty()) continue;
            if (levels.size() == depth + 1) levels.emplace_back();
            std::vector<std::pair<std::int32_t, DensePosition>>& left = levels[depth].left;
            std::vector<std::pair<std::int32_t, DensePosition>>& next = levels[depth + 1].left;
            std::int32_t first_out = std::numeric_limits<std::int32_t>::max();
            const auto add = [&](Bits pegs) {
                const DensePosition form = setting.canonicalizer.smallest(pegs);
                const std::size_t beyond = setting.regions.moves_beyond(direction, pegs);
                const auto known = end.find(form);
                if (known != end.end()) moves = std::min(moves, depth + 1 + known->second);
                if (known != end.end() || depth + 1 + std::max(beyond, back + 1) >= moves) return;
                const std::int32_t worth = score.of(pegs ^ turned, beyond, mixed(form.bits ^ seed));
                if (worth >= first_out) return;
                const auto [at, is_new] = seen.emplace(form, depth + 1);
                if (!is_new && at->second <= depth + 1) return;
                at->second = depth + 1;
                next.emplace_back(worth, form);
                if (next.size() < 2 * places) return;
                std::ranges::sort(next);
                first_out = next[places].first;
                next.resize(places);
                lost = true;
            };
            std::ranges::sort(left);
            const auto best = std::vector(
                left.begin(),
                left.begin() + static_cast<std::ptrdiff_t>(std::min(width, left.size())));
            left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(best.size()));
            for (const auto& one : best) {
                levels[depth].expanded.push_back(one.second);
                std::ranges::for_each(all_after(direction, one.second), add);
            }
        }
    }
    std::uint64_t kept() const {
        std::uint64_t kept = 0;
        for (const Level& level : levels) kept += level.expanded.size() + level.left.size();
        return kept;
    }
    bool any_left() const {
        return std::ranges::any_of(levels, [](const Level& level) { return !level.left.empty(); });
    }
};

}  // namespace

TEST_CASE("a move beam expands the best of each level and finds what is known from the end",
          "[shortest][beam]") {
    oracle::Random random(411);
    int found = 0;
    int cut = 0;
    int widened = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 200, 12, 19)) {
        const oracle::Pegs start =
            oracle::random_winnable_pegs(random, drawn, 5 + oracle::below(random, 8));
        const Problem problem{position_of(board, start), Finish::any()};
        const BeamSetting setting(board, problem);
        if (is_finished(problem.finish, problem.start) || setting.goals.empty()) continue;
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        const auto direction = i % 4 < 2 ? SearchDirection::kForwards : SearchDirection::kBackwards;
        const auto back = static_cast<std::size_t>(i) % 3;
        auto width = static_cast<std::size_t>(2 + oracle::below(random, 14));  // too few to learn
        // Nearly all scores differ. Often positions near the end have the worst scores.
        const int peg = i % 5 < 3 ? -100'000 : 100'000;
        const MoveScore::Weights weights{
            .peg = peg, .lone_peg = 30'000, .region = 20'000, .noise = 50'000};
        Bits aim = 0;
        for (const Bits goal : setting.goals) aim |= goal;

        MoveBeams beams = setting.beams(problem, kUnknown);
        for (std::size_t move = 0; move < back; ++move) beams.extend_end(direction, 1'000'000);
        const std::uint64_t known = beams.stored();
        SlowBeam slow{board, problem, setting, direction};
        slow.extend_end(back);
        const std::size_t beam = beams.add(direction, weights, aim, 7);
        for (int pass = 0; pass < 3; ++pass, width *= 2) {
            const std::size_t places = width * (1 + static_cast<std::size_t>(i) % 4);
            beams.widen(beam, width, places);
            while (!beams.done()) beams.expand(1 + static_cast<std::uint64_t>(i) % 7, kNoLimit);
            if (pass > 0 && slow.lost && !slow.any_left()) break;  // it has started again
            slow.widen(back, width, places, MoveScore(board, weights, aim), 7);
            REQUIRE(beams.moves() == slow.moves);
            REQUIRE(beams.stored() - known == slow.kept());
            REQUIRE(beams.complete() == (!slow.lost && !slow.any_left()));
            widened += pass > 0 && !beams.complete() ? 1 : 0;
        }
        found += beams.moves() < kUnknown ? 1 : 0;
        cut += slow.lost ? 1 : 0;
    }
    CHECK(found > 50);
    CHECK(cut > 50);
    CHECK(widened > 50);
}

TEST_CASE("a move beam expands n positions a level", "[shortest][beam]") {
    const auto [board, problem] = named("english");
    const BeamSetting setting(board, problem);
    MoveBeams beams = setting.beams(problem, kUnknown);
    for (const SearchDirection direction :
         {SearchDirection::kForwards, SearchDirection::kBackwards}) {
        const std::uint64_t before = beams.stored();
        const std::size_t beam = beams.add(direction, {.distance = 1}, setting.goals[0], 0);
        for (std::uint64_t passes = 1; passes <= 2; ++passes) {
            beams.widen(beam, 10, 40);
            std::uint64_t nodes = 0;
            while (!beams.done()) nodes += beams.expand(1, kNoLimit);
            CHECK_FALSE(beams.complete());
            CHECK(nodes > 100);
            CHECK(nodes <= 32 * 11);
            CHECK(beams.stored() - before <= 32 * passes * 10 + 32 * 80);
        }
    }
}

TEST_CASE("a move beam that has lost positions begins anew, and wide enough loses none",
          "[shortest][beam]") {
    const Board board = board_named("triangle15");
    const Problem problem{vacancy(board, *parse_hole(board, "a1")), Finish::any()};
    const BeamSetting setting(board, problem);
    MoveBeams beams = setting.beams(problem, 10);  // none exists in nine moves
    const std::size_t beam = beams.add(SearchDirection::kForwards, {.peg = 1}, board.holes(), 0);
    int passes = 0;
    for (std::size_t width = 1; !beams.complete(); width *= 2) {
        beams.widen(beam, width, width);
        while (!beams.done()) beams.expand(1, kNoLimit);
        REQUIRE(++passes < 20);
    }
    CHECK(passes > 1);
    CHECK_FALSE(beams.solution());
}

TEST_CASE("wider and wider beams find the fewest moves that are known", "[shortest][beam]") {
    const auto check = [](const char* name, const char* vacant, std::size_t moves) {
        CAPTURE(name);
        const Board board = board_named(name);
        const Problem problem{vacancy(board, *parse_hole(board, vacant)), Finish::any()};
        const BeamSetting setting(board, problem);
        std::array<std::uint64_t, 2> nodes{};
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            ShortSolutionSearch search(setting.canonicalizer, problem.start.pegs, setting.goals,
                                       setting.regions, kUnknown);
            std::vector<JumpId> jumps;
            while (search.moves() > moves && nodes.at(i) < 1'000'000) {
                const std::size_t before = search.moves();
                nodes.at(i) += search.step(i == 0 ? 1 : 16, kNoLimit);
                if (search.moves() < before) jumps = search.solution().value();
            }
            REQUIRE(search.moves() == moves);
            check_solution(board, problem, jumps, moves);
        }
        // Different step sizes visit the same positions.
        CHECK(nodes[1] - nodes[0] < 16);
    };
    check("triangle15", "a1", 10);
    check("triangle21", "a1", 10);
    check("triangle28", "a2", 12);
}

// Beams from the start alone reached 22 moves in 400,000 positions.
TEST_CASE("beams from the finish find short solutions into a corner", "[shortest][beam]") {
    const Board board = board_named("asymmetric");
    const Hole corner = *parse_hole(board, "d1");
    const Problem problem{vacancy(board, corner), Finish::at(corner)};
    const BeamSetting setting(board, problem);
    ShortSolutionSearch search(setting.canonicalizer, problem.start.pegs, setting.goals,
                               setting.regions, 25);
    std::vector<JumpId> jumps;
    for (std::uint64_t nodes = 0; search.moves() > 19 && nodes < 500'000;) {
        const std::size_t before = search.moves();
        nodes += search.step(100, kNoLimit);
        if (search.moves() < before) jumps = search.solution().value();
    }
    REQUIRE(search.moves() == 19);
    check_solution(board, problem, jumps, 19);
}

}  // namespace peg
