// SPDX-License-Identifier: MIT
// What is said of the solver: while it works, and of its answers.

#include <algorithm>
#include <vector>

#include "app/kit/coach/coach.h"
#include "app/kit/words/words.h"
#include "app/model/finding.h"
#include "app/words/list_words.h"
#include "core/board/notation.h"
#include "report/fields.h"
#include "words/phrases.h"

namespace peg::words {

namespace {

std::string quest(Purpose purpose) {
    switch (purpose) {
        case Purpose::kCoach:
        case Purpose::kCoachCount:
        case Purpose::kHint: return phrase::ask::for_hint();
        case Purpose::kWinnable:
        case Purpose::kBoard:
        case Purpose::kOutlook:
        case Purpose::kVerdict:
        case Purpose::kSolve: return phrase::ask::for_solution();
        case Purpose::kShortest: return phrase::ask::for_shortest();
        case Purpose::kAnother: return phrase::ask::for_another();
        case Purpose::kExplain: return phrase::packages::wanted();
        case Purpose::kMust: return phrase::ask::for_must();
        case Purpose::kSurvivor: return phrase::ask::for_survivor();
        case Purpose::kThrough: return phrase::ask::for_through();
        case Purpose::kCount: return phrase::ask::for_count();
        case Purpose::kReview: return phrase::ask::for_review();
        case Purpose::kGenerate: return phrase::ask::for_puzzle();
        case Purpose::kNearest: return phrase::ask::for_winnable();
        case Purpose::kOrigin: return phrase::ask::for_origin();
    }
    return "";
}

std::string positions(const Thinking& thinking) {
    return phrase::count::positions(static_cast<std::uint64_t>(std::max(thinking.nodes, 0.0)));
}

std::string with_space(const std::string& sentence) {
    return sentence.empty() ? sentence : ' ' + sentence;
}

}  // namespace

Status thinking(const Thinking& thinking) {
    const auto tenths = static_cast<std::int64_t>(std::clamp(thinking.seconds, 0.0, 1e6) * 10);
    return {Tone::kPlain, true, quest(thinking.purpose),
            phrase::ask::thinking(positions(thinking), number_with_tenths(tenths), thinking.limit) +
                with_space(thinking.so_far)};
}

std::string begins(const Thinking& thinking) {
    return phrase::ask::begins(quest(thinking.purpose), thinking.limit);
}

std::string goes_on(const Thinking& thinking) {
    return phrase::ask::goes_on(quest(thinking.purpose), positions(thinking)) +
           with_space(thinking.so_far);
}

std::string so_far(Purpose purpose, const Json& result) {
    const auto number = [&](const char* key) {
        return static_cast<std::size_t>(
            std::clamp(integer_of(result, key), std::int64_t{0}, std::int64_t{1'000'000}));
    };
    if (purpose == Purpose::kShortest) {
        const std::size_t moves = number("move_count");
        const std::size_t least = number("move_count_at_least");
        if (moves == 0) return "";
        const std::string in_moves = phrase::count::of_moves(moves);
        return least > 0 ? phrase::ask::found_one_bounded(in_moves, least)
                         : phrase::ask::found_one(in_moves);
    }
    if (purpose == Purpose::kNearest) {
        const Json* found = field_of(result, "positions");
        if (found == nullptr || !found->is_array() || found->empty()) return "";
        return phrase::ask::found(found->size());
    }
    if (purpose == Purpose::kCount && !digits_of(result, "solutions").empty())
        return counted(result).title;
    if (purpose == Purpose::kExplain && number("steps") > 0)
        return phrase::packages::steps(number("steps"));
    return "";
}

// The solver stops at its time, or before it where it has no more memory.
std::string no_answer(const Thinking& asked) {
    if (asked.seconds + 1 < asked.limit) return phrase::ask::no_memory();
    return phrase::ask::no_answer(asked.limit);
}

std::string standing(const AppState& state) {
    const Known* known = known_here(state);
    if (known != nullptr && known->verdict == Verdict::kSolvable) return phrase::ask::can_be_won();
    return phrase::ask::not_known();
}

std::string solution(const Board& board, const Problem& problem, std::span<const JumpId> jumps) {
    if (problem.survivor)
        return phrase::ask::keeps_last(format_hole(board, *problem.survivor),
                                       phrase::count::jumps(jumps.size()));
    return phrase::ask::solution(phrase::count::jumps(jumps.size()),
                                 phrase::count::in_moves(moves_of(board, jumps).size()));
}

std::string shortest(std::size_t moves, std::size_t least) {
    if (moves <= least) return phrase::ask::none_fewer(moves);
    const std::string found = phrase::count::moves(moves);
    return least > 0 ? phrase::ask::shortest_bounded(found, least)
                     : phrase::ask::shortest_open(found);
}

std::string another(std::size_t moves) {
    return phrase::ask::another(phrase::count::in_moves(moves));
}

Status must_come(const Board& board, const MustCome& must) {
    std::vector<std::string> parts(must.jumps.size());
    std::ranges::transform(must.jumps, parts.begin(), [&](JumpId id) { return jump(board, id); });
    std::string text = parts.empty() ? "" : list(parts) + '.';
    const auto add = [&](const std::string& sentence) {
        text += text.empty() ? sentence : ' ' + sentence;
    };
    if (must.last) add(phrase::ask::must_be_last(format_hole(board, *must.last)));
    if (must.undecided > 0) add(phrase::ask::must_undecided(must.undecided));
    return {Tone::kHint, false,
            parts.empty() ? phrase::ask::must_none() : phrase::ask::must_come(parts.size()), text};
}

Status counted(const Json& result) {
    const auto digits = [&](const char* key) { return digits_of(result, key); };
    const std::string solutions = digits("solutions");
    std::string text = phrase::ask::orders_count();
    const auto add = [&](const std::string& sentence) { text += ' ' + sentence; };
    const std::string sets = digits("jump_sets");
    if (!sets.empty() && sets != solutions) add(phrase::ask::jump_sets(number(sets)));
    const std::string unlike = digits("up_to_symmetry");
    if (!unlike.empty() && unlike != solutions) add(phrase::ask::up_to_symmetry(number(unlike)));
    const std::string games = digits("play_outs");
    if (!games.empty()) add(phrase::ask::play_outs(number(games)));
    if (const Odds odds = odds_in(result); odds.chance > 0) add(chance(odds));
    return {Tone::kPlain, false,
            solutions == "1" ? phrase::ask::solutions(1)
                             : phrase::ask::many_solutions(number(solutions)),
            text};
}

}  // namespace peg::words
