// SPDX-License-Identifier: MIT
// Names of commands, and of the choices in the settings.

#include <cmath>

#include "app/kit/command_state.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/words.h"
#include "words/phrases/about_commands.h"
#include "words/phrases/command.h"
#include "words/phrases/commands.h"
#include "words/phrases/key_of.h"
#include "words/phrases/menu.h"
#include "words/phrases/settings.h"
#include "words/phrases/short_commands.h"

namespace peg::words {

namespace {

// The key of a command's name in the language files; some depend on the state.
std::string_view key_of_name(const AppState& state, Command command) {
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        const ModeCommand* own = state.modes[i]->find_command(command);
        if (own != nullptr && own->name != nullptr) return own->name(state);
    }
    return command == "close" && state.invites.to_lesson ? "just_play" : command.id;
}

}  // namespace

std::string label(const AppState& state, Command command) {
    std::string name = phrase::commands(key_of_name(state, command));
    if (command == "slower" || command == "faster") return phrase::command::now(name, speed(state));
    return name;
}

std::string short_label(const AppState& state, Command command) {
    if (command == "slower" || command == "faster") return phrase::commands(command.id);
    const std::string name = phrase::short_commands(key_of_name(state, command));
    return name.empty() ? label(state, command) : name;
}

std::string about(const AppState& state, Command command) {
    for (const MenuCardRow* card : state.features->menu_cards())
        if (card->command == command) return card->line(state);
    return phrase::about_commands(key_of_name(state, command));
}

std::string why_not(const AppState& state, Command command) {
    const CommandState now = command_state(state, command);
    return !now.enabled && now.why_not != nullptr ? now.why_not() : "";
}

std::string keys(const CommandRow& row) {
    std::string keys = phrase::key_of(row.id);
    if (!keys.empty() && !row.keys.empty()) keys += ' ';
    return keys.append(row.keys);
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

std::string name(TextSize size) {
    switch (size) {
        case TextSize::kNormal: return phrase::settings::normal();
        case TextSize::kLarge: return phrase::settings::large();
        case TextSize::kVeryLarge: return phrase::settings::very_large();
    }
    return "";
}

std::string name(MenuGroup group) {
    switch (group) {
        case MenuGroup::kSolution: return phrase::menu::solution();
        case MenuGroup::kGame: return phrase::menu::game();
        case MenuGroup::kEdit: return phrase::menu::edit();
        case MenuGroup::kBoards: return phrase::menu::boards();
        case MenuGroup::kRecord: return phrase::menu::record();
        case MenuGroup::kSettings: return phrase::menu::settings();
        case MenuGroup::kNone:
        case MenuGroup::kAnalyse:
        case MenuGroup::kShare:
        case MenuGroup::kPrint: break;
    }
    return "";
}

std::string label(const AppState&, ThemeChoice theme) {
    return phrase::settings::theme(name(theme));
}

std::string label(const AppState&, TextSize size) {
    return phrase::settings::text_size(name(size));
}

std::string label(const AppState& state, MaterialChoice material) {
    const bool made_plain = material == MaterialChoice::kAuto && state.page.weak_graphics;
    return made_plain ? phrase::settings::pegs_made_plain(name(material))
                      : phrase::settings::pegs(name(material));
}

}  // namespace peg::words
