// SPDX-License-Identifier: MIT
// The part of App that asks the solver, understands its answers, and plays solutions.

#include <algorithm>

#include "report/json.h"
#include "ui/model/app.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr int kHintSeconds = 20;
constexpr int kSolveSeconds = 120;
constexpr int kMemory = 384;  // MiB; phones give a page about half a GiB
constexpr float kLongestStep = 0.3f;

}  // namespace

void App::ask(bool hint) {
    stop_thinking();
    state_.message.reset();
    state_.thinking = Thinking{++last_id_, hint, 0, 0, 0};
    const Board& board = state_.game.board();
    const Json request{
        {"id", last_id_},
        {"command", hint ? "hint" : "solve"},
        {"board", state_.board_text},
        {"position", format_position(board, state_.game.position())},
        {"finish", format_finish(board, state_.game.problem().finish)},
        {"max_seconds", hint ? kHintSeconds : kSolveSeconds},
        {"max_memory", kMemory},
    };
    effects_.emplace_back(Ask{to_line(request)});
}

void App::stop_thinking() {
    if (!state_.thinking) return;
    effects_.emplace_back(Cancel{state_.thinking->id});
    state_.thinking.reset();
    ++revision_;
}

void App::handle(const Reply& reply) {
    if (reply.kind == Reply::Kind::kLost) {
        if (state_.thinking) say(Tone::kBad, reply.message);
        state_.thinking.reset();
        return;
    }
    if (!state_.thinking || reply.id != state_.thinking->id) return;  // stale
    const bool hint = state_.thinking->hint;
    switch (reply.kind) {
        case Reply::Kind::kReady:
        case Reply::Kind::kLost: return;
        case Reply::Kind::kProgress:
            state_.thinking->nodes = reply.nodes;
            state_.thinking->seconds = reply.seconds;
            // The verdict comes first; judging the other jumps is work for nobody.
            if (hint && reply.finding && reply.finding->verdict != Verdict::kUndecided) {
                stop_thinking();
                show_hint(*reply.finding);
            }
            return;
        case Reply::Kind::kDone:
            state_.thinking.reset();
            if (!reply.finding) return complain({"The solver's answer could not be read."});
            return hint ? show_hint(*reply.finding) : show_solution(*reply.finding);
        case Reply::Kind::kCancelled: state_.thinking.reset(); return;
        case Reply::Kind::kError: state_.thinking.reset(); return say(Tone::kBad, reply.message);
    }
}

void App::show_hint(const Finding& finding) {
    const Board& board = state_.game.board();
    if (finding.verdict == Verdict::kUnsolvable)
        return say(Tone::kBad, "This position cannot be won.", words::reason(finding));
    if (finding.verdict == Verdict::kUndecided)
        return say(Tone::kPlain, "No answer within " + std::to_string(kHintSeconds) + " seconds.",
                   "This may or may not be winnable.");
    const auto jumps = parse_moves(board, finding.jump);
    if (!jumps || jumps->size() != 1 ||
        !is_legal(state_.game.position(), board.jump(jumps->front())))
        return complain({"The solver's answer could not be read."});
    state_.hint = jumps->front();
    say(Tone::kHint, "Hint: " + words::jump(board, *state_.hint) + '.');
}

void App::show_solution(const Finding& finding) {
    if (finding.verdict == Verdict::kUnsolvable)
        return say(Tone::kBad, "This position cannot be won.", words::reason(finding));
    if (finding.moves.empty()) {
        if (finding.verdict == Verdict::kSolvable)
            return say(Tone::kPlain, "No jump from here leaves fewer pegs.");
        return say(Tone::kPlain, "No answer within " + std::to_string(kSolveSeconds) + " seconds.",
                   "This may or may not be winnable.");
    }
    const auto jumps = parse_moves(state_.game.board(), finding.moves);
    Game line = state_.game;
    const std::size_t begin = line.cursor();
    const bool legal =
        jumps && std::ranges::all_of(*jumps, [&](JumpId id) { return line.play(id); });
    if (!legal) return complain({"The solver's answer could not be read."});
    const std::size_t end = line.cursor();
    line.go_to(begin);
    state_.game = std::move(line);
    state_.player = Player{begin, end};
    state_.selected.reset();
    position_changed();
    announce("Playing a solution of " + std::to_string(end - begin) + " jumps.");
}

void App::step(bool forward) {
    Player& player = *state_.player;
    const Game& game = state_.game;
    if (game.cursor() == (forward ? player.end : player.begin)) {
        player.playing = false;
        return;
    }
    const JumpId id = game.jumps()[forward ? game.cursor() : game.cursor() - 1];
    forward ? state_.game.redo() : state_.game.undo();
    const float pace = kPaces[static_cast<std::size_t>(state_.settings.speed)];
    state_.selected.reset();
    state_.animation.jump(state_.view, game.board().jump(id),
                          slot(forward ? game.cursor() - 1 : game.cursor()), !forward,
                          std::min(kLongestStep, pace * 0.8f));
    position_changed();
    const bool at_end = game.cursor() == player.end;
    if (at_end) player.playing = false;
    // At speed a screen reader could not follow; the end is what matters.
    if (!forward) return announce(words::taken_back(game, id));
    if (!player.playing) announce(words::jumped(game));
}

void App::finish_watching() {
    state_.player.reset();
    ++revision_;
    announce("Left the solution. " + words::status_line(state_.game) + '.');
}

}  // namespace peg
