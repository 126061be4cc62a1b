// SPDX-License-Identifier: MIT
// What commands, and the choices among the settings, are called.

#include <cmath>

#include "app/words/words.h"
#include "words/phrases.h"

namespace peg::words {

namespace {

// Under which key of the language's file the name of a command stands; some depend on the state.
std::string_view key_of_name(const AppState& state, Command command) {
    if (const Reading* read = reading(state)) {
        if (command == Command::kStepBack) return "previous_case";
        if (command == Command::kStep) return "next_case";
        if (command == Command::kLeave) return "leave_proof";
        const bool cuts = read->shown().certificate->as<ZeroHalfCertificate>() != nullptr;
        if (command == Command::kPart && cuts) return "next_cut";
    }
    if (training(state) != nullptr) {
        if (command == Command::kNext) return "next_mistake";
        if (command == Command::kLeave) return "leave_trainer";
    }
    if (backwards(state) != nullptr && command == Command::kLeave) return "leave_backwards";
    if (drawing_board(state) != nullptr) {
        if (command == Command::kSave) return "save_board";
        if (command == Command::kLeave) return "leave_drawing";
    }
    if (command == Command::kPlay && is_played_back(state)) return "pause";
    if (command == Command::kClose && state.welcoming) return "just_play";
    if (command == Command::kSkip && is_lesson_over(state)) return "play_real_board";
    return info(command).id;
}

}  // namespace

std::string label(const AppState& state, Command command) {
    std::string name = phrase::commands(key_of_name(state, command));
    if (command == Command::kSlower || command == Command::kFaster)
        return phrase::command::now(name, speed(state));
    return name;
}

std::string short_label(const AppState& state, Command command) {
    if (command == Command::kSlower || command == Command::kFaster)
        return phrase::commands(info(command).id);
    const std::string name = phrase::short_commands(key_of_name(state, command));
    return name.empty() ? label(state, command) : name;
}

std::string keys(Command command) {
    std::string keys = phrase::key_of(info(command).id);
    const std::string_view others = info(command).keys;
    if (!keys.empty() && !others.empty()) keys += ' ';
    return keys.append(others);
}

std::string speed(const AppState& state) {
    const float times =
        kPaces[kUsualSpeed] / kPaces[static_cast<std::size_t>(state.settings.speed)];
    const long tenths = std::lround(10 * times);
    return phrase::command::speed(tenths % 10 > 0
                                      ? number_with_tenths(tenths)
                                      : number(static_cast<std::uint64_t>(tenths / 10)));
}

std::string name(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::kAuto: return phrase::settings::automatic();
        case ThemeChoice::kLight: return phrase::settings::light();
        case ThemeChoice::kDark: return phrase::settings::dark();
        case ThemeChoice::kContrast: return phrase::settings::high_contrast();
    }
    return "";
}

std::string name(MaterialChoice material) {
    switch (material) {
        case MaterialChoice::kAuto: return phrase::settings::automatic();
        case MaterialChoice::kGlass: return phrase::settings::glass();
        case MaterialChoice::kWood: return phrase::settings::wood();
        case MaterialChoice::kMarble: return phrase::settings::marble();
        case MaterialChoice::kPlain: return phrase::settings::plain();
    }
    return "";
}

std::string name(MenuGroup group) {
    switch (group) {
        case MenuGroup::kSolution: return phrase::menu::solution();
        case MenuGroup::kGame: return phrase::menu::game();
        case MenuGroup::kEdit: return phrase::menu::edit();
        case MenuGroup::kAnalyse: return phrase::menu::analyse();
        case MenuGroup::kBoards: return phrase::menu::boards();
        case MenuGroup::kRecord: return phrase::menu::record();
        case MenuGroup::kSettings: return phrase::menu::settings();
    }
    return "";
}

std::string label(const AppState&, ThemeChoice theme) {
    return phrase::settings::theme(name(theme));
}

std::string label(const AppState& state, MaterialChoice material) {
    const bool made_plain = material == MaterialChoice::kAuto && state.weak_graphics;
    return made_plain ? phrase::settings::pegs_made_plain(name(material))
                      : phrase::settings::pegs(name(material));
}

}  // namespace peg::words
