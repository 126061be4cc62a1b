// SPDX-License-Identifier: MIT
#include "app/kit/solution/packages.h"

#include <span>
#include <utility>

#include "app/kit/solution/playback_mode.h"
#include "app/model/knowledge/finding.h"
#include "core/board/game.h"
#include "report/fields.h"

namespace peg {

namespace {

// A block, with the peg beside it that its removal needs.
WatchedPackage package_of(const Board& board, Position before, Position after,
                          std::span<const JumpId> jumps) {
    WatchedPackage package;
    package.block = before.pegs & ~after.pegs;
    Bits touched = 0;
    for (const JumpId id : jumps) {
        const Jump& jump = board.jump(id);
        touched |= bit(jump.from) | bit(jump.over) | bit(jump.to);
    }
    for_each_hole(touched & before.pegs & after.pegs, [&](Hole hole) { package.helper = hole; });
    return package;
}

}  // namespace

std::optional<ExplainedSolution> parse_explanation(const Board& board, const Problem& problem,
                                                   const Json& result) {
    ExplainedSolution explained;
    explained.fewest = flag_of(result, "fewest");
    const Json* list = field_of(result, "packages");
    if (list == nullptr || !list->is_array()) return std::nullopt;
    Position position = problem.start;
    for (const Json& said : *list) {
        const auto jumps = jumps_in(board, said.is_object() ? field_of(said, "jumps") : nullptr);
        if (!jumps || jumps->empty()) return std::nullopt;
        const Replay played = replay(board, {position, problem.finish}, *jumps);
        if (played.legal < jumps->size()) return std::nullopt;
        WatchedPackage package;
        if (jumps->size() > 1) {
            if ((played.end.pegs & ~position.pegs) != 0) return std::nullopt;
            package = package_of(board, position, played.end, *jumps);
            package.kind = text_of(said, "kind");
        }
        package.begin = explained.jumps.size();
        explained.jumps.insert(explained.jumps.end(), jumps->begin(), jumps->end());
        package.end = explained.jumps.size();
        explained.packages.push_back(std::move(package));
        position = played.end;
    }
    if (!is_best_end(problem.finish) && !is_finished(problem.finish, position)) return std::nullopt;
    return explained;
}

}  // namespace peg
