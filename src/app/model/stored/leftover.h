// SPDX-License-Identifier: MIT
#pragma once

// What was stored, and this version of the program does not understand: keys that it does not know,
// values of known keys that it cannot use, and entries of lists that it cannot read. A newer
// version may have written them. They are found by comparing what was stored with what this version
// writes of what it has read, at every depth, and are written back until the player changes the
// value that stands in their place:
//
//     stored     {"theme":"ultra","boards":[{"board":"xxx","colour":5},7],"glow":1}
//     read       {"theme":"auto", "boards":[{"board":"xxx"}]}
//     leftover   "ultra" as long as the theme is "auto"; 5 as long as that board is there; 7; glow
//
// Items of a list are known by what does not change in them (a board by its text).

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

    // `stored` is an object, `ours` is what this version writes of it.
    static Leftover of(const Json& stored, const Json& ours);

    bool empty() const { return !value_ && parts_.empty(); }
    const Parts& parts() const { return parts_; }
    // Null where nothing of this name is left over.
    const Leftover* find(const std::string& name) const;
    Leftover* find(const std::string& name);
    // Adds an empty one where there is none.
    Leftover& part(const std::string& name) { return parts_[name]; }
    void erase(const std::string& name) { parts_.erase(name); }

    // A value that stands in the place of `ours`, or beside all that is ours.
    void set(Json value, std::optional<Json> ours = std::nullopt);
    const std::optional<Json>& value() const { return value_; }
    // The value, where it is written in the place of `ours`.
    const Json* value_for(const Json& ours) const;
    // Only a value that stands beside all that is ours: an entry that nobody could read.
    bool is_entry() const { return value_ && !ours_; }
    std::optional<Json> take_value();

    // Of a list: adds an item that cannot be read. The same item is not added twice.
    void add_item(const Json& item);

    // Adds what is left over to what is written now.
    void lay_over(Json& ours) const;
    // Drops what the player has changed since.
    void drop_changed(const Json& ours);
    // Drops values in the place of ours; entries and unknown keys stay.
    void drop_replaced();
    // Of what both have the other one's value counts.
    void take_up(Leftover other);
    // Drops values beyond a number of bytes; how many were dropped.
    std::size_t trim(std::size_t& bytes);

private:
    struct List;
    static const List* find_list(const std::string& name);
    static std::string id_of(const Json& item, const List& list);
    static Leftover of_list(const Json& stored, const Json& ours, const List& list);
    // Calls back for each part that has an item of the same id among `items`.
    void for_each_item(const List& list, const Json& items,
                       const std::function<void(const std::string&, std::size_t)>& visit) const;
    void lay_over_items(Json& items, const List& list) const;

    std::optional<Json> value_;  // as it was stored
    std::optional<Json> ours_;   // what this version wrote there; none: nothing
    Parts parts_;                // of an object by key, of a list by the id of an item
};

}  // namespace peg
