// SPDX-License-Identifier: MIT
#include "read/moves/tokenizer.h"

#include <algorithm>
#include <utility>

#include "core/support/text.h"
#include "read/kit/read_errors.h"

namespace peg {

namespace {

using Kind = MoveToken::Kind;

constexpr std::size_t kMaxNotes = 4;
constexpr std::size_t kMaxComment = 2000;  // signs in brackets that are left out as a comment

constexpr std::u32string_view kDashes =
    U"-=~*\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00d7\u2715";
constexpr std::u32string_view kArrowHeads =
    U">\u2192\u21d2\u2794\u279c\u279d\u279e\u27a1\u27f6\u27a4\u25b6\u2023\u203a";

class Tokenizer {
public:
    explicit Tokenizer(SignsView text) : text_(text) {}

    MoveText run() {
        while (at_ < text_.size()) step();
        return std::move(out_);
    }

private:
    char32_t sign(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : U'\0';
    }

    MoveToken& add(Kind kind, std::size_t end) {
        MoveToken token;
        token.kind = kind;
        token.begin = at_;
        token.end = end;
        token.blank_before = blank_;
        token.begins_line = line_begins_;
        out_.tokens.push_back(std::move(token));
        at_ = end;
        blank_ = false;
        if (kind != Kind::kLine) line_begins_ = false;
        return out_.tokens.back();
    }

    void leave_out(std::size_t end) {
        note_left_out(out_, text_.substr(at_, end - at_));
        at_ = end;
        blank_ = true;
    }

    void step() {
        const char32_t c = sign();
        if (c == U'\n') {
            add(Kind::kLine, at_ + 1);
            line_begins_ = true;
            return;
        }
        if (is_blank_sign(c)) {
            blank_ = true;
            ++at_;
            return;
        }
        if (is_letter_sign(c) || is_digit_sign(c)) return take_word();
        if (line_begins_ && take_header()) return;
        if (c == U'{' && take_comment()) return;
        if (is_any_of(c, U"([{<") && take_pair()) return;
        if (c == U'(' && take_variation()) return;
        if (take_joint()) return;
        take_mark(c);
    }

    void take_word() {
        std::size_t end = at_;
        while (end < text_.size() && (is_letter_sign(text_[end]) || is_digit_sign(text_[end])))
            ++end;
        // "fromRow": two words
        for (std::size_t i = at_ + 2; i < end; ++i)
            if (text_[i] >= U'A' && text_[i] <= U'Z' && text_[i - 1] >= U'a' &&
                text_[i - 1] <= U'z' && meaning_of_word(text_.substr(at_, i - at_)))
                end = i;
        const SignsView word = text_.substr(at_, end - at_);
        if (take_row_and_column(word)) return;
        const bool letters = std::ranges::none_of(word, is_digit_sign);
        const auto meaning = letters ? meaning_of_word(word) : std::nullopt;
        MoveToken& token = add(meaning ? Kind::kWord : Kind::kName, end);
        token.text = text_of(word);
        if (meaning) token.meaning = *meaning;
    }

    // "r1c3"
    bool take_row_and_column(SignsView word) {
        if (word.size() < 4 || lower_sign(word[0]) != U'r') return false;
        std::size_t i = 1;
        const auto row = take_number(word, i);
        if (!row || i >= word.size() || lower_sign(word[i]) != U'c') return false;
        ++i;
        const auto column = take_number(word, i);
        if (!column || i != word.size()) return false;
        MoveToken& token = add(Kind::kPair, at_ + word.size());
        token.first_number = *row;
        token.second_number = *column;
        token.named = true;
        return true;
    }

    // A line like [Event "x"].
    bool take_header() {
        if (sign() != U'[' || !is_ascii_letter(sign(1))) return false;
        const std::size_t end =
            at_ + std::min(text_.substr(at_, kMaxComment).find(U'\n'), text_.size() - at_);
        const SignsView line = trimmed_signs(text_.substr(at_, end - at_));
        if (line.back() != U']' || line.find(U'"') == SignsView::npos ||
            line.find(U' ') == SignsView::npos || line.find(U',') != SignsView::npos)
            return false;
        leave_out(end);
        return true;
    }

    // Takes words in braces, unless they are a set of numbers or JSON.
    bool take_comment() {
        const std::size_t length = text_.substr(at_, kMaxComment).find(U'}');
        if (length == SignsView::npos) return false;
        const std::size_t end = at_ + length;
        const SignsView inner = text_.substr(at_ + 1, end - at_ - 1);
        if (std::ranges::none_of(inner, is_letter_sign) || inner.find(U'"') != SignsView::npos ||
            inner.find(U'{') != SignsView::npos)
            return false;
        leave_out(end + 1);
        return true;
    }

    bool take_pair() {
        constexpr std::u32string_view kClosing = U")]}>";
        const char32_t closing = kClosing[std::u32string_view(U"([{<").find(sign())];
        std::size_t i = at_ + 1;
        const auto skip = [&] {
            while (i < text_.size() && is_blank_sign(text_[i])) ++i;
        };
        skip();
        const auto one = take_number(text_, i);
        if (!one) return false;
        const std::size_t before = i;
        skip();
        if (i < text_.size() && (text_[i] == U',' || text_[i] == U';' || text_[i] == U'|'))
            ++i;
        else if (i == before)
            return false;
        skip();
        const auto two = take_number(text_, i);
        skip();
        if (!two || i >= text_.size() || text_[i] != closing) return false;
        MoveToken& token = add(Kind::kPair, i + 1);
        token.first_number = *one;
        token.second_number = *two;
        return true;
    }

    // Takes a variation: an alternative move, such as "(2. f3-d3)".
    bool take_variation() {
        std::size_t i = at_ + 1;
        while (i < text_.size() && is_blank_sign(text_[i])) ++i;
        const std::size_t begin = i;
        while (i < text_.size() && is_digit_sign(text_[i])) ++i;
        if (i == begin || i >= text_.size() || text_[i] != U'.') return false;
        int depth = 0;
        for (i = at_; i < std::min(text_.size(), at_ + kMaxComment); ++i) {
            depth += text_[i] == U'(';
            depth -= text_[i] == U')';
            if (depth == 0) break;
        }
        if (depth != 0 || i >= text_.size()) return false;
        leave_out(i + 1);
        return true;
    }

    // A run of dashes and arrow heads.
    bool take_joint() {
        std::size_t end = at_;
        std::size_t heads = 0;
        bool unicode = false;
        while (end < text_.size() &&
               (is_any_of(text_[end], kDashes) || is_any_of(text_[end], kArrowHeads))) {
            heads += is_any_of(text_[end], kArrowHeads);
            unicode |= text_[end] == 0x2192 || text_[end] == 0x21d2 || text_[end] == 0x27a1;
            ++end;
        }
        if (end == at_) return take_arrow_or_quote();
        const bool blank_behind =
            end == text_.size() || is_blank_sign(text_[end]) || text_[end] == U'\n';
        const bool stars = text_.substr(at_, end - at_).find_first_not_of(U'*') == SignsView::npos;
        if (stars && (end - at_ > 1 || blank_ || blank_behind || line_begins_)) {  // stars for
                                                                                   // emphasis
            at_ = end;
            return true;
        }
        if (line_begins_ && (blank_behind || heads > 0)) {  // a bullet
            blank_ = true;
            at_ = end;
            return true;
        }
        const char32_t sign_here = sign();
        const std::size_t length = end - at_;
        MoveToken& token = add(heads > 1    ? Kind::kDouble
                               : heads == 1 ? Kind::kArrow
                                            : Kind::kDash,
                               end);
        if (unicode && length == 1) {
            std::optional<Meaning> two;
            Meaning one = Meaning::kRight;
            if (directions_of_arrow(sign_here, one, two)) token.meaning = one;
        }
        return true;
    }

    bool take_arrow_or_quote() {
        if (sign() == 0xbb || sign() == 0x226b) {
            add(Kind::kDouble, at_ + 1);
            return true;
        }
        Meaning one = Meaning::kNoise;
        std::optional<Meaning> two;
        if (!directions_of_arrow(sign(), one, two)) return false;
        MoveToken& token = add(Kind::kDirection, at_ + 1);
        token.meaning = one;
        token.second = two;
        return true;
    }

    void take_mark(char32_t c) {
        if (is_any_of(c, U"([{")) {
            out_.brackets = true;
            add(Kind::kOpen, at_ + 1);
        } else if (is_any_of(c, U")]}")) {
            add(Kind::kClose, at_ + 1);
        } else if (c == U',' || c == 0x3001) {
            add(Kind::kComma, at_ + 1);
        } else if (c == U'.' || c == U';' || c == 0x2026 || c == 0x2022 || c == 0xb7 ||
                   c == 0x3002) {
            add(Kind::kStop, at_ + 1);
        } else if (is_any_of(c, U":/|+_&\\^")) {
            add(Kind::kMark, at_ + 1);
        } else if (c == U'$') {  // a numeric annotation, such as $1
            ++at_;
            while (is_digit_sign(sign())) ++at_;
        } else {  // ! ? quotes, hashes, stars of any kind
            ++at_;
        }
    }

    SignsView text_;
    std::size_t at_ = 0;
    bool blank_ = false;
    bool line_begins_ = true;
    MoveText out_;
};

}  // namespace

MoveText tokenize(SignsView text) { return Tokenizer(text).run(); }

void note_left_out(MoveText& text, SignsView piece) {
    if (text.notes.size() < kMaxNotes)
        text.notes.push_back(read_error("note_left_out", in_quotes(text_of(piece))));
}

}  // namespace peg
