// SPDX-License-Identifier: MIT
#include "app/kit/game/link.h"

#include <algorithm>
#include <array>

#include "core/board/notation/marks_notation.h"
#include "core/support/text.h"
#include "words/phrases/link.h"

namespace peg {

namespace {

constexpr std::size_t kMaxUnknown = 3;     // keys that a sentence lists
constexpr std::size_t kMaxKeyLength = 40;  // bytes of a key that a sentence shows

struct Field {
    std::string_view key;
    std::optional<std::string> Open::* value;
    bool opens = true;  // the field alone is enough to open something
};
constexpr std::array kFields{
    Field{"board", &Open::board},      Field{"position", &Open::position},
    Field{"vacancy", &Open::vacancy},  Field{"finish", &Open::finish},
    Field{"marked", &Open::marked},    Field{"survivor", &Open::survivor},
    Field{"moves", &Open::moves},      Field{"daily", &Open::daily},
    Field{"beat", &Open::beat, false},
};

// Keys that chats, mail and advertisements add to links; they are ignored silently.
constexpr std::array<std::string_view, 6> kTrackingPrefixes{"utm_", "mc_",  "mtm_",
                                                            "pk_",  "hsa_", "_hs"};
constexpr std::array<std::string_view, 21> kTrackingKeys{
    "fbclid",  "gclid",  "gclsrc", "dclid",     "gbraid",  "wbraid",  "msclkid",
    "twclid",  "ttclid", "yclid",  "ysclid",    "epik",    "igshid",  "igsh",
    "mkt_tok", "_ga",    "_gl",    "li_fat_id", "srsltid", "vero_id", "__s",
};

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// Decodes "%2F" to a slash and "+" to a blank. Anything else stays as it is.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
        const int low = high >= 0 ? hex_value(text[i + 2]) : -1;
        if (low < 0) {
            plain += text[i] == '+' ? ' ' : text[i];
            continue;
        }
        plain += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return plain;
}

std::string lower_case(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// True for the arrow between two holes: "a4>g4".
bool is_arrow(std::string_view text, std::size_t at) {
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    return at > 0 && at + 2 < text.size() && text[at] == '>' && digit(at - 1) && digit(at + 2);
}

const Field* find_field(std::string_view key) {
    const auto* const found = std::ranges::find(kFields, key, &Field::key);
    return found == kFields.end() ? nullptr : found;
}

bool is_tracking(std::string_view key) {
    return std::ranges::find(kTrackingKeys, key) != kTrackingKeys.end() ||
           std::ranges::any_of(kTrackingPrefixes,
                               [&](std::string_view prefix) { return key.starts_with(prefix); });
}

// A key for a sentence: on one line, and cut at a UTF-8 character if it is long.
std::string shown(std::string_view key) {
    std::string text(beginning(key, kMaxKeyLength));
    const bool whole = text.size() == key.size();
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = '?';
    return whole ? text : text + "…";
}

}  // namespace

Open read_link(std::string_view fragment) {
    Open open;
    while (!fragment.empty()) {
        const std::string_view part = fragment.substr(0, fragment.find('&'));
        fragment.remove_prefix(std::min(part.size() + 1, fragment.size()));
        const std::size_t equals = std::min(part.find('='), part.size());
        std::string key = unescaped(part.substr(0, equals));
        if (key.empty()) continue;
        const std::string name = lower_case(key);
        if (const Field* field = find_field(name)) {
            std::optional<std::string>& value = open.*field->value;
            if (!value) value = unescaped(part.substr(std::min(equals + 1, part.size())));
            continue;
        }
        const bool listed = std::ranges::find(open.unknown, key) != open.unknown.end();
        if (!listed && !is_tracking(name) && open.unknown.size() <= kMaxUnknown)
            open.unknown.push_back(std::move(key));
    }
    return open;
}

std::optional<Open> find_link(std::string_view text) {
    constexpr std::string_view kEnds = " \t\r\n\"'<>";
    while (!text.empty()) {
        std::size_t end = std::min(text.find_first_of(kEnds), text.size());
        while (is_arrow(text, end)) end = std::min(text.find_first_of(kEnds, end + 1), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        // The fragment begins after the last '#' before the first known key.
        std::size_t begin = std::string_view::npos;
        for (std::size_t at = word.find('#'); at != std::string_view::npos;
             at = word.find_first_of("#&", at + 1)) {
            if (word[at] == '#') begin = at + 1;
            const std::string_view part = word.substr(at + 1, kMaxKeyLength);
            const std::size_t equals = part.find('=');
            if (equals == std::string_view::npos) continue;
            const Field* field = find_field(lower_case(std::string(part.substr(0, equals))));
            if (field != nullptr && field->opens) return read_link(word.substr(begin));
        }
    }
    return std::nullopt;
}

bool names_something(const Open& open) {
    return std::ranges::any_of(kFields, [&](const Field& field) {
        return field.opens && (open.*field.value).has_value();
    });
}

std::string unknown_keys(const Open& open) {
    if (open.unknown.empty()) return "";
    std::string names;
    for (const std::string& key : open.unknown) {
        if (!names.empty()) names += ", ";
        const bool is_one_too_many = &key == open.unknown.data() + kMaxUnknown;
        names += is_one_too_many ? "…" : phrase::link::quoted(shown(key));
    }
    return names_something(open) ? phrase::link::also_unknown(names) : phrase::link::unknown(names);
}

std::string link_to(const Board& board, std::string_view board_text, const Problem& problem) {
    return "board=" + escaped_in_link(board_text) +
           "&position=" + escaped_in_link(format_position(board, problem.start)) +
           "&finish=" + escaped_in_link(format_finish(board, problem.finish)) +
           (problem.survivor ? "&survivor=" + format_hole(board, *problem.survivor) : "") +
           (problem.marks.empty()
                ? ""
                : "&marked=" + escaped_in_link(format_marks(board, problem.marks)));
}

// Escapes what must be escaped in the fragment of an address, and no more.
std::string escaped_in_link(std::string_view text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string out;
    for (char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' ||
                           c == '/' || c == '-' || c == ',';
        if (plain) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', kHex[byte >> 4], kHex[byte & 15]};
    }
    return out;
}

}  // namespace peg
