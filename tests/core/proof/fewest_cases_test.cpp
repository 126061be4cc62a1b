// SPDX-License-Identifier: MIT
#include "core/proof/fewest_cases.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/board/notation/notation.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

using By = CaseDistinction::By;
constexpr std::size_t kPlenty = 1'000'000;

FewestCases::State run(FewestCases& search, std::uint64_t max_nodes) {
    while (search.state() == FewestCases::State::kRunning && search.cost() < max_nodes)
        search.step();
    return search.state();
}

// The min number of cases in any proof of a lost problem, by trying all splits.
class FewestByTrying {
public:
    explicit FewestByTrying(const Board& board) : board_(&board) {}

    std::size_t operator()(Bits start, Bits goal) {
        const auto [place, is_new] = known_.try_emplace({start, goal}, 1);
        if (!is_new) return place->second;
        if (find_pagoda(*board_, start, goal, CutsAllowed::kNone)) return 1;
        std::size_t fewest = kPlenty;
        for (const By by : {By::kFirstJump, By::kLastJump}) {
            std::size_t sum = 0;
            for (const SplitCase& one : split_cases(*board_, start, goal, by))
                sum += (*this)(one.start, one.goal);
            fewest = std::min(fewest, std::max<std::size_t>(sum, 1));
        }
        return known_[{start, goal}] = fewest;
    }

private:
    const Board* board_;
    std::map<std::pair<Bits, Bits>, std::size_t> known_;
};

}  // namespace

TEST_CASE("every lost problem has a proof by cases, and none has fewer", "[cases][oracle]") {
    oracle::Random random(251);
    int proved = 0, failed = 0, of_several = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 1200, 6, 12)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 7);
        const Hole hole = random_hole(random, board);
        const Problem problem{position_of(board, start), Finish::at(hole)};
        const bool won =
            oracle::outcomes(drawn, start).contains(oracle::single(drawn, index_of(board, hole)));
        CAPTURE(oracle::write(drawn, start), format_hole(board, hole), drawn.triangular);
        FewestCases search(board, problem.start.pegs, bit(hole), CutsAllowed::kNone, kPlenty);
        REQUIRE(run(search, kPlenty) ==
                (won ? FewestCases::State::kFailed : FewestCases::State::kProved));
        ++(won ? failed : proved);
        if (won) continue;
        const Certificate certificate = search.certificate();
        REQUIRE(proves(board, problem, certificate));
        const std::size_t fewest = FewestByTrying(board)(problem.start.pegs, bit(hole));
        REQUIRE(leaf_count(certificate) == fewest);
        if (fewest == 1) continue;
        ++of_several;
        FewestCases too_few(board, problem.start.pegs, bit(hole), CutsAllowed::kNone, fewest - 1);
        REQUIRE(run(too_few, kPlenty) == FewestCases::State::kFailed);
        FewestCases enough(board, problem.start.pegs, bit(hole), CutsAllowed::kNone, fewest);
        REQUIRE(run(enough, kPlenty) == FewestCases::State::kProved);
    }
    CHECK(proved > 300);
    CHECK(failed > 100);
    CHECK(of_several > 10);
}

// Each was decided by a search of 15,000 to 36,000 nodes, or by a pagoda function with cuts.
TEST_CASE("lost English positions have proofs by cases", "[cases][known]") {
    struct Lost {
        const char* position;
        const char* finish;
        std::size_t cases;
    };
    const Board board = parse_board_name("english")->board;
    for (const auto& [text, finish, cases] :
         {Lost{"..xxx/..xox/ooxoxxx/xxoooxo/xoxxxxx/..xox/..xox", "f4", 1},
          Lost{"..oxx/..oxx/xxoooox/ooooxxx/xoxxxxx/..oox/..oox", "d4", 23},
          Lost{"..xxo/..xxx/ooxooox/xxooooo/xxxxxox/..ooo/..oxo", "e7", 30}}) {
        INFO(text << " to " << finish);
        const Position start = *parse_position(board, text);
        const Hole hole = *parse_hole(board, finish);
        REQUIRE_FALSE(find_pagoda(board, start.pegs, bit(hole), CutsAllowed::kNone));
        FewestCases search(board, start.pegs, bit(hole), CutsAllowed::kNone, 60);
        REQUIRE(run(search, 75'000) == FewestCases::State::kProved);
        const Certificate certificate = search.certificate();
        CHECK(leaf_count(certificate) == cases);
        CHECK(certificate.as<CaseDistinction>() != nullptr);
        CHECK(proves(board, {start, Finish::at(hole)}, certificate));
        const std::uint64_t cost = search.cost();
        FewestCases again(board, start.pegs, bit(hole), CutsAllowed::kNone, 60);
        run(again, 75'000);
        CHECK(again.cost() == cost);
        CHECK(again.certificate() == certificate);
    }
}

TEST_CASE("a problem with as many pegs at its end as at its start", "[cases]") {
    const Board board = parse_board_name("english")->board;
    const auto pegs = [&](const char* text) { return parse_position(board, text)->pegs; };
    const Bits one = pegs("..ooo/..oxo/oooxooo/ooooooo/ooooooo/..ooo/..ooo");
    const Bits other = pegs("..ooo/..oxo/ooooxoo/ooooooo/ooooooo/..ooo/..ooo");
    for (const auto& [start, goal] :
         {std::pair{one, other}, std::pair{bit(*parse_hole(board, "d4")), one}}) {
        FewestCases search(board, start, goal, CutsAllowed::kNone, 1);
        REQUIRE(search.state() == FewestCases::State::kProved);
        CHECK(proves(board, {{start}, Finish::exactly({goal})}, search.certificate()));
    }
    CHECK(FewestCases(board, one, one, CutsAllowed::kNone, 1).state() ==
          FewestCases::State::kFailed);
}

}  // namespace peg
