// SPDX-License-Identifier: MIT
#include "read/kit/reading.h"

#include <array>
#include <utility>

namespace peg {

namespace {

constexpr std::size_t kMaxReadings = 6;

constexpr std::array kKindIds{"link", "board", "position", "problem", "moves", "game"};

}  // namespace

std::string_view kind_id(TextReading::Kind kind) {
    return kKindIds[static_cast<std::size_t>(kind)];
}

void add_reading(Readings& readings, TextReading reading) {
    for (const TextReading& known : readings)
        if (known.same_as(reading)) return;
    if (readings.size() < kMaxReadings) readings.push_back(std::move(reading));
}

TextReading position_reading(const Board& board, Position start, bool known) {
    TextReading reading;
    reading.kind = known ? TextReading::Kind::kPosition : TextReading::Kind::kBoard;
    reading.board = board;
    reading.position = start;
    return reading;
}

}  // namespace peg
