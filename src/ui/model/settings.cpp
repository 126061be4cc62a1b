// SPDX-License-Identifier: MIT
#include "ui/model/settings.h"

#include <algorithm>
#include <array>

#include "core/notation.h"
#include "report/fields.h"
#include "report/request.h"

namespace peg {

namespace {

constexpr std::array<std::string_view, 4> kThemes{"auto", "light", "dark", "contrast"};
constexpr std::array<std::string_view, 5> kMaterials{"auto", "glass", "wood", "marble", "plain"};

// Of what is remembered as solved: more than there are problems, and longer than any.
constexpr std::size_t kMostSolved = 2000;
constexpr std::size_t kLongestKey = 300;

// One letter a jump.
constexpr char kPlayersLetter = 'p';
constexpr char kComputersLetter = 'c';

std::string makers_text(const AppState& state) {
    std::string text;
    for (Maker maker : state.makers)
        text += maker == Maker::kPlayer ? kPlayersLetter : kComputersLetter;
    return text;
}

std::optional<RememberedGame> game_of(const Json& json) {
    const auto name = optional_text_of(json, "board");
    if (!name) return std::nullopt;
    const auto board = parse_board(*name);
    if (!board) return std::nullopt;
    const auto problem = parse_problem(*board, {optional_text_of(json, "position"), std::nullopt,
                                                optional_text_of(json, "finish")});
    if (!problem) return std::nullopt;
    RememberedGame remembered{Game(board->board, *problem), {}, 0};
    Game& game = remembered.game;
    if (const std::string line = text_of(json, "jumps"); !line.empty())
        if (const auto jumps = parse_moves(board->board, line))
            for (JumpId jump : *jumps)
                if (!game.play(jump)) break;
    const std::string makers = text_of(json, "makers");
    for (std::size_t i = 0; i < game.jumps().size(); ++i)
        remembered.makers.push_back(
            i < makers.size() && makers[i] == kComputersLetter ? Maker::kComputer : Maker::kPlayer);
    remembered.hints = static_cast<int>(
        std::clamp(integer_of(json, "hints"), std::int64_t{0}, std::int64_t{9999}));
    const Json* cursor = field_of(json, "cursor");
    if (cursor != nullptr && cursor->is_number_unsigned()) game.go_to(cursor->get<std::size_t>());
    return remembered;
}

}  // namespace

std::string format_memory(const AppState& state) {
    const Game& game = state.game;
    const Board& board = game.board();
    return to_line({
        {"version", 1},
        {"material", kMaterials[static_cast<std::size_t>(state.settings.material)]},
        {"theme", kThemes[static_cast<std::size_t>(state.settings.theme)]},
        {"coordinates", state.settings.coordinates},
        {"coach", state.settings.coach},
        {"letter_keys", state.settings.letter_keys},
        {"speed", state.settings.speed},
        {"board", state.board_text},
        {"position", format_position(board, game.problem().start)},
        {"finish", format_finish(board, game.problem().finish)},
        {"jumps", format_moves(board, game.jumps())},
        {"makers", makers_text(state)},
        {"hints", state.hints},
        {"cursor", game.cursor()},
        {"solved", state.solved},
    });
}

Memory parse_memory(std::string_view text) {
    Memory memory;
    Settings& settings = memory.settings;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return memory;
    const std::string theme = text_of(json, "theme");
    for (std::size_t i = 0; i < kThemes.size(); ++i)
        if (theme == kThemes[i]) settings.theme = static_cast<ThemeChoice>(i);
    const std::string material = text_of(json, "material");
    for (std::size_t i = 0; i < kMaterials.size(); ++i)
        if (material == kMaterials[i]) settings.material = static_cast<MaterialChoice>(i);
    const auto flag = [&](const char* key, bool& value) {
        value = optional_flag_of(json, key).value_or(value);
    };
    flag("coordinates", settings.coordinates);
    flag("coach", settings.coach);
    flag("letter_keys", settings.letter_keys);
    if (const Json* found = field_of(json, "speed");
        found != nullptr && found->is_number_integer()) {
        const auto speed = found->get<std::int64_t>();
        if (speed >= kSlowest && speed <= kFastest) settings.speed = static_cast<int>(speed);
    }
    if (const Json* solved = field_of(json, "solved"); solved != nullptr && solved->is_array())
        for (const Json& key : *solved)
            if (key.is_string() && memory.solved.size() < kMostSolved &&
                key.get_ref<const std::string&>().size() <= kLongestKey)
                memory.solved.insert(key.get<std::string>());
    memory.game = game_of(json);
    return memory;
}

}  // namespace peg
