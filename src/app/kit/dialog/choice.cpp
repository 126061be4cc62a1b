// SPDX-License-Identifier: MIT
#include "app/kit/dialog/choice.h"

#include <charconv>
#include <iterator>
#include <memory>
#include <utility>

#include "app/kit/coach/coach.h"
#include "app/kit/context.h"
#include "app/kit/game/timeline.h"
#include "app/kit/listing/listing.h"
#include "app/kit/listing/solved.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/words/notation_words.h"
#include "app/kit/words/review_words.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "core/board/catalogue.h"
#include "report/knowledge_json.h"
#include "words/phrases/sheet.h"

namespace peg {

Choice& add_beside(std::vector<Choice>& list, std::string id, std::string label) {
    list.push_back({std::move(id), std::move(label)});
    list.back().beside = true;
    return list.back();
}

std::vector<Choice> choices(const AppState& state) {
    std::vector<Choice> all;
    for (const ChoiceRow* row : state.features->choices()) {
        if (row->list == nullptr || (row->offered != nullptr && !row->offered(state))) continue;
        std::vector<Choice> list = row->list(state);
        all.insert(all.end(), std::make_move_iterator(list.begin()),
                   std::make_move_iterator(list.end()));
    }
    return all;
}

std::vector<Choice> choices_of(const AppState& state, std::string_view prefix) {
    const ChoiceRow* row = state.features->find_choices(prefix);
    return row != nullptr && row->list != nullptr ? row->list(state) : std::vector<Choice>{};
}

void choose(Context& context, const std::string& chosen) {
    const std::string_view id = chosen;
    const std::size_t length = id.find(':') + 1;  // 0 without a colon
    const ChoiceRow* row = context.state.features->find_choices(id.substr(0, length));
    if (row == nullptr || !row->choose(context, id.substr(length)))
        context.complain({phrase::sheet::nothing_chosen(chosen)});
}

std::optional<Miniature> miniature_of(const AppState& state, std::string_view id) {
    const std::size_t length = id.find(':') + 1;
    const ChoiceRow* row = state.features->find_choices(id.substr(0, length));
    return row != nullptr && row->miniature != nullptr ? row->miniature(state, id.substr(length))
                                                       : std::nullopt;
}

std::optional<std::size_t> read_number(std::string_view digits) {
    std::size_t number = 0;
    const auto* const begin = std::to_address(digits.begin());
    const auto* const end = std::to_address(digits.end());
    const auto [stop, error] = std::from_chars(begin, end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

bool choose_numbered(Context& context, std::string_view digits, std::size_t many,
                     void (*act)(Context&, std::size_t)) {
    const auto number = read_number(digits);
    if (!number || *number >= many) return false;
    act(context, *number);
    return true;
}

}  // namespace peg
