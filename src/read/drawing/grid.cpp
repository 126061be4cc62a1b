// SPDX-License-Identifier: MIT
#include "read/drawing/grid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "read/drawing/grid_lines.h"
#include "read/drawing/sign_roles.h"

namespace peg {

namespace {

constexpr std::u32string_view kQuotes = U"\"'`";

bool is_quote_sign(char32_t c) { return kQuotes.find(c) != std::u32string_view::npos; }

SignsView without_quotes(SignsView token) {
    if (token.size() >= 2 && is_quote_sign(token.front()) && token.back() == token.front())
        return token.substr(1, token.size() - 2);
    return token;
}

bool fills_cell(SignsView token) {
    if (token.size() != 1) return is_cell_word(token);
    const char32_t c = token[0];
    return (c < U'3' || c > U'8') && c != U':' && c != U'/' && c != U'\\' && c != U'?';
}

// --- One sign per cell

Grid grid_of_signs(const std::vector<Signs>& lines, bool wide) {
    constexpr int kTab = 8;
    Grid grid;
    for (const Signs& line : lines) {
        int column = 0;
        for (const char32_t c : line) {
            if (c == U'\t') {
                column += kTab - column % kTab;
                continue;
            }
            if (c != U' ' && !is_quote_sign(c) && c != U',' && c != U';')
                grid.cells.push_back({column, grid.rows, Signs(1, c)});
            column += wide ? width_of(c) : 1;
        }
        ++grid.rows;
    }
    return grid;
}

// --- Tables

std::vector<SignsView> cells_of(SignsView line, char32_t divider) {
    if (divider == U'|') {
        line = trimmed_signs(line);
        if (line.starts_with(U'|')) line.remove_prefix(1);
        if (line.ends_with(U'|')) line.remove_suffix(1);
    }
    std::vector<SignsView> cells;
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min(line.find(divider, begin), line.size());
        cells.push_back(without_quotes(trimmed_signs(line.substr(begin, end - begin))));
        if (end == line.size()) return cells;
        begin = end + 1;
    }
}

std::vector<SignsView> words_of(SignsView line) {
    std::vector<SignsView> words;
    for (std::size_t at = 0; at < line.size();) {
        while (at < line.size() && is_blank_sign(line[at])) ++at;
        std::size_t end = at;
        while (end < line.size() && !is_blank_sign(line[end])) ++end;
        if (end > at) words.push_back(without_quotes(line.substr(at, end - at)));
        at = end;
    }
    return words;
}

// Adds a row of cells; false if one of the texts cannot be a cell.
bool add_row(Grid& grid, const std::vector<SignsView>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].empty()) continue;
        if (!fills_cell(cells[i])) return false;
        grid.cells.push_back({static_cast<int>(i), grid.rows, Signs(cells[i])});
    }
    ++grid.rows;
    return true;
}

std::optional<Grid> table_of(const std::vector<Signs>& lines, char32_t divider) {
    std::size_t divided = 0;
    for (const Signs& line : lines) divided += line.find(divider) != Signs::npos;
    if (divided * 2 < lines.size() || divided == 0) return std::nullopt;
    Grid grid;
    for (const Signs& line : lines)
        if (!add_row(grid, cells_of(line, divider))) return std::nullopt;
    return grid;
}

// A table of words and numbers with blanks between them, at least one of several signs: "-1 1 0".
std::optional<Grid> table_of_words(const std::vector<Signs>& lines) {
    Grid grid;
    bool words = false;
    for (const Signs& line : lines) {
        const std::vector<SignsView> cells = words_of(line);
        for (const SignsView cell : cells) words |= cell.size() > 1;
        if (!add_row(grid, cells)) return std::nullopt;
    }
    if (!words) return std::nullopt;
    return grid;
}

bool is_table_of_words(SignsView line) {
    for (const char32_t divider : {U'\t', U',', U';', U'|', U' '}) {
        const auto cells = divider == U' ' ? words_of(line) : cells_of(line, divider);
        if (cells.size() < 2) continue;
        bool words = false;
        bool all = true;
        for (const SignsView cell : cells) {
            words |= is_cell_word(cell);
            all &= cell.empty() || fills_cell(cell);
        }
        if (all && words) return true;
    }
    return false;
}

// --- Blocks of lines

enum class LineKind : std::uint8_t { kOther, kBlank, kRow, kHeader, kRule };

LineKind kind_of_line(SignsView line) {
    if (trimmed_signs(line).empty()) return LineKind::kBlank;
    if (is_rule_line(line)) return LineKind::kRule;
    if (is_header_line(line)) return LineKind::kHeader;
    if (is_row_line(line) || is_table_of_words(line)) return LineKind::kRow;
    return LineKind::kOther;
}

bool has_letters_or_marks(SignsView line, const std::vector<Signs>& rows) {
    for (const Signs& row : rows)
        for (const char32_t c : line)
            if (!is_blank_sign(c) && row.find(c) != Signs::npos && c != U'|' && c != U'+')
                return true;
    return false;
}

// Replaces quoted rows, as source code has them, by the text between the quotes.
void take_quoted_rows(std::vector<Signs>& lines) {
    std::vector<Signs> inner;
    for (const Signs& line : lines) {
        SignsView row = trimmed_signs(line);
        while (!row.empty() && (row.back() == U',' || row.back() == U';' || row.back() == U'+'))
            row = trimmed_signs(row.substr(0, row.size() - 1));
        const SignsView plain = without_quotes(row);
        if (plain.size() == row.size() || plain.find_first_of(U"\"'`") != SignsView::npos) return;
        inner.emplace_back(plain);
    }
    lines = std::move(inner);
}

std::vector<Grid> ways_of(std::vector<Signs> rows) {
    std::vector<Grid> ways;
    take_quoted_rows(rows);
    clear_margins(rows);
    for (const char32_t divider : {U'\t', U',', U';', U'|'})
        if (auto table = table_of(rows, divider)) ways.push_back(*std::move(table));
    if (auto words = table_of_words(rows)) {
        ways.push_back(*std::move(words));
        return ways;
    }
    clear_bars(rows);
    ways.push_back(grid_of_signs(rows, true));
    const bool wide = std::ranges::any_of(rows, [](const Signs& row) {
        return std::ranges::any_of(row, [](char32_t c) { return width_of(c) > 1; });
    });
    if (wide) ways.push_back(grid_of_signs(rows, false));
    return ways;
}

// The rows among the lines: no column headers, no frames.
std::vector<Signs> rows_among(std::span<const SignsView> lines) {
    std::vector<Signs> rows;
    for (const SignsView line : lines)
        if (kind_of_line(line) == LineKind::kRow) rows.emplace_back(line);
    const bool barred = !rows.empty() && std::ranges::all_of(rows, [](const Signs& row) {
        const SignsView inner = trimmed_signs(row);
        return inner.size() > 2 && inner.front() == inner.back() &&
               (inner.front() == U'|' || inner.front() == 0x2502 || inner.front() == 0x2551);
    });
    std::vector<Signs> all;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (rows.empty()) {  // all lines look like frames, so they are rows
            if (!trimmed_signs(lines[i]).empty()) all.emplace_back(lines[i]);
            continue;
        }
        const LineKind kind = kind_of_line(lines[i]);
        const bool edge = i == 0 || i + 1 == lines.size();
        const bool rule =
            kind == LineKind::kRule && ((edge && barred) || !has_letters_or_marks(lines[i], rows));
        if (kind == LineKind::kHeader || kind == LineKind::kBlank || rule) continue;
        all.emplace_back(lines[i]);
    }
    return all;
}

// --- Brackets

struct Group {
    std::size_t begin = 0;  // of the innermost brackets' content
    std::size_t end = 0;
};

std::vector<Group> innermost_groups(SignsView text) {
    std::vector<Group> groups;
    std::size_t open = SignsView::npos;
    char32_t quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        if (quote != 0) {
            if (c == quote || c == U'\n') quote = 0;
        } else if (c == U'"' || c == U'\'') {
            quote = c;
        } else if (c == U'[' || c == U'{' || c == U'(') {
            open = i + 1;
        } else if ((c == U']' || c == U'}' || c == U')') && open != SignsView::npos) {
            groups.push_back({open, i});
            open = SignsView::npos;
        }
    }
    return groups;
}

std::vector<SignsView> list_items(SignsView text) {
    std::vector<SignsView> items;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = text[at];
        if (is_blank_sign(c) || c == U',' || c == U'\n') {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        if (c == U'"' || c == U'\'') {
            end = std::min(text.find(c, at + 1), text.size() - 1) + 1;
        } else {
            while (end < text.size() && !is_blank_sign(text[end]) && text[end] != U',' &&
                   text[end] != U'\n')
                ++end;
        }
        items.push_back(without_quotes(text.substr(at, end - at)));
        at = end;
    }
    return items;
}

// A list of quoted rows: "..xxx", "..xxx".
std::optional<Grid> grid_of_strings(const std::vector<SignsView>& items) {
    if (items.size() < 2) return std::nullopt;
    std::vector<Signs> rows;
    std::size_t longest = 0;
    for (const SignsView item : items) {
        if (!is_row_line(item)) return std::nullopt;
        longest = std::max(longest, item.size());
        rows.emplace_back(item);
    }
    if (longest < 3) return std::nullopt;
    return grid_of_signs(rows, true);
}

std::optional<Grid> grid_of_group(SignsView text) {
    const std::vector<SignsView> items = list_items(text);
    if (std::ranges::any_of(items, [](SignsView item) { return item.size() > 2; }) &&
        text.find_first_of(U"\"'") != SignsView::npos)
        return grid_of_strings(items);
    // [1 0 0; 1 1 0]
    if (text.find(U';') == SignsView::npos) return std::nullopt;
    Grid grid;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(U';', begin), text.size());
        if (!trimmed_signs(text.substr(begin, end - begin)).empty() &&
            !add_row(grid, list_items(text.substr(begin, end - begin))))
            return std::nullopt;
        begin = end + 1;
    }
    return grid;
}

struct Found {
    Grid grid;
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::optional<Found> find_in_brackets(SignsView text) {
    constexpr std::size_t kMaxGroups = 400;
    const std::vector<Group> groups = innermost_groups(text);
    if (groups.size() > kMaxGroups) return std::nullopt;
    for (std::size_t first = 0; first < groups.size();) {
        std::size_t last = first + 1;  // one past the last group of this run
        while (last < groups.size()) {
            const SignsView between =
                text.substr(groups[last - 1].end, groups[last].begin - groups[last - 1].end);
            if (between.find_first_not_of(U" \t\n,;[](){}") != SignsView::npos) break;
            ++last;
        }
        const auto inside = [&](const Group& group) {
            return text.substr(group.begin, group.end - group.begin);
        };
        Grid grid;
        bool all = last - first >= 2;
        for (std::size_t i = first; all && i < last; ++i)
            all = add_row(grid, list_items(inside(groups[i])));
        if (all && grid.cells.size() >= 4)
            return Found{std::move(grid), groups[first].begin, groups[last - 1].end};
        if (last - first == 1)
            if (auto single = grid_of_group(inside(groups[first])); single && single->rows > 1)
                return Found{*std::move(single), groups[first].begin, groups[first].end};
        first = last;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Grid> grid_in_brackets(SignsView text) {
    auto found = find_in_brackets(text);
    if (!found) return std::nullopt;
    return std::move(found->grid);
}

std::optional<Grid> grid_on_one_line(SignsView line) {
    line = trimmed_signs(line);
    if (const std::size_t blank = line.find_last_of(U" :\"");
        blank != SignsView::npos && line.find(U'/') > blank)
        line.remove_prefix(blank + 1);
    while (!line.empty() && is_quote_sign(line.back())) line.remove_suffix(1);
    if (line.find(U'/') == SignsView::npos) return std::nullopt;
    std::vector<Signs> rows;
    for (const SignsView row : cells_of(line, U'/')) {
        if (!row.empty() && !is_row_line(row)) return std::nullopt;
        rows.emplace_back(row);
    }
    if (rows.size() < 2) return std::nullopt;
    return grid_of_signs(rows, true);
}

std::vector<GridBlock> grids_in(std::span<const SignsView> lines) {
    std::vector<GridBlock> blocks;
    Signs text;
    for (const SignsView line : lines) (text += line) += U'\n';
    if (auto found = find_in_brackets(text)) {
        const auto line_at = [&](std::size_t at) {
            return static_cast<std::size_t>(
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), U'\n'));
        };
        const std::size_t first = line_at(found->begin);
        blocks.push_back({first, line_at(found->end) + 1, {std::move(found->grid)}});
        return blocks;
    }
    std::vector<LineKind> kinds;
    kinds.reserve(lines.size());
    for (const SignsView line : lines) kinds.push_back(kind_of_line(line));
    for (std::size_t i = 0; i < lines.size();) {
        if (auto single = grid_on_one_line(lines[i])) {
            blocks.push_back({i, i + 1, {*std::move(single)}});
            ++i;
            continue;
        }
        std::size_t last = i;
        std::size_t rows = 0;
        const auto is_part = [&](std::size_t at) {
            return at < lines.size() && kinds[at] >= LineKind::kRow;
        };
        // A drawing with an empty line between each two rows: the empty line belongs to it.
        const bool spread = is_part(i) && i + 2 < lines.size() && !is_part(i + 1) &&
                            kinds[i + 1] == LineKind::kBlank && is_part(i + 2) && !is_part(i + 3);
        while (is_part(last) || (spread && last > i && is_part(last - 1) && is_part(last + 1) &&
                                 kinds[last] == LineKind::kBlank)) {
            rows += kinds[last] != LineKind::kBlank;
            ++last;
        }
        if (rows >= 2) {
            std::vector<Signs> among = rows_among(lines.subspan(i, last - i));
            if (among.size() >= 2) blocks.push_back({i, last, ways_of(std::move(among))});
        }
        i = std::max(last, i + 1);
    }
    return blocks;
}

}  // namespace peg
