// SPDX-License-Identifier: MIT
#include "core/proof/check_certificate.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/notation.h"
#include "core/proof/check_claim.h"
#include "core/proof/check_region.h"

namespace peg {

namespace {

using State = CertificateCheck::State;

CertificateCheck holds() { return {State::kHolds, {}}; }
CertificateCheck fails(std::string clause) { return {State::kFails, std::move(clause)}; }

class Checker {
public:
    explicit Checker(const Board& board) : board_(&board) {}

    CertificateCheck check(const Claim& claim, const Certificate& certificate, int depth = 0) {
        if (((claim.start | claim.goal.value_or(0) | claim.holes | claim.pegs) &
             ~board_->holes()) != 0)
            return fails("the problem has pegs where the board has no holes");
        if (claim.refuted()) return fails("the start is the finish already");
        return std::visit([&](const auto& kind) { return check_kind(claim, kind, depth); },
                          certificate.kind);
    }

private:
    // --- The rule of three

    // 1, 2 or 3: three holes in a line always have all three values, which XOR to 0.
    static unsigned diagonal(int number) { return static_cast<unsigned>(number % 3 + 1); }

    unsigned class_of(Bits pegs) const {
        unsigned number = 0;
        for (Hole hole : board_->reading_order()) {
            if (!contains(pegs, hole)) continue;
            const Cell cell = board_->cell(hole);
            number ^= diagonal(cell.column + cell.row);
            if (board_->lattice() == Lattice::kSquare)
                number ^= diagonal(cell.column - cell.row + 3 * kMaxRows) << 2;
        }
        return number;
    }

    CertificateCheck check_kind(const Claim& claim, const ClassCertificate& classes, int) const {
        const unsigned start = class_of(claim.start);
        if (classes.start_class != start)
            return fails("the start is of class " + std::to_string(start) + ", not " +
                         std::to_string(classes.start_class));
        if (!claim.goal) {
            if (classes.finish_class)
                return fails("a finish of several positions has no class of its own");
            return check_class_of_several(claim, start);
        }
        const unsigned finish = class_of(*claim.goal);
        if (classes.finish_class != finish)
            return fails("the finish is of class " + std::to_string(finish));
        if (start == finish) return fails("the finish is of the start's class");
        return holds();
    }

    CertificateCheck check_class_of_several(const Claim& claim, unsigned start) const {
        if (claim.goals == Claim::Goals::kOnePeg) {
            for (Hole hole : board_->reading_order())
                if (contains(claim.holes, hole) && class_of(bit(hole)) == start)
                    return fails("the hole " + name(hole) + " has the start's class");
            return holds();
        }
        // The classes that are possible with so many pegs; a pattern asks for no number of them.
        const bool any_number = claim.goals == Claim::Goals::kMatches;
        std::vector<std::bitset<16>> possible(static_cast<std::size_t>(claim.number) + 1);
        possible[0].set(class_of(claim.pegs));
        for (Hole hole : board_->reading_order()) {
            if (contains(claim.holes, hole)) continue;
            const unsigned own = class_of(bit(hole));
            for (std::size_t n = possible.size(); n-- > (any_number ? 0 : 1);) {
                const std::bitset<16> before = possible[any_number ? n : n - 1];
                for (unsigned c = 0; c < 16; ++c)
                    if (before[c]) possible[n].set(c ^ own);
            }
        }
        if (possible.back()[start])
            return fails("some position of the finish is of the start's class");
        return holds();
    }

    // --- Pagoda functions, with cuts or without

    CertificateCheck check_kind(const Claim& claim, const PagodaCertificate& pagoda, int) const {
        return check_weights(claim, pagoda.weights, {}, pagoda.start, pagoda.finish);
    }
    CertificateCheck check_kind(const Claim& claim, const ZeroHalfCertificate& pagoda, int) const {
        constexpr std::size_t kMostCuts = 256;
        if (pagoda.cuts.size() > kMostCuts) return fails("the cuts are too many");
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i) {
            const std::string cut = "the cut number " + std::to_string(i + 1);
            if (pagoda.cuts[i].weight < 0) return fails(cut + " has a negative weight");
            if ((pagoda.cuts[i].holes & ~board_->holes()) != 0)
                return fails(cut + " has holes that the board does not have");
        }
        return check_weights(claim, pagoda.weights, pagoda.cuts, pagoda.start, pagoda.finish);
    }

    CertificateCheck check_weights(const Claim& claim, const Weights& weights,
                                   std::span<const ZeroHalfCut> cuts, std::int64_t start,
                                   std::int64_t finish) const {
        const bool several = !claim.goal;
        if (several && claim.goals == Claim::Goals::kOnePeg)
            return fails("weights speak of one finish, and here it is any of several holes");
        if (several && !cuts.empty())
            return fails("cuts speak of one finish, and here it is any of several positions");
        for (std::size_t hole = 0; hole < weights.size(); ++hole)
            if (weights[hole] != 0 && !contains(board_->holes(), static_cast<Hole>(hole)))
                return fails("there is a weight where the board has no hole");
        for (std::size_t id = 0; id < board_->jumps().size(); ++id) {
            const Jump& jump = board_->jumps()[id];
            const std::int64_t before = std::int64_t{weights[jump.from]} + weights[jump.over];
            const std::int64_t asked = due(cuts, [&](Bits holes) {
                return contains(holes, jump.from) + contains(holes, jump.over) +
                       contains(holes, jump.to);
            });
            if (before - weights[jump.to] >= asked) continue;
            return fails("the jump " + name(jump) + " makes " + std::to_string(before) + " into " +
                         std::to_string(weights[jump.to]) +
                         (asked > 0 ? ", and its cuts ask for " + std::to_string(asked) : ""));
        }
        const std::int64_t left =
            worth(weights, claim.start) - due(cuts, [&](Bits holes) {
                return differences(claim.start, claim.goal.value_or(0), holes);
            });
        if (left != start) return fails(not_worth("start", left, start));
        const std::int64_t wanted =
            several ? least_worth(*board_, weights, claim) : worth(weights, *claim.goal);
        if (wanted != finish) return fails(not_worth("finish", wanted, finish));
        if (left >= wanted)
            return fails("the start is worth " + std::to_string(left) + ", and the finish " +
                         std::to_string(wanted));
        return holds();
    }

    static std::string not_worth(const char* what, std::int64_t real, std::int64_t said) {
        return std::string("the ") + what + " is worth " + std::to_string(real) + ", not " +
               std::to_string(said);
    }

    std::int64_t worth(const Weights& weights, Bits pegs) const {
        std::int64_t sum = 0;
        for (Hole hole : board_->reading_order())
            if (contains(pegs, hole)) sum += weights[hole];
        return sum;
    }

    // The weights of the cuts whose holes are flipped an odd number of times.
    template <class Flips>
    static std::int64_t due(std::span<const ZeroHalfCut> cuts, Flips flips) {
        std::int64_t sum = 0;
        for (const ZeroHalfCut& cut : cuts)
            if (flips(cut.holes) % 2 != 0) sum += cut.weight;
        return sum;
    }

    int differences(Bits a, Bits b, Bits holes) const {
        int number = 0;
        for (Hole hole : board_->reading_order())
            number += contains(holes, hole) && contains(a, hole) != contains(b, hole);
        return number;
    }

    // --- Cost partitions

    CertificateCheck check_kind(const Claim& claim, const CostPartition& partition, int) {
        constexpr std::size_t kMostRegions = kMaxHoles;
        if (!claim.goal) return fails("regions speak of one finish, and here it is any of several");
        if (partition.regions.size() > kMostRegions) return fails("the regions are too many");
        std::vector<std::int64_t> sums(board_->jumps().size());
        std::int64_t least = 0;
        for (std::size_t i = 0; i < partition.regions.size(); ++i) {
            const std::string fault = add_costs(partition.regions[i], sums);
            if (!fault.empty()) return fails(region_name(i) + fault);
            least += partition.regions[i].least;
        }
        for (std::size_t id = 0; id < sums.size(); ++id)
            if (sums[id] > 0)
                return fails("the costs of the jump " + name(board_->jumps()[id]) + " add up to " +
                             std::to_string(sums[id]));
        if (least <= 0)
            return fails("the least costs of the regions add up to " + std::to_string(least));
        for (std::size_t i = 0; i < partition.regions.size(); ++i) {
            const CostPartition::Region& region = partition.regions[i];
            if (steps_ > kMostSteps) return fails("it takes too long to check");
            const auto real =
                RegionPaths(*board_, region).cheapest(claim.start, *claim.goal, steps_);
            if (!real)
                return fails(region_name(i) + " has a cycle that costs less than 0 on its way");
            if (*real < region.least)
                return fails(region_name(i) + " can be passed for " + std::to_string(*real) +
                             ", less than " + std::to_string(region.least));
        }
        return holds();
    }

    // Returns what is wrong with the costs of a region, empty where nothing is.
    std::string add_costs(const CostPartition::Region& region,
                          std::vector<std::int64_t>& sums) const {
        constexpr int kMostHoles = 9;  // 512 patterns
        if ((region.holes & ~board_->holes()) != 0)
            return " has holes that the board does not have";
        if (count(region.holes) > kMostHoles) return " has more than 9 holes";
        std::bitset<kMaxJumps> seen;
        for (const auto& [id, cost] : region.costs) {
            if (id >= sums.size()) return " has a cost for a jump that the board does not have";
            const Jump& jump = board_->jumps()[id];
            if (seen[id]) return " has two costs for the jump " + name(jump);
            seen.set(id);
            if (!contains(region.holes, jump.from) && !contains(region.holes, jump.over) &&
                !contains(region.holes, jump.to))
                return " has a cost for the jump " + name(jump) + ", which does not touch it";
            sums[id] += cost;
        }
        return {};
    }

    static std::string region_name(std::size_t i) {
        return "the region number " + std::to_string(i + 1);
    }

    // --- Cases

    CertificateCheck check_kind(const Claim& claim, const CaseDistinction& cases, int depth) {
        if (depth == kMostNestedCases) return fails("its cases nest too deep");
        if (cases.by == CaseDistinction::By::kFinish) return check_finishes(claim, cases, depth);
        return check_jumps(claim, cases, depth);
    }

    CertificateCheck check_finishes(const Claim& claim, const CaseDistinction& cases, int depth) {
        if (claim.goal) return fails("there are cases by finish, but only one finish");
        if (claim.goals != Claim::Goals::kOnePeg)
            return fails("there are cases for a last peg, but the finish is not one peg");
        CertificateCheck all = holds();
        Bits seen = 0;
        for (const auto& [key, certificate] : cases.cases) {
            const auto hole = static_cast<Hole>(key);
            if (key >= kMaxHoles || !contains(board_->holes(), hole))
                return fails("there is a case for a hole that the board does not have");
            if (!contains(claim.holes, hole))
                return fails("there is a case for " + name(hole) + ", where no peg has to end");
            if (contains(seen, hole)) return fails("there are two cases for " + name(hole));
            seen |= bit(hole);
            if (!join(all, check({.start = claim.start, .goal = bit(hole)}, certificate, depth + 1),
                      "with the last peg in " + name(hole)))
                return all;
        }
        const unsigned start = class_of(claim.start);
        for (Hole hole : board_->reading_order())
            if (contains(claim.holes, hole) && class_of(bit(hole)) == start &&
                !contains(seen, hole))
                return fails("there is no case for the last peg in " + name(hole));
        return all;
    }

    CertificateCheck check_jumps(const Claim& claim, const CaseDistinction& cases, int depth) {
        const bool last = cases.by == CaseDistinction::By::kLastJump;
        if (last && !claim.goal) return fails("there are cases by last jump for any finish");
        const Bits end = last ? *claim.goal : claim.start;
        const auto possible = [&](const Jump& jump) {
            return contains(end, jump.from) != last && contains(end, jump.over) != last &&
                   contains(end, jump.to) == last;
        };
        const std::string which = last ? "last jump " : "first jump ";
        CertificateCheck all = holds();
        std::bitset<kMaxJumps> seen;
        for (const auto& [id, certificate] : cases.cases) {
            if (id >= board_->jumps().size())
                return fails("there is a case for a jump that the board does not have");
            const Jump& jump = board_->jumps()[id];
            if (!possible(jump)) return fails("there can be no " + which + name(jump));
            if (seen[id]) return fails("there are two cases for the " + which + name(jump));
            seen.set(id);
            const Bits other = end ^ bit(jump.from) ^ bit(jump.over) ^ bit(jump.to);
            const Claim rest =
                last ? Claim{.start = claim.start, .goal = other} : claim.from(other);
            if (!join(all, check(rest, certificate, depth + 1), "with the " + which + name(jump)))
                return all;
        }
        for (std::size_t id = 0; id < board_->jumps().size(); ++id)
            if (possible(board_->jumps()[id]) && !seen[id])
                return fails("there is no case for the " + which + name(board_->jumps()[id]));
        return all;
    }

    // All cases together, one more among them: false where that one fails.
    static bool join(CertificateCheck& all, const CertificateCheck& one, const std::string& where) {
        if (one.state == State::kSearch) all.state = State::kSearch;
        if (one.state == State::kFails) all = fails(where + ", " + one.fault);
        return all.state != State::kFails;
    }

    // --- Searches

    static CertificateCheck check_kind(const Claim&, const SearchCertificate& search, int) {
        if (search.positions == 0) return fails("a search of no positions shows nothing");
        return {State::kSearch, {}};
    }

    std::string name(Hole hole) const { return format_hole(*board_, hole); }
    std::string name(const Jump& jump) const { return name(jump.from) + '-' + name(jump.to); }

    static constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 32;  // some ten seconds

    const Board* board_;
    std::uint64_t steps_ = 0;  // in all regions so far
};

CertificateCheck check_claim(const Board& board, const Claim& claim,
                             const Certificate& certificate) {
    CertificateCheck check = Checker(board).check(claim, certificate);
    if (check.fails())
        check.fault =
            static_cast<char>(check.fault.front() - 'a' + 'A') + check.fault.substr(1) + '.';
    return check;
}

}  // namespace

CertificateCheck check_certificate(const Board& board, const Problem& problem,
                                   const Certificate& certificate) {
    // Marked pegs can be elsewhere than they should be where the start is the finish without them.
    if (const auto* search = certificate.as<SearchCertificate>();
        search != nullptr && search->positions > 0 && !problem.marks.at_home())
        return {State::kSearch, {}};
    if (is_best_end(problem.finish))
        return {State::kFails, "With the finish " + format_finish(board, problem.finish) +
                                   " there is always a solution."};
    if (const auto claim = claim_of(board, problem)) return check_claim(board, *claim, certificate);
    return {State::kFails, "The finish is no hole of the board."};
}

}  // namespace peg
