// SPDX-License-Identifier: MIT
#pragma once

// The settings as JSON, and which of two changes of a setting was later. Several tabs share the
// stored data, and each may change a setting before it knows of the others' changes. So each
// setting that was ever changed (except the language) has a number, greater than all numbers known
// at the change (as in model/knowledge/removals.h). Of two tabs' values the one with the greater
// number counts, and no change is lost.

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "app/model/settings.h"
#include "report/json.h"

namespace peg {

// {"coach": true, ...}
Json settings_json(const Settings& settings);
// Unreadable or missing settings are taken from `settings`.
Settings read_settings(const Json& json, Settings settings = {});

class SettingChanges {
public:
    using Numbers = std::map<std::string, std::int64_t>;  // by the setting's name in the JSON

    SettingChanges() = default;
    // Restores stored settings and numbers.
    SettingChanges(Settings settings, Numbers numbers)
        : known_(std::move(settings)), numbers_(std::move(numbers)) {}

    const Numbers& numbers() const { return numbers_; }
    // Numbers the changes since the last call.
    void note(const Settings& settings);
    // Merges both; for settings with equal numbers the greater text counts, in all tabs alike.
    void merge(const SettingChanges& other);
    // The settings as of the last change.
    const Settings& settings() const { return known_; }
    // True if `other` has at least all of these changes.
    bool are_known_to(const SettingChanges& other) const;

private:
    Settings known_;
    Numbers numbers_;
};

// {"coach": 2}; unreadable entries are left out.
SettingChanges::Numbers read_setting_numbers(const Json* json);

}  // namespace peg
