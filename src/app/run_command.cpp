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
        case Command::kReview: return toggle_review(context);
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
        case Command::kLibrary:
            keep_named_game(context.state);  // after a reload or an import it is not there
            return toggle(context, Sheet::kLibrary);
        case Command::kSave: return ask_for_name(context);
        case Command::kSearch: return ask_for_search(context);
        case Command::kBringBack:
            return state.sheet == Sheet::kBoards ? bring_back_board(context) : bring_back(context);
        case Command::kExport: return export_file(context);
        case Command::kImport: return context.effects.emplace_back(PickFile{}), void();
        case Command::kBoards: return toggle(context, Sheet::kBoards);
        case Command::kProblems: return toggle(context, Sheet::kProblems);
        case Command::kFigures: return toggle(context, Sheet::kFigures);
        case Command::kDaily: return open_today(context);
        case Command::kDays: return toggle(context, Sheet::kDays);
        case Command::kStatistics: return toggle(context, Sheet::kStatistics);
        case Command::kAtlas:
            return context.effects.emplace_back(OpenAtlas{state.board_text}), void();
        case Command::kShareDay: return share_day(context);
        case Command::kGenerate: return make_puzzle(context);
        case Command::kPuzzle: return toggle(context, Sheet::kPuzzle);
        case Command::kSymmetric: return toggle_symmetric(context);
        case Command::kUnsolved: return filter_unsolved(context);
        case Command::kMoves: return toggle(context, Sheet::kMoves);
        case Command::kHelp: return toggle(context, Sheet::kHelp);
        case Command::kAnalyse: return toggle(context, Sheet::kAnalyse);
        case Command::kSettings: return toggle(context, Sheet::kSettings);
        case Command::kFinish: return toggle(context, Sheet::kFinish);
        case Command::kSymmetry: return toggle(context, Sheet::kSymmetry);
        case Command::kMore: return toggle(context, Sheet::kMore);
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
