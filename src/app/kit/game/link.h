// SPDX-License-Identifier: MIT
#pragma once

// Reads links. The content of a link is after the '#' of the address:
//
//   #board=diamond41&vacancy=e5&finish=any
//
// The keys are those of the command line's options. Only this file knows them: the page passes the
// whole fragment on, and pasted links are read here too.

#include <optional>
#include <string>
#include <string_view>

#include "app/kit/intent.h"

namespace peg {

// Reads the text after the '#'; any bytes. Keys may be in upper case; of two fields with the same
// key the first counts.
Open read_link(std::string_view fragment);

// The fragment of an address that opens a problem on a board. `board_text` is the board as
// format_board writes it.
std::string link_to(const Board& board, std::string_view board_text, const Problem& problem);
// Escapes the value of a further field of such a fragment.
std::string escaped_in_link(std::string_view text);
// The first link in a text. A link must name something to open.
std::optional<Open> find_link(std::string_view text);

// True if there is something to open.
bool names_something(const Open& open);
// A sentence about keys that this page does not know; empty if there are none.
std::string unknown_keys(const Open& open);

}  // namespace peg
