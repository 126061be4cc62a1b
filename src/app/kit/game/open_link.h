// SPDX-License-Identifier: MIT
#pragma once

// Opens what a link names.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// Opens a problem, with moves if the link has any, or a daily puzzle. If the link is wrong, says
// why, lists unknown keys, and changes nothing.
void open_link(Context& context, const Open& open);

}  // namespace peg
