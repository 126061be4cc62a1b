// SPDX-License-Identifier: MIT
#include "ui/model/app.h"

#include <algorithm>
#include <utility>

#include "core/catalogue.h"
#include "report/request.h"
#include "ui/model/coach.h"
#include "ui/model/settings.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr float kLongestTick = 0.05f;  // a page that was hidden should not leap
constexpr float kChangeSeconds = 0.45f;
constexpr float kUndoSeconds = 0.22f;

Game classic_game(std::string_view name) {
    const auto entry = parse_board_name(name);
    return {entry->board, entry->classic};
}

// What may stand in the fragment of an address without being escaped, and reads well.
std::string escaped(std::string_view text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string out;
    for (char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '/';
        if (plain) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', kHex[byte >> 4], kHex[byte & 15]};
    }
    return out;
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
    const bool ending = count_down(dt);

    Animation::Wishes wishes;
    wishes.at_once = at_once;
    wishes.alight = targets(state_);
    if (const auto& press = state_.press; press && press->dragging && press->stop)
        wishes.alight |= targets_beyond(state_.game, *press->hole, *press->stop);
    if (state_.selected) wishes.lifted = bit(*state_.selected);
    if (state_.hovered) wishes.hovered = bit(*state_.hovered) & state_.game.movable();
    const bool moving = state_.animation.tick(dt, wishes);
    const bool waiting = state_.thinking && state_.thinking->purpose != Purpose::kCoach;
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

void App::refit() {
    const float max_pitch = state_.screen.unit * 7;
    // Every jump takes a peg; one is left in the end.
    const int taken = std::max(peg_count(state_.game.problem().start) - 1, 0);
    state_.view = BoardView(state_.game.board(), state_.screen.board, max_pitch, taken);
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

void App::toggle(Sheet sheet) {
    state_.sheet = state_.sheet == sheet ? Sheet::kNone : sheet;
    state_.press.reset();
}

void App::escape() {
    if (state_.sheet != Sheet::kNone) {
        state_.sheet = Sheet::kNone;
    } else if (state_.press && state_.press->dragging) {
        let_go();
    } else if (state_.selected) {
        select(std::nullopt);
    } else if (state_.thinking) {
        stop_thinking();
        say(Tone::kPlain, "Stopped.");
    } else if (state_.player) {
        finish_watching();
    } else if (state_.tutorial) {
        leave_tutorial();
    } else {
        state_.hint.reset();
        state_.message.reset();
    }
}

void App::handle(const Run& run) {
    if (!enabled(state_, run.command)) return;
    const Game& game = state_.game;
    switch (run.command) {
        case Command::kUndo: {
            const JumpId taken = game.played().back();
            if (state_.player && game.cursor() == state_.player->begin) state_.player.reset();
            if (state_.player) state_.player->playing = false;
            state_.game.undo();
            state_.selected.reset();
            state_.animation.jump(state_.view, game.board().jump(taken), slot(game.cursor()), true,
                                  kUndoSeconds);
            position_changed();
            return announce(words::taken_back(game, taken));
        }
        case Command::kRedo:
            state_.game.redo();
            state_.selected.reset();
            state_.animation.jump(state_.view, game.board().jump(game.played().back()),
                                  slot(game.cursor() - 1), false, kUndoSeconds);
            position_changed();
            return announce(words::jumped(game));
        case Command::kRestart:
            state_.player.reset();
            go_to(0);
            return announce("Back to the start. " + words::status_line(game) + '.');
        case Command::kNewGame: {
            if (state_.tutorial) return leave_tutorial();
            const auto classic = parse_board(state_.board_text);
            start(game.board(),
                  find_in_catalogue(state_.board_text) ? classic->classic : game.problem());
            return announce("New game. " + words::status_line(game) + '.');
        }
        case Command::kHint: return hint();
        case Command::kSolve: return solve();
        case Command::kSolveStart:
            state_.player.reset();
            go_to(0);
            state_.sheet = Sheet::kNone;
            return solve();
        case Command::kShortest: return ask_beyond(Purpose::kShortest);
        case Command::kAnother: return ask_beyond(Purpose::kAnother);
        case Command::kEasiest: return ask_beyond(Purpose::kEasiest);
        case Command::kCount: return ask_beyond(Purpose::kCount);
        case Command::kCoach:
            state_.settings.coach ^= true;
            announce(state_.settings.coach ? "The coach watches." : "The coach is off.");
            break;
        case Command::kWhy: return turn_page();
        case Command::kGoBack: return go_back();
        case Command::kStop: stop_thinking(); return say(Tone::kPlain, "Stopped.");
        case Command::kStepBack: state_.player->playing = false; return step(false);
        case Command::kStep: state_.player->playing = false; return step(true);
        case Command::kPlay:
            if (game.cursor() == state_.player->end) go_to(state_.player->begin);
            state_.player->playing = !state_.player->playing;
            return;
        case Command::kSlower: --state_.settings.speed; break;
        case Command::kFaster: ++state_.settings.speed; break;
        case Command::kLeave: return finish_watching();
        case Command::kBoards: return toggle(Sheet::kBoards);
        case Command::kHelp: return toggle(Sheet::kHelp);
        case Command::kProblems: return toggle(Sheet::kProblems);
        case Command::kFigures: return toggle(Sheet::kFigures);
        case Command::kMoves: return toggle(Sheet::kMoves);
        case Command::kNext: return next_problem();
        case Command::kTutorial: return begin_tutorial();
        case Command::kSkip: return leave_tutorial();
        case Command::kCopy:
            effects_.emplace_back(Copy{format_moves(game.board(), game.jumps())});
            return;
        case Command::kMore: return toggle(Sheet::kMore);
        case Command::kClose: return toggle(state_.sheet);
        case Command::kCoordinates: state_.settings.coordinates ^= true; break;
        case Command::kLetterKeys:
            state_.settings.letter_keys ^= true;
            announce(state_.settings.letter_keys ? "Letter keys are on." : "Letter keys are off.");
            break;
        case Command::kMaterial:
            state_.settings.material =
                static_cast<MaterialChoice>((static_cast<int>(state_.settings.material) + 1) % 5);
            announce(words::label(state_, Command::kMaterial) + '.');
            break;
        case Command::kTheme:
            state_.settings.theme =
                static_cast<ThemeChoice>((static_cast<int>(state_.settings.theme) + 1) % 4);
            announce(words::label(state_, Command::kTheme) + '.');
            break;
        case Command::kShare: {
            const Board& board = game.board();
            effects_.emplace_back(
                Share{"board=" + escaped(state_.board_text) +
                      "&position=" + escaped(format_position(board, game.position())) +
                      "&finish=" + escaped(format_finish(board, game.problem().finish))});
            return;
        }
    }
    remember();
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
    state_.screen = arrange(resize.width, resize.height);
    refit();
}

}  // namespace peg
