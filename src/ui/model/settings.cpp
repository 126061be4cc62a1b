// SPDX-License-Identifier: MIT
#include "ui/model/settings.h"

#include <array>

#include "core/notation.h"
#include "report/json.h"
#include "report/request.h"

namespace peg {

namespace {

constexpr std::array<std::string_view, 4> kThemes{"auto", "light", "dark", "contrast"};
constexpr std::array<std::string_view, 5> kMaterials{"auto", "glass", "wood", "marble", "plain"};

std::optional<std::string> text_of(const Json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

std::optional<Game> game_of(const Json& json) {
    const auto name = text_of(json, "board");
    if (!name) return std::nullopt;
    const auto board = parse_board(*name);
    if (!board) return std::nullopt;
    const auto problem =
        parse_problem(*board, {text_of(json, "position"), std::nullopt, text_of(json, "finish")});
    if (!problem) return std::nullopt;
    Game game(board->board, *problem);
    if (const auto line = text_of(json, "jumps"); line && !line->empty()) {
        const auto jumps = parse_moves(board->board, *line);
        if (!jumps) return game;
        for (JumpId jump : *jumps)
            if (!game.play(jump)) break;
    }
    const auto cursor = json.find("cursor");
    if (cursor != json.end() && cursor->is_number_unsigned())
        game.go_to(cursor->get<std::size_t>());
    return game;
}

MaterialChoice material_of(const Json& json) {
    const auto found = json.find("material");
    if (found == json.end()) return MaterialChoice::kAuto;
    for (std::size_t i = 0; i < kMaterials.size(); ++i)
        if (*found == kMaterials[i]) return static_cast<MaterialChoice>(i);
    return MaterialChoice::kAuto;
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
        {"speed", state.settings.speed},
        {"board", state.board_text},
        {"position", format_position(board, game.problem().start)},
        {"finish", format_finish(board, game.problem().finish)},
        {"jumps", format_moves(board, game.jumps())},
        {"cursor", game.cursor()},
    });
}

Memory parse_memory(std::string_view text) {
    Memory memory;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return memory;
    if (const auto theme = text_of(json, "theme"))
        for (std::size_t i = 0; i < kThemes.size(); ++i)
            if (*theme == kThemes[i]) memory.settings.theme = static_cast<ThemeChoice>(i);
    if (const auto found = json.find("coordinates"); found != json.end() && found->is_boolean())
        memory.settings.coordinates = found->get<bool>();
    if (const auto found = json.find("speed"); found != json.end() && found->is_number_integer()) {
        const auto speed = found->get<std::int64_t>();
        if (speed >= kSlowest && speed <= kFastest) memory.settings.speed = static_cast<int>(speed);
    }
    memory.settings.material = material_of(json);
    memory.game = game_of(json);
    return memory;
}

}  // namespace peg
