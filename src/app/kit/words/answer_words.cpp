// SPDX-License-Identifier: MIT
// Words about the solver: its progress and its answers.

#include <algorithm>
#include <vector>

#include "app/kit/coach/coach.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "app/words/list_words.h"
#include "core/board/notation/notation.h"
#include "report/fields.h"
#include "words/phrases/ask.h"
#include "words/phrases/count.h"

namespace peg::words {

namespace {

std::string positions(const Thinking& thinking) {
    return phrase::count::positions(static_cast<std::uint64_t>(std::max(thinking.nodes, 0.0)));
}

std::string with_space(const std::string& sentence) {
    return sentence.empty() ? sentence : ' ' + sentence;
}

}  // namespace

Status thinking(const Thinking& thinking) {
    const auto tenths = static_cast<std::int64_t>(std::clamp(thinking.seconds, 0.0, 1e6) * 10);
    return {Tone::kPlain, true, thinking.question->doing(),
            phrase::ask::thinking(positions(thinking), number_with_tenths(tenths), thinking.limit) +
                with_space(thinking.so_far)};
}

Status paused(const Thinking& held) {
    return {Tone::kPlain, false, phrase::ask::paused(held.question->doing()), thinking(held).text};
}

std::string begins(const Thinking& thinking) {
    return phrase::ask::begins(thinking.question->doing(), thinking.limit);
}

std::string goes_on(const Thinking& thinking) {
    return phrase::ask::goes_on(thinking.question->doing(), positions(thinking)) +
           with_space(thinking.so_far);
}

// The solver stops at its time limit, or earlier if it runs out of memory.
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
