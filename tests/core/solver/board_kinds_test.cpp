// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/hole_kind.h"
#include "core/board/notation/notation.h"
#include "core/explain/explain_search.h"
#include "core/proof/finish_set.h"
#include "core/solver/generator.h"
#include "core/solver/hint.h"
#include "core/solver/landmark_search.h"
#include "core/solver/marked_search.h"
#include "core/solver/review_search.h"
#include "support/board_kinds.h"
#include "support/certificates.h"
#include "support/finishes.h"
#include "support/rounds.h"
#include "support/run_search.h"

// Wide boards, diagonal boards, and boards that list their jumps: every question compared with the
// oracle.

namespace peg {

namespace {

using Kind = Finish::Kind;

struct PlayedKind {
    KindBoard on;
    oracle::Pegs start;
    oracle::Outcomes outcomes;
    Problem problem;
    std::set<oracle::Pegs> ends;  // the solved positions
};

// Calls f(random, i, played) for `problems` problems of each kind of board.
template <class F>
void for_each_problem(unsigned seed, int problems, const F& f) {
    constexpr std::array kKinds{Kind::kHole, Kind::kAny,     Kind::kPosition, Kind::kFewest,
                                Kind::kHole, Kind::kPattern, Kind::kOneOf,    Kind::kPegs,
                                Kind::kAny,  Kind::kMost};
    for (const BoardKind kind : kBoardKinds) {
        oracle::Random random(seed + static_cast<unsigned>(kind));
        for (int i = 0; i < problems; ++i) {
            KindBoard on = random_board_of_kind(random, kind, i);
            oracle::Pegs start = random_start(random, on, i / 2);
            oracle::Outcomes outcomes = oracle::outcomes(on.drawn, start);
            const Finish finish = random_finish(
                random, on.board, kKinds[static_cast<std::size_t>(i) % kKinds.size()], outcomes);
            auto ends = solved_in(on.drawn, on.board, finish, outcomes);
            const Problem problem{position_of(on.board, start), finish};
            CAPTURE(i, format_board(on.board), oracle::write(on.drawn, start),
                    format_finish(on.board, finish));
            f(random, i,
              PlayedKind{std::move(on), start, std::move(outcomes), problem, std::move(ends)});
        }
    }
}

bool can_win(const PlayedKind& it, const oracle::Pegs& from) {
    for (const oracle::Pegs& end : oracle::outcomes(it.on.drawn, from))
        if (it.ends.contains(end)) return true;
    return false;
}

Verdict verdict_of(bool possible) { return possible ? Verdict::kSolvable : Verdict::kUnsolvable; }

}  // namespace

TEST_CASE("verdicts on all kinds of boards are the oracle's, and proved",
          "[solver][kinds][oracle]") {
    int solvable = 0, lost = 0;
    std::array<int, kCertificateKinds> proofs{};
    for_each_problem(1000, rounds(1000), [&](auto& random, int, const PlayedKind& it) {
        const Board& board = it.on.board;
        const Answer answer = solve(board, it.problem, kSmall);
        REQUIRE(answer.verdict == verdict_of(!it.ends.empty()));
        if (is_best_end(it.problem.finish)) {
            const Replay played = replay(board, it.problem, answer.jumps);
            REQUIRE(played.finished);
            REQUIRE(it.ends.contains(pegs_of(board, played.end)));
            return;
        }
        REQUIRE(fault(board, it.problem, answer) == "");
        ++(it.ends.empty() ? lost : solvable);
        if (!it.ends.empty()) return;
        ++proofs.at(kind_of(answer.proof));
        // Each case is necessary.
        if (const auto* split = answer.proof->template as<CaseDistinction>();
            split != nullptr && !split->cases.empty()) {
            CaseDistinction less = *split;
            less.cases.erase(less.cases.begin() +
                             oracle::below(random, static_cast<int>(less.cases.size())));
            REQUIRE_FALSE(stands(board, it.problem, Certificate{less}));
        }
        // Nor does it prove anything if the position can be reached.
        if (answer.proof->template as<SearchCertificate>() != nullptr) return;
        const Bits reached = position_of(board, *it.outcomes.begin()).pegs;
        if (reached != 0)
            REQUIRE_FALSE(
                stands(board, {it.problem.start, Finish::exactly({reached})}, answer.proof));
    });
    CAPTURE(proofs);
    CHECK(solvable > rounds(600));
    CHECK(lost > rounds(600));
    CHECK(proofs[kind_number<ClassCertificate>()] > rounds(20));
    CHECK(proofs[kind_number<PagodaCertificate>()] > rounds(200));
}

TEST_CASE("hints and reviews on all kinds of boards are the oracle's", "[hint][kinds][oracle]") {
    int keeping = 0, losing = 0;
    for_each_problem(1010, rounds(200), [&](auto& random, int, const PlayedKind& it) {
        const Board& board = it.on.board;
        const Hint hint = known<HintSearch>(board, it.problem, kSmall);
        REQUIRE(hint.verdict == verdict_of(!it.ends.empty()));
        REQUIRE((hint.jumps.size() == oracle::legal_jumps(it.on.drawn, it.start).size() ||
                 it.ends.contains(it.start)));
        for (const JudgedJump& judged : hint.jumps) {
            const bool keeps =
                can_win(it, oracle::after(it.start, jump_of(board, board.jump(judged.jump))));
            REQUIRE(judged.verdict == verdict_of(keeps));
            ++(keeps ? keeping : losing);
        }
        std::vector<JumpId> game;
        std::vector<bool> wins;
        for (oracle::Pegs pegs = it.start;;) {
            wins.push_back(can_win(it, pegs));
            const auto legal = oracle::legal_jumps(it.on.drawn, pegs);
            if (legal.empty()) break;
            const oracle::Jump jump = oracle::one_of(random, legal);
            game.push_back(jump_id_of(board, jump));
            pegs = oracle::after(pegs, jump);
        }
        ReviewSearch review(board, game);
        review.begin(it.problem, {});
        while (!review.step(100'000)) {
        }
        for (std::size_t n = 0; n < wins.size(); ++n)
            REQUIRE(review.result().positions[n].verdict == verdict_of(wins[n]));
    });
    CHECK(keeping > rounds(200));
    CHECK(losing > rounds(200));
}

TEST_CASE("fewest moves on all kinds of boards are the oracle's", "[shortest][kinds][oracle]") {
    int solvable = 0, saved = 0;
    for_each_problem(1020, rounds(200), [&](auto&, int, const PlayedKind& it) {
        if (is_set_of_positions(it.problem.finish) || it.problem.finish.kind == Kind::kMost) return;
        oracle::Moves moves;
        const int fewest = oracle::fewest_moves(it.on.drawn, it.start, -1, it.ends, moves);
        const FewestMoves found = shortest(it.on.board, it.problem, {}, -30);
        REQUIRE(fault(it.on.board, it.problem, found.answer) == "");
        REQUIRE(found.answer.verdict == verdict_of(fewest < 1000));
        if (fewest == 1000) return;
        REQUIRE(found.proved);
        REQUIRE(found.lower_bound == static_cast<std::size_t>(fewest));
        REQUIRE(moves_of(it.on.board, found.answer.jumps).size() ==
                static_cast<std::size_t>(fewest));
        ++solvable;
        saved += fewest < static_cast<int>(found.answer.jumps.size());
    });
    CHECK(solvable > rounds(100));
    CHECK(saved > rounds(15));
}

// A jump that every solution contains: without it there is no solution.
TEST_CASE("landmarks on all kinds of boards are the oracle's", "[must][kinds][oracle]") {
    int needed = 0;
    for_each_problem(1030, rounds(200), [&](auto&, int, const PlayedKind& it) {
        if (is_set_of_positions(it.problem.finish) || is_best_end(it.problem.finish)) return;
        const Landmarks found = known<LandmarkSearch>(it.on.board, it.problem);
        REQUIRE(found.verdict == verdict_of(!it.ends.empty()));
        if (it.ends.empty()) return;
        REQUIRE(found.undecided.empty());
        for (const oracle::Jump& jump : it.on.drawn.jumps) {
            oracle::Board without = it.on.drawn;
            std::erase(without.jumps, jump);
            const oracle::Outcomes rest = oracle::outcomes(without, it.start);
            const bool can = std::ranges::any_of(
                it.ends, [&](const oracle::Pegs& end) { return rest.contains(end); });
            const JumpId id = jump_id_of(it.on.board, jump);
            REQUIRE((std::ranges::find(found.jumps, id) != found.jumps.end()) == !can);
            needed += !can;
        }
    });
    CHECK(needed > rounds(100));
}

namespace {

// True if the marked peg can reach the hole `home` in a position that solves the problem.
bool can_bring(const PlayedKind& it, const oracle::Pegs& pegs, int marked, int home,
               std::map<std::pair<oracle::Pegs, int>, bool>& known) {
    if (it.ends.contains(pegs) && (home < 0 || marked == home)) return true;
    if (const auto found = known.find({pegs, marked}); found != known.end()) return found->second;
    bool can = false;
    for (const oracle::Jump& jump : oracle::legal_jumps(it.on.drawn, pegs))
        can = can || (jump.over != marked &&
                      can_bring(it, oracle::after(pegs, jump),
                                jump.from == marked ? jump.to : marked, home, known));
    return known[{pegs, marked}] = can;
}

}  // namespace

TEST_CASE("survivors and marked pegs on all kinds of boards are the oracle's",
          "[survivor][marked][kinds][oracle]") {
    int won = 0, lost = 0;
    for_each_problem(1040, rounds(300), [&](auto& random, int, const PlayedKind& it) {
        const Board& board = it.on.board;
        if (is_best_end(it.problem.finish) || it.problem.start.pegs == 0) return;
        const int holes = board.hole_count();
        int marked = oracle::below(random, holes);
        while (it.start[static_cast<std::size_t>(marked)] != 'x') marked = (marked + 1) % holes;
        if (takes_survivor(it.problem.finish)) {
            std::map<std::pair<oracle::Pegs, int>, bool> known_of;
            const bool can = can_bring(it, it.start, marked, -1, known_of);
            const Problem survives{it.problem.start, it.problem.finish, hole_of(board, marked), {}};
            REQUIRE(known<MarkedSearch>(board, survives).verdict == verdict_of(can));
            ++(can ? won : lost);
        }
        const int home = oracle::below(random, 2) == 0 ? marked : oracle::below(random, holes);
        Problem problem = it.problem;
        problem.marks.pegs[problem.marks.count++] = {hole_of(board, marked), hole_of(board, home)};
        std::map<std::pair<oracle::Pegs, int>, bool> known_of;
        const bool can = can_bring(it, it.start, marked, home, known_of);
        const Answer answer = known<MarkedSearch>(board, problem, kSmall);
        REQUIRE(answer.verdict == verdict_of(can));
        REQUIRE(fault(board, problem, answer) == "");
        ++(can ? won : lost);
    });
    CHECK(won > rounds(100));
    CHECK(lost > rounds(100));
}

TEST_CASE("a peg never leaves its kind of holes, on any kind of board", "[kinds]") {
    for_each_problem(1050, rounds(100), [&](auto&, int, const PlayedKind& it) {
        for (const Jump& jump : it.on.board.jumps()) {
            REQUIRE(hole_kind(it.on.board, jump.from) < kHoleKinds);
            REQUIRE(hole_kind(it.on.board, jump.from) == hole_kind(it.on.board, jump.to));
        }
    });
}

TEST_CASE("explanations on all kinds of boards are solutions by whole packages",
          "[explain][kinds]") {
    int packages = 0;
    for_each_problem(1060, rounds(150), [&](auto&, int, const PlayedKind& it) {
        const Board& board = it.on.board;
        if (is_set_of_positions(it.problem.finish) || is_best_end(it.problem.finish)) return;
        ExplainSearch search(board);
        search.begin(it.problem, {.nodes = 50'000});
        while (!search.step(10'000)) {
        }
        const PackagedSolution& found = search.result();
        REQUIRE(found.verdict == verdict_of(!it.ends.empty()));
        std::vector<JumpId> jumps;
        Position at = it.problem.start;
        for (const Package& package : found.packages) {
            const Position before = at;
            for (const JumpId id : package.jumps) {
                REQUIRE(is_legal(at, board.jump(id)));
                at = play(at, board.jump(id));
                jumps.push_back(id);
            }
            if (package.jumps.size() == 1) continue;
            ++packages;
            REQUIRE((at.pegs & ~before.pegs) == 0);
        }
        if (!it.ends.empty()) REQUIRE(replay(board, it.problem, jumps).finished);
    });
    CHECK(packages > rounds(5));
}

TEST_CASE("puzzles on all kinds of boards can be won", "[generator][kinds]") {
    oracle::Random random(1070);
    int made = 0;
    for (int i = 0; i < rounds(30); ++i)
        for (const BoardKind kind : {BoardKind::kDiagonal, BoardKind::kListed}) {
            const KindBoard on = random_board_of_kind(random, kind, i);
            CAPTURE(i, format_board(on.board));
            if (on.board.jumps().empty()) continue;
            Generator generator(on.board);
            generator.begin({.finish = Finish::any(), .seed = static_cast<std::uint64_t>(i)},
                            {.nodes = 20'000});
            while (!generator.step(10'000)) {
            }
            const auto& found = generator.result();
            if (!found) continue;
            ++made;
            REQUIRE(replay(on.board, {found->start, Finish::any()}, found->solution).finished);
        }
    CHECK(made > rounds(30));
}

}  // namespace peg
