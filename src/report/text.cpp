// SPDX-License-Identifier: MIT
#include "report/text.h"

#include "core/notation.h"

namespace peg {

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string quote = "\"";
    for (char c : text.substr(0, kMost)) quote += c >= ' ' && c <= '~' ? c : '?';
    if (text.size() > kMost) quote += "...";
    return quote + '"';
}

std::string grouped(std::uint64_t number) { return grouped(std::to_string(number)); }

std::string grouped(std::string digits) {
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
    return digits;
}

std::string counted(std::uint64_t number, std::string_view noun) {
    std::string words = grouped(number) + ' ' + std::string(noun);
    if (number != 1) words += 's';
    return words;
}

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
        case Finish::Kind::kPosition: break;
    }
    return "the position " + format_position(board, finish.position);
}

std::string pegs_left_words(const Board& board, Position position) {
    const int pegs = peg_count(position);
    if (pegs == 1) return "1 peg is left, in " + format_hole(board, lowest(position.pegs));
    return counted(static_cast<std::uint64_t>(pegs), "peg") + " are left";
}

std::string proof_words(const Board& board, const Proof& proof) {
    switch (proof.kind) {
        case Proof::Kind::kNone: break;
        case Proof::Kind::kClass:
            return "the finish is of another position class than the start, and no jump changes "
                   "the class (the rule of three)";
        case Proof::Kind::kPagoda:
            return "the pegs are worth " + std::to_string(proof.start_worth) +
                   ", the finish needs " + std::to_string(proof.finish_worth) +
                   ", and no jump adds worth";
        case Proof::Kind::kTolls:
            return "less the tolls that are due the pegs are worth " +
                   std::to_string(proof.start_worth) + ", the finish needs " +
                   std::to_string(proof.finish_worth) +
                   ", and a jump takes at least the tolls that it pays";
        case Proof::Kind::kFares:
            return "on its way to the finish each region of the board costs fares, together " +
                   std::to_string(least(proof.fares)) +
                   " at least, and those of a jump never add up to more than nothing";
        case Proof::Kind::kSplit:
            return "whatever the first jumps are and the last ones, the rest is out of reach (" +
                   counted(leaves(proof), "case") + ")";
        case Proof::Kind::kExhaustive:
            return "a search through all that can be reached found no way (" +
                   counted(proof.positions, "position") + ")";
        case Proof::Kind::kCases: {
            std::string words = "the rule of three leaves the last peg only ";
            for (std::size_t i = 0; i < proof.cases.size(); ++i) {
                if (i > 0) words += i + 1 < proof.cases.size() ? ", " : " or ";
                words += format_hole(board, proof.cases[i].hole);
            }
            return words + ", each of which is out of reach";
        }
    }
    return "there is no proof";
}

std::string obstacle_words(const Board& board, Position position, JumpId jump) {
    const Jump& it = board.jump(jump);
    if (!contains(position.pegs, it.from)) return format_hole(board, it.from) + " is empty";
    if (!contains(position.pegs, it.over))
        return "there is no peg in " + format_hole(board, it.over) + " to jump over";
    return format_hole(board, it.to) + " is not empty";
}

}  // namespace peg
