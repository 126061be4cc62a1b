// SPDX-License-Identifier: MIT
#pragma once

// Links to the page, even as mail, chats and browsers change them: brackets and punctuation behind
// them, "%23" for '#', line breaks in them, tracking parameters.

#include <optional>
#include <vector>

#include "core/support/error.h"
#include "read/fields/fields.h"
#include "read/kit/signs.h"

namespace peg {

struct PageLink {
    Fields fields;
    std::vector<Error> notes;
    std::size_t begin = 0;  // index in the text
    std::size_t end = 0;
};

// For each link in a text, its readings, the likeliest first. There are several because a link that
// ends at its line's end may go on in the next line. Cost: linear in the text, plus a few times the
// length of each link.
std::vector<std::vector<PageLink>> links_in(SignsView text);

}  // namespace peg
