// SPDX-License-Identifier: MIT
#include "core/solver/hint.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/game.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

namespace {

Hint hint_for(const Board& board, const Problem& problem, const Limits& limits = kSmall,
              std::uint64_t step = 1'000'000) {
    HintSearch search(board);
    search.begin(problem, limits);
    while (!search.step(step)) {
    }
    return search.result();
}

// What is wrong with a hint by itself; empty if nothing is.
std::string fault(const Board& board, const Problem& problem, const Hint& hint) {
    std::vector<JumpId> legal, listed;
    for_each_jump(board, problem.start, [&](JumpId id) { legal.push_back(id); });
    for (const JudgedJump& judged : hint.jumps) listed.push_back(judged.jump);
    if (listed != legal) return "the jumps are not the legal ones";

    const bool fewest = problem.finish.kind == Finish::Kind::kFewest;
    if (hint.verdict == Verdict::kSolvable) {
        if (!replay(board, problem, hint.solution).finished) return "the solution is none";
        if (hint.jump.has_value() == hint.solution.empty()) return "no jump for the solution";
        if (hint.jump && *hint.jump != hint.solution.front())
            return "not the solution's first jump";
        for (const JudgedJump& judged : hint.jumps)
            if (hint.jump == judged.jump && judged.verdict != Verdict::kSolvable)
                return "the jump of the solution is judged otherwise";
    } else if (hint.jump) {
        return "a jump, but not solvable";
    }
    if (hint.verdict == Verdict::kUnsolvable && !stands(board, problem, hint.proof))
        return "the proof does not hold";

    for (const JudgedJump& judged : hint.jumps) {
        if (hint.verdict == Verdict::kUnsolvable && judged.verdict != Verdict::kUnsolvable)
            return "a lost position has a jump that is not lost";
        if (judged.verdict != Verdict::kUnsolvable || fewest) continue;
        // If the position is lost, its own proof is enough.
        if (hint.verdict == Verdict::kUnsolvable) {
            if (judged.proof) return "a second proof";
            continue;
        }
        const Position after = play(problem.start, board.jump(judged.jump));
        if (!stands(board, {after, problem.finish}, judged.proof))
            return "the proof of a jump does not hold";
    }
    return {};
}

std::vector<Verdict> verdicts(const Hint& hint) {
    std::vector<Verdict> all{hint.verdict};
    for (const JudgedJump& judged : hint.jumps) all.push_back(judged.verdict);
    return all;
}

}  // namespace

TEST_CASE("hints agree with the oracle", "[hint][oracle]") {
    oracle::Random random(121);
    int keeping = 0, losing = 0, lost = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 500, 4, 13, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 9);
        const oracle::Outcomes outcomes = oracle::outcomes(drawn, start);
        auto some = outcomes.begin();
        std::advance(some, oracle::below(random, static_cast<int>(outcomes.size())));
        const Finish finishes[] = {Finish::any(), Finish::exactly(position_of(board, *some)),
                                   Finish::at(random_hole(random, board))};
        for (const Finish& finish : finishes) {
            const auto reaches = [&](const oracle::Pegs& from) {
                for (const oracle::Pegs& pegs : oracle::outcomes(drawn, from))
                    if (is_finished(finish, position_of(board, pegs))) return true;
                return false;
            };
            const Problem problem{position_of(board, start), finish};
            const Hint hint = hint_for(board, problem);
            CAPTURE(oracle::write(drawn, start), drawn.triangular, format_finish(board, finish));
            REQUIRE(fault(board, problem, hint) == "");
            REQUIRE(hint.verdict == (reaches(start) ? Verdict::kSolvable : Verdict::kUnsolvable));
            for (const JudgedJump& judged : hint.jumps) {
                const bool keeps =
                    reaches(oracle::after(start, jump_of(board, board.jump(judged.jump))));
                CAPTURE(format_jump(board, judged.jump));
                REQUIRE(judged.verdict == (keeps ? Verdict::kSolvable : Verdict::kUnsolvable));
                ++(keeps ? keeping : hint.verdict == Verdict::kSolvable ? losing : lost);
            }
        }
    }
    CHECK(keeping > 300);
    CHECK(losing > 300);
    CHECK(lost > 300);
}

TEST_CASE("hints for as few pegs as possible agree with the oracle", "[hint][oracle]") {
    oracle::Random random(122);
    int keeping = 0, losing = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 500, 4, 13, MixedIn::kUnrotatable)) {
        const oracle::Pegs start = oracle::random_pegs(random, drawn, board.hole_count() * 2 / 3);
        const int fewest = oracle::fewest_pegs(oracle::outcomes(drawn, start));
        const Problem problem{position_of(board, start), Finish::fewest()};
        const Hint hint = hint_for(board, problem);
        CAPTURE(oracle::write(drawn, start), drawn.triangular);
        REQUIRE(fault(board, problem, hint) == "");
        REQUIRE(hint.verdict == Verdict::kSolvable);
        REQUIRE(peg_count(replay(board, problem, hint.solution).end) == fewest);
        for (const JudgedJump& judged : hint.jumps) {
            const oracle::Pegs next = oracle::after(start, jump_of(board, board.jump(judged.jump)));
            const bool keeps = oracle::fewest_pegs(oracle::outcomes(drawn, next)) == fewest;
            CAPTURE(format_jump(board, judged.jump));
            REQUIRE(judged.verdict == (keeps ? Verdict::kSolvable : Verdict::kUnsolvable));
            ++(keeps ? keeping : losing);
        }
    }
    CHECK(keeping > 300);
    CHECK(losing > 100);
}

TEST_CASE("the size of the steps makes no difference to a hint", "[hint]") {
    oracle::Random random(123);
    for (const auto& [i, drawn, board] : random_boards(random, 40, 4, 13, MixedIn::kUnrotatable)) {
        const Problem problem{position_of(board, oracle::random_winnable_pegs(random, drawn, 9)),
                              i % 3 == 0 ? Finish::fewest() : Finish::any()};
        const Hint whole = hint_for(board, problem);
        for (std::uint64_t step : {1U, 7U, 1000U}) {
            const Hint hint = hint_for(board, problem, kSmall, step);
            CHECK(hint.nodes == whole.nodes);
            CHECK(hint.solution == whole.solution);
            CHECK(verdicts(hint) == verdicts(whole));
        }
    }
}

TEST_CASE("what is known of a hint can be read on the way", "[hint]") {
    const auto [board, classic] = *parse_board_name("english");
    const std::vector<JumpId> opening = *parse_moves(board, "d2-d4 f3-d3 e1-e3 e4-e2");
    const Problem problem{replay(board, classic, opening).end, classic.finish};
    HintSearch search(board);
    search.begin(problem, {});
    std::vector<Verdict> known = verdicts(search.result());
    for (Verdict verdict : known) CHECK(verdict == Verdict::kUndecided);
    std::uint64_t nodes = 0;
    int changes = 0;
    for (bool done = false; !done;) {
        done = search.step(100);
        const std::vector<Verdict> now = verdicts(search.result());
        for (std::size_t i = 0; i < now.size(); ++i)
            if (now[i] != known[i]) {
                CHECK(known[i] == Verdict::kUndecided);  // a verdict never changes
                CHECK(now[0] != Verdict::kUndecided);    // the position is judged first
                ++changes;
            }
        known = now;
        CHECK(search.progress().nodes >= nodes);
        nodes = search.progress().nodes;
        CHECK(search.result().nodes == nodes);
    }
    CHECK(changes == static_cast<int>(known.size()));
    CHECK(fault(board, problem, search.result()).empty());
    CHECK(search.step(100));  // a finished search stays finished
    CHECK(verdicts(search.result()) == known);
}

TEST_CASE("every first jump of the English game wins", "[hint]") {
    const auto [board, classic] = *parse_board_name("english");
    const Hint hint = hint_for(board, classic, {});
    CHECK(fault(board, classic, hint).empty());
    CHECK(hint.solution.size() == 31);
    CHECK(verdicts(hint) == std::vector(5, Verdict::kSolvable));
}

TEST_CASE("a game that cannot be won has no hint but a proof", "[hint]") {
    const Board board = parse_board_name("diamond41")->board;
    const Problem problem{vacancy(board, *parse_hole(board, "e5")), Finish::any()};
    const Hint hint = hint_for(board, problem, {});
    CHECK(fault(board, problem, hint).empty());
    CHECK(kind_of(hint.proof) == kind_number<ClassCertificate>());
    CHECK(verdicts(hint) == std::vector(5, Verdict::kUnsolvable));
}

TEST_CASE("hints where there is nothing to do", "[hint]") {
    const Board board = parse_board_name("english")->board;
    const Position one{bit(*parse_hole(board, "d4"))};
    const Hint there = hint_for(board, {one, Finish::any()});
    CHECK(there.verdict == Verdict::kSolvable);
    CHECK_FALSE(there.jump);
    CHECK(there.solution.empty());
    CHECK(there.jumps.empty());

    const Hint stuck = hint_for(board, {one, Finish::at(*parse_hole(board, "d1"))});
    CHECK(stuck.verdict == Verdict::kUnsolvable);
    CHECK(stuck.jumps.empty());

    // At the finish, with jumps left: all of them lead away for good.
    const Position two = *parse_position(board, "..ooo/..ooo/ooxxooo/ooooooo/ooooooo/..ooo/..ooo");
    const Hint leave = hint_for(board, {two, Finish::exactly(two)});
    CHECK(leave.verdict == Verdict::kSolvable);
    CHECK_FALSE(leave.jump);
    CHECK(verdicts(leave) ==
          std::vector{Verdict::kSolvable, Verdict::kUnsolvable, Verdict::kUnsolvable});
}

TEST_CASE("a hint at its limits is undecided, not wrong", "[hint]") {
    oracle::Random random(124);
    int undecided = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 150, 10, 14)) {
        const oracle::Pegs start = oracle::random_winnable_pegs(random, drawn, 9);
        const Problem problem{position_of(board, start), Finish::any()};
        const std::uint64_t nodes = std::uint64_t{1} << oracle::below(random, 12);
        const Hint hint = hint_for(board, problem, {.nodes = nodes, .bytes = std::size_t{1} << 20},
                                   1 + random() % 50);
        CAPTURE(oracle::write(drawn, start), drawn.triangular, nodes);
        REQUIRE(fault(board, problem, hint) == "");
        REQUIRE(hint.verdict != Verdict::kUnsolvable);
        for (const JudgedJump& judged : hint.jumps) {
            const oracle::Pegs next = oracle::after(start, jump_of(board, board.jump(judged.jump)));
            const bool keeps = oracle::fewest_pegs(oracle::outcomes(drawn, next)) == 1;
            REQUIRE(judged.verdict != (keeps ? Verdict::kUnsolvable : Verdict::kSolvable));
            undecided += judged.verdict == Verdict::kUndecided;
        }
    }
    CHECK(undecided > 50);
}

}  // namespace peg
