// SPDX-License-Identifier: MIT
#include "app/kit/dialog/dialog.h"

#include <initializer_list>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "app/features/edit/pick.h"
#include "app/features/make/puzzle_words.h"
#include "app/features/review/review.h"
#include "app/features/statistics/statistics_words.h"
#include "app/kit/command_standing.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/words.h"
#include "app/present/seats.h"
#include "words/phrases.h"

namespace peg {

namespace {

using Parts = std::vector<DialogPart>;

void add(Parts& parts, std::initializer_list<Command> commands) {
    parts.insert(parts.end(), commands.begin(), commands.end());
}

// The tabs that lead from one gallery to another.
Parts gallery_tabs() { return {Command("boards"), Command("problems"), Command("figures")}; }

Parts boards_parts(const AppState& state) {
    Parts parts = gallery_tabs();
    for (const Command command : {"draw_board", "bring_back"})
        if (applies(state, command)) add(parts, {command});
    if (ChoiceList own{phrase::sheet::own_boards(), own_board_choices(state)}; !own.choices.empty())
        parts.emplace_back(std::move(own));
    parts.emplace_back(ChoiceList{phrase::sheet::boards(), board_choices(state)});
    return parts;
}

Parts problems_parts(const AppState& state, const std::string& name,
                     const std::vector<ListedProblem>& problems) {
    Parts parts = gallery_tabs();
    if (!problems.empty()) {
        parts.emplace_back(ChoiceList{phrase::sheet::levels(), level_choices(state), true});
        parts.emplace_back(Command("unsolved"));
    }
    parts.emplace_back(words::Passage{"", words::tally(state, problems)});
    for (ProblemSet& set : problem_sets(state, problems))
        parts.emplace_back(ChoiceList{set.name.empty() ? name : set.name, std::move(set.choices)});
    return parts;
}

Parts moves_parts(const AppState& state) {
    Parts parts;
    if (ChoiceList line{phrase::sheet::moves(), move_choices(state)}; !line.choices.empty())
        parts.emplace_back(std::move(line));
    else
        parts.emplace_back(words::Passage{"", words::no_moves()});
    if (ChoiceList marks{phrase::sheet::bookmarks(), bookmark_choices(state)};
        !marks.choices.empty())
        parts.emplace_back(std::move(marks));
    if (ChoiceList lines{phrase::sheet::other_lines(), line_choices(state)}; !lines.choices.empty())
        parts.emplace_back(std::move(lines));
    add(parts, {"analyse", "copy"});
    if (applies(state, "bookmark")) add(parts, {"bookmark"});
    return parts;
}

Parts help_parts(const AppState& state) {
    Parts parts{Command("tutorial")};
    for (const words::Passage& passage : words::help()) parts.emplace_back(passage);
    parts.emplace_back(Command("letter_keys"));
    parts.emplace_back(words::keys(state));
    return parts;
}

Parts end_parts(const AppState& state) {
    const words::Ending ending = words::ending(state);
    Parts parts{words::Passage{"", ending.text}};
    if (words::Table compared = words::comparison(state); !compared.rows.empty())
        parts.emplace_back(std::move(compared));
    if (!ending.better.empty()) parts.emplace_back(words::Passage{"", ending.better});
    const bool next = applies(state, "next");
    if (!ending.solved)
        add(parts, {applies(state, "go_back") ? "go_back" : "undo"});
    else if (next)
        add(parts, {"next"});
    add(parts, {"restart"});
    if (ending.solved)
        add(parts, {"moves"});
    else if (next)
        add(parts, {"next"});
    add(parts, {"problems"});
    return parts;
}

// The commands of one group, below its name.
void add_group(Parts& parts, std::string caption, const std::vector<Command>& commands) {
    if (commands.empty()) return;
    if (!caption.empty()) parts.emplace_back(words::Passage{std::move(caption), ""});
    parts.insert(parts.end(), commands.begin(), commands.end());
}

// What has no seat beside the board.
Parts menu_parts(const AppState& state) {
    Parts parts;
    for (int i = 1; i < kMenuGroups; ++i) {
        const auto group = static_cast<MenuGroup>(i);
        add_group(parts, words::name(group), menu_of(state.screen, group));
    }
    return parts;
}

Parts library_parts(const AppState& state) {
    Parts parts{words::Passage{"", words::library_tally(state)}};
    for (const Command command : {"save", "search", "export", "import", "bring_back"})
        if (applies(state, command)) add(parts, {command});
    if (ChoiceList games{phrase::sheet::games(), game_choices(state)}; !games.choices.empty())
        parts.emplace_back(std::move(games));
    return parts;
}

Parts review_parts(const AppState& state) {
    Parts parts{words::Passage{"", words::review_summary(state)}};
    if (ChoiceList retry{"", retry_choices(state)}; !retry.choices.empty())
        parts.emplace_back(std::move(retry));
    if (ChoiceList jumps{phrase::review::jumps(), review_choices(state)}; !jumps.choices.empty())
        parts.emplace_back(std::move(jumps));
    return parts;
}

Parts puzzle_parts(const AppState& state) {
    return {ChoiceList{phrase::sheet::difficulties(), difficulty_choices(state)},
            ChoiceList{phrase::sheet::pegs(), peg_choices(state)}, "symmetric", "generate"};
}

Parts days_parts(const AppState& state) {
    Parts parts{words::Passage{"", words::streak(state)}, "daily"};
    if (applies(state, "share_day")) add(parts, {"share_day"});
    parts.emplace_back(ChoiceList{phrase::sheet::day_list(), day_choices(state)});
    return parts;
}

Parts statistics_parts(const AppState& state) {
    Parts parts;
    const Overview overview = overview_of(state);
    if (overview.solved == 0) {
        parts.emplace_back(words::Passage{"", words::no_statistics()});
    } else {
        parts.emplace_back(words::totals(overview));
        parts.emplace_back(words::Passage{words::activity_title(), words::activity(overview)});
        parts.emplace_back(words::lists(overview));
    }
    if (words::Table feats = words::feats(state); !feats.rows.empty())
        parts.emplace_back(std::move(feats));
    add(parts, {"stopwatch"});
    return parts;
}

Parts settings_parts(const AppState& state) {
    Parts parts{ChoiceList{phrase::settings::languages(), language_choices()},
                ChoiceList{phrase::settings::themes(), theme_choices(state)},
                ChoiceList{phrase::settings::materials(), material_choices(state)},
                ChoiceList{phrase::settings::notations(), notation_choices(state)}};
    add(parts, {"coordinates", "coach", "sound", "stopwatch", "letter_keys"});
    return parts;
}

// Nothing while the sheet goes and the editor has been left before it.
Parts drawing_parts(const AppState& state, Sheet sheet) {
    if (!hides_game(state)) return {};
    if (sheet == Sheet::kSymmetry)
        return {ChoiceList{phrase::sheet::symmetry(), symmetry_choices(state)}};
    if (editing(state) == nullptr) return {};
    if (sheet == Sheet::kFinish)
        return {ChoiceList{phrase::sheet::finish(), finish_choices(state)}};
    return {words::Passage{"", words::nearest_found(editing(state)->nearest.size())},
            ChoiceList{phrase::sheet::winnable_positions(), nearest_choices(state)}};
}

Parts parts_of_sheet(const AppState& state, Sheet sheet) {
    switch (sheet) {
        case Sheet::kNone: return {};
        case Sheet::kBoards: return boards_parts(state);
        case Sheet::kProblems:
            return problems_parts(state, phrase::sheet::problems(), state.problems);
        case Sheet::kFigures: return problems_parts(state, phrase::sheet::figures(), state.figures);
        case Sheet::kMoves: return moves_parts(state);
        case Sheet::kHelp: return help_parts(state);
        case Sheet::kAnalyse: {
            Parts parts;
            add_group(parts, "", group_of(state.screen, MenuGroup::kAnalyse));
            return parts;
        }
        case Sheet::kSettings: return settings_parts(state);
        case Sheet::kLibrary: return library_parts(state);
        case Sheet::kPuzzle: return puzzle_parts(state);
        case Sheet::kDays: return days_parts(state);
        case Sheet::kStatistics: return statistics_parts(state);
        case Sheet::kReview: return review_parts(state);
        case Sheet::kReadings:
            return {words::Passage{"", phrase::sheet::which_reading()},
                    ChoiceList{phrase::sheet::reading_list(), reading_choices(state)}};
        case Sheet::kMore: return menu_parts(state);
        case Sheet::kEnd: return end_parts(state);
        case Sheet::kFinish:
        case Sheet::kSymmetry:
        case Sheet::kNearest: return drawing_parts(state, sheet);
    }
    return {};
}

std::string_view id_of(Sheet sheet) {
    switch (sheet) {
        case Sheet::kNone: return "";
        case Sheet::kBoards: return "boards";
        case Sheet::kProblems: return "problems";
        case Sheet::kFigures: return "figures";
        case Sheet::kMoves: return "moves";
        case Sheet::kHelp: return "help";
        case Sheet::kAnalyse: return "analyse";
        case Sheet::kSettings: return "settings";
        case Sheet::kLibrary: return "library";
        case Sheet::kPuzzle: return "puzzle";
        case Sheet::kDays: return "days";
        case Sheet::kStatistics: return "statistics";
        case Sheet::kReview: return "review";
        case Sheet::kReadings: return "readings";
        case Sheet::kMore: return "more";
        case Sheet::kEnd: return "end";
        case Sheet::kFinish: return "finish";
        case Sheet::kSymmetry: return "symmetry";
        case Sheet::kNearest: return "nearest";
    }
    return "";
}

}  // namespace

Dialog describe(const AppState& state, Sheet sheet) {
    return {id_of(sheet), words::title(state, sheet), parts_of_sheet(state, sheet)};
}

std::optional<Dialog> open_dialog(const AppState& state) {
    if (state.sheet != Sheet::kNone) {
        Dialog dialog = describe(state, state.sheet);
        dialog.parts.emplace_back(Command("close"));
        return dialog;
    }
    if (!state.welcoming) return std::nullopt;
    return Dialog{"welcome",
                  words::welcome_title(),
                  {words::Passage{"", words::welcome()}, "tutorial", "close"},
                  false};
}

}  // namespace peg
