// SPDX-License-Identifier: MIT
#pragma once

// What was found, in a file with a line for each unit that is done:
//
//   {"board":"english","limits":{...},"unit":"problem","vacancy":"d4","finish":"d4",...}
//
// with the keys of unit_result.h; only problems have a finish. A store is read as what may
// have come from anywhere: what does not fit its board, and what does not hold, is refused.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/atlas/unit_result.h"
#include "report/request.h"

namespace peg {

struct Entry {
    Json limits;  // limits_json of those under which it was found
    UnitResult result;
};
// By unit, as atlas_units gives them; nothing where it is still to be done.
using Entries = std::vector<std::optional<Entry>>;

// {"max_nodes":n|null,"max_seconds":s|null,"max_memory":MiB}
Json limits_json(const SearchLimits& limits);

// Without the line feed.
std::string store_line(const Board& board, const Unit& unit, const Entry& entry);

// Puts what stands in a store into `entries`, in place of what is there. A last line without its
// line feed was not written to its end: it is dropped, with a sentence on standard error. Gives the
// bytes before it. Takes some 0.1 ms a line.
Result<std::size_t> read_store(const Board& board, std::span<const Unit> units,
                               const std::string& path, Entries& entries);

// A store that is added to. No other process can do so at the same time.
class Store {
public:
    // Opens the file, or makes it, and reads it as read_store does.
    static Result<Store> open(const Board& board, std::span<const Unit> units,
                              const std::string& path, Entries& entries);
    Store(Store&& other) noexcept;
    Store& operator=(Store&&) = delete;
    ~Store();

    // Adds a line, and waits until it is on the disk.
    std::optional<Error> append(const std::string& line);

private:
    Store(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

    std::string path_;
    int descriptor_;
};

}  // namespace peg
