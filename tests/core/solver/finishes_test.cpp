// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/solver/hint.h"
#include "core/solver/review_search.h"
#include "support/boards.h"
#include "support/certificates.h"
#include "support/finishes.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/solve.h"

// The finishes pattern, one-of, pegs:n and most: the solver compared with the oracle and with
// published results.

namespace peg {

namespace {

using Kind = Finish::Kind;
constexpr std::array kNewKinds{Kind::kPattern, Kind::kOneOf, Kind::kPegs, Kind::kMost};

// A small board with a start, and everything that play can reach.
struct Played {
    oracle::Board drawn;
    Board board;
    oracle::Pegs start;
    oracle::Outcomes outcomes;
};

template <class F>
void for_each_played(unsigned seed, int boards, const F& f) {
    oracle::Random random(seed);
    for (const auto& [i, drawn, board] :
         random_boards(random, boards, 3, 14, MixedIn::kUnrotatable)) {
        const int holes = board.hole_count();
        const oracle::Pegs start =
            i % 3 == 0   ? oracle::random_pegs(random, drawn, oracle::below(random, holes + 1))
            : i % 3 == 1 ? oracle::complement(oracle::single(drawn, oracle::below(random, holes)))
                         : oracle::random_winnable_pegs(random, drawn, 10);
        f(random, Played{drawn, board, start, oracle::outcomes(drawn, start)});
    }
}

// Versions of a certificate with one change each, which must be refused.
std::vector<Certificate> spoilt(oracle::Random& random, const Board& board,
                                const Certificate& whole) {
    std::vector<Certificate> all;
    if (const auto* classes = whole.as<ClassCertificate>()) {
        auto other = *classes;
        other.start_class ^= 1;
        all.push_back({other});
        other = *classes;
        other.finish_class = static_cast<std::uint8_t>(classes->start_class ^ 1);
        all.push_back({other});
    }
    if (const auto* pagoda = whole.as<PagodaCertificate>()) {
        auto other = *pagoda;
        ++other.finish;
        all.push_back({other});
        other = *pagoda;
        --other.start;
        all.push_back({other});
        other = *pagoda;
        // All holes together, or the weight of nothing.
        for (const Hole hole : board.reading_order()) other.weights[hole] = 0;
        other.start = other.finish = 0;
        all.push_back({other});
    }
    if (const auto* split = whole.as<CaseDistinction>()) {
        auto other = *split;
        other.cases.erase(other.cases.begin() +
                          oracle::below(random, static_cast<int>(split->cases.size())));
        all.push_back({other});
        other = *split;
        other.cases.push_back(other.cases.front());
        all.push_back({other});
        if (split->by == CaseDistinction::By::kPosition) {
            // A position that needs no case; cases of other kinds.
            other = *split;
            other.cases.front().key ^= bit(random_hole(random, board));
            all.push_back({other});
            other = *split;
            other.cases.front().key = split->cases.front().key | ~board.holes();
            all.push_back({other});
            for (const auto by : {CaseDistinction::By::kFinish, CaseDistinction::By::kLastJump}) {
                other = *split;
                other.by = by;
                all.push_back({other});
            }
        }
    }
    if (whole.as<SearchCertificate>() != nullptr) all.push_back({SearchCertificate{0}});
    return all;
}

Answer solved(const Board& board, const Problem& problem) {
    const Answer answer = solve(board, problem);
    REQUIRE(answer.verdict == Verdict::kSolvable);
    REQUIRE(replay(board, problem, answer.jumps).finished);
    return answer;
}

}  // namespace

TEST_CASE("verdicts for the finishes of several positions are the oracle's",
          "[solver][finish][oracle]") {
    for (const Kind kind : {Kind::kPattern, Kind::kOneOf, Kind::kPegs}) {
        int solvable = 0, unsolvable = 0, told = 0, by_position = 0, proved_so = 0;
        std::array<int, kCertificateKinds> proofs{};
        std::vector<std::pair<Problem, Certificate>> lost;
        for_each_played(
            900 + static_cast<unsigned>(kind), rounds(2400), [&](auto& random, const Played& it) {
                const Finish finish = random_finish(random, it.board, kind, it.outcomes);
                const Problem problem{position_of(it.board, it.start), finish};
                CAPTURE(oracle::write(it.drawn, it.start), it.drawn.triangular,
                        format_finish(it.board, finish));
                const Answer answer = solve(it.board, problem, kSmall);
                const bool possible = !solved_in(it.drawn, it.board, finish, it.outcomes).empty();
                REQUIRE(answer.verdict == (possible ? Verdict::kSolvable : Verdict::kUnsolvable));
                REQUIRE(fault(it.board, problem, answer) == "");
                ++(possible ? solvable : unsolvable);
                if (possible) return;
                ++proofs.at(kind_of(answer.proof));
                const auto* split = answer.proof->template as<CaseDistinction>();
                if (split != nullptr && split->by == CaseDistinction::By::kPosition) {
                    ++by_position;
                    proved_so += proves(it.board, problem, *answer.proof);
                }
                for (const Certificate& wrong : spoilt(random, it.board, *answer.proof)) {
                    REQUIRE_FALSE(stands(it.board, problem, wrong));
                    ++told;
                }
                // Nor is it accepted for a finish that can be reached.
                auto end = it.outcomes.begin();
                std::advance(end, oracle::below(random, static_cast<int>(it.outcomes.size())));
                const Bits reached = position_of(it.board, *end).pegs;
                const Problem other{problem.start,
                                    kind == Kind::kPegs
                                        ? Finish::exactly_pegs(count(reached))
                                        : Finish::pattern(it.board.holes(), {reached})};
                if (answer.proof->template as<SearchCertificate>() == nullptr && reached != 0)
                    REQUIRE_FALSE(stands(it.board, other, answer.proof));
            });
        CAPTURE(static_cast<int>(kind), proofs);
        CHECK(solvable > rounds(300));
        CHECK(unsolvable > rounds(300));
        CHECK(told > unsolvable);
        CHECK(proofs[kind_number<SearchCertificate>()] + proofs[kind_number<CaseDistinction>()] >
              (kAllRounds ? 20 : 4));
        if (kind != Kind::kOneOf) CHECK(by_position > (kAllRounds ? 10 : 1));
        if (kind != Kind::kOneOf) CHECK(proved_so > (kAllRounds ? 5 : 0));
        if (kind != Kind::kPegs) CHECK(proofs[kind_number<ClassCertificate>()] > rounds(20));
        if (kind != Kind::kOneOf) CHECK(proofs[kind_number<PagodaCertificate>()] > rounds(100));
    }
}

TEST_CASE("the most pegs at a dead end are the oracle's", "[solver][finish][oracle]") {
    int long_ones = 0;
    for_each_played(921, rounds(2000), [&](auto&, const Played& it) {
        const Problem problem{position_of(it.board, it.start), Finish::most()};
        CAPTURE(oracle::write(it.drawn, it.start), it.drawn.triangular);
        const Answer answer = solve(it.board, problem, kSmall);
        REQUIRE(answer.verdict == Verdict::kSolvable);
        const Replay played = replay(it.board, problem, answer.jumps);
        REQUIRE(played.finished);
        REQUIRE(solved_in(it.drawn, it.board, problem.finish, it.outcomes)
                    .contains(pegs_of(it.board, played.end)));
        REQUIRE(answer.pegs_left == peg_count(played.end));
        REQUIRE(answer.proof.has_value() == !answer.jumps.empty());
        if (answer.jumps.size() > 2) ++long_ones;
    });
    CHECK(long_ones > rounds(200));
}

TEST_CASE("hints for the new finishes are the oracle's", "[hint][finish][oracle]") {
    for (const Kind kind : kNewKinds) {
        int keeping = 0, losing = 0;
        for_each_played(
            930 + static_cast<unsigned>(kind), 500, [&](auto& random, const Played& it) {
                const Finish finish = random_finish(random, it.board, kind, it.outcomes);
                const Problem problem{position_of(it.board, it.start), finish};
                CAPTURE(oracle::write(it.drawn, it.start), it.drawn.triangular,
                        format_finish(it.board, finish));
                const auto ends = solved_in(it.drawn, it.board, finish, it.outcomes);
                const Hint hint = known<HintSearch>(it.board, problem, kSmall);
                REQUIRE(hint.verdict == (ends.empty() ? Verdict::kUnsolvable : Verdict::kSolvable));
                for (const JudgedJump& judged : hint.jumps) {
                    const oracle::Pegs after =
                        oracle::after(it.start, jump_of(it.board, it.board.jump(judged.jump)));
                    bool keeps = false;
                    for (const oracle::Pegs& pegs : oracle::outcomes(it.drawn, after))
                        keeps = keeps || ends.contains(pegs);
                    REQUIRE(judged.verdict == (keeps ? Verdict::kSolvable : Verdict::kUnsolvable));
                    ++(keeps ? keeping : losing);
                }
            });
        CAPTURE(static_cast<int>(kind));
        CHECK(keeping > 100);
        CHECK(losing > 100);
    }
}

TEST_CASE("a review tells the jump that lost the most pegs", "[review][finish]") {
    for (const Kind kind : kNewKinds) {
        int lost = 0;
        for_each_played(
            940 + static_cast<unsigned>(kind), 200, [&](auto& random, const Played& it) {
                const Finish finish = random_finish(random, it.board, kind, it.outcomes);
                const Problem problem{position_of(it.board, it.start), finish};
                const auto ends = solved_in(it.drawn, it.board, finish, it.outcomes);
                std::vector<JumpId> game;
                std::vector<bool> wins;
                oracle::Pegs pegs = it.start;
                for (;;) {
                    bool can_win = false;
                    for (const oracle::Pegs& end : oracle::outcomes(it.drawn, pegs))
                        can_win = can_win || ends.contains(end);
                    wins.push_back(can_win);
                    const auto legal = oracle::legal_jumps(it.drawn, pegs);
                    if (legal.empty()) break;
                    const oracle::Jump jump = oracle::one_of(random, legal);
                    game.push_back(*it.board.find_jump(hole_of(it.board, jump.from),
                                                       hole_of(it.board, jump.to)));
                    pegs = oracle::after(pegs, jump);
                }
                ReviewSearch search(it.board, game);
                search.begin(problem, {});
                while (!search.step(100'000)) {
                }
                CAPTURE(oracle::write(it.drawn, it.start), it.drawn.triangular,
                        format_finish(it.board, finish));
                for (std::size_t n = 0; n < wins.size(); ++n)
                    REQUIRE(search.result().positions[n].verdict ==
                            (wins[n] ? Verdict::kSolvable : Verdict::kUnsolvable));
                lost += search.result().lost_at().has_value();
            });
        CAPTURE(static_cast<int>(kind));
        CHECK(lost > 10);
    }
}

TEST_CASE("fewest moves and counts to one of some holes are those of its holes together",
          "[shortest][count][finish]") {
    int solvable = 0;
    for_each_played(951, 150, [&](auto& random, const Played& it) {
        const Finish finish = random_finish(random, it.board, Kind::kOneOf, it.outcomes);
        const Position start = position_of(it.board, it.start);
        CAPTURE(oracle::write(it.drawn, it.start), it.drawn.triangular,
                format_finish(it.board, finish));
        Uint128 solutions = 0;
        std::size_t fewest = 1000;
        for_each_hole(finish.holes, [&](Hole hole) {
            solutions += counted(it.board, {start, Finish::at(hole)}).solutions.value();
            const FewestMoves one = shortest(it.board, {start, Finish::at(hole)});
            if (one.answer.verdict == Verdict::kSolvable)
                fewest = std::min(fewest, moves_of(it.board, one.answer.jumps).size());
        });
        const Count together = counted(it.board, {start, finish});
        REQUIRE(together.solutions == solutions);
        const FewestMoves all = shortest(it.board, {start, finish});
        REQUIRE((all.answer.verdict == Verdict::kSolvable) == (fewest < 1000));
        if (fewest == 1000) return;
        REQUIRE(all.proved);
        REQUIRE(moves_of(it.board, all.answer.jumps).size() == fewest);
        ++solvable;
    });
    CHECK(solvable > 30);
}

// Winning Ways, ch. 23; Beasley, The Ins and Outs of Peg Solitaire, ch. 12; A014225.
TEST_CASE("armies of 1, 2, 4 and 8 pegs are the smallest that reach rows 0 to 3",
          "[solver][finish][army]") {
    // The army has rows 4 to 7 of the board; d4 is in row 0 of the desert, d1 in row 3.
    const Board board = parse_board_file("ooooooo\nooooooo\nooooooo\nooooooo\n"
                                         "ooooooo\nooooooo\nooooooo")
                            ->board;
    const auto verdict = [&](Bits army, const std::string& hole) {
        const Problem problem{{army}, Finish::reach(*parse_hole(board, hole))};
        const Answer answer = solve(board, problem);
        CHECK(fault(board, problem, answer) == "");
        return answer.verdict;
    };
    const auto named_holes = [&](const std::vector<std::string>& names) {
        Bits holes = 0;
        for (const std::string& name : names) holes |= bit(*parse_hole(board, name));
        return holes;
    };
    CHECK(verdict(named_holes({"d4"}), "d4") == Verdict::kSolvable);
    CHECK(verdict(named_holes({"d4", "d5"}), "d3") == Verdict::kSolvable);
    CHECK(verdict(named_holes({"b4", "c4", "d4", "d5"}), "d2") == Verdict::kSolvable);
    CHECK(verdict(named_holes({"b4", "c4", "d4", "e4", "f4", "d5", "d6", "d7"}), "d1") ==
          Verdict::kSolvable);

    std::vector<Hole> camp;
    for (const Hole hole : board.reading_order())
        if (board.cell(hole).row >= 3) camp.push_back(hole);
    for (std::size_t i = 0; i < camp.size(); ++i) {
        REQUIRE(verdict(bit(camp[i]), "d3") == Verdict::kUnsolvable);
        for (std::size_t j = 0; j < i; ++j)
            for (std::size_t k = 0; k < j; ++k)
                REQUIRE(verdict(bit(camp[i]) | bit(camp[j]) | bit(camp[k]), "d2") ==
                        Verdict::kUnsolvable);
    }
    // The nearest pegs are the most valuable.
    std::ranges::sort(camp, {}, [&](Hole hole) {
        const Cell cell = board.cell(hole);
        return std::pair(cell.row + std::abs(cell.column - 3), hole);
    });
    oracle::Random random(961);
    for (int i = 0; i < rounds(400); ++i) {
        Bits army = 0;
        while (count(army) < 7)
            army |=
                bit(camp[static_cast<std::size_t>(oracle::below(random, i == 0 ? 7 : 7 + i % 22))]);
        REQUIRE(verdict(army, "d1") == Verdict::kUnsolvable);
    }
}

namespace {

void expect_fools(const std::string& name, const std::map<std::string, std::size_t>& published) {
    const Board board = board_named(name);
    for (const auto& [hole, jumps] : published) {
        CAPTURE(name, hole);
        const Problem problem{vacancy(board, *parse_hole(board, hole)), Finish::most()};
        CHECK(solved(board, problem).jumps.size() == jumps);
    }
}

}  // namespace

// Bell, and Beeler and Rodriguez, "Fool's solitaire on graphs" (Involve 5, 2012), for the name.
TEST_CASE("fool's solitaire takes as many jumps as is published", "[solver][finish][fool]") {
    expect_fools("english", {{"c1", 9}, {"d1", 6}, {"d2", 10}, {"d3", 9}, {"d4", 6}});
    expect_fools("triangle15", {{"a1", 6}, {"a2", 6}, {"a3", 7}, {"b3", 4}});
}

TEST_CASE("fool's solitaire takes thirteen jumps from two vacancies",
          "[solver][finish][fool][slow]") {
    expect_fools("english", {{"c2", 13}, {"c3", 13}});
}

}  // namespace peg
