// SPDX-License-Identifier: MIT
#include "read/moves/read_hole.h"

#include <optional>

#include "core/board/notation/notation.h"
#include "read/kit/read_errors.h"
#include "read/moves/hole_reader.h"
#include "read/moves/move_tokens.h"

namespace peg {

Result<Hole> read_hole(const Board& board, std::string_view text) {
    auto ours = parse_hole(board, text);
    if (ours) return ours;
    const auto signs = signs_of(text);
    if (!signs) return ours;
    const MoveText names = move_tokens_of(*signs);
    std::optional<Hole> found;
    if (names.tokens.size() != 1) return ours;
    for (std::size_t i = 0; i < notation_count(); ++i) {
        const auto reader = HoleReader::make(board, read_notation(i));
        if (!reader || reader->rank(true) == NotationRank::kUnusual) continue;
        const auto holes = reader->read(names.tokens.front());
        if (!holes || holes->size() != 1) continue;
        if (read_notation(i).id == "own") return holes->front();
        if (found && *found != holes->front())
            return read_error("read_two_holes", std::string(text), format_hole(board, *found),
                              format_hole(board, holes->front()));
        found = holes->front();
    }
    if (!found) return ours;
    return *found;
}

}  // namespace peg
