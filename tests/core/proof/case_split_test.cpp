// SPDX-License-Identifier: MIT
#include "core/proof/case_split.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

using State = CaseSplit::State;

State run(CaseSplit& search, std::size_t max_cases) {
    while (search.state() == State::kRunning && search.subproblems() < max_cases) search.step();
    return search.state();
}

Problem single_vacancy(const Board& board, const char* vacant, const char* finish) {
    return {{board.holes() & ~bit(*parse_hole(board, vacant))},
            Finish::at(*parse_hole(board, finish))};
}

}  // namespace

// A search would take tens of millions of positions for each, or more than the memory.
TEST_CASE("hard single-vacancy problems are lost in a few cases", "[split][known]") {
    struct Lost {
        const char* board;
        const char* vacant;
        const char* finish;
    };
    for (const auto& [name, vacant, finish] :
         {Lost{"diamond41", "d2", "f8"}, Lost{"diamond41", "d2", "i5"},
          Lost{"diamond41", "e1", "b6"}, Lost{"diamond41", "e1", "e9"},
          Lost{"wiegleb", "e1", "e1"}}) {
        INFO(name << ' ' << vacant << " to " << finish);
        const Board board = parse_board_name(name)->board;
        const Problem problem = single_vacancy(board, vacant, finish);
        CaseSplit search(board, problem.start.pegs, *only_goal(problem.finish));
        REQUIRE(run(search, 16) == State::kProved);
        const Certificate certificate = search.certificate();
        CHECK(certificate.as<CaseDistinction>() != nullptr);
        CHECK(leaf_count(certificate) < search.subproblems());
        CHECK(proves(board, problem, certificate));
        const Answer answer = solve(board, problem);
        CHECK(answer.verdict == Verdict::kUnsolvable);
        CHECK(fault(board, problem, answer).empty());
    }
}

TEST_CASE("a split stands and falls with each of its cases", "[split][known]") {
    const Board board = parse_board_name("diamond41")->board;
    const Problem problem = single_vacancy(board, "d2", "f8");
    const Bits start = problem.start.pegs, goal = *only_goal(problem.finish);
    CaseSplit search(board, start, goal);
    REQUIRE(run(search, 16) == State::kProved);
    const Certificate whole = search.certificate();
    REQUIRE(proves(board, problem, whole));
    CaseDistinction wrong = *whole.as<CaseDistinction>();
    REQUIRE(wrong.cases.size() == split_cases(board, start, goal, wrong.by).size());
    REQUIRE(wrong.cases.size() > 1);
    const auto holds = [&] { return proves(board, problem, {wrong}); };
    std::swap(wrong.cases.front().certificate, wrong.cases.back().certificate);
    CHECK_FALSE(holds());
    std::swap(wrong.cases.front().certificate, wrong.cases.back().certificate);
    using By = CaseDistinction::By;
    const By by =
        std::exchange(wrong.by, wrong.by == By::kFirstJump ? By::kLastJump : By::kFirstJump);
    CHECK_FALSE(holds());
    wrong.by = by;
    wrong.cases.push_back(wrong.cases.back());
    CHECK_FALSE(holds());
    wrong.cases.pop_back();
    CHECK(holds());
    // A case with a search certificate cannot be checked.
    const CaseDistinction::Case last = wrong.cases.back();
    wrong.cases.back().certificate = {SearchCertificate{1000}};
    CHECK_FALSE(holds());
    wrong.cases.pop_back();
    CHECK_FALSE(holds());
    wrong.cases.push_back(last);
    CHECK(holds());
    CHECK_FALSE(proves(board, single_vacancy(board, "d2", "b4"), {wrong}));
    CHECK_FALSE(proves(board, {problem.start, Finish::any()}, {wrong}));
}

TEST_CASE("a split proves nothing that can be done, and in the end all else", "[split][oracle]") {
    oracle::Random random(221);
    int proved = 0, failed = 0, of_several = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 600, 4, 11)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 5);
        const Hole hole = random_hole(random, board);
        const Problem problem{position_of(board, start), Finish::at(hole)};
        const bool won =
            oracle::outcomes(drawn, start).contains(oracle::single(drawn, index_of(board, hole)));
        INFO(oracle::write(drawn, start) << " to " << format_hole(board, hole));
        CaseSplit search(board, problem.start.pegs, bit(hole));
        constexpr std::size_t kPlenty = 5000;
        REQUIRE(run(search, kPlenty) == (won ? State::kFailed : State::kProved));
        ++(won ? failed : proved);
        if (won) continue;
        REQUIRE(proves(board, problem, search.certificate()));
        of_several += search.subproblems() > 2;
    }
    CHECK(proved > 100);
    CHECK(failed > 100);
    CHECK(of_several > 5);
}

}  // namespace peg
