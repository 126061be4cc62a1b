// SPDX-License-Identifier: MIT
#pragma once

// Answers in another notation. Every answer is first written in our own notation, in which names of
// holes and jumps are unambiguous. If another notation is wanted, the names are then replaced in
// the text:
//
//   numbers            d2-d4 c4-c2-e2   ->   5-17 16-4-6
//   numbers-over       d2-d4 c4-c2-e2   ->   5 over 10 to 17, 16 over 9 to 4 over 5 to 6
//
// The notations are those of hole_names.h, each alone or with "-over". `lastpeg read` reads all of
// them.

#include <memory>
#include <string>
#include <string_view>

#include "core/board/board.h"
#include "core/board/notation/hole_names.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

class Spelling {
public:
    // Fails if there is no such notation, or if it has no names for the holes of this board.
    static Result<Spelling> make(const Board& board, std::string_view name);

    const std::string& name() const { return name_; }
    Notation notation() const { return names_->notation(); }

    // The text with its holes, jumps and moves respelled; other words stay, so a second call
    // changes nothing. Cost: linear.
    std::string text(std::string_view own) const;
    // Respells all texts of an answer except `board`, `position`, `finish`, `from`, `survivor`,
    // `marked`, `through`, `end` and `proof`, which can be sent back as they are. Adds the key
    // `spelling`, the notation's name, to an object.
    void apply(Json& json) const;

private:
    Spelling(const Board& board, const HoleNames& names, std::string_view name);
    std::string word(std::string_view own, bool& moves) const;
    void apply_within(Json& json) const;

    std::shared_ptr<const Board> board_;
    std::shared_ptr<const HoleNames> names_;
    std::string name_;
    bool over_;
};

}  // namespace peg
