// SPDX-License-Identifier: MIT
#include "ui/widgets/command_button.h"

#include "app/command_standing.h"
#include "app/words/words.h"
#include "assets/icons.h"

namespace peg {

const char* icon_of(const AppState& state, Command command) {
    switch (command) {
        case Command::kUndo: return icon::kUndo2;
        case Command::kRedo: return icon::kRedo2;
        case Command::kRestart: return icon::kRotateCcw;
        case Command::kHint: return icon::kLightbulb;
        case Command::kSolve: return icon::kSparkles;
        case Command::kSolveStart: return icon::kSkipBack;
        case Command::kAnalyse: return icon::kMicroscope;
        case Command::kShortest: return icon::kRoute;
        case Command::kAnother: return icon::kShuffle;
        case Command::kWinnable: return icon::kTarget;
        case Command::kMust: return icon::kPin;
        case Command::kSurvivor: return icon::kFlag;
        case Command::kExplain: return icon::kBrain;
        case Command::kReview: return icon::kChartLine;
        case Command::kCount: return icon::kSigma;
        case Command::kCoach: return icon::kGraduationCap;
        case Command::kWhy: return icon::kMessageCircleQuestion;
        case Command::kGoBack: return icon::kHistory;
        case Command::kReturn: return icon::kReply;
        case Command::kStop: return icon::kSquare;
        case Command::kStepBack: return icon::kStepBack;
        case Command::kPlay: return is_played_back(state) ? icon::kPause : icon::kPlay;
        case Command::kStep: return icon::kStepForward;
        case Command::kSlower: return icon::kRewind;
        case Command::kFaster: return icon::kFastForward;
        case Command::kLeave: return icon::kCheck;
        case Command::kPart: return icon::kLayers;
        case Command::kFollow: return icon::kFootprints;
        case Command::kEdit: return icon::kPencil;
        case Command::kClear: return icon::kEraser;
        case Command::kFill: return icon::kPaintBucket;
        case Command::kComplement: return icon::kContrast;
        case Command::kPlayThis: return icon::kPlay;
        case Command::kMakeWinnable: return icon::kWandSparkles;
        case Command::kCanArise: return icon::kSprout;
        case Command::kThrough: return icon::kRoute;
        case Command::kFinish: return icon::kTarget;
        case Command::kSymmetry: return icon::kFlipHorizontal2;
        case Command::kDrawBoard: return icon::kPencilRuler;
        case Command::kTriangular: return icon::kTriangle;
        case Command::kByText: return icon::kType;
        case Command::kLarger: return icon::kMaximize2;
        case Command::kSmaller: return icon::kMinimize2;
        case Command::kNewGame: return icon::kPlus;
        case Command::kContinue: return icon::kCirclePlay;
        case Command::kTrainer: return icon::kDumbbell;
        case Command::kTypeMoves: return icon::kType;
        case Command::kBackwards: return icon::kRewind;
        case Command::kBookmark: return icon::kFlag;
        case Command::kBoards: return icon::kGrid3x3;
        case Command::kNext: return icon::kSkipForward;
        case Command::kLesson: return icon::kHand;
        case Command::kSkip:
            return state.game.status() == Game::Status::kFinished ? icon::kCheck
                                                                  : icon::kSkipForward;
        case Command::kProblems: return icon::kPuzzle;
        case Command::kFigures: return icon::kShapes;
        case Command::kDaily: return icon::kSun;
        case Command::kDays: return icon::kCalendarDays;
        case Command::kStatistics: return icon::kChartColumn;
        case Command::kAtlas: return icon::kMap;
        case Command::kShareDay: return icon::kShare2;
        case Command::kGenerate: return icon::kDices;
        case Command::kPuzzle: return icon::kSlidersHorizontal;
        case Command::kSymmetric: return icon::kFlipHorizontal2;
        case Command::kUnsolved: return icon::kCircleDashed;
        case Command::kMoves: return icon::kListOrdered;
        case Command::kCopy: return icon::kCopy;
        case Command::kCoordinates: return icon::kHash;
        case Command::kSettings: return icon::kSettings;
        case Command::kLetterKeys: return icon::kKeyboard;
        case Command::kSound: return state.settings.sound ? icon::kVolume2 : icon::kVolumeX;
        case Command::kStopwatch: return icon::kTimer;
        case Command::kShare:
        case Command::kShareGame:
        case Command::kShareProblem: return icon::kShare2;
        case Command::kPicture: return icon::kImage;
        case Command::kAnimation: return icon::kFilm;
        case Command::kPrint:
        case Command::kPrintPuzzle: return icon::kPrinter;
        case Command::kPrintLater: return icon::kListPlus;
        case Command::kPrintBoard: return icon::kScissors;
        case Command::kPaste: return icon::kClipboardPaste;
        case Command::kLibrary: return icon::kLibrary;
        case Command::kSave: return icon::kBookmark;
        case Command::kSearch: return icon::kSearch;
        case Command::kBringBack: return icon::kArchiveRestore;
        case Command::kExport: return icon::kDownload;
        case Command::kImport: return icon::kUpload;
        case Command::kHelp: return icon::kCircleHelp;
        case Command::kMore: return icon::kMenu;
        case Command::kClose: return icon::kX;
    }
    return "";
}

void command_button(Frame& frame, Command command, const Rect& rect, ButtonStyle style) {
    const AppState& state = frame.state;
    // Only a row, and a button that has its room to itself, have the whole name.
    const bool roomy = style == ButtonStyle::kRow || style == ButtonStyle::kWide;
    const std::string label =
        roomy ? words::label(state, command) : words::short_label(state, command);
    const ButtonFace face{icon_of(state, command), label, enabled(state, command),
                          pressed(state, command).value_or(false)};
    if (button(frame, static_cast<int>(command), rect, style, face))
        frame.intents.emplace_back(Run{command});
    if (frame.covered) return;
    frame.widgets.commands[static_cast<std::size_t>(command)] = seen(frame, rect);
    if (state.focused == info(command).id) focus_ring(frame, rect, kControlRadius * frame.unit);
}

void command_grid(Frame& frame, std::span<const Command> commands, const Rect& rect, int columns,
                  float gap, ButtonStyle style) {
    const int count = static_cast<int>(commands.size());
    const int rows = (count + columns - 1) / columns;
    for (int i = 0; i < count; ++i)
        command_button(frame, commands[static_cast<std::size_t>(i)],
                       grid_cell(rect, columns, rows, i, gap), style);
}

}  // namespace peg
