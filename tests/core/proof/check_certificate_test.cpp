// SPDX-License-Identifier: MIT
#include "core/proof/check_certificate.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "core/proof/position_class.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

struct Lost {
    Board board;
    Problem problem;
    PagodaCertificate proof;
};

// Problems that a pagoda function shows to be lost.
std::vector<Lost> lost_by_pagoda(oracle::Random& random, int tries) {
    std::vector<Lost> all;
    for (const auto& [i, drawn, board] : random_boards(random, tries, 5, 24)) {
        const Position start =
            position_of(board, oracle::random_pegs(random, drawn,
                                                   1 + oracle::below(random, board.hole_count())));
        const Hole hole = random_hole(random, board);
        const auto pagoda = find_pagoda(board, start.pegs, bit(hole));
        if (!pagoda) continue;
        const Certificate found = certificate_of(*pagoda, start.pegs, bit(hole));
        if (const auto* proof = found.as<PagodaCertificate>())
            all.push_back({board, {start, Finish::at(hole)}, *proof});
    }
    return all;
}

}  // namespace

TEST_CASE("a class proof holds when the classes differ", "[certificate]") {
    oracle::Random random(111);
    int held = 0, refused = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 3, 22)) {
        const ClassRule rule(board);
        const auto any = [&] {
            return position_of(
                board,
                oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count())));
        };
        const Position start = any();
        for (Hole hole : board.reading_order()) {
            const bool differ = rule(start.pegs) != rule(bit(hole));
            const Certificate proof = class_certificate(board, start.pegs, bit(hole));
            REQUIRE(proves(board, {start, Finish::at(hole)}, proof) == differ);
            ++(differ ? held : refused);
        }
        for (int j = 0; j < 20; ++j) {
            const Position finish = any();
            const Certificate proof = class_certificate(board, start.pegs, finish.pegs);
            REQUIRE(proves(board, {start, Finish::exactly(finish)}, proof) ==
                    (rule(start.pegs) != rule(finish.pegs)));
        }
        const Certificate proof = class_certificate(board, start.pegs, {});
        REQUIRE(proves(board, {start, Finish::any()}, proof) ==
                (rule.single_pegs(board, rule(start.pegs)) == 0));
        REQUIRE_FALSE(proves(board, {start, Finish::fewest()}, proof));
    }
    CHECK(held > 500);
    CHECK(refused > 300);
}

TEST_CASE("a pagoda proof holds only as it is", "[certificate]") {
    oracle::Random random(112);
    const std::vector<Lost> lost = lost_by_pagoda(random, 300);
    CHECK(lost.size() > 50);
    for (const auto& [board, problem, proof] : lost) {
        REQUIRE(proves(board, problem, {proof}));
        const Position finish{bit(problem.finish.hole)};
        REQUIRE(proves(board, {problem.start, Finish::exactly(finish)}, {proof}));

        PagodaCertificate wrong = proof;
        --wrong.start;
        CHECK_FALSE(proves(board, problem, {wrong}));
        wrong = proof;
        ++wrong.finish;
        CHECK_FALSE(proves(board, problem, {wrong}));
        CHECK_FALSE(proves(board, problem, {CaseDistinction{}}));
        CHECK_FALSE(proves(board, {problem.start, Finish::any()}, {proof}));
        CHECK_FALSE(proves(board, {problem.start, Finish::fewest()}, {proof}));
        CHECK_FALSE(proves(board, {finish, Finish::at(problem.finish.hole)}, {proof}));

        for (const Jump& jump : board.jumps()) {  // weighs more than the two pegs that it takes
            PagodaWithCuts pagoda{.weights = proof.weights};
            pagoda.weights[jump.to] = pagoda.weights[jump.from] + pagoda.weights[jump.over] + 1;
            if (is_pagoda(board, pagoda))
                FAIL("is_pagoda");
            else if (proves(board, problem,
                            certificate_of(pagoda, problem.start.pegs, finish.pegs)))
                FAIL("not a pagoda function");
        }
    }
}

TEST_CASE("cases by finish need a case for every hole that the class leaves", "[certificate]") {
    const Board board = parse_board_name("triangle15")->board;
    const Hole b3 = *parse_hole(board, "b3");
    const Problem problem{vacancy(board, b3), Finish::any()};
    CaseDistinction proof;
    for (std::string_view name : {"a1", "b3", "a4", "d4", "c5"})
        proof.cases.push_back({*parse_hole(board, name), {SearchCertificate{100}}});
    const auto state = [&](const CaseDistinction& cases) {
        return check_certificate(board, problem, {cases}).state;
    };
    CHECK(state(proof) == CertificateCheck::State::kSearch);

    for (std::size_t i = 0; i < proof.cases.size(); ++i) {
        CaseDistinction missing = proof;
        missing.cases.erase(missing.cases.begin() + static_cast<std::ptrdiff_t>(i));
        CHECK(state(missing) == CertificateCheck::State::kFails);
        CaseDistinction wrong = proof;
        wrong.cases[i].key = *parse_hole(board, "a2");
        CHECK(state(wrong) == CertificateCheck::State::kFails);
        wrong.cases[i].key = kMaxHoles;
        CHECK(state(wrong) == CertificateCheck::State::kFails);
        for (const Certificate& bad :
             {Certificate{ClassCertificate{}}, Certificate{PagodaCertificate{}},
              Certificate{ZeroHalfCertificate{}}, Certificate{CostPartition{}},
              Certificate{SearchCertificate{0}}, Certificate{proof}}) {
            wrong = proof;
            wrong.cases[i].certificate = bad;
            CHECK(state(wrong) == CertificateCheck::State::kFails);
        }
    }
    CHECK(check_certificate(board, {problem.start, Finish::at(b3)}, {proof}).fails());
    for (const Finish& finish : {Finish::fewest(), Finish::most()}) {
        const CertificateCheck check = check_certificate(board, {problem.start, finish}, {proof});
        CHECK(check.state == CertificateCheck::State::kAlwaysSolvable);
        CHECK_FALSE(check.may_hold());
        CHECK_FALSE(check.fault.empty());
    }
}

TEST_CASE("a search is not checkable, but for its form", "[certificate]") {
    const auto [board, classic] = *parse_board_name("english");
    const Hole d4 = classic.finish.hole;
    const auto state = [&, &english = board](const Problem& problem, std::uint64_t positions) {
        return check_certificate(english, problem, {SearchCertificate{positions}}).state;
    };
    CHECK(state(classic, 1) == CertificateCheck::State::kSearch);
    CHECK(state(classic, 0) == CertificateCheck::State::kFails);
    CHECK(state({Position{bit(d4)}, Finish::at(d4)}, 1) == CertificateCheck::State::kFails);
    CHECK(state({Position{bit(d4)}, Finish::any()}, 1) == CertificateCheck::State::kFails);
    CHECK(state({classic.start, Finish::exactly(classic.start)}, 1) ==
          CertificateCheck::State::kFails);
    CHECK(state({classic.start, Finish::fewest()}, 1) == CertificateCheck::State::kAlwaysSolvable);
}

TEST_CASE("no proof is accepted where there is a solution", "[certificate][soundness]") {
    oracle::Random random(113);
    int pagodas = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 2000, 3, 8)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 5);
        const Bits start_bits = position_of(board, start).pegs;
        PagodaWithCuts pagoda;
        for (Hole hole : board.reading_order()) pagoda.weights[hole] = oracle::below(random, 4) - 1;
        if (!is_pagoda(board, pagoda)) continue;
        ++pagodas;
        CaseDistinction cases;
        bool any = false;
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        for (int hole = 0; hole < board.hole_count(); ++hole) {
            const Hole end = hole_of(board, hole);
            const Certificate proof = certificate_of(pagoda, start_bits, bit(end));
            cases.cases.push_back({end, proof});
            if (!outcomes.contains(oracle::single(drawn, hole))) continue;
            any = true;
            const Problem problem{{start_bits}, Finish::at(end)};
            if (proves(board, problem, proof) ||
                proves(board, problem, class_certificate(board, start_bits, bit(end))))
                FAIL(oracle::write(drawn, start));
        }
        if (any && proves(board, {{start_bits}, Finish::any()}, {cases}))
            FAIL(oracle::write(drawn, start));
    }
    CHECK(pagodas > 200);
}

}  // namespace peg
