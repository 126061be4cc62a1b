// SPDX-License-Identifier: MIT
#include "app/model/mistakes.h"

#include <algorithm>
#include <utility>

#include "core/board/notation.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr std::size_t kLongestField = 4000;  // bytes; a board of one's own takes some hundred

void drop_oldest_mistakes(Mistakes& mistakes) {
    while (mistakes.size() > kMostMistakes) {
        const auto mended = std::ranges::find(mistakes, true, &KeptMistake::mended);
        mistakes.erase(mended != mistakes.end() ? mended : mistakes.begin());
    }
}

auto find_position(auto& mistakes, const KeptMistake& one) {
    return std::ranges::find_if(
        mistakes, [&](const KeptMistake& other) { return other.is_same_position(one); });
}

}  // namespace

void add_mistake(Mistakes& mistakes, KeptMistake mistake) {
    if (const auto before = find_position(mistakes, mistake); before != mistakes.end())
        mistakes.erase(before);
    mistakes.push_back(std::move(mistake));
    drop_oldest_mistakes(mistakes);
}

void merge(Mistakes& ours, const Mistakes& others) {
    for (const KeptMistake& other : others) {
        const auto known = find_position(ours, other);
        if (known == ours.end())
            ours.push_back(other);
        else
            known->mended |= other.mended;
    }
    drop_oldest_mistakes(ours);
}

bool contains(const Mistakes& all, const Mistakes& part) {
    return std::ranges::all_of(part, [&](const KeptMistake& one) {
        const auto known = find_position(all, one);
        return known != all.end() && known->mended >= one.mended;
    });
}

std::size_t open_mistakes(const Mistakes& mistakes) {
    return static_cast<std::size_t>(std::ranges::count(mistakes, false, &KeptMistake::mended));
}

Json mistakes_json(const Mistakes& mistakes) {
    Json list = Json::array();
    for (const KeptMistake& one : mistakes)
        list.push_back({{"board", one.board},
                        {"position", one.position},
                        {"finish", one.finish},
                        {"jump", one.jump},
                        {"mended", one.mended}});
    return list;
}

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
        merge(mistakes, {std::move(mistake)});
    }
    return mistakes;
}

}  // namespace peg
