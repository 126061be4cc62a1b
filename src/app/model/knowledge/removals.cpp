// SPDX-License-Identifier: MIT
#include "app/model/knowledge/removals.h"

#include <algorithm>

#include "core/board/notation/marks_notation.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr std::size_t kLongestRemovalKey = 2000;             // max bytes, more than any board needs
constexpr Removals::Number kGreatestNumber = 1'000'000'000;  // more than anybody removes

constexpr bool is_removed(Removals::Number number) { return number > 0 && number % 2 == 0; }

}  // namespace

std::string game_key(const PlayedGame& game) {
    const Board& board = game.game.board();
    const Problem& problem = game.game.problem();
    return "game " + game.board_text + ' ' + format_position(board, problem.start) + ' ' +
           format_finish_with_marks(board, {problem.finish, problem.marks});
}

std::string board_key(const std::string& text) { return "board " + text; }

Removals::Number Removals::number(const std::string& key) const {
    const auto found = numbers_.find(key);
    return found != numbers_.end() ? found->second : 0;
}

std::vector<std::string> Removals::removed() const {
    std::vector<std::string> keys;
    for (const auto& [key, number] : numbers_)
        if (is_removed(number)) keys.push_back(key);
    return keys;
}

void Removals::remove(const std::string& key) {
    const Number next = greatest() + 1;
    take_over(key, next + next % 2);
}

void Removals::put_back(const std::string& key) {
    if (!is_removed(number(key))) return;
    const Number next = greatest() + 1;
    take_over(key, next + (next + 1) % 2);
}

void Removals::merge(const Removals& other) {
    for (const auto& [key, number] : other.numbers_) take_over(key, number);
}

Removals::Number Removals::greatest() const {
    Number greatest = 0;
    for (const auto& [key, number] : numbers_) greatest = std::max(greatest, number);
    return greatest;
}

void Removals::take_over(const std::string& key, Number number) {
    Number& ours = numbers_[key];
    ours = std::max(ours, number);
    if (numbers_.size() > kMaxRemovals)
        numbers_.erase(std::ranges::min_element(numbers_, {}, &Numbers::value_type::second));
}

bool contains(const Removals& all, const Removals& part) {
    return std::ranges::none_of(part.numbers(),
                                [&](const auto& one) { return all.are_behind(part, one.first); });
}

Json removals_json(const Removals& removals) {
    Json json = Json::object();
    for (const auto& [key, number] : removals.numbers()) field_after(json, key) = number;
    return json;
}

Removals read_removals(const Json* json) {
    Removals removals;
    if (json == nullptr || !json->is_object()) return removals;
    for (const auto& [key, value] : json->items())
        if (key.size() <= kLongestRemovalKey && value.is_number_integer() && value >= 1 &&
            value <= kGreatestNumber)
            removals.take_over(key, value.get<Removals::Number>());
    return removals;
}

}  // namespace peg
