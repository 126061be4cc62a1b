// SPDX-License-Identifier: MIT
#include "core/search/bidirectional_search.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/game.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

struct Ended {
    SearchState state;
    std::uint64_t nodes;
    std::uint64_t stored;
    std::vector<JumpId> solution;

    bool operator==(const Ended&) const = default;
};

Ended attempt(const Board& board, Bits start, Bits goal, std::size_t width, std::size_t max_bytes,
              std::uint64_t step) {
    BidirectionalSearch::LearnedPagodas learned(board, start, goal);
    BidirectionalSearch search(board, start, goal, width, max_bytes, learned);
    const std::uint64_t nodes = run_to_end(search, step);
    return {search.state(), nodes, search.stored(), search.solution()};
}

}  // namespace

TEST_CASE("an attempt finds what is there, or knows that it looked away", "[bidirectional]") {
    oracle::Random random(301);
    int solved = 0, exhausted = 0, gave_up = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 5, 16)) {
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, drawn, 10);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, pegs);
        const oracle::Pegs end = oracle::single(drawn, oracle::below(random, board.hole_count()));
        if (oracle::count(end) > oracle::count(pegs)) continue;
        CAPTURE(oracle::write(drawn, pegs), oracle::write(drawn, end), drawn.triangular);
        const Bits start = position_of(board, pegs).pegs, goal = position_of(board, end).pegs;
        for (std::size_t width : {1U, 2U, 8U, 10'000U}) {
            CAPTURE(width);
            const Ended ended = attempt(board, start, goal, width, kNoLimit, 1000);
            switch (ended.state) {
                case SearchState::kSolved:
                    REQUIRE(
                        replay(board, {{start}, Finish::exactly({goal})}, ended.solution).finished);
                    ++solved;
                    break;
                case SearchState::kExhausted:
                    REQUIRE_FALSE(outcomes.contains(end));
                    ++exhausted;
                    break;
                default:
                    REQUIRE(ended.state == SearchState::kInconclusive);
                    REQUIRE(width < 10'000);
                    ++gave_up;
            }
            REQUIRE(attempt(board, start, goal, width, kNoLimit, 1 + random() % 7) == ended);
        }
    }
    CHECK(solved > 200);
    CHECK(exhausted > 100);
    CHECK(gave_up > 20);
}

TEST_CASE("an attempt from a goal to itself has no jumps", "[bidirectional]") {
    const auto [board, start, goal] = start_and_goal("triangle10", "a1", "a1");
    const Ended there = attempt(board, goal, goal, 16, kNoLimit, 10);
    CHECK(there.state == SearchState::kSolved);
    CHECK(there.solution.empty());
    CHECK(there.nodes == 0);
}

TEST_CASE("an attempt ends when its tables take too much", "[bidirectional]") {
    const auto [board, start, goal] = start_and_goal("english", "d4", "d4");
    for (std::size_t bytes : {std::size_t{0}, std::size_t{20'000}}) {
        const Ended ended = attempt(board, start, goal, 10'000, bytes, 100);
        CHECK(ended.state == SearchState::kOutOfMemory);
        CHECK(ended.solution.empty());
        CHECK(attempt(board, start, goal, 10'000, bytes, 7) == ended);
    }
}

TEST_CASE("an attempt learns pagoda functions, which the next attempt begins with",
          "[bidirectional]") {
    const auto [board, start, goal] = start_and_goal("diamond41", "d2", "f8");
    BidirectionalSearch::LearnedPagodas learned(board, start, goal);
    const auto members = [&] { return learned.forward.size() + learned.backward.size(); };

    BidirectionalSearch narrow(board, start, goal, kMinLearningWidth - 1, kNoLimit, learned);
    for (std::uint64_t nodes = 0; nodes < 20'000;) nodes += narrow.step(1000);
    CHECK(members() == 0);

    BidirectionalSearch wide(board, start, goal, kMinLearningWidth, kNoLimit, learned);
    std::uint64_t nodes = 0;
    while (members() == 0 && nodes < 100'000) nodes += wide.step(1000);
    REQUIRE(members() > 0);
    CHECK(nodes >= kLinearProgramCost);
    // The learned functions help: with the same number of backward steps, fewer positions are
    // stored.
    const auto stored_after = [&](BidirectionalSearch::LearnedPagodas& pagodas) {
        BidirectionalSearch search(board, start, goal, 64, kNoLimit, pagodas);
        run_to_end(search, 1000);
        return search.stored();
    };
    BidirectionalSearch::LearnedPagodas nothing(board, start, goal);
    CHECK(stored_after(learned) != stored_after(nothing));
}

}  // namespace peg
