// SPDX-License-Identifier: MIT
#include "read/kit/signs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "read/kit/read_errors.h"

namespace peg {

namespace {

constexpr char32_t kUnknownSign = 0xfffd;

// Takes the first code point off UTF-8 bytes.
char32_t take_utf8(std::string_view& bytes) {
    const auto first = static_cast<unsigned char>(bytes[0]);
    const std::size_t more = first < 0x80   ? 0
                             : first < 0xc2 ? 9
                             : first < 0xe0 ? 1
                             : first < 0xf0 ? 2
                             : first < 0xf5 ? 3
                                            : 9;
    if (more == 9 || bytes.size() <= more) {
        bytes.remove_prefix(1);
        return kUnknownSign;
    }
    const auto value = static_cast<char32_t>(first);
    char32_t c = more == 0 ? value : value & (0x3fU >> more);
    for (std::size_t i = 1; i <= more; ++i) {
        const auto next = static_cast<unsigned char>(bytes[i]);
        if ((next & 0xc0U) != 0x80) {
            bytes.remove_prefix(1);
            return kUnknownSign;
        }
        c = (c << 6U) | (next & 0x3fU);
    }
    bytes.remove_prefix(more + 1);
    return c;
}

Signs from_utf16(std::string_view bytes, bool big) {
    Signs signs;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const auto one = static_cast<unsigned char>(bytes[i]);
        const auto two = static_cast<unsigned char>(bytes[i + 1]);
        const char32_t unit = big ? char32_t{one} * 256 + two : char32_t{two} * 256 + one;
        if (unit >= 0xdc00 && unit < 0xe000 && !signs.empty() && signs.back() >= 0xd800 &&
            signs.back() < 0xdc00)
            signs.back() = 0x10000 + ((signs.back() - 0xd800) << 10U) + (unit - 0xdc00);
        else
            signs += unit;
    }
    for (char32_t& c : signs)
        if (c >= 0xd800 && c < 0xe000) c = kUnknownSign;
    return signs;
}

// Variation selectors, joiners and other invisible code points.
bool is_unseen(char32_t c) {
    return (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0x200b && c <= 0x200f) || c == 0x2060 ||
           c == 0xfeff || c == 0xad || (c >= 0x1f3fb && c <= 0x1f3ff) || c == 0x20e3 ||
           (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

bool is_any_blank(char32_t c) {
    return c == 0xa0 || (c >= 0x2000 && c <= 0x200a) || c == 0x202f || c == 0x205f;
}

// Length of a terminal colour sequence such as "\x1b[33m".
std::size_t length_of_colour(SignsView signs) {
    if (signs.size() < 2 || signs[0] != 0x1b || signs[1] != U'[') return 0;
    std::size_t end = 2;
    while (end < signs.size() && (is_digit_sign(signs[end]) || signs[end] == U';')) ++end;
    return end < signs.size() ? end + 1 : end;
}

// Maps signs that look alike to one sign, and drops invisible ones. False if the bytes are no text:
// they have a null character, or more than 10 % control characters or invalid code points.
bool make_alike(Signs& signs) {
    Signs alike;
    std::size_t strange = 0;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const char32_t c = signs[i];
        if (const std::size_t colour = length_of_colour(SignsView(signs).substr(i)); colour > 0) {
            i += colour - 1;
        } else if (c == U'\r') {
            if (i + 1 == signs.size() || signs[i + 1] != U'\n') alike += U'\n';
        } else if (c == U'\n' || c == 0x2028 || c == 0x2029 || c == 0x85 || c == 0x0b ||
                   c == 0x0c) {
            alike += U'\n';
        } else if (is_any_blank(c)) {
            alike += U' ';
        } else if (c == 0x3000) {
            alike += U"  ";
        } else if (c >= 0xff01 && c <= 0xff5e) {
            alike += static_cast<char32_t>(c - 0xff01 + U'!');
        } else if (c == 0) {
            return false;
        } else if (!is_unseen(c)) {
            strange += (c < U' ' && c != U'\t') || c == 0x7f || c == kUnknownSign ||
                       (c >= 0x80 && c < 0xa0);
            alike += c;
        }
    }
    signs = std::move(alike);
    return strange * 10 <= signs.size();
}

struct Entity {
    std::u32string_view name;
    char32_t sign;
};
constexpr std::array kEntities = std::to_array<Entity>({
    {U"amp", U'&'},     {U"lt", U'<'},      {U"gt", U'>'},       {U"quot", U'"'},
    {U"apos", U'\''},   {U"nbsp", U' '},    {U"middot", 0xb7},   {U"bull", 0x2022},
    {U"rarr", 0x2192},  {U"larr", 0x2190},  {U"uarr", 0x2191},   {U"darr", 0x2193},
    {U"rArr", 0x21d2},  {U"raquo", 0xbb},   {U"ndash", 0x2013},  {U"mdash", 0x2014},
    {U"minus", 0x2212}, {U"times", 0xd7},   {U"hellip", 0x2026}, {U"ensp", U' '},
    {U"emsp", U' '},    {U"thinsp", U' '},  {U"num", U'#'},      {U"sol", U'/'},
    {U"cir", 0x25cb},   {U"xcirc", 0x25ef}, {U"squ", 0x25a1},    {U"auml", 0xe4},
    {U"ouml", 0xf6},    {U"uuml", 0xfc},    {U"agrave", 0xe0},   {U"eacute", 0xe9},
});

// The sign of an entity "&amp;..."; `length` is set to its length, or 0 if it is none.
char32_t entity_at(SignsView signs, std::size_t& length) {
    const std::size_t end = signs.substr(0, 12).find(U';');
    if (end == SignsView::npos || end < 2) return 0;
    const SignsView name = signs.substr(1, end - 1);
    length = end + 1;
    if (name[0] != U'#') {
        const auto* const known = std::ranges::find(kEntities, name, &Entity::name);
        return known == kEntities.end() ? 0 : known->sign;
    }
    const bool hex = name.size() > 1 && lower_sign(name[1]) == U'x';
    char32_t value = 0;
    for (const char32_t c : name.substr(hex ? 2 : 1)) {
        const char32_t letter = lower_sign(c);
        const bool digit = is_digit_sign(c);
        if (!digit && (!hex || letter < U'a' || letter > U'f')) return 0;
        value = value * (hex ? 16 : 10) + (digit ? c - U'0' : letter - U'a' + 10);
        if (value > 0x10ffff) return 0;
    }
    return value == 0xa0 || value == 9 ? U' ' : is_unseen(value) ? 0x200b : value;
}

enum class TagRole : std::uint8_t { kNone, kLine, kRow, kCell, kPlain };
struct Tag {
    std::u32string_view name;
    TagRole role;
};
constexpr std::array kTags = std::to_array<Tag>({
    {U"br", TagRole::kLine},      {U"p", TagRole::kLine},          {U"div", TagRole::kLine},
    {U"li", TagRole::kLine},      {U"tr", TagRole::kRow},          {U"table", TagRole::kRow},
    {U"pre", TagRole::kLine},     {U"ol", TagRole::kLine},         {U"ul", TagRole::kLine},
    {U"h1", TagRole::kLine},      {U"h2", TagRole::kLine},         {U"h3", TagRole::kLine},
    {U"td", TagRole::kCell},      {U"th", TagRole::kCell},         {U"tbody", TagRole::kRow},
    {U"thead", TagRole::kRow},    {U"span", TagRole::kPlain},      {U"b", TagRole::kPlain},
    {U"i", TagRole::kPlain},      {U"em", TagRole::kPlain},        {U"strong", TagRole::kPlain},
    {U"code", TagRole::kPlain},   {U"a", TagRole::kPlain},         {U"font", TagRole::kPlain},
    {U"center", TagRole::kPlain}, {U"html", TagRole::kPlain},      {U"body", TagRole::kPlain},
    {U"tt", TagRole::kPlain},     {U"sup", TagRole::kPlain},       {U"sub", TagRole::kPlain},
    {U"u", TagRole::kPlain},      {U"blockquote", TagRole::kLine},
});

// What the tag at the start of `signs` does, and its length; kNone for a '<' that begins no tag.
TagRole tag_at(SignsView signs, std::size_t& length, bool& closes) {
    constexpr std::size_t kMaxTag = 2000;
    const std::size_t end = signs.substr(0, kMaxTag).find(U'>');
    if (end == SignsView::npos) return TagRole::kNone;
    std::size_t at = 1;
    closes = at < end && signs[at] == U'/';
    if (closes) ++at;
    Signs name;
    while (at < end && (is_ascii_letter(signs[at]) || is_digit_sign(signs[at])))
        name += lower_sign(signs[at++]);
    const auto* const known = std::ranges::find(kTags, SignsView(name), &Tag::name);
    if (known == kTags.end()) return TagRole::kNone;
    length = end + 1;
    return known->role;
}

}  // namespace

Result<Signs> signs_of(std::string_view bytes) {
    Signs signs;
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        signs = from_utf16(bytes.substr(2), bytes[0] == '\xfe');
    else
        while (!bytes.empty()) signs += take_utf8(bytes);
    if (!make_alike(signs)) return read_error("read_no_text");
    return signs;
}

std::string text_of(SignsView signs) {
    std::string text;
    const auto add = [&](char32_t bits) { text += static_cast<char>(bits); };
    for (const char32_t c : signs) {
        if (c < 0x80) {
            add(c);
        } else if (c < 0x800) {
            add(0xc0 | (c >> 6U));
            add(0x80 | (c & 0x3fU));
        } else if (c < 0x10000) {
            add(0xe0 | (c >> 12U));
            add(0x80 | ((c >> 6U) & 0x3fU));
            add(0x80 | (c & 0x3fU));
        } else {
            add(0xf0 | (c >> 18U));
            add(0x80 | ((c >> 12U) & 0x3fU));
            add(0x80 | ((c >> 6U) & 0x3fU));
            add(0x80 | (c & 0x3fU));
        }
    }
    return text;
}

Signs without_html(SignsView signs) {
    Signs plain;
    int cells = 0;         // cells so far in this table row
    bool between = false;  // between table cells, where blanks and line breaks mean nothing
    for (std::size_t i = 0; i < signs.size();) {
        std::size_t length = 0;
        bool closes = false;
        const SignsView rest = signs.substr(i);
        if (rest[0] == U'<') {
            const TagRole role = tag_at(rest, length, closes);
            const bool is_table = rest.starts_with(U"</table") || rest.starts_with(U"</TABLE");
            if (role == TagRole::kLine && (plain.empty() || plain.back() != U'\n')) plain += U'\n';
            if (role == TagRole::kRow) {
                if (plain.empty() || plain.back() != U'\n') plain += U'\n';
                cells = 0;
                between = !(closes && is_table);
            } else if (role == TagRole::kLine) {
                between = false;
            }
            if (role == TagRole::kCell) {
                if (!closes && cells++ > 0) plain += U'\t';
                between = closes;
            }
            if (role != TagRole::kNone) {
                i += length;
                continue;
            }
        }
        if (rest[0] == U'&') {
            if (const char32_t sign = entity_at(rest, length); sign != 0) {
                if (sign != 0x200b) plain += sign;
                i += length;
                continue;
            }
        }
        const bool layout = is_blank_sign(rest[0]) || rest[0] == U'\n';
        if (!(between && layout)) plain += rest[0];
        ++i;
    }
    return plain;
}

std::vector<SignsView> lines_of(SignsView signs) {
    std::vector<SignsView> lines;
    for (std::size_t begin = 0;;) {
        const std::size_t end = std::min(signs.find(U'\n', begin), signs.size());
        lines.push_back(signs.substr(begin, end - begin));
        if (end == signs.size()) return lines;
        begin = end + 1;
    }
}

SignsView trimmed_signs(SignsView signs) {
    while (!signs.empty() && (is_blank_sign(signs.front()) || signs.front() == U'\n'))
        signs.remove_prefix(1);
    while (!signs.empty() && (is_blank_sign(signs.back()) || signs.back() == U'\n'))
        signs.remove_suffix(1);
    return signs;
}

std::optional<int> take_number(SignsView text, std::size_t& at) {
    std::size_t i = at;
    const bool minus = i < text.size() && (text[i] == U'-' || text[i] == 0x2212);
    if (minus) ++i;
    int value = 0;
    const std::size_t begin = i;
    while (i < text.size() && is_digit_sign(text[i]) && i < begin + 3)
        value = value * 10 + static_cast<int>(text[i++] - U'0');
    if (i == begin || (i < text.size() && is_digit_sign(text[i]))) return std::nullopt;
    at = i;
    return minus ? -value : value;
}

}  // namespace peg
