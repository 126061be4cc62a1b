// SPDX-License-Identifier: MIT
#include "ui/model/snapshot.h"

#include <algorithm>

#include "core/notation.h"
#include "report/json.h"
#include "ui/model/choice.h"
#include "ui/model/words.h"

namespace peg {

namespace {

void add_rect(Json& json, const std::optional<Rect>& rect) {
    json["x"] = rect ? Json(rect->x) : Json();
    json["y"] = rect ? Json(rect->y) : Json();
    json["width"] = rect ? Json(rect->width) : Json();
    json["height"] = rect ? Json(rect->height) : Json();
}

Json cells_json(const AppState& state) {
    const Board& board = state.game.board();
    Json cells = Json::array();
    for (Hole hole : board.reading_order()) {
        const Cell cell = board.cell(hole);
        Json json{
            {"hole", format_hole(board, hole)},
            {"column", cell.column + 1},
            {"row", cell.row + 1},
            {"label", words::label(state, hole)},
            {"selected", state.selected == hole},
        };
        add_rect(json, state.view.cell(hole));
        cells.push_back(std::move(json));
    }
    return cells;
}

// A screen reader must not promise a key that does nothing.
std::string keys(const AppState& state, const CommandInfo& info) {
    if (state.settings.letter_keys) return std::string{info.keys};
    std::string kept;
    for (std::string_view rest = info.keys; !rest.empty();) {
        const std::string_view key = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(key.size() + 1, rest.size()));
        if (key.size() == 1) continue;
        if (!kept.empty()) kept += ' ';
        kept += key;
    }
    return kept;
}

Json commands_json(const AppState& state, const Widgets& widgets) {
    Json list = Json::array();
    for (const CommandInfo& info : commands()) {
        if (!applies(state, info.command)) continue;
        const auto on = pressed(state, info.command);
        Json json{
            {"id", info.id},
            {"label", words::label(state, info.command)},
            {"enabled", enabled(state, info.command)},
            {"pressed", on ? Json(*on) : Json()},
            {"keys", keys(state, info)},
        };
        add_rect(json, widgets.commands[static_cast<std::size_t>(info.command)]);
        list.push_back(std::move(json));
    }
    for (const Choice& choice : choices(state)) {
        Json json{
            {"id", choice.id}, {"label", choice.label},
            {"enabled", true}, {"pressed", choice.current},
            {"keys", ""},
        };
        const auto placed =
            std::ranges::find(widgets.choices, choice.id, &std::pair<std::string, Rect>::first);
        add_rect(json,
                 placed != widgets.choices.end() ? std::optional{placed->second} : std::nullopt);
        list.push_back(std::move(json));
    }
    return list;
}

Json slider_json(const AppState& state, const Widgets& widgets) {
    if (!state.player) return {};
    Json json{
        {"value", watched(state)},
        {"most", state.player->end - state.player->begin},
        {"text", words::place(state)},
    };
    add_rect(json, widgets.slider);
    return json;
}

std::string status_line(const AppState& state) {
    std::string line = words::status_line(state.game);
    if (const auto badge = words::badge(state)) line += ". Coach: " + badge->text;
    if (const std::string left = words::solutions_left(state); !left.empty()) line += ", " + left;
    return line;
}

const char* theme_name(Appearance appearance) {
    switch (appearance) {
        case Appearance::kLight: return "light";
        case Appearance::kDark: return "dark";
        case Appearance::kContrast: return "contrast";
    }
    return "";
}

}  // namespace

std::string format_snapshot(const AppState& state, const Widgets& widgets) {
    const Game& game = state.game;
    const Board& board = game.board();
    const std::string title = words::title(state);
    return to_line({
        {"title", title + " \u2014 " + words::pegs(peg_count(game.position()))},
        {"board", state.board_text},
        {"board_title", title},
        {"position", format_position(board, game.position())},
        {"start", format_position(board, game.problem().start)},
        {"finish", format_finish(board, game.problem().finish)},
        {"status", status_line(state)},
        {"columns", board.columns()},
        {"rows", board.rows()},
        {"cursor", format_hole(board, state.cursor)},
        {"cells", cells_json(state)},
        {"commands", commands_json(state, widgets)},
        {"slider", slider_json(state, widgets)},
        {"theme", theme_name(appearance(state))},
        {"busy", shows_thinking(state)},
    });
}

}  // namespace peg
