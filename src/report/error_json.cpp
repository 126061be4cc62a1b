// SPDX-License-Identifier: MIT
#include "report/error_json.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/board/notation/board_errors.h"
#include "read/kit/read_errors.h"
#include "report/english.h"
#include "report/fields.h"
#include "report/report_errors.h"

namespace peg {
namespace {

Json code_json(const Error& error) {
    Json arguments = Json::object();
    for (const Argument& argument : error.arguments) {
        Json& value = arguments[std::string(argument.name)];
        if (argument.number)
            value = *argument.number;
        else if (!argument.error.empty())
            value = code_json(argument.error.front());
        else
            value = argument.text;
    }
    return {{"code", error.code}, {"args", std::move(arguments)}};
}

// The kind of error with this code, or null.
const ErrorKind* find_kind(std::string_view code) {
    for (const std::span<const ErrorKind> kinds :
         {std::span<const ErrorKind>(kBoardErrors), std::span<const ErrorKind>(kReadErrors),
          std::span<const ErrorKind>(kReportErrors)})
        for (const ErrorKind& kind : kinds)
            if (kind.code == code) return &kind;
    return nullptr;
}

std::optional<Argument> parse_argument(const Json& json) {
    if (json.is_string()) return Argument(json.get<std::string>());
    if (json.is_number_unsigned()) return Argument(json.get<std::uint64_t>());
    if (auto error = parse_error(json)) return Argument(*std::move(error));
    return std::nullopt;
}

}  // namespace

Json error_json(const Error& error) {
    Json json{{"error", english(error)}};
    json.update(code_json(error));
    return json;
}

std::optional<Error> parse_error(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    const ErrorKind* const kind = find_kind(text_of(json, "code"));
    const Json* const arguments = field_of(json, "args");
    if (kind == nullptr || arguments == nullptr || !arguments->is_object()) return std::nullopt;
    Error error{kind->code, {}};
    for (const std::string_view name : kind->argument_names()) {
        const auto given = arguments->find(name);
        auto argument = given != arguments->end() ? parse_argument(*given) : std::nullopt;
        if (!argument) return std::nullopt;
        argument->name = name;
        error.arguments.push_back(*std::move(argument));
    }
    return error;
}

}  // namespace peg
