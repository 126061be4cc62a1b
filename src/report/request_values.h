// SPDX-License-Identifier: MIT
#pragma once

// Reads the values of a request. Unlike fields.h, which reads JSON that we wrote ourselves, a value
// of the wrong type is an error.

#include <optional>
#include <string>
#include <string_view>

#include "core/support/text.h"
#include "report/json.h"
#include "report/report_errors.h"

namespace peg {

// Reads the values of an object by key, and keeps the first error about a type.
class RequestValues {
public:
    explicit RequestValues(const Json& object) : object_(object) {}

    std::optional<std::string> text(std::string_view key) {
        return get<std::string>(key, &Json::is_string,
                                [&] { return report_error("value_text", in_quotes(key)); });
    }
    std::optional<double> number(std::string_view key) {
        return get<double>(key, &Json::is_number,
                           [&] { return report_error("value_number", in_quotes(key)); });
    }
    std::optional<bool> flag(std::string_view key) {
        return get<bool>(key, &Json::is_boolean,
                         [&] { return report_error("value_flag", in_quotes(key)); });
    }

    const std::optional<Error>& error() const { return error_; }

private:
    // Nothing if the key is missing or its value is null.
    template <class Value, class Wrong>
    std::optional<Value> get(std::string_view key, bool (Json::*has_type)() const, Wrong wrong) {
        const auto found = object_.find(key);
        if (found == object_.end() || found->is_null()) return std::nullopt;
        if (((*found).*has_type)()) return found->get<Value>();
        if (!error_) error_ = wrong();
        return std::nullopt;
    }

    const Json& object_;
    std::optional<Error> error_;
};

}  // namespace peg
