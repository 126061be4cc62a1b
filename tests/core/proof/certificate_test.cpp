// SPDX-License-Identifier: MIT
#include "core/proof/certificate.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "core/proof/certificate_samples.h"
#include "core/proof/pagoda/find_pagoda.h"
#include "core/proof/partition/find_cost_partition.h"
#include "core/proof/position_class.h"
#include "support/certificates.h"
#include "support/random_boards.h"
#include "support/translate.h"

// Certificates of every kind are modified in every field. Modifications that invalidate a
// certificate must be refused, and no modified certificate may be accepted for a problem with a
// solution.

namespace peg {

namespace {

using By = CaseDistinction::By;

// --- Modifications that invalidate a certificate

using Broken = std::vector<std::pair<std::string, Certificate>>;

template <class Kind, class Change>
void add_changed(Broken& broken, const std::string& name, const Kind& kind, Change change) {
    Kind wrong = kind;
    change(wrong);
    broken.push_back({name, Certificate{wrong}});
}

struct Breaker {
    const Board& board;
    const Problem& problem;
    Broken& broken;

    void operator()(const ClassCertificate& classes) const {
        for (int change = 1; change < 256; ++change)
            add_changed(broken, "start_class", classes, [&](auto& wrong) {
                wrong.start_class = static_cast<std::uint8_t>(wrong.start_class ^ change);
            });
        for (int change = 1; change < 256; ++change)
            add_changed(broken, "finish_class", classes, [&](auto& wrong) {
                wrong.finish_class = static_cast<std::uint8_t>(wrong.finish_class.value_or(0) +
                                                               (classes.finish_class ? change : 0));
            });
        if (classes.finish_class)
            add_changed(broken, "no finish_class", classes,
                        [](auto& wrong) { wrong.finish_class.reset(); });
    }

    void operator()(const PagodaCertificate& pagoda) const { break_weights(pagoda); }
    void operator()(const ZeroHalfCertificate& pagoda) const {
        break_weights(pagoda);
        const Bits change = problem.start.pegs ^ *only_goal(problem.finish);
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i) {
            const auto changed = [&](const char* name, auto change_cut) {
                add_changed(broken, name, pagoda, [&](auto& wrong) { change_cut(wrong.cuts[i]); });
            };
            changed("a negative cut", [](ZeroHalfCut& cut) { cut.weight = -1; });
            changed("a cut outside", [&](ZeroHalfCut& cut) { cut.holes |= outside(); });
            if (!pagoda.cuts[i].due(change) || pagoda.cuts[i].weight == 0) continue;
            changed("a lighter cut", [](ZeroHalfCut& cut) { --cut.weight; });
            changed("a heavier cut", [](ZeroHalfCut& cut) { ++cut.weight; });
            add_changed(broken, "a cut less", pagoda, [&](auto& wrong) {
                wrong.cuts.erase(wrong.cuts.begin() + static_cast<std::ptrdiff_t>(i));
            });
        }
    }

    template <class Kind>
    void break_weights(const Kind& pagoda) const {
        const Bits pegs = problem.start.pegs | *only_goal(problem.finish);
        for (std::int64_t change :
             {std::int64_t{-1}, std::int64_t{1}, std::numeric_limits<std::int64_t>::min()}) {
            add_changed(broken, "start", pagoda, [&](auto& wrong) { wrong.start ^= change; });
            add_changed(broken, "finish", pagoda, [&](auto& wrong) { wrong.finish ^= change; });
        }
        for (Hole hole = 0; hole < kMaxHoles; ++hole) {
            if (contains(board.holes(), hole) && !contains(pegs, hole)) continue;
            for (std::int32_t change : {-1, 1})
                add_changed(broken, "a weight", pagoda,
                            [&](auto& wrong) { wrong.weights[hole] += change; });
        }
        for (const Jump& jump : board.jumps())
            add_changed(broken, "a jump that adds worth", pagoda, [&](auto& wrong) {
                wrong.weights[jump.to] = wrong.weights[jump.from] + wrong.weights[jump.over] + 1;
            });
    }

    void operator()(const CostPartition& partition) const {
        const auto total = static_cast<std::int32_t>(total_least(partition));
        add_changed(broken, "no regions", partition, [](auto& wrong) { wrong.regions.clear(); });
        for (std::size_t i = 0; i < partition.regions.size(); ++i) {
            const auto changed = [&](const char* name, auto change) {
                add_changed(broken, name, partition,
                            [&](auto& wrong) { change(wrong.regions[i]); });
            };
            using Region = CostPartition::Region;
            changed("nothing asked for", [&](Region& region) { region.least -= total; });
            changed("holes outside", [&](Region& region) { region.holes |= outside(); });
            changed("a jump outside", [&](Region& region) {
                region.costs.push_back({static_cast<JumpId>(board.jumps().size()), 0});
            });
            for (std::size_t id = 0; id < board.jumps().size(); ++id)
                if ((board.jumps()[id].mask & partition.regions[i].holes) == 0)
                    changed("a jump that does not touch", [&](Region& region) {
                        region.costs.push_back({static_cast<JumpId>(id), -1});
                    });
            for (std::size_t k = 0; k < partition.regions[i].costs.size(); ++k) {
                changed("a cost that is not paid",
                        [&](Region& region) { region.costs[k].cost += 1 << 20; });
                changed("a cost twice",
                        [&](Region& region) { region.costs.push_back(region.costs[k]); });
            }
        }
    }

    void operator()(const CaseDistinction& cases) const {
        for (By by : {By::kFinish, By::kFirstJump, By::kLastJump, By::kPosition})
            if (by != cases.by && !cases.cases.empty() &&
                (by == By::kFinish) != (cases.by == By::kFinish))
                add_changed(broken, "by", cases, [&](auto& wrong) { wrong.by = by; });
        for (std::size_t i = 0; i < cases.cases.size(); ++i) {
            add_changed(broken, "a case less", cases, [&](auto& wrong) {
                wrong.cases.erase(wrong.cases.begin() + static_cast<std::ptrdiff_t>(i));
            });
            add_changed(broken, "a case twice", cases,
                        [&](auto& wrong) { wrong.cases.push_back(wrong.cases[i]); });
            // No hole, no jump, and more pegs than there are holes.
            add_changed(broken, "no key", cases, [&](auto& wrong) {
                wrong.cases[i].key = cases.by == By::kPosition ? ~Bits{0} : Bits{kMaxJumps};
            });
            const auto within = problem_within(cases.by, cases.cases[i]);
            Broken inside;
            std::visit(Breaker{board, within, inside}, cases.cases[i].certificate.kind);
            for (auto& [name, certificate] : inside)
                add_changed(broken, name + " in a case", cases,
                            [&](auto& wrong) { wrong.cases[i].certificate = certificate; });
        }
    }

    void operator()(const SearchCertificate& search) const {
        add_changed(broken, "no positions", search, [](auto& wrong) { wrong.positions = 0; });
    }

    Problem problem_within(By by, const CaseDistinction::Case& one) const {
        if (by == By::kFinish) return {problem.start, Finish::at(one.hole())};
        if (by == By::kPosition) return {problem.start, Finish::exactly({one.key})};
        const Bits mask = board.jump(one.jump()).mask, goal = *only_goal(problem.finish);
        if (by == By::kFirstJump) return {{problem.start.pegs ^ mask}, Finish::exactly({goal})};
        return {problem.start, Finish::exactly({goal ^ mask})};
    }

    // A bit that is no hole; the tests' boards have fewer than 64 holes.
    Bits outside() const { return ~board.holes() & -~board.holes(); }
};

// --- Arbitrary modifications

struct Mutator {
    oracle::Random& random;
    const Board& board;

    template <class T>
    std::size_t any(const std::vector<T>& list) const {
        return static_cast<std::size_t>(oracle::below(random, static_cast<int>(list.size())));
    }
    Hole any_hole() const { return random_hole(random, board); }
    JumpId any_jump() const {
        const auto jumps = static_cast<int>(board.jumps().size());
        return static_cast<JumpId>(jumps > 0 ? oracle::below(random, jumps + 1) : 0);
    }
    std::int32_t any_number() const {
        constexpr std::int32_t kMax = std::numeric_limits<std::int32_t>::max();
        constexpr std::array<std::int32_t, 4> kExtremes{kMax, -kMax - 1, 1 << 30, 0};
        if (oracle::below(random, 8) == 0)
            return kExtremes[static_cast<std::size_t>(oracle::below(random, 4))];
        return oracle::below(random, 9) - 4;
    }

    void operator()(ClassCertificate& classes) const {
        if (oracle::below(random, 2) == 0)
            classes.start_class = static_cast<std::uint8_t>(oracle::below(random, 16));
        else if (oracle::below(random, 4) == 0)
            classes.finish_class.reset();
        else
            classes.finish_class = static_cast<std::uint8_t>(oracle::below(random, 16));
    }
    template <class Kind>
    void change_weights(Kind& pagoda) const {
        switch (oracle::below(random, 4)) {
            case 0: pagoda.start = any_number(); break;
            case 1: pagoda.finish = any_number(); break;
            default: pagoda.weights[any_hole()] = any_number();
        }
    }
    void operator()(PagodaCertificate& pagoda) const { change_weights(pagoda); }
    void operator()(ZeroHalfCertificate& pagoda) const {
        const int what = oracle::below(random, 4);
        if (what == 0 || pagoda.cuts.empty())
            pagoda.cuts.push_back({random_holes(random, board), any_number()});
        else if (what == 1)
            pagoda.cuts[any(pagoda.cuts)].holes ^= bit(any_hole());
        else if (what == 2)
            pagoda.cuts[any(pagoda.cuts)].weight = any_number();
        else
            change_weights(pagoda);
    }
    void operator()(CostPartition& partition) const {
        if (partition.regions.empty()) return partition.regions.push_back({});
        CostPartition::Region& region = partition.regions[any(partition.regions)];
        switch (oracle::below(random, 5)) {
            case 0: region.holes ^= bit(any_hole()); break;
            case 1: region.least += any_number() % 8; break;
            case 2: region.costs.push_back({any_jump(), any_number()}); break;
            case 3: partition.regions.push_back(region); break;
            default:
                if (!region.costs.empty()) region.costs[any(region.costs)].cost = any_number();
        }
    }
    void operator()(CaseDistinction& cases) const {
        if (cases.cases.empty()) {
            cases.cases.push_back({any_jump(), Certificate{}});
            return;
        }
        CaseDistinction::Case& one = cases.cases[any(cases.cases)];
        switch (oracle::below(random, 6)) {
            case 0: cases.by = static_cast<By>(oracle::below(random, 4)); break;
            case 1:
                one.key = cases.by == By::kFinish     ? Bits{any_hole()}
                          : cases.by == By::kPosition ? random_holes(random, board)
                                                      : Bits{any_jump()};
                break;
            case 2: cases.cases.erase(cases.cases.begin()); break;
            case 3: cases.cases.push_back({any_jump(), one.certificate}); break;
            default: std::visit(*this, one.certificate.kind);
        }
    }
    void operator()(SearchCertificate& search) const {
        search.positions = static_cast<std::uint64_t>(oracle::below(random, 3));
    }
};

// Makes a certificate's claims about the problem agree with its weights, so that the only question
// left is whether it proves anything.
struct Mender {
    const Board& board;
    Bits start, goal;

    void operator()(ClassCertificate& classes) const {
        const auto real = class_certificate(board, start, goal);
        classes = *real.as<ClassCertificate>();
    }
    std::int64_t worth(const Weights& weights, Bits pegs) const {
        return peg::worth(PagodaWithCuts{.weights = weights}, pegs);
    }
    void operator()(PagodaCertificate& pagoda) const {
        pagoda.start = worth(pagoda.weights, start);
        pagoda.finish = worth(pagoda.weights, goal);
    }
    void operator()(ZeroHalfCertificate& pagoda) const {
        pagoda.start = worth(pagoda.weights, start);
        for (const ZeroHalfCut& cut : pagoda.cuts)
            if (cut.due(start ^ goal)) pagoda.start -= cut.weight;
        pagoda.finish = worth(pagoda.weights, goal);
    }
    void operator()(CostPartition&) const {}
    void operator()(CaseDistinction&) const {}
    void operator()(SearchCertificate&) const {}
};

}  // namespace

TEST_CASE("certificates of every kind hold, and tampered with they do not",
          "[certificate][tamper]") {
    std::array<int, kCertificateKinds> seen{};
    int refused = 0;
    for (const Sample& sample : samples()) {
        const std::size_t kind = sample.certificate.kind.index();
        ++seen.at(kind);
        const auto check = check_certificate(sample.board, sample.lost, sample.certificate);
        INFO("kind " << kind << ' ' << check.fault);
        REQUIRE(check.state == (kind == kind_number<SearchCertificate>()
                                    ? CertificateCheck::State::kSearch
                                    : CertificateCheck::State::kHolds));
        REQUIRE(check.fault.empty());
        Broken broken;
        std::visit(Breaker{sample.board, sample.lost, broken}, sample.certificate.kind);
        for (const auto& [name, certificate] : broken) {
            const auto wrong = check_certificate(sample.board, sample.lost, certificate);
            if (!wrong.fails()) FAIL(name);
            if (wrong.fault.back() != '.') FAIL(wrong.fault);
            ++refused;
        }
    }
    for (std::size_t kind = 0; kind + 1 < seen.size(); ++kind) {
        CAPTURE(kind);
        CHECK(seen.at(kind) > 1);
    }
    CHECK(refused > 5000);
}

TEST_CASE("no tampering makes a certificate hold where there is a solution",
          "[certificate][tamper][soundness]") {
    oracle::Random random(312);
    int tried = 0;
    for (const Sample& sample : samples()) {
        for (const Problem& problem : sample.winnable)
            for (int i = 0; i < 12; ++i) {
                Certificate wrong = sample.certificate;
                const Mutator mutator{random, sample.board};
                for (int n = oracle::below(random, 5); n > 0; --n) std::visit(mutator, wrong.kind);
                if (i % 2 == 0)
                    if (const auto goal = only_goal(problem.finish))
                        std::visit(Mender{sample.board, problem.start.pegs, *goal}, wrong.kind);
                if (proves(sample.board, problem, wrong))
                    FAIL("kind " << wrong.kind.index() << ", "
                                 << format_position(sample.board, problem.start) << " to "
                                 << format_finish(sample.board, problem.finish));
                ++tried;
            }
    }
    CHECK(tried > 5000);
}

TEST_CASE("certificates are equal when all in them is", "[certificate]") {
    for (const Sample& sample : samples()) {
        Broken broken;
        std::visit(Breaker{sample.board, sample.lost, broken}, sample.certificate.kind);
        const Certificate copy = sample.certificate;
        REQUIRE(copy == sample.certificate);
        for (const auto& [name, certificate] : broken)
            if (certificate == sample.certificate && name != "finish_class") FAIL(name);
    }
}

}  // namespace peg
