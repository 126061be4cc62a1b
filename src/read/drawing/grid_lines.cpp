// SPDX-License-Identifier: MIT
#include "read/drawing/grid_lines.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "read/drawing/sign_roles.h"

namespace peg {

namespace {

constexpr std::size_t kMaxRow = 400;  // signs in a row, including blanks
constexpr std::size_t kMaxKinds = 5;  // different signs in a row
constexpr std::u32string_view kLayout = U" \t,;|\"'`";

bool is_bar(char32_t c) { return c == U'|' || c == 0xa6 || (c >= 0x2500 && c <= 0x257f); }

// A label at one end of a row: its position and its value.
struct Label {
    std::size_t begin = 0;
    std::size_t size = 0;
    int value = 0;
    bool figures = true;
};

std::optional<Label> label_at(SignsView line, std::size_t begin, std::size_t end) {
    const SignsView word = line.substr(begin, end - begin);
    if (word.empty() || word.size() > 2) return std::nullopt;
    if (std::ranges::all_of(word, is_digit_sign)) {
        int value = 0;
        for (const char32_t c : word) value = value * 10 + static_cast<int>(c - U'0');
        return Label{begin, word.size(), value, true};
    }
    if (word.size() == 1 && is_ascii_letter(word[0]))
        return Label{begin, 1, static_cast<int>(lower_sign(word[0]) - U'a'), false};
    return std::nullopt;
}

bool ends_label(char32_t c) {
    return is_blank_sign(c) || is_bar(c) || c == U':' || c == U')' || c == U',' || c == U';';
}

std::optional<Label> front_label(SignsView line) {
    std::size_t begin = 0;
    while (begin < line.size() && (is_blank_sign(line[begin]) || is_bar(line[begin]))) ++begin;
    std::size_t end = begin;
    while (end < line.size() && !ends_label(line[end])) ++end;
    if (end == line.size()) return std::nullopt;
    return label_at(line, begin, end);
}

std::optional<Label> back_label(SignsView line) {
    std::size_t end = line.size();
    while (end > 0 && (is_blank_sign(line[end - 1]) || is_bar(line[end - 1]))) --end;
    std::size_t begin = end;
    while (begin > 0 && !ends_label(line[begin - 1])) --begin;
    if (begin == 0) return std::nullopt;
    return label_at(line, begin, end);
}

// True if the labels of all rows count up or down, and at least one of the labels stands nowhere
// else, so they cannot be signs of the drawing.
bool are_margin(const std::vector<Signs>& lines, const std::vector<Label>& labels) {
    if (labels.size() < 3) return false;
    const int step = labels[1].value - labels[0].value;
    if (step != 1 && step != -1) return false;
    for (std::size_t i = 1; i < labels.size(); ++i)
        if (labels[i].value - labels[i - 1].value != step || labels[i].figures != labels[0].figures)
            return false;
    std::set<char32_t> inside;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = 0; k < lines[i].size(); ++k)
            if (k < labels[i].begin || k >= labels[i].begin + labels[i].size)
                inside.insert(lines[i][k]);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (labels[i].size > 1 || !inside.contains(lines[i][labels[i].begin])) return true;
    return false;
}

template <class Find>
void clear_labels(std::vector<Signs>& lines, Find find) {
    std::vector<Label> labels;
    for (const Signs& line : lines) {
        const auto label = find(SignsView(line));
        if (!label) return;
        labels.push_back(*label);
    }
    if (!are_margin(lines, labels)) return;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::size_t end = labels[i].begin + labels[i].size;
        if (end < lines[i].size() && (lines[i][end] == U':' || lines[i][end] == U')')) ++end;
        std::fill(lines[i].begin() + static_cast<std::ptrdiff_t>(labels[i].begin),
                  lines[i].begin() + static_cast<std::ptrdiff_t>(end), U' ');
    }
}

// Clears the column letters beside the rows of a slanted board: each letter once, from a on.
void clear_letters(std::vector<Signs>& lines) {
    std::map<char32_t, int> times;
    for (const Signs& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            if (is_ascii_letter(line[i])) {
                const bool alone = (i == 0 || !is_ascii_letter(line[i - 1])) &&
                                   (i + 1 == line.size() || !is_ascii_letter(line[i + 1]));
                times[line[i]] += alone ? 1 : 2;
            }
    char32_t next = U'a';
    while (times.contains(next) && times[next] == 1) ++next;
    if (next < U'a' + 2) return;
    for (Signs& line : lines)
        for (char32_t& c : line)
            if (c >= U'a' && c < next) c = U' ';
}

}  // namespace

bool is_row_line(SignsView line) {
    if (line.size() > kMaxRow) return false;
    // Digits that cannot be signs of a drawing are margin labels.
    if (const auto label = front_label(line); label && label->figures && label->value > 2)
        line.remove_prefix(label->begin + label->size);
    if (const auto label = back_label(line); label && label->figures && label->value > 2)
        line = line.substr(0, label->begin);
    while (!line.empty() && (line.front() == U':' || line.front() == U')')) line.remove_prefix(1);
    std::array<char32_t, kMaxKinds + 4> kinds{};
    std::size_t count = 0;
    std::size_t signs = 0;
    std::size_t single_letters = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char32_t c = line[i];
        if (kLayout.find(c) != std::u32string_view::npos || is_bar(c)) continue;
        if (c >= U'3' && c <= U'9') return false;
        if (c == U'/' || c == U'(' || c == U')' || c == U'[' || c == U']' || c == U'{' ||
            c == U'}' || c == U'?' || c == U'!' || c == U':')
            return false;
        const bool beside_digit = (i > 0 && is_digit_sign(line[i - 1])) ||
                                  (i + 1 < line.size() && is_digit_sign(line[i + 1]));
        if (is_ascii_letter(c) && beside_digit) return false;
        ++signs;
        if (std::find(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(count), c) !=
            kinds.begin() + static_cast<std::ptrdiff_t>(count))
            continue;
        // Column letters may stand beside the rows; clear_letters sorts them out later.
        single_letters += c >= U'a' && c <= U'i' && c != U'e';
        if (count == kinds.size()) return false;
        kinds[count++] = c;
    }
    return signs > 0 && count <= kMaxKinds + std::min<std::size_t>(single_letters, 4);
}

bool is_header_line(SignsView line) {
    std::vector<char32_t> names;
    for (const char32_t c : line) {
        if (is_blank_sign(c) || is_bar(c) || c == U',' || c == U';') continue;
        if (is_digit_sign(c) || is_ascii_letter(c))
            names.push_back(lower_sign(c));
        else
            return false;
    }
    if (names.size() < 2) return false;
    for (std::size_t i = 1; i < names.size(); ++i)
        if (names[i] != names[i - 1] + 1) return false;
    return (names[0] >= U'a' && names[0] < U'n') ||
           ((names[0] == U'0' || names[0] == U'1') && names.size() > 2);
}

bool is_rule_line(SignsView line) {
    constexpr std::u32string_view kRule = U"-=_+~:";
    std::size_t run = 0;
    std::size_t longest = 0;
    for (const char32_t c : line) {
        const bool rule = kRule.find(c) != std::u32string_view::npos || is_bar(c);
        if (!rule && !is_blank_sign(c)) return false;
        run = rule ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest >= 3;
}

void clear_margins(std::vector<Signs>& lines) {
    clear_letters(lines);
    while (!lines.empty() && trimmed_signs(lines.back()).empty()) lines.pop_back();
    clear_labels(lines, front_label);
    clear_labels(lines, back_label);
}

void clear_bars(std::vector<Signs>& lines) {
    for (Signs& line : lines)
        for (char32_t& c : line)
            if (is_bar(c)) c = U' ';
}

}  // namespace peg
