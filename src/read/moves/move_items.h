// SPDX-License-Identifier: MIT
#pragma once

// The holes that a text names in one notation, and how one dialect joins them to jumps. A part of
// moves.h.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "read/moves/hole_reader.h"
#include "read/moves/move_tokens.h"

namespace peg {

// What stands between two named holes.
struct Between {
    // Joining signs, strongest first.
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

    bool explains() const {  // true if words or signs join the holes
        return to || over || jumps || joint <= Joint::kDouble;
    }
};

enum class Join : std::uint8_t {
    kNone,  // a new peg starts from this hole
    kTo,    // the peg lands in this hole
    kOver,  // the peg jumps over this hole
    kEither,
    kAside,  // repeats the hole that was jumped over
};

// A hole that the text names, or a direction.
struct MoveItem {
    Hole hole = 0;
    std::optional<Meaning> direction;
    std::optional<Meaning> second;
    Between before;
    bool inner = false;  // in the same word as the item before: "d2d4"
    std::size_t token = 0;
};

struct MoveItems {
    std::vector<MoveItem> items;
    Between behind;  // after the last item
    // The first token that should be a name but is none.
    std::optional<std::size_t> first_unreadable;
    std::vector<std::string> ignored;  // words without a meaning for the game
    std::size_t first_ignored = 0;     // index of the token of the first ignored word
    bool joints = false;               // some holes are joined by words or signs
    bool compact = false;              // some holes are joined within a word
};

// The items that the tokens name in a notation. `aside`: text in brackets is skipped. `directions`:
// words and arrows may be directions.
MoveItems items_of(std::span<const MoveToken> tokens, const HoleReader& reader, bool aside,
                   bool directions);

// A dialect: which signs join holes to a move, and which separate moves.
struct Dialect {
    // Indexed by Between::Joint, from kDash to kNone.
    std::array<bool, 10> joins;
    bool explicit_joints;  // the text joins holes by words or signs
    int flat = 0;          // 2: each two holes are a jump; 3: each three; 0: neither
    bool directions = false;
};
std::span<const Dialect> dialects();

std::vector<Join> joins_of(const MoveItems& items, const Dialect& dialect);

}  // namespace peg
