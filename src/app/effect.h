// SPDX-License-Identifier: MIT
#pragma once

// What the app wants done outside of itself, as values: the shell carries them out in order.

#include <cstdint>
#include <string>
#include <variant>

namespace peg {

struct Announce {
    std::string text;  // one or more sentences for the live region
};
struct Ask {
    std::uint32_t id = 0;  // from 1 on, rising; the Reply with the answer has the same
    int seconds = 0;       // after which the answer is wanted, finished or not
    std::string request;   // JSON for the solver, as in report/request.h
};
struct Cancel {
    std::uint32_t id = 0;  // of the request that nobody waits for any more
};
struct Store {
    std::string text;  // comes back as a Restore intent at the next start
};
struct Copy {
    std::string text;  // for the clipboard
};
struct Share {
    std::string fragment;  // of an address: board=...&position=...&finish=...
};
using Effect = std::variant<Announce, Ask, Cancel, Store, Copy, Share>;

}  // namespace peg
