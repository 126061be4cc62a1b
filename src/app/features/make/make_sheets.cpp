// SPDX-License-Identifier: MIT
#include "app/features/make/make_sheets.h"

#include <utility>

#include "app/features/make/days.h"
#include "app/features/make/make.h"
#include "app/features/make/puzzle_words.h"
#include "app/kit/listing/day_here.h"
#include "app/kit/words/words.h"
#include "report/knowledge_json.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

std::string pegs_name(int pegs) { return pegs == 0 ? "any" : std::to_string(pegs); }

}  // namespace

std::vector<Choice> difficulty_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const Difficulty difficulty : {Difficulty::kEasy, Difficulty::kMedium, Difficulty::kHard})
        list.push_back({"difficulty:" + std::string(difficulty_name(difficulty)),
                        words::name(difficulty),
                        state.own.of<PuzzleWish>().difficulty == difficulty});
    return list;
}

std::vector<Choice> peg_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const int pegs : peg_wishes(state.played.game.board()))
        list.push_back({"pegs:" + pegs_name(pegs),
                        pegs == 0 ? phrase::sheet::any_pegs() : words::pegs(pegs),
                        wished_pegs(state) == pegs});
    return list;
}

// Five weeks, from a Monday on.
std::vector<Choice> day_choices(const AppState& state) {
    std::vector<Choice> list;
    const Day here = day_on_board(state).value_or(state.page.today);
    for (Day day = first_day(state.page.today); day <= state.page.today; ++day) {
        Choice choice{"day:" + format_day(day), words::day_label(state, day), here == day,
                      std::to_string(day_of_month(day))};
        choice.stands_out = day == state.page.today;
        const auto record = state.achieved.days.find(day);
        if (record != state.achieved.days.end() && is_begun(state, record->second)) {
            choice.icon = "footprints";
            if (record->second.moves > 0) choice.icon = "check";
        } else if (list.empty() || day_of_month(day) == 1) {
            choice.detail = short_month(day);
        }
        list.push_back(std::move(choice));
    }
    return list;
}

bool choose_difficulty(Context& context, std::string_view name) {
    AppState& state = context.state;
    for (std::size_t i = 0; i < kDifficulties.size(); ++i) {
        const auto difficulty = static_cast<Difficulty>(i);
        if (name != difficulty_name(difficulty)) continue;
        state.own.of<PuzzleWish>().difficulty = difficulty;
        context.announce(words::puzzle_options(state));
        return true;
    }
    return false;
}

bool choose_pegs(Context& context, std::string_view number) {
    AppState& state = context.state;
    for (const int pegs : peg_wishes(state.played.game.board())) {
        if (number != pegs_name(pegs)) continue;
        state.own.of<PuzzleWish>().pegs = pegs;
        context.announce(words::puzzle_options(state));
        return true;
    }
    return false;
}

bool choose_day(Context& context, std::string_view date) {
    const auto day = parse_day(date);
    if (!day || *day > context.state.page.today) return false;
    open_day(context, *day);
    return true;
}

DialogParts puzzle_parts(const AppState& state) {
    return {ChoiceList{phrase::sheet::difficulties(), difficulty_choices(state)},
            ChoiceList{phrase::sheet::pegs(), peg_choices(state)}, "symmetric", "generate"};
}

DialogParts days_parts(const AppState& state) {
    DialogParts parts{words::Passage{"", words::streak(state)}};
    parts.emplace_back(words::Passage{"", words::next_day(state), words::Passage::Look::kSmall});
    add_list(parts, phrase::sheet::day_list(), day_choices(state), ChoiceList::Look::kDays);
    add_if_applies(state, parts, {"daily", "share_day", "yesterday"});
    return parts;
}

}  // namespace peg
