// SPDX-License-Identifier: MIT
#include "ui/command_button.h"

#include "assets/icons.h"
#include "ui/model/words.h"

namespace peg {

namespace {

// What a small label under an icon says: shorter than the command's full name.
std::string_view short_label(const AppState& state, Command command) {
    switch (command) {
        case Command::kCoordinates: return "Letters";
        case Command::kMaterial: return "Pegs";
        case Command::kTheme: return "Theme";
        case Command::kStepBack: return "Back";
        case Command::kLeave: return "Done";
        case Command::kGoBack: return "Go back";
        case Command::kNext: return "Next";
        case Command::kSkip:
            return state.game.status() == Game::Status::kFinished ? "Play" : "Skip";
        case Command::kCopy: return "Copy";
        case Command::kSolveStart: return "From the start";
        case Command::kShortest: return "Shortest";
        case Command::kAnother: return "Another";
        case Command::kEasiest: return "Long sweeps";
        case Command::kCount: return "Count";
        case Command::kPlay: return state.player && state.player->playing ? "Pause" : "Play";
        default: return info(command).label;
    }
}

}  // namespace

const char* icon_of(const AppState& state, Command command) {
    switch (command) {
        case Command::kUndo: return icon::kUndo2;
        case Command::kRedo: return icon::kRedo2;
        case Command::kRestart: return icon::kRotateCcw;
        case Command::kHint: return icon::kLightbulb;
        case Command::kSolve: return icon::kSparkles;
        case Command::kSolveStart: return icon::kSkipBack;
        case Command::kShortest: return icon::kRoute;
        case Command::kAnother: return icon::kShuffle;
        case Command::kEasiest: return icon::kBrain;
        case Command::kCount: return icon::kSigma;
        case Command::kCoach: return icon::kGraduationCap;
        case Command::kWhy: return icon::kMessageCircleQuestion;
        case Command::kGoBack: return icon::kHistory;
        case Command::kStop: return icon::kSquare;
        case Command::kStepBack: return icon::kStepBack;
        case Command::kPlay:
            return state.player && state.player->playing ? icon::kPause : icon::kPlay;
        case Command::kStep: return icon::kStepForward;
        case Command::kSlower: return icon::kRewind;
        case Command::kFaster: return icon::kFastForward;
        case Command::kLeave: return icon::kCheck;
        case Command::kNewGame: return icon::kPlus;
        case Command::kBoards: return icon::kGrid3x3;
        case Command::kNext: return icon::kSkipForward;
        case Command::kTutorial: return icon::kHand;
        case Command::kSkip: return icon::kPlay;
        case Command::kProblems: return icon::kPuzzle;
        case Command::kFigures: return icon::kShapes;
        case Command::kMoves: return icon::kListOrdered;
        case Command::kCopy: return icon::kCopy;
        case Command::kCoordinates: return icon::kHash;
        case Command::kMaterial: return icon::kGem;
        case Command::kTheme:
            switch (state.settings.theme) {
                case ThemeChoice::kAuto: return icon::kSunMoon;
                case ThemeChoice::kLight: return icon::kSun;
                case ThemeChoice::kDark: return icon::kMoon;
                case ThemeChoice::kContrast: return icon::kContrast;
            }
            break;
        case Command::kLetterKeys: return icon::kKeyboard;
        case Command::kShare: return icon::kShare2;
        case Command::kHelp: return icon::kCircleHelp;
        case Command::kMore: return icon::kMenu;
        case Command::kClose: return icon::kX;
    }
    return "";
}

void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style) {
    const AppState& state = frame.state;
    const bool row = style == ButtonStyle::kRow;
    const std::string label =
        row ? words::label(state, command) : std::string{short_label(state, command)};
    const ButtonFace face{icon_of(state, command), label, enabled(state, command),
                          pressed(state, command).value_or(false)};
    if (button(frame, static_cast<int>(command), rect, style, face))
        frame.intents.emplace_back(Run{command});
    if (frame.covered) return;
    frame.widgets.commands[static_cast<std::size_t>(command)] = rect;
    if (state.focused == info(command).id) focus_ring(frame, rect, kControlRadius * frame.unit);
}

}  // namespace peg
