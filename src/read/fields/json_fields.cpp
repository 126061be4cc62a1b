// SPDX-License-Identifier: MIT
#include "read/fields/json_fields.h"

#include <algorithm>
#include <string>
#include <utility>

namespace peg {

namespace {

// The string values at the top level of an object, by key.
class JsonStrings {
public:
    explicit JsonStrings(SignsView text) : text_(text) {}

    std::optional<Fields> run() {
        for (; at_ < text_.size(); ++at_) {
            const char32_t c = text_[at_];
            if (c == U'"') {
                const std::string word = take_string();
                if (depth_ == 1 && next_sign() == U':')
                    key_ = word;
                else if (depth_ == 1 || (depth_ == 2 && list_))
                    put(word);
                continue;
            }
            if (c == U'{' || c == U'[') {
                ++depth_;
                list_ = c == U'[';
            }
            if ((c == U'}' || c == U']') && --depth_ == 0) break;
            if (c == U',' && depth_ == 1) key_.clear();
        }
        if (!found_) return std::nullopt;
        return std::move(fields_);
    }

private:
    std::string take_string() {
        Signs word;
        for (++at_; at_ < text_.size() && text_[at_] != U'"' && text_[at_] != U'\n'; ++at_) {
            if (text_[at_] == U'\\' && at_ + 1 < text_.size()) ++at_;
            word += text_[at_];
        }
        return text_of(word);
    }

    char32_t next_sign() const {
        std::size_t i = at_ + 1;
        while (i < text_.size() && (is_blank_sign(text_[i]) || text_[i] == U'\n')) ++i;
        return i < text_.size() ? text_[i] : U'\0';
    }

    void put(const std::string& word) {
        auto* const field = find_field(fields_, key_);
        const bool moves = field == &fields_.moves;
        if (field == nullptr || (depth_ == 2 && !moves)) return;
        found_ = true;
        if (!*field)
            *field = word;
        else if (moves)
            **field += ' ' + word;
    }

    SignsView text_;
    std::size_t at_ = 0;
    int depth_ = 0;
    bool list_ = false;
    bool found_ = false;
    std::string key_;
    Fields fields_;
};

}  // namespace

std::optional<Fields> fields_of_json(SignsView text) {
    text = trimmed_signs(text);
    if (!text.starts_with(U'{')) return std::nullopt;
    return JsonStrings(text).run();
}

}  // namespace peg
