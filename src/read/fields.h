// SPDX-License-Identifier: MIT
#pragma once

// The parts of a problem where a text names them: the fields of a link, of our own JSON, of lines
// like "finish: d4", and the options of a command. All of them come to the same Fields.

#include <optional>
#include <string>
#include <string_view>

#include "core/board/notation.h"
#include "core/support/result.h"
#include "read/reading.h"
#include "read/signs.h"

namespace peg {

struct Fields {
    std::optional<std::string> board;
    std::optional<std::string> position;
    std::optional<std::string> vacancy;
    std::optional<std::string> finish;
    std::optional<std::string> survivor;
    std::optional<std::string> moves;
    std::optional<std::string> daily;

    bool empty() const {
        return !board && !position && !vacancy && !finish && !survivor && !moves && !daily;
    }
};

// The field that a key names, in any case: "board", "Finish"; null where there is none.
std::optional<std::string>* find_field(Fields& fields, std::string_view key);

// Fields in lines "key: value" and "key = value", and in a command line of `lastpeg`, which are
// taken out of the lines: what is left of them is empty. None of them where a line "board: ..." or
// the like does not stand there.
Fields take_labelled(std::vector<SignsView>& lines);

// What the fields say, on the board at hand where they name none.
Result<Readings> read_fields(const BoardAndProblem& at_hand, const Fields& fields);

}  // namespace peg
