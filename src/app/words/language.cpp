// SPDX-License-Identifier: MIT
#include "app/words/language.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

#include "app/words/app_errors.h"
#include "core/board/notation/board_errors.h"
#include "core/support/text.h"
#include "read/kit/read_errors.h"
#include "report/english.h"
#include "report/fields.h"
#include "report/json.h"
#include "report/report_errors.h"
#include "words/all_phrases.h"
#include "words/phrases/errors.h"

namespace peg {

namespace {

// Plural forms of a phrase, in the order of kForms.
constexpr std::size_t kOther = 5;
constexpr std::array<const char*, kOther + 1> kForms{"zero", "one", "two", "few", "many", "other"};
using Forms = std::array<std::string, kOther + 1>;

struct Language {
    std::string tag;
    std::vector<Forms> phrases;  // a phrase with a single form has it as kOther
    std::string forms;           // for the numbers below 200: digits, indices into kForms
    std::size_t million = kOther;
    std::string group;               // separates groups of three digits ...
    std::size_t grouped_digits = 4;  // ... in numbers with at least this many digits
    std::string decimal;
};

std::size_t form_of(const Language& language, std::uint64_t count) {
    constexpr std::uint64_t kMillion = 1'000'000;
    if (count > 0 && count % kMillion == 0) return language.million;
    return static_cast<std::size_t>(
        language.forms[static_cast<std::size_t>(count < 200 ? count : 100 + count % 100)] - '0');
}

// Texts made by another version are rejected.
std::optional<Language> parse_language(std::string_view text) {
    const Json json = parse_json(text);
    if (!json.is_object()) return std::nullopt;
    Language language;
    language.tag = text_of(json, "tag");
    language.forms = text_of(json, "forms");
    language.group = text_of(json, "group");
    language.decimal = text_of(json, "decimal");
    const std::int64_t million = integer_of(json, "million");
    language.grouped_digits = static_cast<std::size_t>(
        std::clamp<std::int64_t>(integer_of(json, "grouped_digits"), 4, 5));
    const auto is_form = [](char c) { return c >= '0' && c <= '5'; };
    const Json* phrases = field_of(json, "phrases");
    if (language.tag.empty() || language.forms.size() != 200 ||
        !std::ranges::all_of(language.forms, is_form) || million < 0 || million > 5 ||
        phrases == nullptr || !phrases->is_array() || phrases->size() != phrase::kCount)
        return std::nullopt;
    language.million = static_cast<std::size_t>(million);
    for (const Json& phrase : *phrases) {
        Forms forms;
        if (phrase.is_object())
            for (std::size_t i = 0; i < forms.size(); ++i) forms[i] = text_of(phrase, kForms[i]);
        else if (phrase.is_string())
            forms[kOther] = phrase.get<std::string>();
        language.phrases.push_back(std::move(forms));
    }
    return language;
}

// In use until the page has loaded a language.
Language silence() {
    Language language;
    language.forms = std::string(200, static_cast<char>('0' + kOther));
    language.phrases.resize(phrase::kCount);
    return language;
}

Language& language() {
    static Language in_use = parse_language(phrase::kEnglish).value_or(silence());
    return in_use;
}

std::string filled(std::string_view text, std::span<const phrase::Placeholder> placeholders) {
    return peg::filled(text, [&](std::string_view name) -> std::string {
        const auto found = std::ranges::find(placeholders, name, &phrase::Placeholder::name);
        return found != placeholders.end() ? found->word.text : "";
    });
}

// True if each error has a phrase with its arguments.
constexpr bool has_phrases(std::span<const ErrorKind> kinds) {
    return are_in_english(kinds) && std::ranges::all_of(kinds, [](const ErrorKind& kind) {
               return std::ranges::count(phrase::kErrorCodes, kind.code) == 1;
           });
}
static_assert(has_phrases(kBoardErrors) && has_phrases(kReadErrors) && has_phrases(kReportErrors) &&
              has_phrases(kAppErrors));
static_assert(phrase::kErrorCodes.size() ==
              kBoardErrors.size() + kReadErrors.size() + kReportErrors.size() + kAppErrors.size());

std::string_view phrase_of(std::string_view code) {
    const auto* const found = std::ranges::find(phrase::kErrorCodes, code);
    if (found == phrase::kErrorCodes.end()) return code;
    const auto number = static_cast<std::size_t>(found - phrase::kErrorCodes.begin());
    return language().phrases[phrase::kErrors + number][kOther];
}

}  // namespace

std::optional<Error> use_language(std::string_view text) {
    auto parsed = parse_language(text);
    if (!parsed) return app_error("language");
    language() = *std::move(parsed);
    return std::nullopt;
}

std::string_view language_tag() { return language().tag; }

std::string number(std::string_view digits) {
    std::string text(digits);
    if (text.size() < language().grouped_digits) return text;
    for (std::size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, language().group);
    return text;
}

std::string number(std::uint64_t value) { return number(std::to_string(value)); }

std::string number_with_tenths(std::int64_t tenths) {
    const auto whole = static_cast<std::uint64_t>(std::max<std::int64_t>(tenths, 0));
    return number(whole / 10) + language().decimal + std::to_string(whole % 10);
}

namespace phrase {

std::string say(std::size_t phrase, Placeholders placeholders) {
    assert(phrase < kCount);
    return filled(language().phrases[phrase][kOther], std::vector<Placeholder>(placeholders));
}

std::string say_counted(std::size_t phrase, Count count, Placeholders placeholders) {
    assert(phrase < kCount);
    const Forms& forms = language().phrases[phrase];
    const std::string& form = forms[form_of(language(), count.value)];
    std::vector<Placeholder> all(placeholders);
    const Word shown(count.value);
    all.push_back({"count", shown});
    return filled(form.empty() ? forms[kOther] : form, all);
}

std::string sentence(const Error& error) { return worded(error, {phrase_of, number}); }

std::string look_up(std::size_t first, std::span<const std::string_view> keys,
                    std::string_view key) {
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end()) return "";
    return say(first + static_cast<std::size_t>(found - keys.begin()));
}

}  // namespace phrase

}  // namespace peg
