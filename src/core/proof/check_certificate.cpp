// SPDX-License-Identifier: MIT
#include "core/proof/check_certificate.h"

#include <algorithm>
#include <bitset>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/proof/check_claim.h"
#include "core/proof/check_class.h"
#include "core/proof/check_parts.h"
#include "core/proof/check_region.h"
#include "core/proof/check_weights.h"

namespace peg {

namespace {

using State = CertificateCheck::State;

class Checker : CheckerPart {
public:
    explicit Checker(const Board& board) : CheckerPart(board), classes_(board), weights_(board) {}

    CertificateCheck check(const Claim& claim, const Certificate& certificate, int depth = 0) {
        if (((claim.start | claim.goal.value_or(0) | claim.holes | claim.pegs) &
             ~board().holes()) != 0)
            return fails("the problem has pegs where the board has no holes");
        if (claim.refuted()) return fails("the start is the finish already");
        return std::visit([&](const auto& kind) { return check_kind(claim, kind, depth); },
                          certificate.kind);
    }

private:
    CertificateCheck check_kind(const Claim& claim, const ClassCertificate& classes, int) const {
        return classes_.check(claim, classes);
    }
    CertificateCheck check_kind(const Claim& claim, const PagodaCertificate& pagoda, int) const {
        return weights_.check(claim, pagoda);
    }
    CertificateCheck check_kind(const Claim& claim, const ZeroHalfCertificate& pagoda, int) const {
        return weights_.check(claim, pagoda);
    }

    // --- Cost partitions

    CertificateCheck check_kind(const Claim& claim, const CostPartition& partition, int) {
        constexpr std::size_t kMaxRegions = kMaxHoles;
        if (!claim.goal) return fails("regions speak of one finish, and here it is any of several");
        if (partition.regions.size() > kMaxRegions) return fails("the regions are too many");
        std::vector<std::int64_t> sums(board().jumps().size());
        std::int64_t least = 0;
        for (std::size_t i = 0; i < partition.regions.size(); ++i) {
            const std::string fault = add_costs(partition.regions[i], sums);
            if (!fault.empty()) return fails(region_name(i) + fault);
            least += partition.regions[i].least;
        }
        for (std::size_t id = 0; id < sums.size(); ++id)
            if (sums[id] > 0)
                return fails("the costs of the jump " + name(board().jumps()[id]) + " add up to " +
                             std::to_string(sums[id]));
        if (least <= 0)
            return fails("the least costs of the regions add up to " + std::to_string(least));
        for (std::size_t i = 0; i < partition.regions.size(); ++i) {
            const CostPartition::Region& region = partition.regions[i];
            if (steps_ > kMaxSteps) return fails("it takes too long to check");
            const auto real =
                RegionPaths(board(), region).cheapest(claim.start, *claim.goal, steps_);
            if (!real)
                return fails(region_name(i) + " has a cycle that costs less than 0 on its way");
            if (*real < region.least)
                return fails(region_name(i) + " can be passed for " + std::to_string(*real) +
                             ", less than " + std::to_string(region.least));
        }
        return holds();
    }

    // Returns what is wrong with the costs of a region; empty if nothing is.
    std::string add_costs(const CostPartition::Region& region,
                          std::vector<std::int64_t>& sums) const {
        constexpr int kMaxCheckedHoles = 9;  // 512 patterns
        if ((region.holes & ~board().holes()) != 0)
            return " has holes that the board does not have";
        if (count(region.holes) > kMaxCheckedHoles) return " has more than 9 holes";
        std::bitset<kMaxJumps> seen;
        for (const auto& [id, cost] : region.costs) {
            if (id >= sums.size()) return " has a cost for a jump that the board does not have";
            const Jump& jump = board().jumps()[id];
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
        if (depth == kMaxNestedCases) return fails("its cases nest too deep");
        if (cases.by == CaseDistinction::By::kFinish) return check_finishes(claim, cases, depth);
        if (cases.by == CaseDistinction::By::kPosition) return check_positions(claim, cases, depth);
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
            if (key >= kMaxHoles || !contains(board().holes(), hole))
                return fails("there is a case for a hole that the board does not have");
            if (!contains(claim.holes, hole))
                return fails("there is a case for " + name(hole) + ", where no peg has to end");
            if (contains(seen, hole)) return fails("there are two cases for " + name(hole));
            seen |= bit(hole);
            if (!join(all, check({.start = claim.start, .goal = bit(hole)}, certificate, depth + 1),
                      "with the last peg in " + name(hole)))
                return all;
        }
        const unsigned start = classes_.class_of(claim.start);
        for (Hole hole : board().reading_order())
            if (contains(claim.holes, hole) && classes_.class_of(bit(hole)) == start &&
                !contains(seen, hole))
                return fails("there is no case for the last peg in " + name(hole));
        return all;
    }

    CertificateCheck check_positions(const Claim& claim, const CaseDistinction& cases, int depth) {
        if (claim.goal) return fails("there are cases by position, but only one finish");
        if (claim.goals == Claim::Goals::kOnePeg)
            return fails("there are cases by position, but the finish is one peg");
        auto allowed = positions_of(board(), claim);
        if (!allowed) return fails("the finish allows too many positions");
        std::vector<Bits> open = *std::move(allowed);  // that need a case
        const unsigned start = classes_.class_of(claim.start);
        std::erase_if(open, [&](Bits pegs) {
            return classes_.class_of(pegs) != start || count(pegs) >= count(claim.start);
        });
        CertificateCheck all = holds();
        for (const auto& [position, certificate] : cases.cases) {
            const std::string where = format_position(board(), {position & board().holes()});
            const auto found = std::ranges::find(open, position);
            if (found == open.end())
                return fails("there is a case for " + where +
                             ", which needs none, or there are two of them");
            open.erase(found);
            if (!join(all, check({.start = claim.start, .goal = position}, certificate, depth + 1),
                      "with the finish " + where))
                return all;
        }
        if (!open.empty())
            return fails("there is no case for the finish " +
                         format_position(board(), {open.front()}));
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
        for (const auto& [key, certificate] : cases.cases) {
            if (key >= board().jumps().size())
                return fails("there is a case for a jump that the board does not have");
            const auto id = static_cast<JumpId>(key);
            const Jump& jump = board().jumps()[id];
            if (!possible(jump)) return fails("there can be no " + which + name(jump));
            if (seen[id]) return fails("there are two cases for the " + which + name(jump));
            seen.set(id);
            const Bits other = end ^ bit(jump.from) ^ bit(jump.over) ^ bit(jump.to);
            const Claim rest =
                last ? Claim{.start = claim.start, .goal = other} : claim.from(other);
            if (!join(all, check(rest, certificate, depth + 1), "with the " + which + name(jump)))
                return all;
        }
        for (std::size_t id = 0; id < board().jumps().size(); ++id)
            if (possible(board().jumps()[id]) && !seen[id])
                return fails("there is no case for the " + which + name(board().jumps()[id]));
        return all;
    }

    // Adds one case to the result of all cases; returns false if the case fails.
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

    // So that a check ends in reasonable time.
    static constexpr std::uint64_t kMaxSteps = std::uint64_t{1} << 32;

    ClassChecker classes_;
    WeightChecker weights_;
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
    // If the start is the finish without marks, the marked pegs may still be in the wrong holes.
    if (const auto* search = certificate.as<SearchCertificate>();
        search != nullptr && search->positions > 0 && !problem.marks.at_home())
        return {State::kSearch, {}};
    if (is_best_end(problem.finish))
        return {State::kAlwaysSolvable,
                "With the finish " + format_finish(board, problem.finish) +
                    " there is always a solution, so no certificate can be checked."};
    if (const auto claim = claim_of(board, problem)) return check_claim(board, *claim, certificate);
    return {State::kFails, "The finish is no hole of the board."};
}

}  // namespace peg
