// SPDX-License-Identifier: MIT
#pragma once

// The settings as JSON, and which of two changes to a setting was the later one. Several tabs share
// what is stored, and each may change something before it hears of the others. So each setting that
// was ever changed (but for the language) has a number, greater than all that were known when it
// was changed (as in model/removals.h): of two tabs the value with the greater number counts, and
// no change is lost to another one's.

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "app/model/settings.h"
#include "report/json.h"

namespace peg {

// {"coach": true, ...}
Json settings_json(const Settings& settings);
// What cannot be read, or is not there, is as in `settings`.
Settings read_settings(const Json& json, Settings settings = {});

class SettingChanges {
public:
    using Numbers = std::map<std::string, std::int64_t>;  // by the setting's name in the JSON

    SettingChanges() = default;
    // As they were stored.
    SettingChanges(Settings settings, Numbers numbers)
        : known_(std::move(settings)), numbers_(std::move(numbers)) {}

    const Numbers& numbers() const { return numbers_; }
    // Gives numbers to what has changed since the last call.
    void note(const Settings& settings);
    // Puts both together; of a setting with equal numbers the greater text counts, in all tabs
    // alike.
    void merge(const SettingChanges& other);
    // As they are known after that.
    const Settings& settings() const { return known_; }
    // Whether `other` knows at least all of these changes.
    bool are_known_to(const SettingChanges& other) const;

private:
    Settings known_;
    Numbers numbers_;
};

// {"coach": 2}; what cannot be read is left out.
SettingChanges::Numbers read_setting_numbers(const Json* json);

}  // namespace peg
