// SPDX-License-Identifier: MIT
#include "read/fields/link.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/support/text.h"
#include "read/kit/read_errors.h"

namespace peg {

namespace {

constexpr std::size_t kMaxLink = 4000;  // signs in a link
constexpr std::size_t kMaxLines = 6;    // lines that a broken link may take
constexpr std::size_t kMaxLinks = 8;

constexpr std::array<std::string_view, 7> kOpeningKeys{"board",    "position", "vacancy", "finish",
                                                       "survivor", "moves",    "daily"};

// The keys that chats, mail and advertisements add to links.
constexpr std::array<std::string_view, 8> kTrackingFronts{"utm_", "mc_", "mtm_", "pk_",
                                                          "hsa_", "_hs", "ref",  "si"};
constexpr std::array<std::string_view, 24> kTracking{
    "fbclid", "gclid",     "gclsrc",  "dclid",   "gbraid", "wbraid", "msclkid", "twclid",
    "ttclid", "yclid",     "ysclid",  "epik",    "igshid", "igsh",   "mkt_tok", "_ga",
    "_gl",    "li_fat_id", "srsltid", "vero_id", "__s",    "lang",   "usg",     "sa"};

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// Decodes escapes such as "%2F"; anything else stays as it is. `mark` is '%', or '=' for
// quoted-printable mail.
std::string unescaped_by(std::string_view text, char mark) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == mark && i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
        const int low = high >= 0 ? hex_digit(text[i + 2]) : -1;
        if (low >= 0) i += 2;
        plain += low >= 0 ? static_cast<char>(high * 16 + low) : text[i];
    }
    return plain;
}

// The start of the first field that opens something; npos if there is none.
std::size_t first_field(std::string_view link) {
    constexpr std::string_view kBefore = "#&?!/";
    for (std::size_t at = 0; at < link.size(); ++at) {
        if (at > 0 && kBefore.find(link[at - 1]) == std::string_view::npos) continue;
        if (at == 0) continue;
        for (const std::string_view key : kOpeningKeys) {
            const std::string_view rest = link.substr(at);
            if (rest.size() <= key.size() || rest[key.size()] != '=') continue;
            if (std::ranges::equal(rest.substr(0, key.size()), key, [](char a, char b) {
                    return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b);
                }))
                return at;
        }
    }
    return std::string_view::npos;
}

bool counts_clicks(std::string_view key) {
    return std::ranges::find(kTracking, key) != kTracking.end() ||
           std::ranges::any_of(kTrackingFronts,
                               [&](std::string_view front) { return key.starts_with(front); });
}

// Removes punctuation that a sentence puts behind a link. A '?' may belong to a pattern.
std::string_view without_stops(std::string_view value) {
    while (!value.empty() &&
           std::string_view(")].,;:!'\">}*_`\\|").find(value.back()) != std::string_view::npos)
        value.remove_suffix(1);
    if (value.ends_with('?') && value.find('/') == std::string_view::npos)
        return without_stops(value.substr(0, value.size() - 1));
    return value;
}

PageLink fields_of(std::string_view fragment) {
    PageLink link;
    while (!fragment.empty()) {
        const std::string_view part = fragment.substr(0, fragment.find_first_of("&#?"));
        fragment.remove_prefix(std::min(part.size() + 1, fragment.size()));
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) continue;
        std::string value = unescaped_by(part.substr(equals + 1), '%');
        std::ranges::replace(value, '+', ' ');
        value = std::string(without_stops(value));
        std::string key = unescaped_by(part.substr(0, equals), '%');
        key.erase(0, key.rfind(';') + 1);  // HTML-escaped '&': "&amp;finish", "&#38;finish"
        if (auto* const field = find_field(link.fields, key); field != nullptr) {
            if (!*field) *field = value;
        } else if (!counts_clicks(key)) {
            link.notes.push_back(read_error("note_left_out", in_quotes(part)));
        }
    }
    return link;
}

// Reads a link from a run of signs without blanks.
std::optional<PageLink> link_of(std::string text) {
    if (text.find("=3D") != std::string::npos) text = unescaped_by(text, '=');
    for (int i = 0; i < 3; ++i) {
        const std::size_t at = first_field(text);
        // An escaped '&' between fields means that the whole fragment was escaped.
        const bool escaped =
            at != std::string::npos && text.find('&', at) == std::string::npos &&
            first_field(unescaped_by(text.substr(at - 1), '%').substr(1)) != std::string::npos;
        if (at != std::string::npos && !escaped) return fields_of(text.substr(at));
        text = unescaped_by(text, '%');
    }
    return std::nullopt;
}

constexpr std::u32string_view kAround = U" \t\n\"<>";

}  // namespace

std::vector<std::vector<PageLink>> links_in(SignsView text) {
    std::vector<std::vector<PageLink>> links;
    for (std::size_t at = 0; at < text.size() && links.size() < kMaxLinks;) {
        const std::size_t begin = text.find_first_not_of(kAround, at);
        if (begin == SignsView::npos) break;
        std::size_t end = std::min(text.find_first_of(kAround, begin), text.size());
        at = end;
        if (end - begin > kMaxLink || end - begin < 6 ||
            text.substr(begin, end - begin).find(U'=') == SignsView::npos) {
            const SignsView word = text.substr(begin, std::min(end - begin, kMaxLink));
            if (word.find(U"%3D") == SignsView::npos && word.find(U"%3d") == SignsView::npos)
                continue;
        }
        std::string word = text_of(text.substr(begin, end - begin));
        std::vector<PageLink> ways;
        auto link = link_of(word);
        if (!link) {  // the link was broken before its first field
            if (word.find("://") == std::string::npos) continue;
        } else {
            ways.push_back(*link);
            ways.back().end = end;
        }
        // A link that ends at its line's end may go on in the next lines.
        for (std::size_t line = 1; line < kMaxLines && end < text.size() && text[end] == U'\n';
             ++line) {
            std::size_t next = end + 1;
            while (next < text.size() && (is_blank_sign(text[next]) || text[next] == U'>')) ++next;
            const std::size_t stop = std::min(text.find_first_of(kAround, next), text.size());
            if (stop == next || word.size() > kMaxLink) break;
            if (word.ends_with('=') && word.find("=3D") != std::string::npos) word.pop_back();
            word += text_of(text.substr(next, stop - next));
            end = stop;
            if (auto longer = link_of(word)) {
                longer->end = end;
                ways.insert(ways.begin(), *std::move(longer));
            }
        }
        for (PageLink& way : ways) way.begin = begin;
        if (!ways.empty()) links.push_back(std::move(ways));
    }
    return links;
}

}  // namespace peg
