// SPDX-License-Identifier: MIT
#include "app/run_command.h"

#include "app/ask/ask.h"
#include "app/choose/choose.h"
#include "app/choose/go_on.h"
#include "app/choose/share.h"
#include "app/coach/advice.h"
#include "app/command_standing.h"
#include "app/dialog/dialog.h"
#include "app/keep/bookmarks.h"
#include "app/keep/keep.h"
#include "app/keep/own_boards.h"
#include "app/make/make.h"
#include "app/memory/change_settings.h"
#include "app/memory/exchange.h"
#include "app/play/change_game.h"
#include "app/play/typed_moves.h"
#include "app/play/ways_back.h"
#include "app/print/print.h"
#include "app/review/review.h"

namespace peg {

namespace {

void toggle(Context& context, Sheet sheet) {
    AppState& state = context.state;
    if (sheet == Sheet::kReview) return toggle_review(context);
    if (sheet == Sheet::kLibrary) keep_named_game(state);  // not there after a reload or an import
    state.sheet = state.sheet == sheet ? Sheet::kNone : sheet;
    state.press.reset();
    if (const auto opened = open_dialog(state)) context.announce(opened->title + '.');
}

}  // namespace

void run_command(Context& context, Command command) {
    AppState& state = context.state;
    if (!enabled(state, command)) return;
    state.welcoming = false;  // the player knows where to go
    state.offers_way_on = false;
    // A menu goes with what was chosen in it, but a switch can be seen to turn.
    const bool menu = state.sheet == Sheet::kMore || state.sheet == Sheet::kAnalyse;
    if (menu && !pressed(state, command) && command != Command::kClose) state.sheet = Sheet::kNone;
    if (offer(state.modes, [&](auto& mode) { return mode.run(context, command); })) return;
    switch (command) {
        case Command::kUndo: return state.just_left ? take_way_back(context) : undo(context);
        case Command::kRedo: return redo(context);
        case Command::kRestart: return restart(context);
        case Command::kNewGame: return new_game(context);
        case Command::kContinue: return go_on(context);
        case Command::kTrainer: return begin_training(context);
        case Command::kBookmark: return ask_for_bookmark(context);
        case Command::kTypeMoves: return ask_for_moves(context);
        case Command::kHint: return ask_hint(context);
        case Command::kWinnable: return ask_whether_winnable(context);
        case Command::kSolve: return ask_solution(context);
        case Command::kSolveStart: return ask_solution_from_start(context);
        case Command::kShortest: return ask_for_more(context, Purpose::kShortest);
        case Command::kAnother: return ask_for_more(context, Purpose::kAnother);
        case Command::kExplain: return ask_for_more(context, Purpose::kExplain);
        case Command::kMust: return ask_for_more(context, Purpose::kMust);
        case Command::kCount: return ask_for_more(context, Purpose::kCount);
        case Command::kStop:
            return state.filming ? stop_animation(context) : stop_question(context);
        case Command::kWhy: return read_proof(context);
        case Command::kGoBack: return go_back(context);
        case Command::kReturn: return take_way_back(context);
        case Command::kEdit: return begin_editing(context);
        case Command::kBackwards: return begin_backwards(context);
        case Command::kDrawBoard: return begin_drawing_board(context);
        case Command::kNext: return open_next_problem(context);
        case Command::kLesson: return begin_lesson(context);
        case Command::kCopy: return copy_moves(context);
        case Command::kShare: return share_position(context);
        case Command::kShareGame: return share_game(context);
        case Command::kShareProblem: return share_problem(context);
        case Command::kPicture: return take_picture(context);
        case Command::kAnimation: return take_animation(context);
        case Command::kPrint: return print_game(context);
        case Command::kPrintLater: return queue_for_print(context);
        case Command::kPrintPuzzle: return print_puzzle(context);
        case Command::kPrintBoard: return print_board(context);
        case Command::kPaste: return context.effects.emplace_back(ReadClipboard{}), void();
        case Command::kSave: return ask_for_name(context);
        case Command::kSearch: return ask_for_search(context);
        case Command::kBringBack:
            return state.sheet == Sheet::kBoards ? bring_back_board(context) : bring_back(context);
        case Command::kExport: return export_file(context);
        case Command::kImport: return context.effects.emplace_back(PickFile{}), void();
        case Command::kDaily: return open_today(context);
        case Command::kAtlas:
            return context.effects.emplace_back(OpenAtlas{state.board_text}), void();
        case Command::kShareDay: return share_day(context);
        case Command::kGenerate: return make_puzzle(context);
        case Command::kSymmetric: return toggle_symmetric(context);
        case Command::kUnsolved: return filter_unsolved(context);
        case Command::kBoards:
        case Command::kProblems:
        case Command::kFigures:
        case Command::kDays:
        case Command::kStatistics:
        case Command::kPuzzle:
        case Command::kMoves:
        case Command::kReview:
        case Command::kLibrary:
        case Command::kHelp:
        case Command::kAnalyse:
        case Command::kSettings:
        case Command::kFinish:
        case Command::kSymmetry:
        case Command::kMore: return toggle(context, *sheet_of(command));
        case Command::kClose: return toggle(context, state.sheet);
        case Command::kCoach:
        case Command::kCoordinates:
        case Command::kSound:
        case Command::kStopwatch:
        case Command::kLetterKeys: return change_setting(context, command);
        // The modes that offer these have carried them out.
        case Command::kStepBack:
        case Command::kPlay:
        case Command::kStep:
        case Command::kSlower:
        case Command::kFaster:
        case Command::kLeave:
        case Command::kPart:
        case Command::kFollow:
        case Command::kClear:
        case Command::kFill:
        case Command::kComplement:
        case Command::kPlayThis:
        case Command::kMakeWinnable:
        case Command::kCanArise:
        case Command::kThrough:
        case Command::kSurvivor:
        case Command::kTriangular:
        case Command::kByText:
        case Command::kLarger:
        case Command::kSmaller:
        case Command::kSkip: return;
    }
}

}  // namespace peg
