// SPDX-License-Identifier: MIT
#include "app/features/journey/journey.h"

#include <algorithm>

#include "app/kit/game/change_game.h"
#include "app/kit/game/link.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/words.h"
#include "words/phrases/count.h"
#include "words/phrases/journey.h"
#include "words/phrases/lessons.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// True if some solution of the problem is known to be without help.
bool is_without_help(const Feats& feats) { return feats.without_help; }

// Words about a level: what it teaches, and the condition of its third star.
std::string about(const JourneyLevel& level) {
    std::string text = phrase::lessons(level.id);
    if (!text.empty()) text += ' ';
    return text + phrase::journey::third_star(phrase::count::in_moves(level.star_moves));
}

std::optional<std::size_t> find_level(std::string_view id) {
    const auto levels = journey_levels();
    const auto found = std::ranges::find(levels, id, &JourneyLevel::id);
    if (found == levels.end()) return std::nullopt;
    return static_cast<std::size_t>(found - levels.begin());
}

}  // namespace

Stars stars_of(const AppState& state, const JourneyLevel& level) {
    Stars stars;
    stars.solved = state.achieved.solved.contains(level.key);
    if (!stars.solved) return stars;
    stars.without_help = is_without_help(feats_of(state.achieved.tries, level.key));
    stars.few_moves = own_best(state, level.key).value_or(level.star_moves + 1) <= level.star_moves;
    return stars;
}

int stars_in_all(const AppState& state) {
    int stars = 0;
    for (const JourneyLevel& level : journey_levels()) stars += stars_of(state, level).count();
    return stars;
}

std::optional<std::size_t> level_on_board(const AppState& state) {
    if (suspended_game(state) != nullptr) return std::nullopt;
    const auto levels = journey_levels();
    const auto found = std::ranges::find_if(levels, [&](const JourneyLevel& level) {
        return state.played.board_text == level.board_name &&
               state.played.game.problem() == level.problem;
    });
    if (found == levels.end()) return std::nullopt;
    return static_cast<std::size_t>(found - levels.begin());
}

std::optional<std::size_t> next_level(const AppState& state) {
    const auto levels = journey_levels();
    const std::size_t first = level_on_board(state).value_or(levels.size() - 1) + 1;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const std::size_t number = (first + i) % levels.size();
        if (!state.achieved.solved.contains(levels[number].key)) return number;
    }
    return std::nullopt;
}

bool is_under_way(const AppState& state) {
    const auto levels = journey_levels();
    return std::ranges::any_of(levels.first(levels.size() - 1), [&](const JourneyLevel& level) {
        return state.achieved.solved.contains(level.key);
    });
}

void open_level(Context& context, std::size_t number) {
    const JourneyLevel& level = journey_levels()[number];
    continue_game(context, *level.board, level.problem);
    learn_least_moves(context.state, level.problem, level.fewest_moves);
    context.say(Tone::kPlain, level_name(number) + '.', about(level));
}

void open_next_level(Context& context) { open_level(context, *next_level(context.state)); }

std::vector<Choice> level_cards(const AppState& state) {
    const auto levels = journey_levels();
    const auto here = level_on_board(state);
    const auto next = next_level(state);
    std::vector<Choice> list;
    list.reserve(levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const JourneyLevel& level = levels[i];
        const Stars stars = stars_of(state, level);
        const std::string pegs = words::pegs(peg_count(level.problem.start));
        std::string label = phrase::journey::card(level_name(i), pegs);
        if (stars.solved)
            label = phrase::journey::starred(label, phrase::journey::of_stars(stars.count()));
        else if (next == i)
            label = phrase::journey::marked(label);
        // The page begins with the last level, so being on it does not mean that the player chose
        // it.
        const bool chosen = here == i && (i + 1 < levels.size() || next == i);
        Choice choice{"journey:" + std::string(level.id), std::move(label), chosen};
        choice.name = phrase::journey::numbered(i + 1, title(level));
        choice.stands_out = next == i;
        choice.stars = stars.count();
        list.push_back(std::move(choice));
    }
    return list;
}

bool choose_level_card(Context& context, std::string_view id) {
    const auto number = find_level(id);
    if (number) open_level(context, *number);
    return number.has_value();
}

std::optional<Miniature> level_miniature(const AppState&, std::string_view id) {
    const auto number = find_level(id);
    if (!number) return std::nullopt;
    const JourneyLevel& level = journey_levels()[*number];
    return Miniature{level.board, level.problem.start, goal_holes(level.problem.finish)};
}

DialogParts journey_parts(const AppState& state) {
    DialogParts parts{words::Passage{"", journey_progress(state)},
                      words::Passage{"", phrase::journey::how(), words::Passage::Look::kSmall}};
    add_if_applies(state, parts, {"next_level"});
    add_list(parts, phrase::journey::levels(), level_cards(state), ChoiceList::Look::kCards);
    return parts;
}

std::string journey_progress(const AppState& state) {
    const int stars = stars_in_all(state);
    const auto levels = journey_levels();
    const std::size_t all = levels.size();
    // A player on an unsolved level is working on it, except on the last one, where the page
    // begins.
    const auto here = level_on_board(state);
    const bool at_it =
        here && *here + 1 < all && !state.achieved.solved.contains(levels[*here].key);
    const auto level = at_it ? here : next_level(state);
    return level ? phrase::journey::progress(stars, *level + 1, all)
                 : phrase::journey::all_solved(stars, all);
}

std::string level_name(std::size_t number) {
    return phrase::journey::level(number + 1, title(journey_levels()[number]));
}

std::string stars_won(const AppState& state) {
    const auto number = level_on_board(state);
    if (!number) return "";
    const JourneyLevel& level = journey_levels()[*number];
    const Stars stars = stars_of(state, level);
    if (!stars.solved) return "";
    std::string text = phrase::journey::won(phrase::journey::of_stars(stars.count()));
    if (!stars.without_help) text += ' ' + phrase::journey::want_no_help();
    if (!stars.few_moves)
        text += ' ' + phrase::journey::want_few(phrase::count::in_moves(level.star_moves));
    return text;
}

}  // namespace peg
