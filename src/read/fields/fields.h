// SPDX-License-Identifier: MIT
#pragma once

// The parts of a problem as labelled text: the fields of a link, of our own JSON, of lines like
// "finish: d4", and the options of a command line. Each source gives the same Fields.

#include <optional>
#include <string>
#include <string_view>

#include "core/board/notation/notation.h"
#include "core/support/result.h"
#include "read/kit/reading.h"
#include "read/kit/signs.h"

namespace peg {

struct Fields {
    std::optional<std::string> board;
    std::optional<std::string> position;
    std::optional<std::string> vacancy;
    std::optional<std::string> finish;
    std::optional<std::string> survivor;
    std::optional<std::string> marked;
    std::optional<std::string> moves;
    std::optional<std::string> daily;

    bool empty() const {
        return !board && !position && !vacancy && !finish && !survivor && !marked && !moves &&
               !daily;
    }
};

// The field with this key, in any case ("board", "Finish"); null if there is none.
std::optional<std::string>* find_field(Fields& fields, std::string_view key);

// Takes "key: value" and "key = value" lines, and a `lastpeg` command line, out of the lines; a
// line that was taken becomes empty. Takes none of them unless one of the lines is a "board: ..."
// or the like.
Fields take_labelled(std::vector<SignsView>& lines);

// The readings of the fields. Fields that name no board are read on the board at hand.
Result<Readings> read_fields(const BoardAndProblem& at_hand, const Fields& fields);

}  // namespace peg
