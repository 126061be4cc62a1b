// SPDX-License-Identifier: MIT
#include "core/proof/certificate_samples.h"

#include <optional>
#include <utility>

#include "core/board/notation/notation.h"
#include "core/proof/case_split.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "core/proof/partition/find_cost_partition.h"
#include "core/proof/position_class.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

// Plays random un-jumps from a position.
Bits unplayed(oracle::Random& random, const Board& board, Bits pegs, int jumps) {
    for (; jumps > 0; --jumps) {
        std::vector<Bits> before;
        for (const Jump& jump : board.jumps())
            if ((pegs & jump.mask) == bit(jump.to)) before.push_back(pegs ^ jump.mask);
        if (before.empty()) break;
        pegs = oracle::one_of(random, before);
    }
    return pegs;
}

Sample sample_of(oracle::Random& random, const Board& board, const Problem& lost,
                 Certificate certificate) {
    Sample sample{board, lost, std::move(certificate), {}};
    for (int i = 0; i < 4; ++i) {
        const Hole hole = random_hole(random, board);
        const Bits goal = i == 3 ? random_holes(random, board) : bit(hole);
        const Position start{unplayed(random, board, goal, 1 + oracle::below(random, 8))};
        sample.winnable.push_back({start, Finish::exactly({goal})});
        if (i < 3) sample.winnable.push_back({start, Finish::any()});
    }
    return sample;
}

std::optional<Certificate> split_certificate(const Board& board, Bits start, Bits goal) {
    constexpr std::size_t kMax = 60;
    CaseSplit split(board, start, goal);
    while (split.state() == CaseSplit::State::kRunning && split.subproblems() < kMax) split.step();
    if (split.state() != CaseSplit::State::kProved) return std::nullopt;
    return split.certificate();
}

std::optional<Certificate> certificate_by_finish(const Board& board, Bits start) {
    const ClassRule rule(board);
    CaseDistinction cases{CaseDistinction::By::kFinish, {}};
    for (Hole hole : board.reading_order()) {
        if (rule(bit(hole)) != rule(start)) continue;
        auto one = split_certificate(board, start, bit(hole));
        if (!one) return std::nullopt;
        cases.cases.push_back({hole, *std::move(one)});
    }
    if (cases.cases.empty()) return class_certificate(board, start, {});
    return Certificate{std::move(cases)};
}

// For a pattern with two free holes.
std::optional<Certificate> certificate_by_position(const Board& board, Bits start,
                                                   const Finish& pattern) {
    const ClassRule rule(board);
    CaseDistinction cases{CaseDistinction::By::kPosition, {}};
    const Bits free = board.holes() & ~pattern.holes;
    for (Bits more = free;; more = (more - 1) & free) {
        const Bits goal = pattern.position.pegs | more;
        if (rule(goal) == rule(start) && count(goal) < count(start)) {
            auto one = split_certificate(board, start, goal);
            if (!one) return std::nullopt;
            cases.cases.push_back({goal, *std::move(one)});
        }
        if (more == 0) break;
    }
    if (cases.cases.empty()) return std::nullopt;
    return Certificate{std::move(cases)};
}

}  // namespace

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all = [] {
        oracle::Random random(311);
        std::vector<Sample> made;
        for (const auto& [i, drawn, board] : random_boards(random, 200, 7, 13)) {
            const Bits start =
                position_of(board,
                            oracle::random_pegs(random, drawn,
                                                2 + oracle::below(random, board.hole_count() - 3)))
                    .pegs;
            const Hole hole = random_hole(random, board);
            const Problem one{{start}, Finish::at(hole)};
            const ClassRule rule(board);
            const auto add = [&](const Problem& problem, std::optional<Certificate> certificate) {
                if (certificate && problem.start.pegs != bit(hole))
                    made.push_back(sample_of(random, board, problem, *std::move(certificate)));
            };
            if (rule(start) != rule(bit(hole))) {
                if (i % 8 == 0) add(one, class_certificate(board, start, bit(hole)));
                continue;
            }
            if (const auto pagoda = find_pagoda(board, start, bit(hole)))
                add(one, certificate_of(*pagoda, start, bit(hole)));
            else
                add(one, split_certificate(board, start, bit(hole)));
            if (auto partition = find_cost_partition(board, start, bit(hole)))
                add(one, Certificate{*std::move(partition)});
            add({{start}, Finish::any()}, certificate_by_finish(board, start));
            if (i % 8 == 1) add(one, Certificate{SearchCertificate{7}});
        }
        oracle::Random others(313);
        for (const auto& [i, drawn, board] : random_boards(others, 100, 7, 13)) {
            const int pegs = 2 + oracle::below(others, board.hole_count() - 3);
            const Bits start = position_of(board, oracle::random_pegs(others, drawn, pegs)).pegs;
            const Bits holes = board.holes() &
                               ~(bit(random_hole(others, board)) | bit(random_hole(others, board)));
            const Finish pattern = Finish::pattern(holes, {random_holes(others, board, 3) & holes});
            if (is_finished(pattern, {start})) continue;
            if (auto certificate = certificate_by_position(board, start, pattern))
                made.push_back(
                    sample_of(others, board, {{start}, pattern}, *std::move(certificate)));
        }
        const Board wiegleb = parse_board_name("wiegleb")->board;
        Bits ends = 0;
        for (const char* name : {"e2", "e4", "e5"}) ends |= bit(*parse_hole(wiegleb, name));
        const Problem middle{{wiegleb.holes() & ~ends}, Finish::exactly({ends})};
        made.push_back(sample_of(random, wiegleb, middle,
                                 {*find_cost_partition(wiegleb, middle.start.pegs, ends)}));
        const Board diamond = parse_board_name("diamond41")->board;
        const Problem tip{vacancy(diamond, *parse_hole(diamond, "d2")),
                          Finish::at(*parse_hole(diamond, "f8"))};
        made.push_back(
            sample_of(random, diamond, tip,
                      *split_certificate(diamond, tip.start.pegs, bit(tip.finish.hole))));
        return made;
    }();
    return all;
}

}  // namespace peg
