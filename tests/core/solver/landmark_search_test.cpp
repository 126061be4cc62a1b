// SPDX-License-Identifier: MIT
#include "core/solver/landmark_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

// What all solutions from a position have in common, computed by combining the results after each
// jump, not by forbidding jumps.
struct InCommon {
    bool solvable = false;
    std::set<oracle::Jump> jumps;
    std::set<int> last;  // holes whose peg can become the last one
};
using InCommonKnown = std::map<oracle::Pegs, InCommon>;

const InCommon& in_common(const oracle::Board& board, const oracle::Pegs& pegs,
                          const std::set<oracle::Pegs>& ends, InCommonKnown& known) {
    if (const auto found = known.find(pegs); found != known.end()) return found->second;
    InCommon all;
    if (ends.contains(pegs)) {
        all.solvable = true;
        if (oracle::count(pegs) == 1) all.last.insert(static_cast<int>(pegs.find('x')));
        return known[pegs] = all;
    }
    for (const oracle::Jump& jump : oracle::legal_jumps(board, pegs)) {
        InCommon rest = in_common(board, oracle::after(pegs, jump), ends, known);
        if (!rest.solvable) continue;
        rest.jumps.insert(jump);
        if (all.solvable)
            std::erase_if(all.jumps, [&](const auto& it) { return !rest.jumps.contains(it); });
        else
            all.jumps = rest.jumps;
        for (const int hole : rest.last) all.last.insert(hole == jump.to ? jump.from : hole);
        all.solvable = true;
    }
    return known[pegs] = all;
}

InCommon in_common(const oracle::Board& drawn, const Board& board, const Problem& problem) {
    const oracle::Pegs start = pegs_of(board, problem.start);
    const auto ends = ends_of(board, problem.finish, oracle::outcomes(drawn, start));
    InCommonKnown known;
    return in_common(drawn, start, ends, known);
}

std::set<oracle::Jump> oracle_jumps(const Board& board, const std::vector<JumpId>& jumps) {
    std::set<oracle::Jump> set;
    for (const JumpId id : jumps) set.insert(jump_of(board, board.jump(id)));
    return set;
}
std::set<int> oracle_holes(const Board& board, const std::vector<Hole>& holes) {
    std::set<int> set;
    for (const Hole hole : holes) set.insert(index_of(board, hole));
    return set;
}

template <class Value>
bool includes(const std::set<Value>& all, const std::set<Value>& some) {
    return std::ranges::includes(all, some);
}

// What is wrong with landmarks, compared with the truth; empty if nothing is.
std::string landmark_fault(const Board& board, const Landmarks& found, const InCommon& truth) {
    const auto jumps = oracle_jumps(board, found.jumps);
    const auto open = oracle_jumps(board, found.undecided);
    if (found.verdict == Verdict::kUndecided || found.verdict == Verdict::kUnsolvable) {
        if (found.verdict == Verdict::kUnsolvable && truth.solvable) return "verdict";
        return jumps.empty() && open.empty() && !found.last ? "" : "lists without a solution";
    }
    if (!truth.solvable) return "verdict";
    if (!includes(truth.jumps, jumps)) return "a jump need not come";
    auto most = jumps;
    most.insert(open.begin(), open.end());
    if (most.size() != jumps.size() + open.size()) return "a jump in both lists";
    if (!includes(most, truth.jumps)) return "a jump is missing";
    if (found.last.has_value() != !truth.last.empty()) return "last pegs";
    if (!found.last) return {};
    auto last = oracle_holes(board, found.last->possible);
    if (last.empty()) return "no last peg";
    if (!includes(truth.last, last)) return "a peg cannot be the last";
    last.merge(oracle_holes(board, found.last->undecided));
    return includes(last, truth.last) ? "" : "a last peg is missing";
}

// Without a limit, and with one that is reached.
void check_landmarks(const oracle::Board& drawn, const Board& board, const Problem& problem,
                     int seed) {
    CAPTURE(oracle::write(drawn, pegs_of(board, problem.start)), drawn.triangular,
            format_finish(board, problem.finish));
    const InCommon truth = in_common(drawn, board, problem);
    const Landmarks found = known<LandmarkSearch>(board, problem);
    REQUIRE(is_complete(found));
    REQUIRE(landmark_fault(board, found, truth) == "");
    REQUIRE(found.proof.has_value() == (found.verdict == Verdict::kUnsolvable));
    const Limits limits{.nodes = 1 + found.nodes * static_cast<std::uint64_t>(seed % 10) / 10};
    const Landmarks some = known<LandmarkSearch>(board, problem, limits, -20);
    REQUIRE(landmark_fault(board, some, truth) == "");
    const Landmarks steps = known<LandmarkSearch>(board, problem, {}, -20);
    REQUIRE(steps.jumps == found.jumps);
    REQUIRE(steps.nodes == found.nodes);
}

TEST_CASE("landmarks are what the oracle's solutions have in common", "[landmarks]") {
    oracle::Random random(1009);
    int with_jumps = 0, without_jumps = 0, one_last = 0, several_last = 0, no_last = 0;
    for (const auto& [i, drawn, board] : random_boards(random, 300, 8, 15, MixedIn::kUnrotatable)) {
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, drawn, 3 + i % 7);
        const Position start = position_of(board, pegs);
        Finish finish = Finish::any();
        if (i % 5 == 1) finish = Finish::fewest();
        if (i % 5 == 2) finish = Finish::at(random_hole(random, board));
        if (i % 5 == 3) {
            const oracle::Outcomes outcomes = oracle::outcomes(drawn, pegs);
            finish = Finish::exactly(position_of(
                board, *std::next(outcomes.begin(),
                                  oracle::below(random, static_cast<int>(outcomes.size())))));
        }
        const Problem problem{start, finish};
        check_landmarks(drawn, board, problem, i);
        const Landmarks found = known<LandmarkSearch>(board, problem);
        if (found.verdict != Verdict::kSolvable) continue;
        ++(found.jumps.empty() ? without_jumps : with_jumps);
        if (found.last)
            ++(found.last->possible.size() == 1 ? one_last : several_last);
        else
            ++no_last;
    }
    CHECK(with_jumps > 50);
    CHECK(without_jumps > 20);
    CHECK(one_last > 20);
    CHECK(several_last > 20);
    CHECK(no_last > 20);
}

// Problems as symmetric as their boards, where forbidding a jump breaks the symmetry.
TEST_CASE("landmarks of symmetric problems", "[landmarks]") {
    int with_jumps = 0;
    for (const char* name : {"triangle10", "triangle15", "diamond13", "square4", "star13"}) {
        const Board board = board_named(name);
        const oracle::Board drawn =
            oracle::read_board(board.lattice() == Lattice::kTriangular, format_position(board, {}));
        for (int i = 0; i < board.hole_count(); ++i) {
            for (const Finish& finish : {Finish::any(), Finish::fewest()})
                check_landmarks(drawn, board, {vacancy(board, hole_of(board, i)), finish}, i);
            const Landmarks found =
                known<LandmarkSearch>(board, {vacancy(board, hole_of(board, i)), Finish::fewest()});
            with_jumps += found.jumps.empty() ? 0 : 1;
        }
    }
    CHECK(with_jumps > 5);
}

TEST_CASE("landmarks of English positions", "[landmarks]") {
    const Board board = board_named("english");
    const oracle::Board drawn = oracle::read_board(false, format_position(board, {}));
    oracle::Random random(1013);
    for (int i = 0; i < 20; ++i) {
        const oracle::Pegs pegs = oracle::random_winnable_pegs(random, drawn, 9);
        const Finish finish = i % 2 == 0 ? Finish::any() : Finish::fewest();
        check_landmarks(drawn, board, {position_of(board, pegs), finish}, i);
    }
}

// It has two solutions, which are mirror images: d3-f3 d5-d3 c3-e3 f3-d3 d2-d4 and d3-b3 d5-d3
// e3-c3 b3-d3 d2-d4.
TEST_CASE("the peg at the head of the cross comes last", "[landmarks]") {
    const Board board = board_named("english");
    const Problem cross{*parse_position(board, "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo"),
                        Finish::at(*parse_hole(board, "d4"))};
    const Landmarks found = known<LandmarkSearch>(board, cross);
    CHECK(is_complete(found));
    std::vector<std::string> jumps;
    for (const JumpId id : found.jumps) jumps.push_back(format_jump(board, id));
    CHECK(jumps == std::vector<std::string>{"d2-d4", "d5-d3"});
    REQUIRE(found.last);
    CHECK(found.last->possible == std::vector{*parse_hole(board, "d2")});
}

TEST_CASE("no jump must come in the English central game", "[landmarks]") {
    const auto [board, classic] = named("english");
    const Landmarks found = known<LandmarkSearch>(board, classic, {.nodes = 200'000});
    CHECK(found.verdict == Verdict::kSolvable);
    CHECK(found.jumps.empty());
    CHECK(found.undecided.empty());
    REQUIRE(found.last);
    CHECK(std::ranges::count(found.last->possible, *parse_hole(board, "d2")) == 1);
    CHECK(std::ranges::count(found.last->possible, *parse_hole(board, "d3")) == 0);
    CHECK(std::ranges::count(found.last->undecided, *parse_hole(board, "d3")) == 0);
}

}  // namespace
}  // namespace peg
