// SPDX-License-Identifier: MIT
#pragma once

// Reads fields of JSON objects from outside. A field that is missing or has another type counts as
// empty (an empty text, false, 0), so reading cannot fail.

#include <cstdint>
#include <optional>
#include <string>

#include "report/json.h"

namespace peg {

// The field, of any type; null if the object has none.
inline const Json* field_of(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() ? &*found : nullptr;
}

// Adds a field whose key the object does not have yet. Skips the search for the key, which would be
// slow in a large object.
inline Json& field_after(Json& object, const std::string& key) {
    auto& fields = object.get_ref<Json::object_t&>();
    fields.push_back({key, Json()});
    return fields.back().second;
}

inline std::optional<std::string> optional_text_of(const Json& object, const char* key) {
    const Json* field = field_of(object, key);
    if (field == nullptr || !field->is_string()) return std::nullopt;
    return field->get<std::string>();
}

inline std::string text_of(const Json& object, const char* key) {
    return optional_text_of(object, key).value_or("");
}

inline std::optional<bool> optional_flag_of(const Json& object, const char* key) {
    const Json* field = field_of(object, key);
    if (field == nullptr || !field->is_boolean()) return std::nullopt;
    return field->get<bool>();
}

inline bool flag_of(const Json& object, const char* key) {
    return optional_flag_of(object, key).value_or(false);
}

inline double number_of(const Json& object, const char* key) {
    const Json* field = field_of(object, key);
    return field != nullptr && field->is_number() ? field->get<double>() : 0.0;
}

// The number without its fraction; 0 if its absolute value is 9e15 or more.
inline std::int64_t integer_of(const Json& object, const char* key) {
    const double number = number_of(object, key);
    return number > -9e15 && number < 9e15 ? static_cast<std::int64_t>(number) : 0;
}

// The digits of an exact number that may be long: "40861647040079968". Empty for anything else.
inline std::string digits_of(const Json& object, const char* key) {
    std::string digits = text_of(object, key);
    constexpr std::size_t kMaxDigits = 39;  // digits of a 128-bit number
    const bool number = digits.find_first_not_of("0123456789") == std::string::npos;
    return number && digits.size() <= kMaxDigits ? digits : "";
}

// The field "verdict"; nothing if it does not name one.
inline std::optional<Verdict> verdict_of(const Json& object) {
    const std::string name = text_of(object, "verdict");
    for (const Verdict verdict : {Verdict::kSolvable, Verdict::kUnsolvable, Verdict::kUndecided})
        if (name == verdict_name(verdict)) return verdict;
    return std::nullopt;
}

}  // namespace peg
