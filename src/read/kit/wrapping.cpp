// SPDX-License-Identifier: MIT
#include "read/kit/wrapping.h"

#include <algorithm>
#include <array>

namespace peg {

void unwrap(std::vector<SignsView>& lines) {
    constexpr std::array<SignsView, 3> kComments{U";;", U"//", U"%"};
    for (SignsView& line : lines) {
        for (;;) {
            const SignsView inner = trimmed_signs(line);
            if (!inner.starts_with(U'>') || inner.starts_with(U">>>")) break;
            line = inner.substr(1);
            if (line.starts_with(U' ')) line.remove_prefix(1);
        }
        const SignsView inner = trimmed_signs(line);
        if (inner.starts_with(U"```") || inner.starts_with(U"~~~")) line = {};
        for (const SignsView mark : kComments)
            if (inner.starts_with(mark)) line = line.substr(line.find(mark) + mark.size());
    }
    // A mark counts only if every line begins with it.
    for (const SignsView mark : {SignsView(U"--"), SignsView(U"#"), SignsView(U"*"),
                                 SignsView(U";"), SignsView(U"'"), SignsView(U"|")}) {
        std::size_t marked = 0;
        bool all = true;
        for (const SignsView line : lines) {
            const SignsView inner = trimmed_signs(line);
            if (inner.empty()) continue;
            const SignsView rest = inner.substr(std::min(mark.size(), inner.size()));
            // Without a blank behind it, the mark may be a sign of a drawing.
            all &= inner.starts_with(mark) && (rest.empty() || rest.front() == U' ') &&
                   rest.find(mark) == SignsView::npos;
            ++marked;
        }
        if (!all || marked < 2) continue;
        for (SignsView& line : lines)
            if (!trimmed_signs(line).empty()) line = line.substr(line.find(mark) + mark.size());
    }
}

Signs joined(const std::vector<SignsView>& lines) {
    Signs text;
    for (const SignsView line : lines) (text += line) += U'\n';
    return text;
}

}  // namespace peg
