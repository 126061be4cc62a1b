// SPDX-License-Identifier: MIT
#include "app/command_standing.h"

#include "app/choose/go_on.h"
#include "app/choose/listing.h"
#include "app/coach/coach.h"

namespace peg {

namespace {

// Without a word from a mode.
Standing common_standing(const AppState& state, Command command) {
    const Game& game = state.game;
    switch (command) {
        case Command::kUndo: return offered(state.just_left || game.cursor() > 0);
        case Command::kRestart: return offered(game.cursor() > 0);
        case Command::kReturn:
            return offered_if(!state.ways_back.empty() && put_by(state) == nullptr);
        case Command::kRedo: return offered(game.cursor() < game.jumps().size());
        case Command::kCopy:
        case Command::kAnimation:
        case Command::kPrintLater:
        case Command::kShareGame: return offered(!game.jumps().empty());
        case Command::kTypeMoves:
            return put_by(state) == nullptr ? offered(game.status() == Game::Status::kPlaying)
                                            : absent();
        // The solver keeps a peg to the end of what ends with one.
        case Command::kSurvivor: {
            if (!takes_survivor(game.problem().finish)) return absent();
            Standing survivor = offered(game.status() == Game::Status::kPlaying);
            survivor.pressed = game.survivor().has_value();
            return survivor;
        }
        case Command::kHint:
        case Command::kSolve:
        case Command::kWinnable: return offered(game.status() == Game::Status::kPlaying);
        // These know nothing of survivors.
        case Command::kShortest:
        case Command::kAnother:
        case Command::kExplain:
        case Command::kMust:
        case Command::kCount:
            return offered(game.status() == Game::Status::kPlaying && !game.survivor());
        case Command::kStop: return offered_if(shows_thinking(state) || state.filming.has_value());
        case Command::kGoBack: return offered_if(state.loss.last_winnable.has_value());
        case Command::kWhy: {
            Standing why = offered_if(proof_here(state) != nullptr);
            why.pressed = false;
            return why;
        }
        case Command::kClose: return offered_if(state.sheet != Sheet::kNone || state.welcoming);
        case Command::kCoach: return switched(state.settings.coach);
        case Command::kLetterKeys: return switched(state.settings.letter_keys);
        case Command::kSound: return switched(state.settings.sound);
        case Command::kStopwatch: return switched(state.settings.stopwatch);
        case Command::kCoordinates: return switched(state.settings.coordinates);
        case Command::kBoards:
        case Command::kProblems:
        case Command::kFigures:
        case Command::kDays:
        case Command::kStatistics:
        case Command::kPuzzle:
        case Command::kMoves:
        case Command::kLibrary:
        case Command::kHelp:
        case Command::kAnalyse:
        case Command::kSettings:
        case Command::kMore: return switched(state.sheet == sheet_of(command));
        case Command::kSymmetric:
            return state.sheet == Sheet::kPuzzle ? switched(state.puzzle_wish.symmetric) : absent();
        case Command::kShareDay: {
            const auto day = day_on_board(state);
            return offered_if(day && state.days.at(*day).moves > 0);
        }
        case Command::kUnsolved:
            return lists_problems(state) ? switched(state.filter.unsolved) : absent();
        case Command::kReview: {
            Standing review = offered(!game.jumps().empty() && !game.survivor());
            review.pressed = state.sheet == Sheet::kReview;
            return review;
        }
        case Command::kSearch: return offered_if(state.sheet == Sheet::kLibrary);
        case Command::kBringBack:
            return offered_if((state.sheet == Sheet::kLibrary && state.removed) ||
                              (state.sheet == Sheet::kBoards && state.removed_board));
        case Command::kSave: return offered_if(put_by(state) == nullptr);
        case Command::kBookmark:
            return put_by(state) == nullptr ? offered(game.cursor() > 0) : absent();
        case Command::kContinue: return offered_if(put_by(state) == nullptr && has_way_on(state));
        case Command::kTrainer: return lesson(state) == nullptr ? switched(false) : absent();
        case Command::kNext: return offered_if(current_problem(state) != nullptr);
        case Command::kEdit:
        case Command::kBackwards:
        case Command::kDrawBoard: return put_by(state) == nullptr ? switched(false) : absent();
        case Command::kSolveStart:
        case Command::kNewGame:
        case Command::kLesson:
        case Command::kAtlas:
        case Command::kPaste:
        case Command::kDaily:
        case Command::kGenerate:
        case Command::kShare:
        case Command::kShareProblem:
        case Command::kPicture:
        case Command::kPrint:
        case Command::kPrintPuzzle:
        case Command::kPrintBoard:
        case Command::kExport:
        case Command::kImport: return offered();
        // Only a mode offers these.
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
        case Command::kFinish:
        case Command::kSymmetry:
        case Command::kTriangular:
        case Command::kByText:
        case Command::kLarger:
        case Command::kSmaller:
        case Command::kSkip: return absent();
    }
    return absent();
}

}  // namespace

std::optional<Sheet> sheet_of(Command command) {
    switch (command) {
        case Command::kBoards: return Sheet::kBoards;
        case Command::kProblems: return Sheet::kProblems;
        case Command::kFigures: return Sheet::kFigures;
        case Command::kDays: return Sheet::kDays;
        case Command::kStatistics: return Sheet::kStatistics;
        case Command::kPuzzle: return Sheet::kPuzzle;
        case Command::kMoves: return Sheet::kMoves;
        case Command::kReview: return Sheet::kReview;
        case Command::kLibrary: return Sheet::kLibrary;
        case Command::kHelp: return Sheet::kHelp;
        case Command::kAnalyse: return Sheet::kAnalyse;
        case Command::kSettings: return Sheet::kSettings;
        case Command::kFinish: return Sheet::kFinish;
        case Command::kSymmetry: return Sheet::kSymmetry;
        case Command::kMore: return Sheet::kMore;
        default: return std::nullopt;
    }
}

Standing standing(const AppState& state, Command command) {
    const auto answer =
        first_answer(state.modes, [&](const auto& mode) { return mode.standing(state, command); });
    return answer ? *answer : common_standing(state, command);
}

}  // namespace peg
