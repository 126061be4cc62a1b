// SPDX-License-Identifier: MIT
#include "app/kit/dialog/choice.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/features/draw/draw_words.h"
#include "app/features/edit/pick.h"
#include "app/features/library/keep.h"
#include "app/features/make/days.h"
#include "app/features/make/make.h"
#include "app/features/make/puzzle_words.h"
#include "app/features/review/review.h"
#include "app/kit/coach/coach.h"
#include "app/kit/game/timeline.h"
#include "app/kit/listing/listing.h"
#include "app/kit/listing/solved.h"
#include "app/kit/proof/reading.h"
#include "app/kit/words/notation_words.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "report/knowledge_json.h"
#include "words/phrases.h"

namespace peg {

std::string move_id(std::size_t number) { return "move:" + std::to_string(number); }

std::vector<Choice> move_choices(const AppState& state) {
    const std::vector<LineMove> line = line_of(state);
    if (line.empty()) return {};
    const std::size_t cursor = state.played.game.cursor();
    std::vector<Choice> list{{move_id(0), phrase::play::start(), cursor == 0}};
    const GameReview* review = review_here(state);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const LineMove& move = line[i];
        std::string label = move.maker == Maker::kComputer
                                ? phrase::play::move_by_computer(i + 1, move.text)
                                : phrase::play::move(i + 1, move.text);
        if (review != nullptr) label = words::reviewed_move(*review, move.begin, move.end, label);
        list.push_back({move_id(i + 1), std::move(label), stands_in(move, cursor)});
    }
    return list;
}

// What can be done with a line only where the lines are listed in full.
std::vector<Choice> line_choices(const AppState& state) {
    std::vector<Choice> list;
    if (put_by(state) != nullptr) return list;  // what is tried out there is no line of a game
    list.reserve(3 * state.played.variations.size());
    for (std::size_t i = 0; i < state.played.variations.size(); ++i) {
        const std::string number = std::to_string(i);
        const std::string name = words::reviewed_line(state, i);
        list.push_back({"line:" + number, phrase::play::line(name), false});
        if (state.sheet != Sheet::kMoves) continue;
        if (is_passing(state.played.variations[i]))
            list.push_back({"keep:" + number, phrase::play::keep_line(name), false});
        list.push_back({"drop:" + number, phrase::play::remove_line(name), false});
    }
    return list;
}

std::vector<Choice> bookmark_choices(const AppState& state) {
    std::vector<Choice> list;
    for (std::size_t i = 0; i < state.played.bookmarks.size(); ++i) {
        const Bookmark& mark = state.played.bookmarks[i];
        list.push_back({"bookmark:" + std::to_string(i), words::label(mark),
                        std::ranges::equal(mark.line.jumps, state.played.game.played())});
        if (state.sheet == Sheet::kMoves)
            list.push_back({"unmark:" + std::to_string(i), words::removal_label(mark), false});
    }
    return list;
}

std::vector<ProblemSet> problem_sets(const AppState& state,
                                     const std::vector<ListedProblem>& problems) {
    std::vector<ProblemSet> sets;
    for (const ListedProblem* problem : shown_problems(state, problems)) {
        if (sets.empty() || sets.back().name != problem->set) sets.push_back({problem->set, {}});
        sets.back().choices.push_back(
            {problem->id, words::label(state, *problem), is_current(state, *problem)});
    }
    return sets;
}

std::vector<Choice> problem_choices(const AppState& state,
                                    const std::vector<ListedProblem>& problems) {
    std::vector<Choice> list;
    list.reserve(problems.size());
    for (ProblemSet& set : problem_sets(state, problems))
        std::ranges::move(set.choices, std::back_inserter(list));
    return list;
}

std::vector<Choice> game_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const std::size_t place : sought_games(state)) {
        const PlayedGame& game = state.library.games()[place];
        const std::string number = std::to_string(place);
        const std::string name = words::game_title(state, game);
        list.push_back(
            {"game:" + number, phrase::library::open(name, words::game_detail(game)), false});
        list.push_back({"remove:" + number, phrase::library::remove(name), false});
    }
    return list;
}

std::vector<Choice> level_choices(const AppState& state) {
    std::vector<Choice> list;
    const auto add = [&](std::optional<Level> level) {
        list.push_back({level_id(level), words::name(level), state.filter.level == level});
    };
    add(std::nullopt);
    for (const Level level : kEveryLevel) add(level);
    return list;
}

// By Level.
constexpr std::array<std::string_view, 4> kLevelIds{"easy", "medium", "hard", "expert"};

std::string level_id(std::optional<Level> level) {
    return "level:" + std::string(level ? kLevelIds[static_cast<std::size_t>(*level)] : "all");
}

std::string difficulty_id(Difficulty difficulty) {
    return "difficulty:" + std::string(difficulty_name(difficulty));
}

std::string pegs_id(int pegs) { return "pegs:" + (pegs == 0 ? "any" : std::to_string(pegs)); }

std::vector<Choice> difficulty_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const Difficulty difficulty : {Difficulty::kEasy, Difficulty::kMedium, Difficulty::kHard})
        list.push_back({difficulty_id(difficulty), words::name(difficulty),
                        state.puzzle_wish.difficulty == difficulty});
    return list;
}

std::vector<Choice> peg_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const int pegs : peg_wishes(state.played.game.board()))
        list.push_back({pegs_id(pegs), pegs == 0 ? phrase::sheet::any_pegs() : words::pegs(pegs),
                        wished_pegs(state) == pegs});
    return list;
}

// Five weeks, from a Monday on.
std::vector<Choice> day_choices(const AppState& state) {
    std::vector<Choice> list;
    const Day here = day_on_board(state).value_or(state.today);
    for (Day day = first_day(state.today); day <= state.today; ++day)
        list.push_back({"day:" + format_day(day), words::day_label(state, day), here == day});
    return list;
}

std::vector<Choice> reading_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(state.readings.size());
    for (std::size_t i = 0; i < state.readings.size(); ++i)
        list.push_back({"reading:" + std::to_string(i),
                        words::reading(state.played.game.board(), state.readings[i]), false});
    return list;
}

std::vector<Choice> notation_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const Notation notation : kEveryNotation)
        if (HoleNames::make(state.played.game.board(), notation))
            list.push_back({"notation:" + std::string(notation_id(notation)),
                            words::name(state.played.game.board(), notation),
                            state.settings.notation == notation});
    return list;
}

std::vector<Choice> theme_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kThemeIds.size());
    for (std::size_t i = 0; i < kThemeIds.size(); ++i) {
        const auto theme = static_cast<ThemeChoice>(i);
        list.push_back(
            {theme_id(theme), words::label(state, theme), state.settings.theme == theme});
    }
    return list;
}

std::vector<Choice> material_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kMaterialIds.size());
    for (std::size_t i = 0; i < kMaterialIds.size(); ++i) {
        const auto material = static_cast<MaterialChoice>(i);
        list.push_back({material_id(material), words::label(state, material),
                        state.settings.material == material});
    }
    return list;
}

std::vector<Choice> language_choices() {
    std::vector<Choice> list;
    list.reserve(kLanguages.size());
    for (const LanguageName& language : kLanguages)
        list.push_back({language_id(language), phrase::settings::language(language.name),
                        language.tag == language_tag()});
    return list;
}

std::string language_id(const LanguageName& language) {
    return "language:" + std::string(language.tag);
}

std::string theme_id(ThemeChoice theme) {
    return "theme:" + std::string(kThemeIds[static_cast<std::size_t>(theme)]);
}

std::string material_id(MaterialChoice material) {
    return "material:" + std::string(kMaterialIds[static_cast<std::size_t>(material)]);
}

std::vector<Choice> board_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(catalogue().size());
    for (const CatalogueEntry& entry : catalogue())
        list.push_back({"board:" + std::string(entry.name),
                        phrase::problem::choose_board(words::board_title(state, entry.name)),
                        state.played.board_text == entry.name});
    return list;
}

std::vector<Choice> own_board_choices(const AppState& state) {
    std::vector<Choice> list;
    for (std::size_t place = state.own_boards.size(); place-- > 0;) {
        const OwnBoard& board = state.own_boards[place];
        const std::string name = words::own_board(board);
        list.push_back(
            {"own:" + std::to_string(place), name, state.played.board_text == board.text});
        list.push_back({"forget:" + std::to_string(place), phrase::library::remove(name), false});
    }
    return list;
}

std::vector<Choice> choices(const AppState& state) {
    std::vector<Choice> list;
    const auto add = [&](std::vector<Choice> more) {
        list.insert(list.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
    };
    if (!hides_game(state)) {
        add(move_choices(state));
        add(bookmark_choices(state));
        add(line_choices(state));
    } else {
        add(drawing_choices(state));
    }
    if (state.sheet == Sheet::kSettings) {
        add(language_choices());
        add(theme_choices(state));
        add(material_choices(state));
    }
    if (state.sheet == Sheet::kLibrary) add(game_choices(state));
    if (state.sheet == Sheet::kBoards) add(own_board_choices(state));
    if (state.sheet == Sheet::kPuzzle) {
        add(difficulty_choices(state));
        add(peg_choices(state));
    }
    if (state.sheet == Sheet::kReview) {
        add(retry_choices(state));
        add(review_choices(state));
    }
    if (state.sheet == Sheet::kReadings) add(reading_choices(state));
    if (state.sheet == Sheet::kSettings) add(notation_choices(state));
    if (state.sheet == Sheet::kDays) add(day_choices(state));
    if (lists_problems(state)) add(level_choices(state));
    if (state.sheet == Sheet::kProblems) add(problem_choices(state, state.problems));
    if (state.sheet == Sheet::kFigures) add(problem_choices(state, state.figures));
    add(board_choices(state));
    return list;
}

}  // namespace peg
