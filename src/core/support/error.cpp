// SPDX-License-Identifier: MIT
#include "core/support/error.h"

#include <algorithm>
#include <cassert>

namespace peg {

std::vector<std::string_view> ErrorKind::argument_names() const {
    std::vector<std::string_view> names;
    for (std::string_view rest = arguments; !rest.empty();) {
        names.push_back(rest.substr(0, rest.find(' ')));
        rest.remove_prefix(std::min(names.back().size() + 1, rest.size()));
    }
    return names;
}

Error make_error(const ErrorKind& kind, std::initializer_list<Argument> values) {
    assert(values.size() == kind.argument_count());
    Error error{kind.code, values};
    auto argument = error.arguments.begin();
    for (const std::string_view name : kind.argument_names()) (argument++)->name = name;
    return error;
}

}  // namespace peg
