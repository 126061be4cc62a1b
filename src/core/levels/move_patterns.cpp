// SPDX-License-Identifier: MIT
#include "core/levels/move_patterns.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "core/levels/pattern_set.h"

namespace peg {

namespace {

// At most 8 MiB a table: larger ones take too long to make, and do not fit into caches.
constexpr std::size_t kMaxHolesOfPart = 23;
constexpr std::size_t kPatternsOfANode = 16;  // patterns made in the time of one node of a search
constexpr std::uint8_t kNever = std::numeric_limits<std::uint8_t>::max();

// The nodes that making a table counts as.
std::uint64_t nodes_of(std::size_t holes) {
    return 1 + (std::uint64_t{1} << holes) / kPatternsOfANode;
}

// A breadth-first search over a part, from the patterns of an end to all patterns (or backwards),
// for the minimum number of moves that begin in the part. A state is a pattern and the hole in the
// part of the peg that is moving, if one is: one set of patterns per such hole, and one set for no
// moving peg. What n moves can reach, n + 1 moves can reach, so the sets only grow.
class PartSearch {
public:
    // The part is the holes first to first + holes - 1 of the dense numbering.
    PartSearch(const DenseCanonicalizer& canonicalizer, SearchDirection direction,
               std::size_t first, std::size_t holes)
        : holes_(holes), forwards_(direction == SearchDirection::kForwards), none_moves_(holes),
          moving_(holes, PatternSet(holes)) {
        const auto pattern = [&](Bits pegs) {
            return canonicalizer.dense(pegs).bits >> first & ((Bits{1} << holes) - 1);
        };
        const auto place = [&](Hole hole) {
            const Bits own = pattern(bit(hole));
            return own == 0 ? holes : std::size_t{lowest(own)};
        };
        for (const Jump& jump : canonicalizer.board().jumps()) {
            const Bits all = pattern(jump.mask);
            const Bits landing = pattern(bit(jump.to));
            const Step step = forwards_ ? Step{all, all ^ landing, place(jump.from), place(jump.to)}
                                        : Step{all, landing, place(jump.to), place(jump.from)};
            if (all != 0) steps_.push_back(step);
        }
    }

    static std::size_t bytes_for(std::size_t holes) {
        return (holes + 2) * PatternSet::bytes_for(holes);
    }

    // The minimum number of moves, by pattern.
    std::vector<std::uint8_t> moves_from(std::span<const Bits> patterns) {
        for (const Bits pattern : patterns) none_moves_.add(pattern);
        std::vector<std::uint8_t> moves(std::size_t{1} << holes_, kNever);
        PatternSet known(holes_);
        std::uint8_t number = 0;
        do {
            add_what_is_free();
            for (std::size_t word = 0; word < known.words().size(); ++word)
                for (Bits fresh = none_moves_.words()[word] & ~known.words()[word]; fresh != 0;
                     fresh &= fresh - 1)
                    moves[word * 64 + lowest(fresh)] = number;
            known = none_moves_;
            ++number;
        } while (forwards_ ? begin_moves() : end_moves());
        return moves;
    }

private:
    // A jump, or a jump taken back, restricted to the part.
    struct Step {
        Bits all, pegs;
        std::size_t from, to;  // hole of the moving peg before and after; holes_ is outside the
                               // part
    };

    PatternSet& set(std::size_t place) { return place == holes_ ? none_moves_ : moving_[place]; }

    // Adds all that is reached without another move that begins in the part. A move that begins
    // outside is free. A move that began here is already paid for; backwards, it is paid for when
    // its beginning is reached. A peg that leaves the part may as well end its move there: if it
    // could come back, any other peg from outside could come for free instead.
    void add_what_is_free() {
        bool more = true;
        while (more) {
            more = add_steps(holes_);
            if (!forwards_) begin_moves();
            while (fresh_ != 0)
                for_each_hole(std::exchange(fresh_, 0),
                              [&](Hole hole) { more |= add_steps(hole); });
            if (forwards_) more |= end_moves();
        }
    }

    // Plays one jump of the peg in hole `from`, or of a peg from outside. Returns whether there are
    // new patterns without a moving peg.
    bool add_steps(std::size_t from) {
        bool added = false;
        for (const Step& step : steps_) {
            if (step.from != from) continue;
            if (!set(step.to).add_flipped(set(from), step.all, step.pegs, step.all)) continue;
            if (step.to == holes_)
                added = true;
            else
                fresh_ |= Bits{1} << step.to;
        }
        return added;
    }
    // Lets each peg of the part begin a move.
    bool begin_moves() {
        bool added = false;
        for (std::size_t hole = 0; hole < holes_; ++hole) {
            const Bits own = Bits{1} << hole;
            if (!moving_[hole].add_flipped(none_moves_, own, own, 0)) continue;
            fresh_ |= own;
            added = true;
        }
        return added;
    }
    bool end_moves() {
        bool added = false;
        for (const PatternSet& moving : moving_) added |= none_moves_.add_flipped(moving, 0, 0, 0);
        return added;
    }

    std::size_t holes_;
    bool forwards_;
    PatternSet none_moves_;
    std::vector<PatternSet> moving_;  // by hole of the moving peg
    Bits fresh_ = 0;                  // holes whose sets have grown since their jumps were played
    std::vector<Step> steps_;
};

}  // namespace

MovePatterns::MovePatterns(const Board& board, SearchDirection direction,
                           std::span<const Bits> ends, std::size_t perimeter_depth)
    : canonicalizer_(board, std::array{board.holes()}), direction_(direction),
      perimeter_depth_(perimeter_depth),
      parts_(static_cast<std::size_t>(board.hole_count()) > 2 * kMaxHolesOfPart ? 3 : 2) {
    static_assert(kMaxParts * kMaxHolesOfPart >= kMaxHoles);
    assert(!ends.empty());
    const auto holes = static_cast<std::size_t>(board.hole_count());
    const auto first_of = [&](std::size_t part) { return holes * part / parts_; };
    // The holes of the first and the last part of each cut so far, in either order.
    std::vector<std::pair<Bits, Bits>> known;
    for (std::size_t i = 0; i < canonicalizer_.size(); ++i) {
        const Permutation& symmetry = canonicalizer_.symmetries()[i];
        Bits first = 0;
        Bits last = 0;
        for_each_hole(board.holes(), [&](Hole hole) {
            const Hole number = lowest(canonicalizer_.dense(bit(symmetry[hole])).bits);
            if (number < first_of(1)) first |= bit(hole);
            if (number >= first_of(parts_ - 1)) last |= bit(hole);
        });
        const std::pair<Bits, Bits> outer = std::minmax(first, last);
        if (std::ranges::find(known, outer) != known.end()) continue;
        known.push_back(outer);

        Cut& cut = cuts_.emplace_back(Cut{i, {}});
        for (std::size_t part = 0; part < parts_; ++part) {
            Table table{first_of(part), first_of(part + 1) - first_of(part), {}, {}};
            for (const Bits end : ends)
                table.ends.push_back(pattern(table, canonicalizer_.dense(permute(symmetry, end))));
            std::ranges::sort(table.ends);
            const auto same = std::ranges::find_if(tables_, [&](const Table& other) {
                return other.first == table.first && other.ends == table.ends;
            });
            cut.tables[part] = static_cast<std::size_t>(same - tables_.begin());
            if (same != tables_.end()) continue;
            nodes_to_make_ += nodes_of(table.holes);
            tables_.push_back(std::move(table));
        }
    }
}

std::uint64_t MovePatterns::make_table() {
    if (made()) return 0;
    Table& table = tables_[made_++];
    // The search starts at the end, so it plays in the opposite direction.
    PartSearch search(canonicalizer_, opposite(direction_), table.first, table.holes);
    table.moves = search.moves_from(std::exchange(table.ends, {}));
    const std::uint64_t nodes = nodes_of(table.holes);
    nodes_to_make_ -= nodes;
    nodes_made_ += nodes;
    return nodes;
}

std::size_t MovePatterns::lower_bound(DensePosition position) const {
    const DenseCanonicalizer::Images images = canonicalizer_.images(position);
    std::size_t bound = 0;
    for (const Cut& cut : cuts_) bound = std::max(bound, lower_bound(cut, images));
    return bound;
}

std::size_t MovePatterns::bytes() const {
    std::size_t bytes = 0;
    for (const Table& table : tables_) bytes += table.moves.size();
    return bytes;
}

std::size_t MovePatterns::bytes_to_make() const {
    std::size_t bytes = 0;
    std::size_t max_search = 0;
    for (const Table& table : tables_) {
        bytes += std::size_t{1} << table.holes;
        max_search = std::max(max_search, PartSearch::bytes_for(table.holes));
    }
    return bytes + max_search;
}

}  // namespace peg
