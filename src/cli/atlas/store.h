// SPDX-License-Identifier: MIT
#pragma once

// Results of the atlas in a file, one line for each finished unit:
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
    Json limits;  // the limits of the search, as limits_json
    UnitResult result;
};
// Indexed as atlas_units; nothing for a unit that is still open.
using Entries = std::vector<std::optional<Entry>>;

// {"max_nodes":n|null,"max_seconds":s|null,"max_memory":MiB}
Json limits_json(const SearchLimits& limits);

// One line, without the line feed.
std::string store_line(const Board& board, const Unit& unit, const Entry& entry);

// Reads a store into `entries`, replacing earlier entries of the same units. A last line without a
// line feed was not written completely: it is dropped, with a message on standard error. Returns
// the number of bytes before it. Fails at a line that does not fit the board or does not hold.
Result<std::size_t> read_store(const Board& board, std::span<const Unit> units,
                               const std::string& path, Entries& entries);

// A store open for appending, locked against other processes.
class Store {
public:
    // Opens or creates the file, and reads it like read_store.
    static Result<Store> open(const Board& board, std::span<const Unit> units,
                              const std::string& path, Entries& entries);
    Store(Store&& other) noexcept;
    Store& operator=(Store&&) = delete;
    ~Store();

    // Appends a line, and waits until it is on the disk.
    std::optional<Error> append(const std::string& line);

private:
    Store(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

    std::string path_;
    int descriptor_;
};

}  // namespace peg
