// SPDX-License-Identifier: MIT
#include "app/model/stored/leftover.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "report/fields.h"

namespace peg {

struct Leftover::List {
    std::string_view name;
    std::array<const char*, 3> ids{};  // the fields that identify its items
    // true: reading may drop items on purpose, such as lines that another line contains
    bool may_drop = false;
};

namespace {

// Fields that identify the object; reading has understood them, however they are spelt.
constexpr std::array<std::string_view, 3> kNamingKeys{"board", "position", "finish"};

bool is_naming(std::string_view key) {
    return std::ranges::find(kNamingKeys, key) != kNamingKeys.end();
}

// The field with this key. `next` is its expected place: objects that this program wrote have their
// keys in the same order, and searching would be slow.
const Json* field_at(const Json& object, const std::string& key, Json::const_iterator& next) {
    if (next == object.end() || next.key() != key) {
        const auto found = object.find(key);
        if (found == object.end()) return nullptr;
        next = found;
    }
    return &*next++;
}

Json* field_in(Json& object, const std::string& key) {
    const auto found = object.find(key);
    return found != object.end() ? &*found : nullptr;
}

// As std::erase_if, but `goes` may change the remaining parts.
void erase_where(Leftover::Parts& parts, const auto& goes) {
    for (auto part = parts.begin(); part != parts.end();)
        part = goes(*part) ? parts.erase(part) : std::next(part);
}

}  // namespace

const Leftover::List* Leftover::find_list(const std::string& name) {
    static constexpr std::array kLists{
        List{"boards", {"board"}},
        List{"drawings", {"board"}},
        List{"mistakes", {"board", "position", "finish"}},
        List{"lines", {"jumps"}, true},
        List{"bookmarks", {"name", "jumps"}, true},
        List{"solved"},
        List{"unread"},
    };
    const auto list = std::ranges::find(kLists, name, &List::name);
    return list != kLists.end() ? &*list : nullptr;
}

std::string Leftover::id_of(const Json& item, const List& list) {
    std::string id;
    for (const char* field : list.ids) {
        if (field == nullptr) break;
        const std::string part = item.is_object() ? text_of(item, field) : "";
        if (part.empty()) return to_line(item);
        id += '=' + part;
    }
    return id.empty() ? to_line(item) : id;
}

Leftover Leftover::of_list(const Json& stored, const Json& ours, const List& list) {
    std::map<std::string, const Json*> known;
    for (const Json& item : ours) known.emplace(id_of(item, list), &item);
    Leftover left;
    for (const Json& item : stored) {
        std::string id = id_of(item, list);
        if (const auto found = known.find(id); found != known.end()) {
            if (!item.is_object()) continue;
            if (Leftover part = of(item, *found->second); !part.empty())
                left.parts_[std::move(id)].take_up(std::move(part));
        } else if (!list.may_drop || !id.starts_with('=')) {
            left.parts_[std::move(id)].set(item);
        }
    }
    return left;
}

Leftover Leftover::of(const Json& stored, const Json& ours) {
    Leftover left;
    auto next = ours.begin();
    for (const auto& [key, value] : stored.items()) {
        const Json* known = field_at(ours, key, next);
        const List* list = find_list(key);
        Leftover part;
        if (list != nullptr && value.is_array() && (known == nullptr || known->is_array()))
            part = of_list(value, known != nullptr ? *known : Json::array(), *list);
        else if (known == nullptr)
            part.set(value);
        else if (value.is_object() && known->is_object())
            part = of(value, *known);
        else if (value != *known && (!value.is_string() || !is_naming(key)))
            part.set(value, *known);
        if (!part.empty()) left.parts_.emplace(key, std::move(part));
    }
    return left;
}

const Leftover* Leftover::find(const std::string& name) const {
    const auto found = parts_.find(name);
    return found != parts_.end() ? &found->second : nullptr;
}

Leftover* Leftover::find(const std::string& name) {
    const auto found = parts_.find(name);
    return found != parts_.end() ? &found->second : nullptr;
}

void Leftover::set(Json value, std::optional<Json> ours) {
    value_ = std::move(value);
    ours_ = std::move(ours);
}

const Json* Leftover::value_for(const Json& ours) const {
    return value_ && ours_ && *ours_ == ours ? &*value_ : nullptr;
}

std::optional<Json> Leftover::take_value() {
    ours_.reset();
    return std::exchange(value_, std::nullopt);
}

void Leftover::add_item(const Json& item) { parts_[to_line(item)].set(item); }

void Leftover::for_each_item(
    const List& list, const Json& items,
    const std::function<void(const std::string&, std::size_t)>& visit) const {
    if (parts_.empty()) return;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (const std::string id = id_of(items[i], list); parts_.contains(id)) visit(id, i);
}

void Leftover::lay_over_items(Json& items, const List& list) const {
    std::vector<std::string> known;
    for_each_item(list, items, [&](const std::string& id, std::size_t place) {
        known.push_back(id);
        if (items[place].is_object()) parts_.at(id).lay_over(items[place]);
    });
    std::ranges::sort(known);
    for (const auto& [id, part] : parts_)
        if (part.is_entry() && !std::ranges::binary_search(known, id))
            items.push_back(*part.value_);
}

void Leftover::lay_over(Json& ours) const {
    for (const auto& [key, part] : parts_) {
        Json* there = field_in(ours, key);
        if (part.value_) {
            if (there == nullptr && !part.ours_) ours[key] = *part.value_;
            if (there != nullptr && part.value_for(*there) != nullptr) *there = *part.value_;
        } else if (const List* list = find_list(key)) {
            Json items = there != nullptr ? std::move(*there) : Json::array();
            if (items.is_array()) part.lay_over_items(items, *list);
            if (there != nullptr)
                *there = std::move(items);
            else if (!items.empty())
                ours[key] = std::move(items);
        } else if (there != nullptr && there->is_object()) {
            part.lay_over(*there);
        }
    }
}

void Leftover::drop_changed(const Json& ours) {
    erase_where(parts_, [&](auto& entry) {
        auto& [key, part] = entry;
        const Json* there = field_of(ours, key.c_str());
        if (there == nullptr) return false;
        if (part.value_) return part.value_for(*there) == nullptr;
        if (const List* list = find_list(key); list != nullptr && there->is_array()) {
            std::vector<std::string> read;  // items that this version reads now
            part.for_each_item(*list, *there, [&](const std::string& id, std::size_t place) {
                Leftover& item = part.parts_.at(id);
                if (item.value_) read.push_back(id);
                if ((*there)[place].is_object()) item.drop_changed((*there)[place]);
            });
            for (const std::string& id : read) part.parts_.erase(id);
        } else if (there->is_object()) {
            part.drop_changed(*there);
        }
        return part.empty();
    });
}

void Leftover::drop_replaced() {
    erase_where(parts_, [](auto& entry) {
        Leftover& part = entry.second;
        if (part.value_) return part.ours_.has_value();
        part.drop_replaced();
        return part.empty();
    });
}

void Leftover::take_up(Leftover other) {
    if (other.value_) set(*std::move(other.value_), std::move(other.ours_));
    for (auto& [key, part] : other.parts_) parts_[key].take_up(std::move(part));
}

std::size_t Leftover::trim(std::size_t& bytes) {
    std::size_t dropped = 0;
    erase_where(parts_, [&](auto& entry) {
        auto& [key, part] = entry;
        if (part.value_) {
            const std::size_t size = key.size() + to_line(*part.value_).size();
            if (size > bytes) {
                part.take_value();
                ++dropped;
            } else {
                bytes -= size;
            }
        }
        dropped += part.trim(bytes);
        return part.empty();
    });
    return dropped;
}

}  // namespace peg
