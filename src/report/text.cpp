// SPDX-License-Identifier: MIT
#include "report/text.h"

#include <array>
#include <cstdio>
#include <vector>

#include "core/board/notation/notation.h"

namespace peg {

namespace {

// "a1, a5 or e5".
std::string holes_words(const Board& board, const std::vector<Hole>& holes) {
    std::string words;
    for (std::size_t i = 0; i < holes.size(); ++i) {
        if (i > 0) words += i + 1 < holes.size() ? ", " : " or ";
        words += format_hole(board, holes[i]);
    }
    return words;
}

std::vector<Hole> in_reading_order(const Board& board, Bits holes) {
    std::vector<Hole> list;
    for (const Hole hole : board.reading_order())
        if (contains(holes, hole)) list.push_back(hole);
    return list;
}

}  // namespace

std::string start_words(const Board& board, Position start) {
    const Bits empty = complement(board, start).pegs;
    if (count(empty) == 1) return format_hole(board, lowest(empty)) + " empty";
    return format_position(board, start);
}

std::string finish_words(const Board& board, const Finish& finish) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return "one peg in " + format_hole(board, finish.hole);
        case Finish::Kind::kAny: return "one peg anywhere";
        case Finish::Kind::kFewest: return "as few pegs as possible";
        case Finish::Kind::kPattern:
            if (finish.holes == finish.position.pegs && count(finish.holes) == 1)
                return "a peg in " + format_hole(board, lowest(finish.holes)) +
                       ", whatever else is left";
            return "the pattern " + format_finish(board, finish);
        case Finish::Kind::kOneOf:
            return "one peg in " + holes_words(board, in_reading_order(board, finish.holes));
        case Finish::Kind::kPegs: return "exactly " + counted(finish.pegs, "peg");
        case Finish::Kind::kMost: return "a dead end with as many pegs as possible";
        case Finish::Kind::kPosition: break;
    }
    return "the position " + format_position(board, finish.position);
}

std::string pegs_left_words(const Board& board, Position position) {
    const int pegs = peg_count(position);
    if (pegs == 1) return "1 peg is left, in " + format_hole(board, lowest(position.pegs));
    return counted(static_cast<std::uint64_t>(pegs), "peg") + " are left";
}

std::string odds_words(double odds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", odds);
    return text.data();
}

namespace {

struct Words {
    const Board& board;

    std::string operator()(const ClassCertificate& classes) const {
        if (!classes.finish_class)
            return "no position that the finish allows is in the start's position class, and no "
                   "jump changes the class (the rule of three)";
        return "the finish and the start are in different position classes, and no jump changes "
               "the "
               "class (the rule of three)";
    }
    std::string operator()(const PagodaCertificate& pagoda) const {
        return "the pegs are worth " + std::to_string(pagoda.start) + ", the finish needs " +
               std::to_string(pagoda.finish) + ", and no jump adds worth";
    }
    std::string operator()(const ZeroHalfCertificate& pagoda) const {
        return "after the zero-half cuts that are due, the pegs are worth " +
               std::to_string(pagoda.start) + ", the finish needs " +
               std::to_string(pagoda.finish) +
               ", and a jump takes at least the weights of the cuts that it crosses";
    }
    std::string operator()(const CostPartition& partition) const {
        return "each region of the board has costs on its way to the finish, at least " +
               std::to_string(total_least(partition)) +
               " together, and those of a jump never add up to more than 0";
    }
    std::string operator()(const CaseDistinction& split) const {
        if (split.by == CaseDistinction::By::kPosition)
            return "the finish allows " + counted(split.cases.size(), "position") +
                   " that the rule of three does not exclude, each of which is out of reach";
        if (split.by != CaseDistinction::By::kFinish)
            return "whatever the first and the last jumps are, the rest is out of reach (" +
                   counted(leaf_count({split}), "case") + ")";
        std::string words = "the rule of three leaves the last peg only ";
        std::vector<Hole> holes;
        holes.reserve(split.cases.size());
        for (const CaseDistinction::Case& one : split.cases) holes.push_back(one.hole());
        return words + holes_words(board, holes) + ", each of which is out of reach";
    }
    std::string operator()(const SearchCertificate& search) const {
        return "a search through everything that can be reached found no way (" +
               counted(search.positions, "position") + ")";
    }
};

}  // namespace

std::string proof_words(const Board& board, const Certificate& certificate) {
    return std::visit(Words{board}, certificate.kind);
}

}  // namespace peg
