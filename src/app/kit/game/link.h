// SPDX-License-Identifier: MIT
#pragma once

// Reads links. What a link names stands behind the '#' of the address:
//
//   #board=diamond41&vacancy=e5&finish=any
//
// The keys are those of the command line's options. This is the one place that knows them: the page
// hands over the whole fragment, and a link that is pasted is read here too.

#include <optional>
#include <string>
#include <string_view>

#include "app/kit/intent.h"

namespace peg {

// Of the text behind the '#'; any bytes. Keys may be in upper case; of two parts with the same key
// the first counts.
Open read_link(std::string_view fragment);

// The fragment of an address that opens a problem on a board, which `board_text` names as
// format_board writes it.
std::string link_to(const Board& board, std::string_view board_text, const Problem& problem);
// A value of one more field of such a fragment.
std::string escaped_in_link(std::string_view text);
// Of the first link in a text, which is one only if it names something to open.
std::optional<Open> find_link(std::string_view text);

// Whether there is something to open.
bool names_something(const Open& open);
// A sentence about the keys that this page does not know; empty where it knows all of them.
std::string unknown_keys(const Open& open);

}  // namespace peg
