// SPDX-License-Identifier: MIT
#pragma once

// Opening what a link names.

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// A problem, with moves where the link has any, or the puzzle of a day. Says what is wrong with the
// link, and which of its keys are unknown; then nothing is changed.
void open_link(Context& context, const Open& open);

}  // namespace peg
