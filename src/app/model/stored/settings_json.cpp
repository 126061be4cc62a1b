// SPDX-License-Identifier: MIT
#include "app/model/stored/settings_json.h"

#include <algorithm>
#include <utility>

#include "app/words/language.h"
#include "report/fields.h"
#include "words/languages.h"

namespace peg {

namespace {

// Without the language, which a page keeps until it is reloaded or the player changes it.
Json shared_json(const Settings& settings) {
    Json json = settings_json(settings);
    json.erase("language");
    return json;
}

}  // namespace

Json settings_json(const Settings& settings) {
    return {
        {"material", kMaterialIds[static_cast<std::size_t>(settings.material)]},
        {"theme", kThemeIds[static_cast<std::size_t>(settings.theme)]},
        {"text_size", kTextSizeIds[static_cast<std::size_t>(settings.text_size)]},
        {"coordinates", settings.coordinates},
        {"coach", settings.coach},
        {"letter_keys", settings.letter_keys},
        {"sound", settings.sound},
        {"sound_asked", settings.sound_asked},
        {"language", settings.language},
        {"stopwatch", settings.stopwatch},
        {"notation", notation_id(settings.notation)},
        {"speed", settings.speed},
    };
}

Settings read_settings(const Json& json, Settings settings) {
    const std::string theme = text_of(json, "theme");
    for (std::size_t i = 0; i < kThemeIds.size(); ++i)
        if (theme == kThemeIds[i]) settings.theme = static_cast<ThemeChoice>(i);
    const std::string material = text_of(json, "material");
    for (std::size_t i = 0; i < kMaterialIds.size(); ++i)
        if (material == kMaterialIds[i]) settings.material = static_cast<MaterialChoice>(i);
    const std::string text_size = text_of(json, "text_size");
    for (std::size_t i = 0; i < kTextSizeIds.size(); ++i)
        if (text_size == kTextSizeIds[i]) settings.text_size = static_cast<TextSize>(i);
    const auto flag = [&](const char* key, bool& value) {
        value = optional_flag_of(json, key).value_or(value);
    };
    flag("coordinates", settings.coordinates);
    flag("coach", settings.coach);
    flag("letter_keys", settings.letter_keys);
    flag("sound", settings.sound);
    flag("sound_asked", settings.sound_asked);
    flag("stopwatch", settings.stopwatch);
    if (std::string tag = text_of(json, "language");
        std::ranges::find(kLanguages, tag, &LanguageName::tag) != kLanguages.end())
        settings.language = std::move(tag);
    settings.notation = find_notation(text_of(json, "notation")).value_or(settings.notation);
    if (const Json* found = field_of(json, "speed");
        found != nullptr && found->is_number_integer()) {
        const auto speed = found->get<std::int64_t>();
        if (speed >= kSlowest && speed <= kFastest) settings.speed = static_cast<int>(speed);
    }
    return settings;
}

void SettingChanges::note(const Settings& settings) {
    if (settings == known_) return;  // the usual case after a jump
    const Json before = shared_json(known_);
    std::int64_t next = 1;
    for (const auto& [name, number] : numbers_) next = std::max(next, number + 1);
    const Json now = shared_json(settings);
    for (const auto& [name, value] : now.items())
        if (value != before[name]) numbers_[name] = next;
    known_ = settings;
}

void SettingChanges::merge(const SettingChanges& other) {
    Json ours = settings_json(known_);
    const Json theirs = shared_json(other.known_);
    for (const auto& [name, number] : other.numbers_) {
        std::int64_t& known = numbers_[name];
        if (known > number || !theirs.contains(name)) continue;
        if (known < number || ours[name].dump() < theirs[name].dump()) ours[name] = theirs[name];
        known = number;
    }
    known_ = read_settings(ours);
}

bool SettingChanges::are_known_to(const SettingChanges& other) const {
    return std::ranges::all_of(numbers_, [&](const auto& change) {
        const auto theirs = other.numbers_.find(change.first);
        return theirs != other.numbers_.end() && theirs->second >= change.second;
    });
}

SettingChanges::Numbers read_setting_numbers(const Json* json) {
    constexpr std::int64_t kMax = 1'000'000'000;  // more changes than anybody will make
    SettingChanges::Numbers numbers;
    if (json == nullptr || !json->is_object()) return numbers;
    const Json known = shared_json({});
    for (const auto& [name, value] : json->items())
        if (known.contains(name) && value.is_number_integer() && value > 0 && value <= kMax)
            numbers[name] = value.get<std::int64_t>();
    return numbers;
}

}  // namespace peg
