// SPDX-License-Identifier: MIT
#include "core/board/notation/game_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/board/notation/board_errors.h"
#include "core/support/text.h"

namespace peg {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// Signs outside ASCII, in UTF-8: dashes and arrows, which link two names, and blanks.
constexpr std::array kJoiningSigns = std::to_array<std::string_view>({
    "\u2010",
    "\u2011",
    "\u2012",
    "\u2013",
    "\u2014",
    "\u2015",
    "\u2192",
    "\u21d2",
    "\u2212",
    "\u2794",
    "\u279c",
    "\u27a1",
    "\u27f6",
    "\u00d7",
});
constexpr std::array kBlankSigns =
    std::to_array<std::string_view>({"\u00a0", "\u2009", "\u202f", "\ufeff", "\ufe0f"});

bool is_word_part(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

enum class Meaning : std::uint8_t { kName, kTo, kOver, kJumps, kNothing, kNext };

struct Keyword {
    std::string_view word;
    Meaning meaning;
};
constexpr std::array kKeywords = std::to_array<Keyword>({
    {"to", Meaning::kTo},
    {"into", Meaning::kTo},
    {"over", Meaning::kOver},
    {"jumps", Meaning::kJumps},
    {"peg", Meaning::kNothing},
    {"marble", Meaning::kNothing},
    {"hole", Meaning::kNothing},
    {"from", Meaning::kNothing},
    {"the", Meaning::kNothing},
    {"jump", Meaning::kNext},
    {"move", Meaning::kNext},
    {"moves", Meaning::kNext},
    {"then", Meaning::kNext},
    {"and", Meaning::kNext},
});

Meaning meaning_of(std::string_view word, bool x_joins) {
    const auto same = [](char a, char b) {
        return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b);
    };
    if (x_joins && (word == "x" || word == "X")) return Meaning::kTo;
    for (const Keyword& keyword : kKeywords)
        if (std::ranges::equal(word, keyword.word, same)) return keyword.meaning;
    return Meaning::kName;
}

// What is between two names.
struct Between {
    bool over = false;
    bool to = false;
    bool jumps = false;  // a word such as "jumps", which may mean kTo or kOver
    bool ends = false;   // a bracket, a new line, a full stop, ...
    bool comma = false;
    bool blank = false;
    bool in_bracket = false;

    bool joins() const { return over || to || jumps; }
    bool only_comma() const { return comma && !blank && !ends && !joins(); }
};

class Splitter {
public:
    Splitter(std::string_view text, bool x_joins) : text_(text), x_joins_(x_joins) {}

    Result<std::vector<GameWord>> split() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (kBlanks.find(c) == std::string_view::npos && at_blank_) {
                at_blank_ = false;
                ++number_;
            }
            if (is_word_part(c))
                take_word();
            else if (!take_sign(c))
                return board_error(
                    "character",
                    board_error("word", number_, word_in_text(text_, {text_.substr(at_, 1)})));
        }
        link();
        return std::move(words_);
    }

private:
    void take_word() {
        std::size_t end = at_;
        while (end < text_.size() && is_word_part(text_[end])) ++end;
        const std::string_view word = text_.substr(at_, end - at_);
        at_ = end;
        const bool first = std::exchange(line_begins_, false);
        switch (meaning_of(word, x_joins_)) {
            case Meaning::kTo: between_.to = true; return;
            case Meaning::kOver: between_.over = true; return;
            case Meaning::kJumps: between_.jumps = true; return;
            case Meaning::kNothing: return;
            case Meaning::kNext: between_.ends = true; return;
            case Meaning::kName: break;
        }
        if (take_move_number(word, first)) return;
        words_.push_back({word, number_});
        between_.in_bracket = brackets_ > 0;
        before_.push_back(std::exchange(between_, {}));
    }

    // Drops the numbers of moves, such as 1 and 2 in "1. 5-17 2) 12-10": a number that begins a
    // line, or is one more than the last one.
    bool take_move_number(std::string_view word, bool first) {
        if (at_ == text_.size() || between_.joins() || brackets_ > 0) return false;
        if (std::string_view(".):").find(text_[at_]) == std::string_view::npos) return false;
        int number = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc{} || stop != word.data() + word.size()) return false;
        const std::size_t behind = text_.find_first_not_of(" \t\r", at_ + 1);
        const bool last = behind == std::string_view::npos || text_[behind] == '\n';
        if (!first && (number != next_move_ || last)) return false;
        if (number < 1'000) next_move_ = number + 1;
        between_.ends = true;
        ++at_;
        return true;
    }

    bool take_sign(char c) {
        const auto take_one_of = [&](const auto& signs) {
            const auto* const found = std::ranges::find_if(
                signs, [&](std::string_view sign) { return text_.substr(at_).starts_with(sign); });
            if (found == signs.end()) return false;
            at_ += found->size();
            return true;
        };
        if (take_one_of(kBlankSigns)) {
            between_.blank = true;
            return true;
        }
        if (take_one_of(kJoiningSigns)) {
            take_joint();
            return true;
        }
        switch (c) {
            case '\n':
                line_begins_ = true;
                between_.ends = true;
                [[fallthrough]];
            case ' ':
            case '\t':
            case '\r':
                between_.blank = true;
                at_blank_ = true;
                break;
            case ',': between_.comma = true; break;
            case '(':
            case '[':
            case '{':
                ++brackets_;
                between_.ends = true;
                break;
            case ')':
            case ']':
            case '}':
                brackets_ = std::max(0, brackets_ - 1);
                between_.ends = true;
                break;
            case '-':
            case '>':
            case '=':
            case '*':
            case '~':
                ++at_;
                take_joint();
                return true;
            case '.':
            case ';':
            case ':':
            case '/':
            case '|':
            case '"':
            case '\'':
            case '$':
            case '!': between_.ends = true; break;
            default: return false;
        }
        ++at_;
        return true;
    }

    // Called after a dash or an arrow. At the beginning of a line, with a blank after it, it is the
    // mark of a list item.
    void take_joint() {
        const bool item =
            std::exchange(line_begins_, false) &&
            (at_ == text_.size() || kBlanks.find(text_[at_]) != std::string_view::npos);
        (item ? between_.ends : between_.to) = true;
    }

    // Commas, brackets and blanks link names only if nothing else in the text does.
    void link() {
        const bool joints = std::ranges::any_of(before_, &Between::joins);
        const bool commas = std::ranges::any_of(before_, &Between::only_comma);
        const auto link_of = [&](const Between& before) {
            if (before.over) return Link::kOver;
            if (before.to) return Link::kTo;
            if (before.jumps) return Link::kOver;
            if (before.ends || joints) return Link::kNone;
            if (before.only_comma() || before.in_bracket) return Link::kTo;
            return commas || before.comma ? Link::kNone : Link::kTo;
        };
        for (std::size_t i = 1; i < words_.size(); ++i) {
            words_[i].before = link_of(before_[i]);
            words_[i].loose = !joints;
        }
    }

    std::string_view text_;
    bool x_joins_;
    std::size_t at_ = 0;
    bool at_blank_ = true;     // what is next begins a word of the text
    bool line_begins_ = true;  // what is next is the first on its line
    std::uint32_t number_ = 0;
    int brackets_ = 0;  // open ones
    int next_move_ = 1;
    Between between_;
    std::vector<GameWord> words_;
    std::vector<Between> before_;  // for each word
};

}  // namespace

Result<std::vector<GameWord>> split_game(std::string_view text, bool x_joins) {
    return Splitter(text, x_joins).split();
}

std::string word_in_text(std::string_view text, const GameWord& word) {
    const auto at = static_cast<std::size_t>(word.text.data() - text.data());
    const std::size_t blank = text.find_last_of(kBlanks, at);
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    return in_quotes(text.substr(begin, end - begin));
}

}  // namespace peg
