// SPDX-License-Identifier: MIT
#pragma once

// Links to the page, with what mail, chats and browsers do to them: brackets and stops behind them,
// "%23" for '#', line breaks within them, fields that count clicks.

#include <optional>
#include <vector>

#include "core/support/error.h"
#include "read/fields.h"
#include "read/signs.h"

namespace peg {

struct PageLink {
    Fields fields;
    std::vector<Error> notes;
    std::size_t begin = 0;  // in the text
    std::size_t end = 0;
};

// For each link in a text the ways in which it can be read, the likeliest first: a link that ends
// with its line may go on in the next. Cost: linear in the text, a few times the length of a link.
std::vector<std::vector<PageLink>> links_in(SignsView text);

}  // namespace peg
