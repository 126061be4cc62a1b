// SPDX-License-Identifier: MIT
#include "read/drawing/sign_roles.h"

#include <algorithm>

namespace peg {

namespace {

struct SignRow {
    SignsView token;
    Suits suits;
};
constexpr std::array kSignRows = std::to_array<SignRow>({
    // Letters and signs of ASCII
    {U"x", {9, 1, 3}},
    {U"X", {9, 1, 3}},
    {U"*", {9, 2, 2}},
    {U"@", {8, 2, 1}},
    {U"#", {4, 1, 7}},
    {U"+", {5, 3, 3}},
    {U"i", {5, 1, 1}},
    {U"o", {5, 7, 0}},
    {U"O", {5, 8, 0}},
    {U".", {0, 6, 7}},
    {U"-", {0, 5, 6}},
    {U"_", {0, 7, 5}},
    {U"~", {0, 3, 7}},
    {U"=", {0, 3, 6}},
    {U"e", {0, 7, 1}},
    {U"E", {0, 7, 1}},
    {U"h", {0, 7, 0}},
    {U"H", {0, 7, 0}},
    {U"p", {8, 0, 0}},
    {U"P", {8, 0, 0}},
    {U"n", {0, 1, 7}},
    {U"N", {0, 1, 7}},
    {U"w", {2, 2, 5}},
    {U"W", {2, 2, 5}},
    // Numbers
    {U"1", {9, 1, 1}},
    {U"0", {1, 8, 4}},
    {U"2", {4, 4, 4}},
    {U"-1", {0, 0, 9}},
    {U"-2", {0, 0, 7}},
    {U"9", {0, 0, 7}},
    // Signs of Unicode: discs, squares, points
    {U"\u25cf", {9, 1, 1}},
    {U"\u2b24", {9, 1, 1}},
    {U"\u2022", {8, 2, 2}},
    {U"\u26ab", {8, 3, 2}},
    {U"\u25c9", {8, 3, 0}},
    {U"\u25a0", {7, 2, 5}},
    {U"\u25fc", {7, 2, 5}},
    {U"\u25aa", {7, 2, 4}},
    {U"\u2588", {5, 1, 6}},
    {U"\u25cb", {1, 9, 1}},
    {U"\u25ef", {1, 9, 1}},
    {U"\u25e6", {1, 9, 2}},
    {U"\u26aa", {3, 8, 2}},
    {U"\u2b55", {1, 8, 1}},
    {U"\u25a1", {1, 8, 4}},
    {U"\u25fb", {1, 8, 4}},
    {U"\u25ab", {1, 8, 3}},
    {U"\u25ce", {4, 5, 0}},
    {U"\u2299", {4, 5, 0}},
    {U"\u00b7", {0, 7, 6}},
    {U"\u2219", {0, 7, 6}},
    {U"\u2218", {0, 8, 3}},
    {U"\u00d7", {8, 1, 3}},
    {U"\u2715", {8, 1, 3}},
    {U"\u2716", {8, 1, 3}},
    {U"\u2b1c", {2, 5, 5}},
    {U"\u2b1b", {3, 3, 6}},
    {U"\u25fd", {2, 6, 5}},
    {U"\u25fe", {5, 3, 5}},
    {U"\u274c", {5, 2, 5}},
    {U"\U0001f534", {9, 1, 0}},
    {U"\U0001f535", {9, 1, 0}},
    {U"\U0001f7e0", {9, 1, 0}},
    {U"\U0001f7e1", {9, 1, 0}},
    {U"\U0001f7e2", {9, 1, 0}},
    {U"\U0001f7e3", {9, 1, 0}},
    {U"\U0001f7e4", {9, 2, 2}},
    {U"\U0001f7e5", {7, 1, 5}},
    {U"\U0001f7e6", {6, 1, 6}},
    {U"\U0001f7e9", {6, 1, 6}},
    {U"\U0001f7eb", {3, 2, 6}},
    {U"\U0001f573", {0, 9, 0}},
    {U"\u2605", {6, 3, 1}},
    {U"\u2606", {2, 7, 1}},
    // Words
    {U"peg", {9, 0, 0}},
    {U"full", {9, 0, 0}},
    {U"filled", {9, 0, 0}},
    {U"occupied", {9, 0, 0}},
    {U"true", {9, 0, 0}},
    {U"stift", {9, 0, 0}},
    {U"hole", {0, 9, 0}},
    {U"empty", {0, 9, 1}},
    {U"free", {0, 9, 0}},
    {U"false", {0, 9, 3}},
    {U"leer", {0, 9, 0}},
    {U"null", {0, 1, 9}},
    {U"none", {0, 1, 9}},
    {U"nil", {0, 1, 9}},
    {U"undefined", {0, 0, 9}},
    {U"wall", {0, 0, 9}},
    {U"invalid", {0, 0, 9}},
    {U"blocked", {0, 0, 9}},
    {U"void", {0, 0, 9}},
    {U"out", {0, 0, 9}},
});

const SignRow* find_sign(SignsView token) {
    const auto* const found = std::ranges::find(kSignRows, token, &SignRow::token);
    return found == kSignRows.end() ? nullptr : found;
}

Signs lower_token(SignsView token) {
    Signs lower(token);
    if (lower.size() > 1)
        for (char32_t& c : lower) c = lower_sign(c);
    return lower;
}

}  // namespace

Suits suits_of(SignsView token) {
    const SignRow* const known = find_sign(lower_token(token));
    return known != nullptr ? known->suits : Suits{};
}

bool is_cell_word(SignsView token) {
    return token.size() > 1 && token.size() < 12 && find_sign(lower_token(token)) != nullptr;
}

bool marks_target(SignsView token) {
    return token == U"\u25ce" || token == U"\u2299" || token == U"\u25c9" || token == U"\u2605" ||
           token == U"\u2606";
}

}  // namespace peg
