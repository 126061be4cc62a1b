// SPDX-License-Identifier: MIT
#include "core/proof.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/notation.h"
#include "core/pagoda.h"
#include "core/position_class.h"
#include "core/translate.h"

namespace peg {

namespace {

Proof of_kind(Proof::Kind kind) {
    Proof proof;
    proof.kind = kind;
    return proof;
}

struct Lost {
    Board board;
    Problem problem;
    Proof proof;
};

// Problems that a pagoda function shows to be lost.
std::vector<Lost> lost_by_pagoda(oracle::Random& random, int tries) {
    std::vector<Lost> all;
    for (int i = 0; i < tries; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 1, 5 + oracle::below(random, 20));
        const Board board = board_of(drawn);
        const Position start =
            position_of(board, oracle::random_pegs(random, drawn,
                                                   1 + oracle::below(random, board.hole_count())));
        const Hole hole = hole_of(board, oracle::below(random, board.hole_count()));
        if (const auto pagoda = find_pagoda(board, start.pegs, bit(hole)))
            all.push_back(
                {board, {start, Finish::at(hole)}, pagoda_proof(*pagoda, start.pegs, bit(hole))});
    }
    return all;
}

}  // namespace

TEST_CASE("a class proof holds when the classes differ", "[proof]") {
    oracle::Random random(111);
    int held = 0, refused = 0;
    for (int i = 0; i < 300; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 1, 3 + oracle::below(random, 20));
        const Board board = board_of(drawn);
        const ClassRule rule(board);
        const auto any = [&] {
            return position_of(
                board,
                oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count())));
        };
        const Position start = any();
        const Proof proof = of_kind(Proof::Kind::kClass);
        for (Hole hole : board.reading_order()) {
            const bool differ = rule(start.pegs) != rule(bit(hole));
            REQUIRE(check_proof(board, {start, Finish::at(hole)}, proof) == differ);
            ++(differ ? held : refused);
        }
        for (int j = 0; j < 20; ++j) {
            const Position finish = any();
            REQUIRE(check_proof(board, {start, Finish::exactly(finish)}, proof) ==
                    (rule(start.pegs) != rule(finish.pegs)));
        }
        REQUIRE(check_proof(board, {start, Finish::any()}, proof) ==
                (rule.single_pegs(board, rule(start.pegs)) == 0));
        REQUIRE_FALSE(check_proof(board, {start, Finish::fewest()}, proof));
    }
    CHECK(held > 500);
    CHECK(refused > 300);
}

TEST_CASE("a pagoda proof holds only as it is", "[proof]") {
    oracle::Random random(112);
    const std::vector<Lost> lost = lost_by_pagoda(random, 300);
    CHECK(lost.size() > 50);
    for (const auto& [board, problem, proof] : lost) {
        REQUIRE(check_proof(board, problem, proof));
        const Position finish{bit(problem.finish.hole)};
        REQUIRE(check_proof(board, {problem.start, Finish::exactly(finish)}, proof));

        Proof wrong = proof;
        --wrong.start_worth;
        CHECK_FALSE(check_proof(board, problem, wrong));
        wrong = proof;
        ++wrong.finish_worth;
        CHECK_FALSE(check_proof(board, problem, wrong));
        wrong = proof;
        wrong.kind = Proof::Kind::kNone;
        CHECK_FALSE(check_proof(board, problem, wrong));
        wrong.kind = Proof::Kind::kCases;
        CHECK_FALSE(check_proof(board, problem, wrong));
        CHECK_FALSE(check_proof(board, {problem.start, Finish::any()}, proof));
        CHECK_FALSE(check_proof(board, {problem.start, Finish::fewest()}, proof));
        CHECK_FALSE(check_proof(board, {finish, Finish::at(problem.finish.hole)}, proof));

        for (const Jump& jump : board.jumps()) {  // worth more than the two that it would take
            Pagoda pagoda = proof.pagoda;
            pagoda.weights[jump.to] = pagoda.weights[jump.from] + pagoda.weights[jump.over] + 1;
            if (is_pagoda(board, pagoda))
                FAIL("is_pagoda");
            else if (check_proof(board, problem,
                                 pagoda_proof(pagoda, problem.start.pegs, finish.pegs)))
                FAIL("not a pagoda function");
        }
    }
}

TEST_CASE("a case proof needs a case for every hole that the class leaves", "[proof]") {
    const Board board = parse_board_name("triangle15")->board;
    const Hole b3 = *parse_hole(board, "b3");
    const Problem problem{vacancy(board, b3), Finish::any()};
    Proof proof = of_kind(Proof::Kind::kCases);
    for (std::string_view name : {"a1", "b3", "a4", "d4", "c5"})
        proof.cases.push_back({*parse_hole(board, name), exhaustive_proof(100)});
    CHECK(check_proof(board, problem, proof));

    for (std::size_t i = 0; i < proof.cases.size(); ++i) {
        Proof missing = proof;
        missing.cases.erase(missing.cases.begin() + static_cast<std::ptrdiff_t>(i));
        CHECK_FALSE(check_proof(board, problem, missing));
        Proof wrong = proof;
        wrong.cases[i].hole = *parse_hole(board, "a2");
        CHECK_FALSE(check_proof(board, problem, wrong));
        for (const Proof& bad : {of_kind(Proof::Kind::kClass), of_kind(Proof::Kind::kPagoda),
                                 of_kind(Proof::Kind::kNone), exhaustive_proof(0), proof}) {
            wrong = proof;
            wrong.cases[i].proof = bad;
            CHECK_FALSE(check_proof(board, problem, wrong));
        }
    }
    CHECK_FALSE(check_proof(board, {problem.start, Finish::at(b3)}, proof));
    CHECK_FALSE(check_proof(board, {problem.start, Finish::fewest()}, proof));
}

TEST_CASE("the form of an exhaustive proof", "[proof]") {
    const auto [board, classic] = *parse_board_name("english");
    const Hole d4 = classic.finish.hole;
    CHECK(check_proof(board, {classic.start, Finish::at(d4)}, exhaustive_proof(1)));
    CHECK_FALSE(check_proof(board, {classic.start, Finish::at(d4)}, exhaustive_proof(0)));
    CHECK_FALSE(check_proof(board, {Position{bit(d4)}, Finish::at(d4)}, exhaustive_proof(1)));
    CHECK_FALSE(
        check_proof(board, {classic.start, Finish::exactly(classic.start)}, exhaustive_proof(1)));
}

TEST_CASE("no proof is accepted where there is a solution", "[proof][soundness]") {
    oracle::Random random(113);
    int pagodas = 0;
    for (int i = 0; i < 2000; ++i) {
        const oracle::Board drawn =
            oracle::random_connected_board(random, i % 2 == 1, 3 + oracle::below(random, 6));
        const Board board = board_of(drawn);
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 5);
        const Bits start_bits = position_of(board, start).pegs;
        Pagoda pagoda;
        for (Hole hole : board.reading_order()) pagoda.weights[hole] = oracle::below(random, 4) - 1;
        if (!is_pagoda(board, pagoda)) continue;
        ++pagodas;
        Proof cases = of_kind(Proof::Kind::kCases);
        bool any = false;
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        for (int hole = 0; hole < board.hole_count(); ++hole) {
            const Hole end = hole_of(board, hole);
            const Proof proof = pagoda_proof(pagoda, start_bits, bit(end));
            cases.cases.push_back({end, proof});
            if (!outcomes.contains(oracle::single(drawn, hole))) continue;
            any = true;
            const Problem problem{{start_bits}, Finish::at(end)};
            if (check_proof(board, problem, proof) ||
                check_proof(board, problem, of_kind(Proof::Kind::kClass)))
                FAIL(oracle::write(drawn, start));
        }
        if (any && check_proof(board, {{start_bits}, Finish::any()}, cases))
            FAIL(oracle::write(drawn, start));
    }
    CHECK(pagodas > 200);
}

}  // namespace peg
