// SPDX-License-Identifier: MIT
#pragma once

// The holes that a text names in one notation, and how they hang together in one dialect. A part of
// moves.h.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "read/hole_reader.h"
#include "read/move_tokens.h"

namespace peg {

// What stands between two holes.
struct Between {
    // Signs, the strongest first.
    enum class Joint : std::uint8_t {
        kDash,
        kDashBlank,  // with blanks beside it
        kArrow,
        kArrowBlank,
        kDouble,
        kMark,
        kComma,
        kCommaBlank,
        kBlank,
        kNone,
    };
    Joint joint = Joint::kNone;
    bool to = false;
    bool over = false;
    bool jumps = false;
    bool from = false;
    bool next = false;
    bool remove = false;
    bool start = false;
    bool line = false;
    bool stop = false;
    bool bracket = false;
    bool prose = false;
    bool noise = false;

    bool explains() const {  // words or signs that join holes
        return to || over || jumps || joint <= Joint::kDouble;
    }
};

enum class Join : std::uint8_t {
    kNone,  // a peg begins to jump
    kTo,    // the hole in which it lands
    kOver,  // the hole that it jumps over
    kEither,
    kAside,  // named once more: the hole that was jumped over
};

// A hole as it is named, or a direction.
struct MoveItem {
    Hole hole = 0;
    std::optional<Meaning> direction;
    std::optional<Meaning> second;
    Between before;
    bool inner = false;  // joined to the one before within a word: "d2d4"
    std::size_t token = 0;
};

struct MoveItems {
    std::vector<MoveItem> items;
    Between behind;                     // after the last one
    std::optional<std::size_t> unread;  // the token that should be a name and is none
    std::vector<std::string> ignored;   // words that say nothing here
    std::size_t first_ignored = 0;      // the token of the first of them
    bool joints = false;                // some holes are joined by words or signs
    bool compact = false;               // some within a word
};

// What the tokens name in a notation. `bare_pairs`: two numbers with a comma between them are a
// pair. `aside`: what stands in brackets does not count.
MoveItems items_of(std::span<const MoveToken> tokens, const HoleReader& reader, bool aside,
                   bool directions);

// Which signs join holes, and which divide moves.
struct Dialect {
    // By Between::Joint, from kDash to kNone.
    std::array<bool, 10> joins;
    bool explicit_joints;  // the text joins holes by words or signs
    int flat = 0;          // 2: every two holes are a jump; 3: every three
    bool directions = false;
};
std::span<const Dialect> dialects();

std::vector<Join> joins_of(const MoveItems& items, const Dialect& dialect);

}  // namespace peg
