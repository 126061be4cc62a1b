// SPDX-License-Identifier: MIT
#include "report/spelling.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "report/report_errors.h"

namespace peg {
namespace {

constexpr std::string_view kOver = "-over";
// Keys whose values can be sent back as they are.
constexpr std::array<std::string_view, 9> kKeptKeys{
    "board", "position", "finish", "from", "survivor", "marked", "through", "end", "proof"};

bool is_word_sign(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

// Characters that make a word next to them a part of something else: a position, a number, a name.
bool joins_words(char c) {
    return (c >= 'A' && c <= 'Z') || c == '/' || c == '_' || c == '?' || c == '@';
}

}  // namespace

Spelling::Spelling(const Board& board, const HoleNames& names, std::string_view name)
    : board_(std::make_shared<const Board>(board)),
      names_(std::make_shared<const HoleNames>(names)), name_(name), over_(name.ends_with(kOver)) {}

Result<Spelling> Spelling::make(const Board& board, std::string_view name) {
    std::string_view id = name;
    if (id.ends_with(kOver)) id.remove_suffix(kOver.size());
    const auto notation = find_notation(id);
    if (!notation) return report_error("spelling", in_quotes(name));
    const auto names = HoleNames::make(board, *notation);
    if (!names) return board_error("no_names", notation_words(*notation));
    return Spelling(board, *names, name);
}

// Respells a hole, or jumps as holes joined by '-'; returns any other word unchanged.
std::string Spelling::word(std::string_view own, bool& moves) const {
    moves = false;
    std::string text;
    std::optional<Hole> last;
    for (std::size_t begin = 0; begin <= own.size();) {
        const std::size_t end = std::min(own.find('-', begin), own.size());
        const auto hole = parse_hole(*board_, own.substr(begin, end - begin));
        if (!hole) return std::string(own);
        if (last) {
            const auto jump = board_->find_jump(*last, *hole);
            if (!jump) return std::string(own);
            text += over_ ? " over " + names_->name(board_->jump(*jump).over) + " to " : "-";
            moves = true;
        }
        text += names_->name(*hole);
        last = *hole;
        begin = end + 1;
    }
    return text;
}

std::string Spelling::text(std::string_view own) const {
    std::string text;
    bool after_moves = false;  // the word before the blank was moves
    for (std::size_t at = 0; at < own.size();) {
        std::size_t end = at;
        while (end < own.size() && is_word_sign(own[end])) ++end;
        if (end == at) {
            text += own[at++];
            continue;
        }
        const bool alone = (at == 0 || (!joins_words(own[at - 1]) && own[at - 1] != '.')) &&
                           (end == own.size() || !joins_words(own[end])) && own[at] >= 'a';
        bool moves = false;
        const std::string_view as_it_is = own.substr(at, end - at);
        const std::string spelled = alone ? word(as_it_is, moves) : std::string(as_it_is);
        if (over_ && moves && after_moves) text.insert(text.size() - 1, ",");
        text += spelled;
        after_moves = moves && end < own.size() && own[end] == ' ';
        at = end;
        if (after_moves) text += own[at++];
    }
    return text;
}

void Spelling::apply_within(Json& json) const {
    if (json.is_string()) {
        json = text(json.get_ref<const std::string&>());
    } else if (json.is_object()) {
        for (auto& [key, value] : json.items())
            if (std::ranges::find(kKeptKeys, key) == kKeptKeys.end()) apply_within(value);
    } else if (json.is_array()) {
        for (Json& value : json) apply_within(value);
    }
}

void Spelling::apply(Json& json) const {
    apply_within(json);
    if (json.is_object()) json["spelling"] = name_;
}

}  // namespace peg
