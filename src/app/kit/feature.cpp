// SPDX-License-Identifier: MIT
#include "app/kit/feature.h"

#include <algorithm>
#include <utility>

namespace peg {

Features::Features(std::span<const Feature* const> list) : list_(list.begin(), list.end()) {
    for (const Feature* feature : list_) {
        for (const CommandRow& row : feature->commands) {
            commands_.push_back(&row);
            by_rank_.push_back(&row);
        }
        for (const ChoiceRow& row : feature->choices) choices_.push_back(&row);
        if (feature->menu_card) menu_cards_.push_back(&*feature->menu_card);
    }
    std::ranges::stable_sort(choices_, {}, &ChoiceRow::order);
    std::ranges::stable_sort(menu_cards_, {}, &MenuCardRow::order);
    std::ranges::stable_sort(commands_, {},
                             [](const CommandRow* row) { return row->place.toolbar; });
    std::ranges::stable_sort(by_rank_, {}, [](const CommandRow* row) {
        return std::pair(row->place.rank == 0, row->place.rank);
    });
}

const CommandRow* Features::find(std::string_view id) const {
    const auto found =
        std::ranges::find_if(commands_, [&](const CommandRow* row) { return row->id == id; });
    return found != commands_.end() ? *found : nullptr;
}

const SheetRow* Features::find_sheet(std::string_view id) const {
    for (const Feature* feature : list_)
        for (const SheetRow& row : feature->sheets)
            if (row.id == id) return &row;
    return nullptr;
}

const ChoiceRow* Features::find_choices(std::string_view prefix) const {
    const auto found = std::ranges::find(choices_, prefix, &ChoiceRow::prefix);
    return found != choices_.end() ? *found : nullptr;
}

}  // namespace peg
