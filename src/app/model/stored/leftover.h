// SPDX-License-Identifier: MIT
#pragma once

// Stored data that this version of the program does not understand: unknown keys, unusable values
// of known keys, and unreadable entries of lists. A newer version may have written them. They are
// found at every depth by comparing what was stored with what this version writes after reading it.
// They are written back until the player changes the value in their place:
//
//     stored     {"theme":"ultra","boards":[{"board":"xxx","colour":5},7],"glow":1}
//     read       {"theme":"auto", "boards":[{"board":"xxx"}]}
//     leftover   "ultra" as long as the theme is "auto"; 5 as long as that board is there; 7; glow
//
// Items of a list are identified by something that does not change in them (a board by its text).

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "report/json.h"

namespace peg {

class Leftover {
public:
    using Parts = std::map<std::string, Leftover>;

    // `stored` is an object; `ours` is what this version writes after reading it.
    static Leftover of(const Json& stored, const Json& ours);

    bool empty() const { return !value_ && parts_.empty(); }
    const Parts& parts() const { return parts_; }
    // Null if there is nothing with this name.
    const Leftover* find(const std::string& name) const;
    Leftover* find(const std::string& name);
    // Adds an empty one if there is none.
    Leftover& part(const std::string& name) { return parts_[name]; }
    void erase(const std::string& name) { parts_.erase(name); }

    // Sets a value, in place of `ours` or in addition to everything of ours.
    void set(Json value, std::optional<Json> ours = std::nullopt);
    const std::optional<Json>& value() const { return value_; }
    // The value if it is written in place of `ours`.
    const Json* value_for(const Json& ours) const;
    // True if the value is in addition to everything of ours: an entry that could not be read.
    bool is_entry() const { return value_ && !ours_; }
    std::optional<Json> take_value();

    // Adds an unreadable item of a list. The same item is not added twice.
    void add_item(const Json& item);

    // Adds the leftover to what is written now.
    void lay_over(Json& ours) const;
    // Drops values in place of those that the player has changed.
    void drop_changed(const Json& ours);
    // Drops all values that are in place of ours; entries and unknown keys stay.
    void drop_replaced();
    // Takes over another leftover. If both have a value, the other's counts.
    void take_up(Leftover other);
    // Drops values beyond a number of bytes; returns the number of dropped values.
    std::size_t trim(std::size_t& bytes);

private:
    struct List;
    static const List* find_list(const std::string& name);
    static std::string id_of(const Json& item, const List& list);
    static Leftover of_list(const Json& stored, const Json& ours, const List& list);
    // Calls back for each part that has an item with the same id in `items`.
    void for_each_item(const List& list, const Json& items,
                       const std::function<void(const std::string&, std::size_t)>& visit) const;
    void lay_over_items(Json& items, const List& list) const;

    std::optional<Json> value_;  // as stored
    std::optional<Json> ours_;   // what this version wrote in its place; none: nothing
    Parts parts_;                // of an object by key; of a list by item id
};

}  // namespace peg
