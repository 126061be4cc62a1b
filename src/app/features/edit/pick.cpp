// SPDX-License-Identifier: MIT
#include "app/features/edit/pick.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/features/edit/edit_words.h"
#include "app/features/edit/editing.h"
#include "app/model/knowledge/judgement.h"
#include "core/board/notation/notation.h"
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
    FinishName{"any", Finish::Kind::kAny},        FinishName{"hole", Finish::Kind::kHole},
    FinishName{"one_of", Finish::Kind::kOneOf},   FinishName{"fewest", Finish::Kind::kFewest},
    FinishName{"most", Finish::Kind::kMost},      FinishName{"pegs", Finish::Kind::kPegs},
    FinishName{"drawn", Finish::Kind::kPosition}, FinishName{"pattern", Finish::Kind::kPattern}};

void set_finish(Context& context, const Finish& finish) {
    Problem next = drawn(context.state);
    next.finish = finish;
    edit(context, next);
    context.announce(words::finish_chosen(context.state));
}

// Begins painting with the goal of this kind that is nearest to the previous goal.
void paint_from(Context& context, const Finish& before, Finish::Kind kind) {
    const AppState& state = context.state;
    const Bits holes = state.played.game.board().holes();
    if (kind == Finish::Kind::kOneOf) {
        const Bits possible = possible_last_holes(state.played.game.board(), drawn(state).start);
        set_finish(context, Finish::one_of(takes_survivor(before) && goal_holes(before) != 0
                                               ? goal_holes(before)
                                           : possible != 0 ? possible
                                                           : holes));
    } else {
        const Bits pegs = before.kind == Finish::Kind::kOneOf ? 0 : goal_holes(before);
        const Bits fixed = before.kind == Finish::Kind::kPosition  ? holes
                           : before.kind == Finish::Kind::kPattern ? before.holes
                                                                   : pegs;
        set_finish(context, Finish::pattern(fixed, {pegs}));
    }
    paint_goal(context, true);
}

// Takes the number of pegs to leave, as typed by the player.
void take_number(Context& context, std::string_view text) {
    if (editing(context.state) == nullptr) return;
    const auto finish =
        parse_finish(context.state.played.game.board(), "pegs:" + std::string(text));
    finish ? set_finish(context, *finish) : context.complain(finish.error());
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
        case Finish::Kind::kPattern:
        case Finish::Kind::kOneOf: return paint_from(context, drawn(state).finish, kind);
        case Finish::Kind::kPegs: {
            const int before = drawn(state).finish.pegs;
            return context.ask_for_text(phrase::edit::ask_pegs(),
                                        std::to_string(before > 0 ? before : 2), take_number);
        }
        case Finish::Kind::kHole: break;
    }
    state.message.reset();
    if (is_painting(state)) paint_goal(context, false);
    editor(context).picks = Editing::Picks::kFinish;
    context.announce(words::edit_status(state).title);
}

void draw_near(Context& context, const NearPosition& near) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    edit(context, {near.start, drawn(state).finish, {}, {}});
    context.announce(words::pegs_drawn(state));
}

// Those of the current drawing; none if nothing is drawn.
std::optional<DrawableSymmetries> symmetries_now(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.symmetries(state); });
}

// Nothing if no position is being edited.
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
                     goal_holes(drawn(state).finish)};
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
