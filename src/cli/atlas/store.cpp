// SPDX-License-Identifier: MIT
#include "cli/atlas/store.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>
#include <string_view>
#include <utility>

#include "cli/cli_errors.h"
#include "cli/console.h"
#include "cli/system/system.h"
#include "cli/text_file.h"
#include "core/board/notation/notation.h"
#include "report/fields.h"
#include "report/text.h"

namespace peg {
namespace {

Error unwritten(const std::string& path) {
    return cli_error("store_unwritten", in_quotes(path), std::strerror(errno));
}

// The number of the unit that a line names.
Result<std::size_t> unit_of(const Board& board, std::span<const Unit> units, const Json& json) {
    if (text_of(json, "board") != format_board(board))
        return cli_error("line_board", in_quotes(text_of(json, "board")));
    const auto unit = std::ranges::find_if(units, [&](const Unit& one) {
        return text_of(json, "unit") == kind_name(one.kind) &&
               text_of(json, "vacancy") == vacancy_words(board, one) &&
               (one.kind != Unit::Kind::kProblem ||
                text_of(json, "finish") == format_finish(board, one.problem.finish));
    });
    if (unit == units.end()) return cli_error("line_unit");
    return static_cast<std::size_t>(unit - units.begin());
}

std::optional<double> limit_in(const Json& limits, const char* key) {
    const Json* field = field_of(limits, key);
    if (field == nullptr || field->is_null()) return std::nullopt;
    return number_of(limits, key);
}

Result<Json> parse_limits(const Json& json) {
    const Json* given = field_of(json, "limits");
    if (given == nullptr || !given->is_object()) return cli_error("line_no_limits");
    const auto limits = make_limits({limit_in(*given, "max_nodes"), limit_in(*given, "max_seconds"),
                                     limit_in(*given, "max_memory")});
    if (!limits) return cli_error("line_limits");
    return limits_json(*limits);
}

std::optional<Error> read_line(const Board& board, std::span<const Unit> units,
                               std::string_view line, Entries& entries) {
    const Json json = parse_json(line);
    if (!json.is_object()) return cli_error("line_object");
    const auto unit = unit_of(board, units, json);
    if (!unit) return unit.error();
    auto limits = parse_limits(json);
    if (!limits) return limits.error();
    auto result = parse_unit_result(board, units[*unit], json);
    if (!result) return result.error();
    entries[*unit] = Entry{*std::move(limits), *std::move(result)};
    return std::nullopt;
}

}  // namespace

Json limits_json(const SearchLimits& limits) {
    constexpr auto kNoLimit = std::numeric_limits<std::uint64_t>::max();
    return {{"max_nodes", limits.core.nodes != kNoLimit ? Json(limits.core.nodes) : Json()},
            {"max_seconds", limits.seconds ? Json(*limits.seconds) : Json()},
            {"max_memory", limits.core.bytes >> 20}};
}

std::string store_line(const Board& board, const Unit& unit, const Entry& entry) {
    Json json{{"board", format_board(board)},
              {"limits", entry.limits},
              {"unit", kind_name(unit.kind)},
              {"vacancy", vacancy_words(board, unit)}};
    if (unit.kind == Unit::Kind::kProblem)
        json["finish"] = format_finish(board, unit.problem.finish);
    json.update(unit_result_json(board, entry.result));
    return to_line(json);
}

Result<std::size_t> read_store(const Board& board, std::span<const Unit> units,
                               const std::string& path, Entries& entries) {
    const auto text = read_text(path);
    if (!text) return text.error();
    entries.resize(units.size());
    std::size_t begin = 0;
    for (std::size_t line = 1; begin < text->size(); ++line) {
        const std::size_t end = text->find('\n', begin);
        if (end == std::string::npos) {
            print_error("The last line of the store " + in_quotes(path) +
                        " was not written to its end, and is left out.");
            break;
        }
        if (const auto error = read_line(
                board, units, std::string_view(*text).substr(begin, end - begin), entries))
            return cli_error("store_line", in_quotes(path), line, *error);
        begin = end + 1;
    }
    return begin;
}

Result<Store> Store::open(const Board& board, std::span<const Unit> units, const std::string& path,
                          Entries& entries) {
    const int descriptor = open_locked(path);
    if (descriptor == kLocked) return cli_error("store_busy", in_quotes(path));
    if (descriptor < 0) return cli_error("store_closed", in_quotes(path), std::strerror(errno));
    Store store(path, descriptor);
    const auto whole = read_store(board, units, path, entries);
    if (!whole) return whole.error();
    if (!truncate_file(descriptor, *whole)) return unwritten(path);
    return store;
}

Store::Store(Store&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

Store::~Store() {
    if (descriptor_ >= 0) close_file(descriptor_);
}

std::optional<Error> Store::append(const std::string& line) {
    if (!append_durably(descriptor_, line + '\n')) return unwritten(path_);
    return std::nullopt;
}

}  // namespace peg
