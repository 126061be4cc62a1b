// SPDX-License-Identifier: MIT
// What commands, and the choices among the settings, are called.

#include <cmath>

#include "app/words/words.h"

namespace peg::words {

std::string label(const AppState& state, Command command) {
    if (const Reading* read = reading(state)) {
        if (command == Command::kStepBack) return "Previous case";
        if (command == Command::kStep) return "Next case";
        if (command == Command::kLeave) return "Leave the proof";
        const bool cuts = read->shown().certificate->as<ZeroHalfCertificate>() != nullptr;
        if (command == Command::kPart && cuts) return "Next cut";
    }
    if (training(state) != nullptr) {
        if (command == Command::kNext) return "Next mistake";
        if (command == Command::kLeave) return "Leave the trainer";
    }
    if (command == Command::kPlay) return is_played_back(state) ? "Pause" : "Play";
    if (command == Command::kClose && state.welcoming) return "Just play";
    if (command == Command::kSkip && is_lesson_over(state)) return "Play the real board";
    if (command == Command::kSlower || command == Command::kFaster)
        return std::string{info(command).label} + ", now " + speed(state);
    return std::string{info(command).label};
}

std::string short_label(const AppState& state, Command command) {
    switch (command) {
        case Command::kStepBack: return reading(state) != nullptr ? "Previous" : "Back";
        case Command::kStep: return reading(state) != nullptr ? "Next" : "Step";
        case Command::kLeave: return "Leave";
        case Command::kGoBack: return "Go back";
        case Command::kReturn: return "My game";
        case Command::kSlower: return "Slower";
        case Command::kFaster: return "Faster";
        case Command::kFollow: return "Follow";
        case Command::kMakeWinnable: return "Winnable";
        case Command::kCanArise: return "Arise?";
        case Command::kNext: return "Next";
        case Command::kSkip: return is_lesson_over(state) ? "Play" : "Skip";
        case Command::kTrainer: return "Practise";
        case Command::kBookmark: return "Bookmark";
        case Command::kCopy: return "Copy";
        case Command::kPrintLater: return "Next print";
        case Command::kPrintPuzzle: return "Puzzle sheet";
        case Command::kPrintBoard: return "Cut out";
        case Command::kDays: return "Calendar";
        case Command::kPaste: return "Paste";
        case Command::kShareGame: return "Share the game";
        case Command::kShareProblem: return "Share the problem";
        case Command::kSolveStart: return "From the start";
        case Command::kShortest: return "Shortest";
        case Command::kAnother: return "Another";
        case Command::kEasiest: return "Longest sweeps";
        case Command::kCount: return "Count";
        default: return label(state, command);
    }
}

std::string speed(const AppState& state) {
    const float times =
        kPaces[kUsualSpeed] / kPaces[static_cast<std::size_t>(state.settings.speed)];
    const long tenths = std::lround(10 * times);
    return std::to_string(tenths / 10) +
           (tenths % 10 > 0 ? '.' + std::to_string(tenths % 10) : "") + 'x';
}

std::string_view name(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::kAuto: return "Automatic";
        case ThemeChoice::kLight: return "Light";
        case ThemeChoice::kDark: return "Dark";
        case ThemeChoice::kContrast: return "High contrast";
    }
    return "";
}

std::string_view name(MaterialChoice material) {
    switch (material) {
        case MaterialChoice::kAuto: return "Automatic";
        case MaterialChoice::kGlass: return "Glass";
        case MaterialChoice::kWood: return "Wood";
        case MaterialChoice::kMarble: return "Marble";
        case MaterialChoice::kPlain: return "Plain";
    }
    return "";
}

std::string_view name(MenuGroup group) {
    switch (group) {
        case MenuGroup::kSolution: return "The solution";
        case MenuGroup::kGame: return "The game";
        case MenuGroup::kEdit: return "Set up a position";
        case MenuGroup::kAnalyse: return "Analyse";
        case MenuGroup::kBoards: return "Boards and problems";
        case MenuGroup::kRecord: return "Share and keep";
        case MenuGroup::kSettings: return "Settings and help";
    }
    return "";
}

std::string label(const AppState&, ThemeChoice theme) {
    return "Theme: " + std::string(name(theme));
}

std::string label(const AppState& state, MaterialChoice material) {
    const bool made_plain = material == MaterialChoice::kAuto && state.weak_graphics;
    return "Pegs: " + std::string(name(material)) + (made_plain ? ", plain" : "");
}

}  // namespace peg::words
