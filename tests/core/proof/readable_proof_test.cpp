// SPDX-License-Identifier: MIT
#include "core/proof/readable_proof.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "core/proof/pagoda/simplify_pagoda.h"
#include "core/solver/hint.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

Certificate readable(const Board& board, const Problem& problem, const Certificate& given,
                     std::uint64_t step = 1'000'000) {
    ReadableProof proof(board, problem, given);
    while (!proof.step_for(step)) {
        REQUIRE(proof.certificate() == given);
    }
    return proof.certificate();
}

// How hard the hardest part of a proof is: the place of its kind in the list of readable_proof.h,
// of which the first three count as one.
int hardest(const Certificate& certificate) {
    if (certificate.as<SearchCertificate>() != nullptr) return 2;
    if (certificate.as<ZeroHalfCertificate>() != nullptr ||
        certificate.as<CostPartition>() != nullptr)
        return 1;
    int hard = 0;
    if (const auto* split = certificate.as<CaseDistinction>())
        for (const auto& one : split->cases) hard = std::max(hard, hardest(one.certificate));
    return hard;
}

std::set<Weights> weights_in(const Certificate& certificate) {
    if (const auto* pagoda = certificate.as<PagodaCertificate>()) return {pagoda->weights};
    std::set<Weights> all;
    if (const auto* split = certificate.as<CaseDistinction>())
        for (const auto& one : split->cases) all.merge(weights_in(one.certificate));
    return all;
}

// The total effort of following a proof: a function that serves several cases counts once.
std::int64_t effort_of(const Certificate& certificate) {
    std::int64_t sum = 0;
    for (const Weights& weights : weights_in(certificate)) sum += effort({weights, {}});
    return sum;
}

// A lost position reached by random jumps from the board's classic problem.
Problem random_lost(oracle::Random& random, const Board& board, const Problem& classic,
                    bool any_finish) {
    for (;;) {
        Problem problem = classic;
        // With the finish `fewest` no position is lost.
        if (any_finish || classic.finish.kind == Finish::Kind::kFewest)
            problem.finish = Finish::any();
        const int jumps = board.hole_count() / 3 + oracle::below(random, board.hole_count() / 3);
        problem.start = careless(random, board, problem.start, jumps);
        if (has_jump(board, problem.start) &&
            solve(board, problem, kSmall).verdict == Verdict::kUnsolvable)
            return problem;
    }
}

}  // namespace

TEST_CASE("readable proofs hold, and are no harder than those that were found", "[readable]") {
    oracle::Random random(261);
    int simpler = 0, clearer = 0, without_search = 0;
    for (const char* name :
         {"english", "english", "english", "diamond25", "triangle15", "triangle21"}) {
        const auto [board, classic] = *parse_board_name(name);
        for (int i = 0; i < 12; ++i) {
            const Problem problem = random_lost(random, board, classic, i % 2 == 1);
            const Answer answer = solve(board, problem, kSmall);
            CAPTURE(name, format_position(board, problem.start),
                    format_finish(board, problem.finish));
            const Certificate proof = readable(board, problem, *answer.proof);
            REQUIRE(stands(board, problem, proof));
            const int before = hardest(*answer.proof), after = hardest(proof);
            REQUIRE(after <= before);
            REQUIRE(proves(board, problem, proof) == (after < 2));
            // If there are no new cases, the total effort is not larger.
            if (before == 0) REQUIRE(effort_of(proof) <= effort_of(*answer.proof));
            simpler += proof != *answer.proof;
            clearer += after < before;
            without_search += before == 2 && after < 2;
            if (i < 2) REQUIRE(readable(board, problem, *answer.proof, 1) == proof);
        }
    }
    CHECK(simpler > 40);
    CHECK(clearer > 5);
    CHECK(without_search > 3);
}

TEST_CASE("a pagoda function is simplified, and a class stays a class", "[readable][known]") {
    const Board board = parse_board_name("english")->board;
    const Problem lost{*parse_position(board, "..xxx/..ooo/xxoooox/xoooxoo/xoooooo/..xoo/..xoo"),
                       Finish::at(*parse_hole(board, "d4"))};
    const Answer answer = solve(board, lost);
    REQUIRE(answer.proof->as<PagodaCertificate>() != nullptr);
    const Certificate proof = readable(board, lost, *answer.proof);
    REQUIRE(proof.as<PagodaCertificate>() != nullptr);
    CHECK(std::ranges::count(proof.as<PagodaCertificate>()->weights, 1) == 5);
    CHECK(std::ranges::count(proof.as<PagodaCertificate>()->weights, 0) == kMaxHoles - 5);

    const Problem other{lost.start, Finish::at(*parse_hole(board, "d3"))};
    const Answer by_class = solve(board, other);
    REQUIRE(by_class.proof->as<ClassCertificate>() != nullptr);
    CHECK(readable(board, other, *by_class.proof) == by_class.proof);
}

TEST_CASE("cases share few pagoda functions", "[readable][known]") {
    const Board board = parse_board_name("english")->board;
    const Problem lost{*parse_position(board, "..xxo/..xxx/ooxooox/xxooooo/xxxxxox/..ooo/..oxo"),
                       Finish::at(*parse_hole(board, "e7"))};
    const Answer answer = solve(board, lost);
    REQUIRE(answer.proof->as<SearchCertificate>() != nullptr);
    const Certificate proof = readable(board, lost, *answer.proof);
    REQUIRE(proves(board, lost, proof));
    CHECK(leaf_count(proof) == 30);
    CHECK(weights_in(proof).size() <= 10);
}

TEST_CASE("a solver that was asked for a readable proof gives one, for the same nodes",
          "[readable][solver]") {
    const auto [board, classic] = *parse_board_name("english");
    oracle::Random random(262);
    for (int i = 0; i < 12; ++i) {
        const Problem problem = random_lost(random, board, classic, i % 2 == 1);
        CAPTURE(format_position(board, problem.start));
        const Answer plain = solve(board, problem);
        Solver solver(board, ProofWish::kReadable);
        solver.begin(problem, {});
        bool early = false;
        while (!solver.step(1000)) early = early || solver.result().verdict == Verdict::kUnsolvable;
        const Answer& answer = solver.result();
        CHECK(early);
        CHECK(answer.verdict == Verdict::kUnsolvable);
        CHECK(answer.nodes == plain.nodes);
        CHECK(answer.proof == readable(board, problem, *plain.proof));
        HintSearch hint(board);
        hint.begin(problem, {});
        while (!hint.step(1000)) {
        }
        CHECK(hint.result().proof == answer.proof);
        CHECK(hint.result().nodes == plain.nodes);
    }
    // If there is nothing to prove, no proof is searched for.
    Solver solver(board, ProofWish::kReadable);
    solver.begin(classic, {});
    while (!solver.step(1000)) {
    }
    CHECK(solver.result().verdict == Verdict::kSolvable);
    CHECK_FALSE(solver.result().proof);
}

TEST_CASE("the proof that one peg is too few is made readable for the finish fewest",
          "[readable]") {
    const auto [board, classic] = *parse_board_name("english");
    oracle::Random random(263);
    int of_two = 0;
    for (int i = 0; i < 10; ++i) {
        const Problem problem{random_lost(random, board, classic, true).start, Finish::fewest()};
        const Answer plain = solve(board, problem);
        if (plain.pegs_left != 2) continue;
        ++of_two;
        Solver solver(board, ProofWish::kReadable);
        solver.begin(problem, {});
        while (!solver.step(1000)) {
        }
        const Problem any{problem.start, Finish::any()};
        CHECK(solver.result().pegs_left == 2);
        CHECK(solver.result().proof == readable(board, any, *plain.proof));
        CHECK(stands(board, any, solver.result().proof));
    }
    CHECK(of_two > 2);
}

}  // namespace peg
