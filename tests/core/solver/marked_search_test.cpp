// SPDX-License-Identifier: MIT
#include "core/solver/marked_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/board/hole_kind.h"
#include "core/board/notation/marks_notation.h"
#include "core/solver/hint.h"
#include "support/boards.h"
#include "support/finishes.h"
#include "support/rounds.h"
#include "support/run_search.h"

// Marked pegs, compared with an oracle that tries everything.

namespace peg {

namespace {

using Kind = Finish::Kind;

// Every reachable position, with the holes of the marked pegs, none of which is taken.
using States = std::set<std::pair<oracle::Pegs, std::vector<int>>>;

void add_states(const oracle::Board& drawn, const oracle::Pegs& pegs,
                const std::vector<int>& places, States& states) {
    if (!states.insert({pegs, places}).second) return;
    for (const oracle::Jump& jump : oracle::legal_jumps(drawn, pegs)) {
        if (std::ranges::find(places, jump.over) != places.end()) continue;
        std::vector<int> moved = places;
        std::ranges::replace(moved, jump.from, jump.to);
        add_states(drawn, oracle::after(pegs, jump), moved, states);
    }
}

bool can_win(const oracle::Board& drawn, const Board& board, const Finish& finish,
             const oracle::Pegs& pegs, const std::vector<int>& places,
             const std::vector<int>& homes) {
    States states;
    add_states(drawn, pegs, places, states);
    oracle::Outcomes at_home;
    for (const auto& [end, where] : states)
        if (where == homes) at_home.insert(end);
    return !solved_in(drawn, board, finish, at_home).empty();
}

}  // namespace

TEST_CASE("verdicts and hints with marked pegs are the oracle's", "[solver][marked][oracle]") {
    oracle::Random random(977);
    int solvable = 0, unsolvable = 0, only_marks = 0;
    std::array<int, 9> by_marks{};
    for (const auto& [i, drawn, board] : random_boards(random, rounds(3000), 5, 13)) {
        const oracle::Pegs start =
            oracle::random_winnable_pegs(random, drawn, 3 + oracle::below(random, 8));
        // Marked pegs that a random game moves, so that many can reach their ends.
        std::vector<int> from;
        for (std::size_t hole = 0; hole < start.size(); ++hole)
            if (start[hole] == 'x') from.push_back(static_cast<int>(hole));
        for (std::size_t n = from.size(); n > 1; --n)
            std::swap(from[n - 1],
                      from[static_cast<std::size_t>(oracle::below(random, static_cast<int>(n)))]);
        from.resize(std::min<std::size_t>(from.size(),
                                          1 + static_cast<std::size_t>(oracle::below(random, 3))));
        if (from.empty()) continue;
        States states;
        add_states(drawn, start, from, states);
        auto some = states.begin();
        std::advance(some, oracle::below(random, static_cast<int>(states.size())));
        std::vector<int> homes = some->second;
        if (i % 4 == 0) homes[0] = oracle::below(random, board.hole_count());

        constexpr std::array kKinds{Kind::kPosition, Kind::kPattern, Kind::kPegs,
                                    Kind::kAny,      Kind::kOneOf,   Kind::kHole};
        const Kind kind = kKinds[static_cast<std::size_t>(i) % kKinds.size()];
        Finish finish = random_finish(random, board, kind, oracle::outcomes(drawn, start));
        if (i % 3 == 0) finish = Finish::exactly(position_of(board, some->first));
        if (kind == Kind::kPegs && i % 2 == 0)
            finish = Finish::exactly_pegs(std::max(1, oracle::count(some->first)));
        Problem problem{position_of(board, start), finish, std::nullopt, {}};
        for (std::size_t m = 0; m < from.size(); ++m)
            problem.marks.pegs[problem.marks.count++] = {hole_of(board, from[m]),
                                                         hole_of(board, homes[m])};
        CAPTURE(i, oracle::write(drawn, start), drawn.triangular, format_finish(board, finish),
                format_marks(board, problem.marks));
        const bool possible = can_win(drawn, board, finish, start, from, homes);
        const Answer answer = known<MarkedSearch>(board, problem, kSmall);
        REQUIRE(answer.verdict == (possible ? Verdict::kSolvable : Verdict::kUnsolvable));
        REQUIRE(fault(board, problem, answer) == "");
        ++(possible ? solvable : unsolvable);
        by_marks.at(possible ? from.size() : 0) += 1;
        const Problem plain{problem.start, finish};
        only_marks += !possible && solve(board, plain, kSmall).verdict == Verdict::kSolvable;
        if (i % 5 != 0) continue;
        const Hint hint = known<HintSearch>(board, problem, kSmall);
        REQUIRE(hint.verdict == answer.verdict);
        for (const JudgedJump& judged : hint.jumps) {
            const oracle::Jump jump = jump_of(board, board.jump(judged.jump));
            std::vector<int> moved = from;
            std::ranges::replace(moved, jump.from, jump.to);
            const bool keeps =
                std::ranges::find(from, jump.over) == from.end() &&
                can_win(drawn, board, finish, oracle::after(start, jump), moved, homes);
            REQUIRE(judged.verdict == (keeps ? Verdict::kSolvable : Verdict::kUnsolvable));
        }
    }
    CHECK(solvable > rounds(500));
    CHECK(unsolvable > rounds(500));
    CHECK(only_marks > rounds(200));
    CHECK(by_marks[3] > rounds(50));
}

TEST_CASE("a marked peg is one that survives, where it has to be the last", "[marked][survivor]") {
    const Board board = board_named("english");
    const auto hole = [&](const char* name) { return *parse_hole(board, name); };
    Problem problem{vacancy(board, hole("d4")), Finish::at(hole("d4"))};
    problem.marks.pegs[problem.marks.count++] = {hole("d2"), hole("d4")};
    const Answer answer = known<MarkedSearch>(board, problem);
    CHECK(answer.verdict == Verdict::kSolvable);
    CHECK(fault(board, problem, answer) == "");
}

TEST_CASE("marked pegs are read and written, and what is wrong with them is said",
          "[notation][marked]") {
    const Board board = board_named("english");
    for (const char* text : {"a4>g4,g4>a4", "d2>d4"}) {
        const auto alone = parse_finish_with_marks(board, "marked:" + std::string(text));
        REQUIRE(alone.has_value());
        CHECK(format_marks(board, alone->marks) == text);
        const auto behind = parse_finish_with_marks(board, "pegs:3 marked:" + std::string(text));
        REQUIRE(behind.has_value());
        CHECK(behind->marks == alone->marks);
        CHECK(behind->finish == Finish::exactly_pegs(3));
        CHECK(format_finish_with_marks(board, *behind) == "pegs:3 marked:" + std::string(text));
    }
    CHECK(parse_finish_with_marks(board, "most")->marks.empty());
    CHECK(format_finish_with_marks(board, {Finish::most(), {}}) == "most");
    for (const char* wrong :
         {"marked:", "marked:d4", "marked:d4>", "marked:d4>d2,d4>d6", "marked:d4>d2,d6>d2",
          "marked:d4>a1", "x marked:d4>d2", "anymarked:d4>d2",
          "marked:a3>a3,b3>b3,c3>c3,d3>d3,e3>e3,f3>f3,g3>g3,"
          "a4>a4,b4>b4"})
        CHECK_FALSE(parse_finish_with_marks(board, wrong).has_value());
}

}  // namespace peg
