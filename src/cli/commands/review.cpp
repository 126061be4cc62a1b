// SPDX-License-Identifier: MIT

// `lastpeg review` judges every jump of a game, and says which one lost it.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/given_text.h"
#include "cli/run_job.h"
#include "core/board/notation/notation.h"
#include "report/english.h"
#include "report/text.h"

namespace peg {
namespace {

// "3 of 7 jumps kept the game"
std::string share_words(const ReviewedPosition& before) {
    const auto keeping = count_keeping(before);
    if (!keeping) return "how many jumps kept the game is undecided";
    return grouped(*keeping) + " of " + counted(before.choices.size(), "jump") + " kept the game";
}

// The jumps known to keep the game winnable.
std::string keepers_text(const Board& board, const ReviewedPosition& before) {
    std::string text;
    for (const auto& [jump, verdict] : before.choices)
        if (verdict == Verdict::kSolvable)
            text += (text.empty() ? "" : ", ") + format_jump(board, jump);
    return text;
}

std::string judgement_words(const ReviewedPosition& before, const ReviewedPosition& after) {
    if (before.verdict == Verdict::kUnsolvable) return "already lost";
    switch (after.verdict) {
        case Verdict::kSolvable:
            if (before.choices.size() == 1) return "the only jump there is";
            return (count_keeping(before) == 1 ? "only jump that keeps the game; "
                                               : "keeps the game; ") +
                   share_words(before);
        case Verdict::kUnsolvable:
            return before.verdict == Verdict::kSolvable
                       ? "loses: this position cannot be won; " + share_words(before)
                       : "this position cannot be won";
        case Verdict::kUndecided: break;
    }
    return "undecided";
}

// "; 1,234 solutions left, random play wins with a chance of 1.23e-08"
std::string prospects_words(const ReviewedPosition& position) {
    if (!position.prospects || position.prospects->solutions == 0) return {};
    const auto& [solutions, odds] = *position.prospects;
    const std::string number =
        (solutions == kTooMany ? "more than " : "") + grouped(to_decimal(solutions));
    return "; " + number + (solutions == 1 ? " solution" : " solutions") + " left, odds " +
           odds_words(odds);
}

std::string summary(const Board& board, const Review& review, const std::vector<JumpId>& game) {
    if (review.positions.front().verdict == Verdict::kUnsolvable)
        return "The start cannot be won.\n";
    if (const auto lost_at = review.lost_at()) {
        const ReviewedPosition& before = review.positions[*lost_at - 1];
        return "Lost at jump " + grouped(*lost_at) + " (" + format_jump(board, game[*lost_at - 1]) +
               "): " + share_words(before) + ": " + keepers_text(board, before) + ".\n";
    }
    if (review.positions.back().verdict == Verdict::kSolvable) return "No jump lost the game.\n";
    return "It is undecided whether a jump lost the game";
}

bool has_verdicts(const Review& review) {
    return std::ranges::all_of(review.positions, [](const ReviewedPosition& position) {
        return position.verdict != Verdict::kUndecided && count_keeping(position);
    });
}

std::string review_text(const Job& job, const Run& run) {
    const Board& board = job.request().board;
    const Review& review = *job.review();
    const std::vector<JumpId>& game = job.request().game;
    std::string text;
    for (std::size_t n = 1; n < review.positions.size(); ++n) {
        const std::string number = std::to_string(n);
        text += std::string(number.size() < 2 ? 1 : 0, ' ') + number + ". " +
                format_jump(board, game[n - 1]) + "  " +
                judgement_words(review.positions[n - 1], review.positions[n]) +
                prospects_words(review.positions[n]) + ".\n";
    }
    text += summary(board, review, game);
    if (!text.ends_with('\n')) text += ": " + limit_words(job, run) + ".\n";
    return text;
}

Outcome review(const Arguments& arguments, const std::vector<std::string>& moves) {
    auto request = read_request(arguments, Request::Command::kReview);
    if (!request) return request.error();
    Request wanted = *std::move(request);
    const auto given = joined_moves(moves);
    if (!given) return given.error();
    const auto text = read_moves_text(wanted.board, wanted.problem, *given);
    if (!text) return text.error();
    auto game = parse_game(wanted.board, wanted.problem.start, text->text);
    if (!game) return game.error();
    wanted.game = *std::move(game);
    Job job(wanted);
    const Run run = run_job(job, Progressing::kShown);
    if (run.interrupted) return ExitStatus::kInterrupted;
    std::string notes;
    for (const Error& note : text->notes) notes += "Note: " + english(note) + '\n';
    return print(arguments.json ? to_line(job.result(run.seconds)) + '\n'
                                : notes + in_spelling(wanted, review_text(job, run)),
                 has_verdicts(*job.review()) ? ExitStatus::kDone : ExitStatus::kUndecided);
}

}  // namespace

Command add_review(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "review", "Judge every jump of a game: which one lost it, and what would have kept it");
    const auto arguments = std::make_shared<Arguments>();
    const auto moves = std::make_shared<std::vector<std::string>>();
    add_board(*command, *arguments)->required();
    add_start(*command, *arguments);
    add_finish(*command, *arguments);
    add_limits(*command, *arguments);
    add_notation(*command, *arguments);
    add_json(*command, *arguments);
    command->add_option("MOVE", *moves, "The moves in the order of play, such as c4-c2-e2")
        ->type_name("")
        ->required();
    return {command, [arguments, moves] { return review(*arguments, *moves); }};
}

}  // namespace peg
