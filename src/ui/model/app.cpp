// SPDX-License-Identifier: MIT
#include "ui/model/app.h"

#include <algorithm>
#include <utility>

#include "core/catalogue.h"
#include "report/request.h"
#include "ui/model/settings.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr float kLongestTick = 0.05f;  // a page that was hidden should not leap
constexpr float kChangeSeconds = 0.45f;

Game classic_game(std::string_view name) {
    const auto entry = parse_board_name(name);
    return {entry->board, entry->classic};
}

}  // namespace

App::App() : state_(classic_game(catalogue().front().name)) {
    state_.board_text = catalogue().front().name;
    state_.problems = problems_of(state_.game.board(), state_.board_text);
    state_.figures = figures(state_.game.board());  // the first board is the English one
    state_.cursor = middle_hole(state_.game.board());
    handle(Resize{800, 600});
}

void App::dispatch(const Intent& intent) {
    // A pointer that only moves changes nothing that the mirror shows.
    if (!std::holds_alternative<Pointer>(intent)) ++revision_;
    std::visit([this](const auto& what) { handle(what); }, intent);
    consult();
    lay_out();
}

void App::complain(const Error& error) { say(Tone::kBad, error.message); }

bool App::tick(float seconds) {
    const float dt = std::clamp(seconds, 0.0f, kLongestTick);
    const bool at_once = state_.environment.reduced_motion;
    if (state_.thinking) {
        const bool was_shown = shows_thinking(state_);
        state_.thinking->age += dt;
        if (shows_thinking(state_) != was_shown) ++revision_;
    }
    if (state_.player && state_.player->tick(dt, state_.settings.speed)) step(true);
    consult();
    lay_out();
    const bool ending = count_down(dt);

    Animation::Wishes wishes;
    wishes.at_once = at_once;
    wishes.alight = targets(state_);
    if (const auto& press = state_.press; press && press->dragging && press->stop)
        wishes.alight |= targets_beyond(state_.game, *press->hole, *press->stop);
    if (state_.selected) wishes.lifted = bit(*state_.selected);
    if (state_.hovered) wishes.hovered = bit(*state_.hovered) & state_.game.movable();
    const bool moving = state_.animation.tick(dt, wishes);
    const bool waiting = state_.thinking && !is_quiet(state_.thinking->purpose);
    return moving || waiting || ending || (state_.player && state_.player->playing);
}

void App::say(Tone tone, std::string title, std::string text) {
    announce(text.empty() ? title : title + ' ' + text);
    state_.message = Message{tone, std::move(title), std::move(text)};
    ++revision_;
}

// Every change of position ends what was said and asked about the one before.
void App::position_changed() {
    ++revision_;
    state_.hint.reset();
    state_.message.reset();
    state_.press.reset();
    state_.why.reset();
    state_.seeks_loss = false;
    state_.ending.reset();
    if (state_.sheet == Sheet::kEnd) state_.sheet = Sheet::kNone;
    stop_thinking();
    remember();
}

// The tutorial is not worth it.
void App::remember() {
    if (state_.tutorial) return;
    std::string memory = format_memory(state_);
    if (memory == stored_) return;
    stored_ = memory;
    effects_.emplace_back(Store{std::move(memory)});
}

// What is long to read gets more room for as long as it is there.
void App::lay_out() {
    const Rect window = state_.screen.window;
    const bool wordy = words::is_long(words::status(state_));
    if (wordy == state_.screen.wordy) return;
    state_.screen = arrange(window.width, window.height, wordy);
    refit();
    ++revision_;
}

void App::refit() {
    const Screen& screen = state_.screen;
    const float max_pitch = screen.unit * 7;
    // Every jump takes a peg; one is left in the end.
    const int taken = std::max(peg_count(state_.game.problem().start) - 1, 0);
    const auto fitted = [&](const Rect& area) {
        return BoardView(state_.game.board(), area, max_pitch, taken);
    };
    state_.view = fitted(screen.board);
    // Where that costs nothing the board lies where a proof leaves it: it does not move for one.
    const BoardView above = fitted(arrange(screen.window.width, screen.window.height, true).board);
    if (above.pitch() >= state_.view.pitch()) state_.view = above;
}

// With a game to come back to it is the tutorial.
void App::start(const Board& board, const Problem& problem,
                std::optional<RememberedGame> tutorial) {
    const bool same_board = board == state_.game.board();
    const Animation::Moment before = moment();
    if (!same_board || problem.finish != state_.game.problem().finish) state_.knowledge.clear();
    state_.game = Game(board, problem);
    state_.tutorial = std::move(tutorial);
    state_.makers.clear();
    state_.hints = 0;
    state_.told_loss.reset();
    state_.player.reset();
    state_.selected.reset();
    state_.hovered.reset();
    state_.sheet = Sheet::kNone;
    refit();
    if (same_board) {
        state_.animation.change(state_.view, before, moment(), kChangeSeconds);
    } else {
        state_.board_text = format_board(board);
        state_.problems = problems_of(board, state_.board_text);
        state_.cursor = middle_hole(board);
        state_.animation.change(state_.view, {}, moment(), kChangeSeconds);
    }
    position_changed();
}

void App::resume(RememberedGame remembered) {
    start(remembered.game.board(), remembered.game.problem());
    state_.game = std::move(remembered.game);
    state_.makers = std::move(remembered.makers);
    state_.hints = remembered.hints;
    state_.animation.clear();
    position_changed();
}

void App::handle(const Open& open) {
    const auto board = parse_board(open.board);
    if (!board) return complain(board.error());
    const auto problem = parse_problem(*board, {open.position, std::nullopt, open.finish});
    if (!problem) return complain(problem.error());
    start(board->board, *problem);
    announce(words::board_title(state_.board_text) + " board, " +
             words::pegs(peg_count(problem->start)) + ". " +
             words::goal(board->board, problem->finish) + '.');
}

// Plays a legal jump; who played what lay beyond is kept only where that is kept.
void App::record(JumpId jump, Maker maker) {
    const std::size_t at = state_.game.cursor();
    const bool follows = at < state_.game.jumps().size() && state_.game.jumps()[at] == jump;
    state_.game.play(jump);
    if (follows) return;
    state_.makers.resize(at, Maker::kPlayer);
    state_.makers.push_back(maker);
}

void App::go_to(std::size_t cursor) {
    const Animation::Moment before = moment();
    if (!state_.game.go_to(cursor)) return;
    state_.selected.reset();
    state_.animation.change(state_.view, before, moment(), kChangeSeconds);
    position_changed();
}

void App::handle(const Restore& restore) {
    Memory memory = parse_memory(restore.text);
    state_.settings = memory.settings;
    state_.solved = std::move(memory.solved);
    if (restore.text.empty()) return welcome();
    if (!memory.game) return;
    const std::size_t cursor = memory.game->game.cursor();
    resume(*std::move(memory.game));
    if (cursor > 0) say(Tone::kPlain, "Welcome back.", "Your game is as you left it.");
}

void App::handle(const Resize& resize) {
    state_.screen = arrange(resize.width, resize.height, state_.screen.wordy);
    refit();
}

}  // namespace peg
