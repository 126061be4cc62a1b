// SPDX-License-Identifier: MIT
#include "app/features/edit/pick.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "core/solver/nearest_winnable.h"
#include "words/phrases/edit.h"
#include "words/phrases/list.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

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

void set_kind_of_finish(Context& context, Finish::Kind kind) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    context.mark_changed();
    switch (kind) {
        case Finish::Kind::kAny: return set_finish(context, Finish::any());
        case Finish::Kind::kFewest: return set_finish(context, Finish::fewest());
        case Finish::Kind::kPosition:
            return set_finish(context, Finish::exactly(drawn(state).start));
        case Finish::Kind::kMost: return set_finish(context, Finish::most());
        case Finish::Kind::kHole:
        case Finish::Kind::kPattern:
        case Finish::Kind::kOneOf:
        case Finish::Kind::kPegs: break;
    }
    state.message.reset();
    editor(context).picks_finish = true;
    context.announce(words::edit_status(state).title);
}

void draw_near(Context& context, const NearPosition& near) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    edit(context, {near.start, drawn(state).finish});
    context.announce(words::pegs_drawn(state));
}

// Of what is drawn; none where nothing is.
std::optional<DrawableSymmetries> symmetries_now(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.symmetries(state); });
}

// Nothing where no position is edited, or no more.
std::vector<NearPosition> nearest_found(const AppState& state) {
    return editing(state) != nullptr ? editing(state)->near : std::vector<NearPosition>{};
}

}  // namespace

std::vector<Choice> finish_choices(const AppState& state) {
    std::vector<Choice> list;
    list.reserve(kFinishNames.size());
    for (const auto& [name, kind] : kFinishNames)
        list.push_back({"finish:" + std::string(name),
                        phrase::edit::finish_choice(words::name(kind)),
                        drawn(state).finish.kind == kind, words::name(kind)});
    return list;
}

std::vector<Choice> symmetry_choices(const AppState& state) {
    std::vector<Choice> list;
    const DrawableSymmetries drawable = symmetries_now(state).value_or(DrawableSymmetries{});
    list.reserve(drawable.all.size());
    for (const Symmetry symmetry : drawable.all)
        list.push_back({"symmetry:" + std::string(symmetry_name(symmetry)),
                        phrase::edit::symmetry_choice(words::name(symmetry)),
                        drawable.now == symmetry, words::name(symmetry)});
    return list;
}

std::vector<Choice> nearest_choices(const AppState& state) {
    std::vector<Choice> list;
    const std::vector<NearPosition> nearest = nearest_found(state);
    list.reserve(nearest.size());
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        const std::string changes = words::changes(state, nearest[i]);
        const std::string changed = words::changed(nearest[i]);
        list.push_back({"near:" + std::to_string(i), phrase::list::next(changes, changed),
                        nearest[i].start == drawn(state).start, changes, changed});
    }
    return list;
}

std::optional<Miniature> near_miniature(const AppState& state, std::string_view number) {
    const std::vector<NearPosition> nearest = nearest_found(state);
    const auto place = read_number(number);
    if (!place || *place >= nearest.size()) return std::nullopt;
    return Miniature{borrowed(state.played.game.board()), nearest[*place].start,
                     only_goal(drawn(state).finish).value_or(0)};
}

bool choose_finish(Context& context, std::string_view name) {
    const auto finish = std::ranges::find(kFinishNames, name, &FinishName::name);
    if (editing(context.state) == nullptr || finish == kFinishNames.end()) return false;
    set_kind_of_finish(context, finish->kind);
    return true;
}

bool choose_symmetry(Context& context, std::string_view name) {
    AppState& state = context.state;
    const auto symmetry = find_symmetry(name);
    const auto drawable = symmetries_now(state);
    if (!symmetry || !drawable ||
        std::ranges::find(drawable->all, *symmetry) == drawable->all.end())
        return false;
    state.sheet = Sheet::kNone;
    offer(state.modes, [&](Mode& mode) {
        if (!mode.symmetries(state)) return false;
        mode.take_symmetry(context, *symmetry);
        return true;
    });
    context.announce(phrase::edit::symmetry_chosen(words::name(*symmetry)));
    return true;
}

bool choose_near(Context& context, std::string_view number) {
    const std::vector<NearPosition> nearest = nearest_found(context.state);
    const auto place = read_number(number);
    if (!place || *place >= nearest.size()) return false;
    draw_near(context, nearest[*place]);
    return true;
}

DialogParts finish_parts(const AppState& state) {
    if (editing(state) == nullptr) return {};
    return {
        ChoiceList{phrase::sheet::finish(), finish_choices(state), ChoiceList::Look::kRows, false}};
}

DialogParts symmetry_parts(const AppState& state) {
    DialogParts parts;
    add_list(parts, phrase::sheet::symmetry(), symmetry_choices(state));
    for (DialogPart& part : parts) std::get<ChoiceList>(part).headed = false;
    return parts;
}

DialogParts nearest_parts(const AppState& state) {
    if (editing(state) == nullptr) return {};
    return {words::Passage{"", words::nearest_found(editing(state)->near.size()),
                           words::Passage::Look::kSmall},
            ChoiceList{phrase::sheet::winnable_positions(), nearest_choices(state),
                       ChoiceList::Look::kLargeCards, false}};
}

}  // namespace peg
