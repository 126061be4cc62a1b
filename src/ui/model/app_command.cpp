// SPDX-License-Identifier: MIT
// The part of App that carries out commands.

#include "core/catalogue.h"
#include "ui/model/app.h"
#include "ui/model/words.h"

namespace peg {

namespace {

constexpr float kUndoSeconds = 0.22f;

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
    } else if (state_.thinking && !is_quiet(state_.thinking->purpose)) {
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
    // By keyboard, or beside the canvas, something else can be asked for than what it offers.
    if (state_.sheet == Sheet::kWelcome) state_.sheet = Sheet::kNone;
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
        case Command::kCount: return count_solutions();
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

}  // namespace peg
