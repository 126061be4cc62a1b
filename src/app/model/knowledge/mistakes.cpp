// SPDX-License-Identifier: MIT
#include "app/model/knowledge/mistakes.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

#include "core/board/notation/notation.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr std::size_t kLongestField = 4000;  // bytes; the player's own boards take some hundred

std::string position_id(const KeptMistake& one) {
    return one.board + '\n' + one.position + '\n' + one.finish;
}

// By position_id, since searching the list for each of thousands would be slow.
using Places = std::map<std::string, std::size_t>;

Places places_of(const Mistakes& mistakes) {
    Places places;
    for (std::size_t i = 0; i < mistakes.size(); ++i) places.emplace(position_id(mistakes[i]), i);
    return places;
}

}  // namespace

void add_mistake(Mistakes& mistakes, KeptMistake mistake) {
    std::erase_if(mistakes,
                  [&](const KeptMistake& before) { return before.is_same_position(mistake); });
    mistakes.push_back(std::move(mistake));
}

void merge(Mistakes& ours, const Mistakes& others) {
    Places places = places_of(ours);
    for (const KeptMistake& other : others) {
        const auto [place, is_new] = places.emplace(position_id(other), ours.size());
        if (is_new)
            ours.push_back(other);
        else
            ours[place->second].mended |= other.mended;
    }
}

bool contains(const Mistakes& all, const Mistakes& part) {
    const Places places = places_of(all);
    return std::ranges::all_of(part, [&](const KeptMistake& one) {
        const auto known = places.find(position_id(one));
        return known != places.end() && all[known->second].mended >= one.mended;
    });
}

std::size_t open_mistakes(const Mistakes& mistakes) {
    return static_cast<std::size_t>(std::ranges::count(mistakes, false, &KeptMistake::mended));
}

std::string mistakes_text(const Mistakes& mistakes) {
    std::string text = "[";
    for (const KeptMistake& one : mistakes) {
        if (text.size() > 1) text += ',';
        text += R"({"board":)";
        add_string(text, one.board);
        text += R"(,"position":)";
        add_string(text, one.position);
        text += R"(,"finish":)";
        add_string(text, one.finish);
        text += R"(,"jump":)";
        add_string(text, one.jump);
        text += one.mended ? R"(,"mended":true})" : R"(,"mended":false})";
    }
    return text + ']';
}

Json mistakes_json(const Mistakes& mistakes) { return parse_json(mistakes_text(mistakes)); }

Mistakes read_mistakes(const Json* json) {
    Mistakes mistakes;
    if (json == nullptr || !json->is_array()) return mistakes;
    for (const Json& one : *json) {
        if (!one.is_object()) continue;
        KeptMistake mistake{text_of(one, "board"), text_of(one, "position"), text_of(one, "finish"),
                            text_of(one, "jump"), flag_of(one, "mended")};
        if (mistake.board.empty() || mistake.board.size() > kLongestField ||
            mistake.position.size() > kLongestField || mistake.finish.size() > kLongestField ||
            mistake.jump.size() > kLongestField)
            continue;
        mistakes.push_back(std::move(mistake));
    }
    Mistakes once;
    merge(once, mistakes);
    return once;
}

}  // namespace peg
