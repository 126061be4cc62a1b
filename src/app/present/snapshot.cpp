// SPDX-License-Identifier: MIT
#include "app/present/snapshot.h"

#include <algorithm>
#include <type_traits>

#include "app/kit/command_state.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/layers.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/challenge_words.h"
#include "app/kit/words/record_words.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "report/json.h"

namespace peg {

namespace {

void add_rect(Json& json, const std::optional<Rect>& rect) {
    json["x"] = rect ? Json(rect->x) : Json();
    json["y"] = rect ? Json(rect->y) : Json();
    // In a window of a few pixels a width may be negative.
    json["width"] = rect ? Json(std::max(rect->width, 0.0f)) : Json();
    json["height"] = rect ? Json(std::max(rect->height, 0.0f)) : Json();
}

std::optional<Rect> place_of(const auto& placed, std::string_view id) {
    for (const auto& [name, rect] : placed)
        if (name == id) return rect;
    return std::nullopt;
}

Json cell_json(const std::string& name, Cell cell, const std::string& label, bool selected) {
    return {
        {"hole", name},   {"column", cell.column + 1}, {"row", cell.row + 1},
        {"label", label}, {"selected", selected},
    };
}

Json grid_json(const ShownGrid& grid) {
    Json cells = Json::array();
    for (const Cell cell : grid.sketch().cells()) {
        Json json = cell_json(cell_name(cell), cell, words::label(grid.sketch(), cell), false);
        add_rect(json, bowl_round(grid.centre(cell), grid.view.pitch));
        cells.push_back(std::move(json));
    }
    return cells;
}

Json cells_json(const AppState& state) {
    const Board& board = state.played.game.board();
    Json cells = Json::array();
    for (Hole hole : board.reading_order()) {
        const Cell cell = board.cell(hole);
        Json json = cell_json(format_hole(board, hole), cell, words::label(state, hole),
                              state.hand.selected == hole);
        json["about"] = words::about(state, hole);
        add_rect(json, state.view.cell(hole));
        cells.push_back(std::move(json));
    }
    return cells;
}

// The keys that work now: a screen reader must not announce others.
std::string keys(const AppState& state, const CommandRow& row) {
    std::string all = words::keys(row);
    if (state.settings.letter_keys) return all;
    std::string kept;
    for (std::string_view rest = all; !rest.empty();) {
        const std::string_view key = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(key.size() + 1, rest.size()));
        if (key.size() == 1) continue;
        if (!kept.empty()) kept += ' ';
        kept += key;
    }
    return kept;
}

// What a command does, and why it is disabled.
std::string described(const AppState& state, const CommandRow& row) {
    const std::string about = words::about(state, row);
    const std::string why_not = words::why_not(state, row);
    return about.empty() || why_not.empty() ? about + why_not : about + ". " + why_not;
}

Json commands_json(const AppState& state, const WidgetAreas& widget_areas) {
    Json list = Json::array();
    for (const CommandRow* row : state.features->commands()) {
        const CommandState now = command_state(state, *row);
        if (!now.applies) continue;
        Json json{
            {"id", row->id},
            {"label", words::label(state, *row)},
            {"enabled", now.enabled},
            {"pressed", now.pressed ? Json(*now.pressed) : Json()},
            {"keys", keys(state, *row)},
            {"about", described(state, *row)},
            {"opens", row->sheet != Sheet::kNone},
        };
        add_rect(json, place_of(widget_areas.commands, row->id));
        list.push_back(std::move(json));
    }
    for (const Choice& choice : choices(state)) {
        Json json{
            {"id", choice.id}, {"label", choice.label},
            {"enabled", true}, {"pressed", choice.current},
            {"keys", ""},
        };
        add_rect(json, place_of(widget_areas.choices, choice.id));
        list.push_back(std::move(json));
    }
    return list;
}

Json slider_json(const AppState& state, const WidgetAreas& widget_areas) {
    const PlaybackMode* solution = playback_mode(state);
    if (solution == nullptr) return {};
    Json json{
        {"value", watched_jumps(state)},
        {"most", solution->end - solution->begin},
        {"text", words::place(state)},
    };
    add_rect(json, widget_areas.slider);
    return json;
}

Json json_of(const words::Passage& passage) {
    return {{"kind", "text"}, {"title", passage.title}, {"text", passage.text}};
}
Json json_of(const words::Table& table) {
    Json rows = Json::array();
    for (const auto& [name, value] : table.rows)
        rows.push_back(Json{{"name", name}, {"value", value}});
    return {{"kind", "table"}, {"title", table.title}, {"rows", std::move(rows)}};
}
Json json_of(Command command) { return {{"kind", "command"}, {"id", command.id}}; }
Json json_of(const Activity& activity) {
    return json_of(words::Passage{activity.title, activity.text});
}
Json json_of(const Shares& shares) {
    words::Table table{shares.title, {}};
    for (const Shares::Row& row : shares.rows) table.rows.push_back({row.name, row.words});
    return json_of(table);
}
Json json_of(const ChoiceList& list) {
    Json ids = Json::array();
    for (const Choice& choice : list.choices) ids.push_back(choice.id);
    return {{"kind", "choices"},
            {"name", list.name},
            {"filters", list.filters},
            {"ids", std::move(ids)}};
}

// Commands and choices are named by their ids; their state is in the list of commands.
Json dialog_json(const AppState& state) {
    const auto dialog = open_dialog(state);
    if (!dialog) return {};
    Json parts = Json::array();
    const auto add = [&]<class Part>(const Part& part) {
        if constexpr (std::is_same_v<Part, Tabs> || std::is_same_v<Part, CommandCards>)
            for (const Command command : part.commands) parts.push_back(json_of(command));
        else if constexpr (!std::is_same_v<Part, Curve> && !std::is_same_v<Part, ColumnBreak>)
            parts.push_back(json_of(part));
    };
    for (const DialogPart& part : dialog->parts) std::visit(add, part);
    return {{"id", dialog->id},
            {"title", dialog->title},
            {"menu", dialog->is_menu},
            {"modal", dialog->modal},
            {"parts", std::move(parts)}};
}

std::string status_line(const AppState& state) {
    std::string line = first_answer(state.modes, [&](const Mode& mode) {
                           return mode.sentence(state);
                       }).value_or(words::status_line(state.played.game));
    if (proof_mode(state) != nullptr) line += ' ' + words::proof(state).title;
    if (const std::string challenge = words::challenge_said(state); !challenge.empty())
        line += ' ' + challenge;
    if (shows_time(state)) line += ' ' + words::time_said(static_cast<int>(*state.played.seconds));
    if (const auto badge = words::badge(state)) line += ' ' + words::coach_says(badge->text);
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

std::string format_snapshot(const AppState& state, const WidgetAreas& widget_areas) {
    const Board& board = state.played.game.board();
    const auto grid = shown_grid(state);
    const std::string size = grid ? words::holes(grid->sketch().hole_count())
                                  : words::pegs(peg_count(problem_at_hand(state).start));
    return to_line({
        {"title", words::title(state) + " \u2014 " + size},
        {"status", status_line(state)},
        {"columns", grid ? grid->sketch().letters() : board.columns()},
        {"rows", grid ? grid->sketch().rows() : board.rows()},
        {"cursor", grid ? cell_name(grid->cursor) : format_hole(board, state.hand.cursor)},
        {"cells", grid ? grid_json(*grid) : cells_json(state)},
        {"commands", commands_json(state, widget_areas)},
        {"slider", slider_json(state, widget_areas)},
        {"cut", widget_areas.cut},
        {"dialog", dialog_json(state)},
        {"layers", layers_over_board(state)},
        {"theme", theme_name(appearance(state))},
    });
}

}  // namespace peg
