// SPDX-License-Identifier: MIT
#include "core/solver/solver.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

// The solver compared with the oracle on small boards, where everything can be tried, and with
// itself on larger ones. For boards of the literature see solver_known_test.cpp, for steps and
// limits solver_limits_test.cpp.

namespace peg {

namespace {

oracle::Pegs random_start(oracle::Random& random, const oracle::Board& board, int i) {
    const int holes = static_cast<int>(board.holes.size());
    switch (i % 4) {
        case 0: return oracle::random_pegs(random, board, oracle::below(random, holes + 1));
        case 1: return oracle::complement(oracle::single(board, oracle::below(random, holes)));
        default: return oracle::random_winnable_pegs(random, board, 10);
    }
}

// Numbers of verdicts, so that a test can check that it saw both kinds.
struct Tally {
    int solvable = 0;
    int unsolvable = 0;
    std::array<int, kCertificateKinds> proofs{};

    void add(const Answer& answer) {
        ++(answer.verdict == Verdict::kSolvable ? solvable : unsolvable);
        ++proofs.at(kind_of(answer.proof));
    }
};

// Solves; fails unless the verdict is as expected and the answer is valid.
void expect(const oracle::Board& drawn, const Board& board, const Problem& problem, bool solvable,
            Tally& tally) {
    const Answer answer = solve(board, problem, kSmall);
    const std::string wrong = fault(board, problem, answer);
    const Verdict expected = solvable ? Verdict::kSolvable : Verdict::kUnsolvable;
    if (answer.verdict != expected || !wrong.empty())
        FAIL(oracle::write(drawn, pegs_of(board, problem.start))
             << (drawn.triangular ? " (triangular)" : "") << " to "
             << format_finish(board, problem.finish) << ": verdict "
             << static_cast<int>(answer.verdict) << ", expected " << static_cast<int>(expected)
             << "; " << wrong);
    tally.add(answer);
}

}  // namespace

TEST_CASE("verdicts for one hole are the oracle's", "[solver][oracle]") {
    oracle::Random random(101);
    Tally tally;
    for (const auto& [i, drawn, board] :
         random_boards(random, 1200, 3, 14, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = random_start(random, drawn, i / 5);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        for (int j = 0; j < 4; ++j) {
            const int hole = oracle::below(random, board.hole_count());
            const Problem problem{position_of(board, start), Finish::at(hole_of(board, hole))};
            expect(drawn, board, problem, outcomes.contains(oracle::single(drawn, hole)), tally);
        }
    }
    CHECK(tally.solvable > 100);
    CHECK(tally.unsolvable > 1000);
    CHECK(tally.proofs[kind_number<ClassCertificate>()] > 100);
    CHECK(tally.proofs[kind_number<SearchCertificate>()] > 20);
}

TEST_CASE("verdicts for one peg anywhere are the oracle's", "[solver][oracle]") {
    oracle::Random random(102);
    Tally tally;
    for (const auto& [i, drawn, board] :
         random_boards(random, 3000, 1, 14, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = random_start(random, drawn, i / 5);
        const Problem problem{position_of(board, start), Finish::any()};
        const int fewest = oracle::fewest_pegs(oracle::outcomes(drawn, start));
        expect(drawn, board, problem, fewest == 1, tally);
    }
    CHECK(tally.solvable > 500);
    CHECK(tally.unsolvable > 500);
    CHECK(tally.proofs[kind_number<ClassCertificate>()] > 20);
    CHECK(tally.proofs[kind_number<CaseDistinction>()] > 20);
}

TEST_CASE("the fewest pegs are the oracle's", "[solver][oracle]") {
    oracle::Random random(103);
    std::array<int, kCertificateKinds> seen{};
    for (const auto& [i, drawn, board] :
         random_boards(random, 3000, 1, 14, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = random_start(random, drawn, i / 5);
        const Problem problem{position_of(board, start), Finish::fewest()};
        const int fewest = oracle::fewest_pegs(oracle::outcomes(drawn, start));
        const Answer answer = solve(board, problem, kSmall);
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        REQUIRE(answer.verdict == Verdict::kSolvable);
        REQUIRE(fault(board, problem, answer) == "");
        REQUIRE(answer.pegs_left == fewest);

        if (fewest > 1) {
            // A class or a proof by cases is about single pegs: it can only prove that two is the
            // fewest.
            REQUIRE(answer.proof);
            const bool of_single_pegs = answer.proof->as<ClassCertificate>() != nullptr ||
                                        answer.proof->as<CaseDistinction>() != nullptr;
            if (of_single_pegs)
                REQUIRE(stands(board, {problem.start, Finish::any()}, answer.proof));
            REQUIRE(of_single_pegs == (fewest == 2));
        }
        ++seen.at(static_cast<std::size_t>(std::min(fewest, 5)));
    }
    for (int fewest = 0; fewest <= 5; ++fewest)
        CHECK(seen.at(static_cast<std::size_t>(fewest)) > 5);
}

TEST_CASE("verdicts for a whole position are the oracle's", "[solver][oracle]") {
    oracle::Random random(104);
    Tally tally;
    for (const auto& [i, drawn, board] :
         random_boards(random, 1000, 3, 14, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = random_start(random, drawn, i / 5);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);

        // A reachable position, one that is unreachable by a peg or two, and a random one.
        auto reached = outcomes.begin();
        std::advance(reached, oracle::below(random, static_cast<int>(outcomes.size())));
        oracle::Pegs near = *reached;
        for (int changes = 1 + oracle::below(random, 2); changes > 0; --changes) {
            char& hole = near[static_cast<std::size_t>(oracle::below(random, board.hole_count()))];
            hole = hole == 'x' ? 'o' : 'x';
        }
        const oracle::Pegs other =
            oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count() + 1));
        for (const oracle::Pegs& finish : {*reached, near, other}) {
            const Problem problem{position_of(board, start),
                                  Finish::exactly(position_of(board, finish))};
            expect(drawn, board, problem, outcomes.contains(finish), tally);
        }
    }
    CHECK(tally.solvable > 500);
    CHECK(tally.unsolvable > 500);
}

TEST_CASE("every vacancy and finish of the small boards", "[solver][oracle]") {
    for (std::string_view name : {"triangle10", "diamond13", "star13", "triangle15"}) {
        const CatalogueEntry entry = *find_in_catalogue(name);
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        const Board board = board_of(drawn);
        Tally tally;
        for (int vacant = 0; vacant < board.hole_count(); ++vacant) {
            const oracle::Pegs start = oracle::complement(oracle::single(drawn, vacant));
            const Position position = position_of(board, start);
            const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
            const int fewest = oracle::fewest_pegs(outcomes);
            expect(drawn, board, {position, Finish::any()}, fewest == 1, tally);
            CHECK(solve(board, {position, Finish::fewest()}, kSmall).pegs_left == fewest);
            for (int hole = 0; hole < board.hole_count(); ++hole)
                expect(drawn, board, {position, Finish::at(hole_of(board, hole))},
                       outcomes.contains(oracle::single(drawn, hole)), tally);
        }
        CAPTURE(name);
        CHECK(tally.solvable + tally.unsolvable == board.hole_count() * (board.hole_count() + 1));
    }
}

TEST_CASE("problems with nothing to play", "[solver]") {
    const Board board = parse_board_name("triangle10")->board;
    const Position none{}, full{board.holes()};
    const Hole a1 = hole_of(board, 0);
    const Position one{bit(a1)};
    const auto verdict = [&](Position start, const Finish& finish) {
        const Problem problem{start, finish};
        const Answer answer = solve(board, problem, kSmall);
        CHECK(fault(board, problem, answer) == "");
        CHECK(answer.jumps.empty());
        return answer.verdict;
    };
    CHECK(verdict(one, Finish::at(a1)) == Verdict::kSolvable);
    CHECK(verdict(one, Finish::at(hole_of(board, 9))) == Verdict::kUnsolvable);
    CHECK(verdict(one, Finish::any()) == Verdict::kSolvable);
    CHECK(verdict(one, Finish::fewest()) == Verdict::kSolvable);
    CHECK(verdict(one, Finish::exactly(one)) == Verdict::kSolvable);
    CHECK(verdict(one, Finish::exactly(none)) == Verdict::kUnsolvable);
    CHECK(verdict(one, Finish::exactly(full)) == Verdict::kUnsolvable);
    CHECK(verdict(none, Finish::at(a1)) == Verdict::kUnsolvable);
    CHECK(verdict(none, Finish::any()) == Verdict::kUnsolvable);
    CHECK(verdict(none, Finish::fewest()) == Verdict::kSolvable);
    CHECK(verdict(none, Finish::exactly(none)) == Verdict::kSolvable);
    CHECK(verdict(none, Finish::exactly(one)) == Verdict::kUnsolvable);
    CHECK(verdict(full, Finish::any()) == Verdict::kUnsolvable);
    CHECK(verdict(full, Finish::fewest()) == Verdict::kSolvable);
    CHECK(verdict(full, Finish::exactly(full)) == Verdict::kSolvable);
    CHECK(verdict(full, Finish::exactly(none)) == Verdict::kUnsolvable);
}

TEST_CASE("boards without a jump", "[solver]") {
    for (std::string_view text :
         {"lattice: square/x", "lattice: triangular/xx", "x//x", "x.x.x/.o"}) {
        CAPTURE(text);
        const Board board = parse_board(text)->board;
        const Position full{board.holes()};
        const bool one = board.hole_count() == 1;
        CHECK(solve(board, {full, Finish::any()}).verdict ==
              (one ? Verdict::kSolvable : Verdict::kUnsolvable));
        CHECK(solve(board, {full, Finish::fewest()}).pegs_left == board.hole_count());
        CHECK(solve(board, {full, Finish::exactly(full)}).verdict == Verdict::kSolvable);
    }
}

TEST_CASE("a problem and its mirror in the complement have one verdict", "[solver]") {
    // On boards too large for the oracle: play from P to Q, reversed, is play from the complement
    // of Q to the complement of P.
    oracle::Random random(105);
    Tally tally;
    for (const auto& [i, drawn, board] : random_boards(random, 250, 15, 22)) {
        const Position start = position_of(board, oracle::random_winnable_pegs(random, drawn, 14));
        const Position finish{bit(random_hole(random, board))};
        const Problem forwards{start, Finish::exactly(finish)};
        const Problem backwards{complement(board, finish),
                                Finish::exactly(complement(board, start))};
        const Answer there = solve(board, forwards), back = solve(board, backwards);
        CAPTURE(oracle::write(drawn, pegs_of(board, start)), drawn.triangular);
        CHECK(there.verdict == back.verdict);
        CHECK(there.verdict != Verdict::kUndecided);
        CHECK(fault(board, forwards, there) == "");
        CHECK(fault(board, backwards, back) == "");
        tally.add(there);
    }
    CHECK(tally.solvable > 10);
    CHECK(tally.unsolvable > 50);
}

TEST_CASE("the finishes have one truth", "[solver]") {
    // One peg can be left anywhere exactly if it can be left in some hole, and exactly if it is the
    // fewest.
    oracle::Random random(106);
    Tally tally;
    for (const auto& [i, drawn, board] : random_boards(random, 60, 15, 20)) {
        // After a careless jump, so that some positions are lost.
        const oracle::Pegs pegs =
            oracle::careless(random, drawn, oracle::random_winnable_pegs(random, drawn, 14), 1);
        const Position start = position_of(board, pegs);
        bool some_hole = false;
        for (Hole hole : board.reading_order()) {
            const Verdict verdict = solve(board, {start, Finish::at(hole)}).verdict;
            CHECK(verdict != Verdict::kUndecided);
            some_hole |= verdict == Verdict::kSolvable;
        }
        CAPTURE(oracle::write(drawn, pegs), drawn.triangular);
        const Answer any = solve(board, {start, Finish::any()});
        CHECK((any.verdict == Verdict::kSolvable) == some_hole);
        CHECK((solve(board, {start, Finish::fewest()}).pegs_left == 1) == some_hole);
        tally.add(any);
    }
    CHECK(tally.solvable > 5);
    CHECK(tally.unsolvable > 2);
}

TEST_CASE("symmetric problems have one verdict", "[solver]") {
    oracle::Random random(107);
    for (std::string_view name : {"english", "triangle21", "diamond25", "hexagon19"}) {
        CAPTURE(name);
        const Board board = parse_board_name(name)->board;
        const CatalogueEntry entry = *find_in_catalogue(name);
        const oracle::Board drawn =
            oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start);
        for (int i = 0; i < 3; ++i) {
            const Position start =
                position_of(board, oracle::random_winnable_pegs(random, drawn, 12));
            const Hole finish = random_hole(random, board);
            const Verdict verdict = solve(board, {start, Finish::at(finish)}).verdict;
            CHECK(verdict != Verdict::kUndecided);
            for (const Permutation& symmetry : board.symmetries())
                CHECK(solve(board,
                            {Position{permute(symmetry, start.pegs)}, Finish::at(symmetry[finish])})
                          .verdict == verdict);
        }
    }
}

}  // namespace peg
