// SPDX-License-Identifier: MIT
#include "read/read_text.h"

#include <utility>
#include <vector>

#include "read/fields/fields.h"
#include "read/fields/json_fields.h"
#include "read/judge.h"
#include "read/kit/read_errors.h"
#include "read/kit/signs.h"
#include "read/kit/wrapping.h"
#include "read/whole_text.h"

namespace peg {

Result<Readings> read_text(const BoardAndProblem& at_hand, std::string_view text) {
    if (text.size() > kMaxReadText) return read_error("read_size", kMaxReadText / 1000);
    const auto decoded = signs_of(text);
    if (!decoded) return decoded.error();
    const Signs signs = without_html(*decoded);
    if (trimmed_signs(signs).empty()) return read_error("read_empty");
    if (auto link = as_link(at_hand, *decoded)) return *std::move(link);
    if (auto fields = fields_of_json(signs)) return read_fields(at_hand, *fields);
    std::vector<SignsView> lines = lines_of(signs);
    unwrap(lines);
    const Signs plain = joined(lines);
    if (auto named = as_name(plain)) return *std::move(named);
    if (auto own = as_own_position(at_hand, plain)) return Readings{*std::move(own)};
    if (auto file = as_board_file(plain)) return *std::move(file);
    return judge_lines(at_hand, std::move(lines));
}

}  // namespace peg
