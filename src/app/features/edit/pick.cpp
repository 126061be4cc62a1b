// SPDX-License-Identifier: MIT
#include "app/features/edit/pick.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/features/draw/drawing_board.h"
#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "core/solver/nearest_winnable.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr std::string_view kFinishes = "finish:";
constexpr std::string_view kSymmetries = "symmetry:";
constexpr std::string_view kNear = "near:";

struct FinishName {
    std::string_view name;
    Finish::Kind kind;
};
constexpr std::array kFinishNames{
    FinishName{"any", Finish::Kind::kAny}, FinishName{"hole", Finish::Kind::kHole},
    FinishName{"fewest", Finish::Kind::kFewest}, FinishName{"drawn", Finish::Kind::kPosition}};

void set_finish(Context& context, const Finish& finish) {
    edit(context, {drawn(context.state).start, finish});
    context.announce(words::finish_chosen(context.state));
}

void choose_finish(Context& context, Finish::Kind kind) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    context.mark_changed();
    switch (kind) {
        case Finish::Kind::kAny: return set_finish(context, Finish::any());
        case Finish::Kind::kFewest: return set_finish(context, Finish::fewest());
        case Finish::Kind::kPosition:
            return set_finish(context, Finish::exactly(drawn(state).start));
        case Finish::Kind::kHole: break;
    }
    state.message.reset();
    editor(context).picks_finish = true;
    context.announce(words::edit_status(state).title);
}

void choose_symmetry(Context& context, Symmetry symmetry) {
    context.state.sheet = Sheet::kNone;
    if (drawing_board(context.state) != nullptr)
        draw_board_in(context, symmetry);
    else
        draw_in(context, symmetry);
    context.announce(phrase::edit::symmetry_chosen(words::name(symmetry)));
}

void choose_near(Context& context, const NearPosition& near) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    const Position start = near.start;  // editing may end what `near` is a part of
    edit(context, {start, drawn(state).finish});
    context.announce(words::pegs_drawn(state));
}

// Of the position or of the board that is drawn.
std::vector<Symmetry> symmetries_offered(const AppState& state) {
    return drawing_board(state) != nullptr ? drawable_symmetries(sketch(state))
                                           : drawable_symmetries(state.played.game.board());
}
Symmetry symmetry_now(const AppState& state) {
    return drawing_board(state) != nullptr ? state.sketchbook.symmetry : symmetry_in_use(state);
}

std::string nearest_id(std::size_t number) { return std::string(kNear) + std::to_string(number); }

}  // namespace

std::vector<Choice> finish_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kFinishNames.size());
    for (const auto& [name, kind] : kFinishNames)
        list.push_back({std::string(kFinishes) + std::string(name),
                        phrase::edit::finish_choice(words::name(kind)),
                        drawn(state).finish.kind == kind});
    return list;
}

std::vector<Choice> symmetry_choices(const AppState& state) {
    std::vector<Choice> list;
    for (const Symmetry symmetry : symmetries_offered(state))
        list.push_back({std::string(kSymmetries) + std::string(symmetry_name(symmetry)),
                        phrase::edit::symmetry_choice(words::name(symmetry)),
                        symmetry_now(state) == symmetry});
    return list;
}

std::vector<Choice> nearest_choices(const AppState& state) {
    std::vector<Choice> list;
    const auto& nearest = editing(state)->nearest;
    list.reserve(nearest.size());
    for (std::size_t i = 0; i < nearest.size(); ++i)
        list.push_back(
            {nearest_id(i),
             phrase::list::next(words::changes(state, nearest[i]), words::changed(nearest[i])),
             nearest[i].start == drawn(state).start});
    return list;
}

std::vector<Choice> drawing_choices(const AppState& state) {
    switch (state.sheet) {
        case Sheet::kFinish: return finish_choices(state);
        case Sheet::kSymmetry: return symmetry_choices(state);
        case Sheet::kNearest: return nearest_choices(state);
        default: return {};
    }
}

bool choose_for_drawing(Context& context, std::string_view id) {
    const AppState& state = context.state;
    if (editing(state) == nullptr && drawing_board(state) == nullptr) return false;
    const auto rest = [&](std::string_view list) {
        return id.starts_with(list) ? id.substr(list.size()) : std::string_view{};
    };
    if (const auto symmetry = find_symmetry(rest(kSymmetries))) {
        const auto offered = symmetries_offered(state);
        if (std::ranges::find(offered, *symmetry) == offered.end()) return false;
        return choose_symmetry(context, *symmetry), true;
    }
    if (editing(state) == nullptr) return false;
    const auto finish = std::ranges::find(kFinishNames, rest(kFinishes), &FinishName::name);
    if (finish != kFinishNames.end()) return choose_finish(context, finish->kind), true;
    const auto& nearest = editing(state)->nearest;
    for (std::size_t i = 0; i < nearest.size(); ++i)
        if (id == nearest_id(i)) return choose_near(context, nearest[i]), true;
    return false;
}

}  // namespace peg
