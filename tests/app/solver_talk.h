// SPDX-License-Identifier: MIT
#pragma once

// Answers of the solver for Table::answer (app/support.h), and positions that they fit.

#include <string>
#include <string_view>

namespace peg {

// The figure Cross, six pegs: five jumps to one peg in d4.
inline constexpr const char* kCross = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";
// Three pegs: the jumps c1-c3 and c3-e3, which are one move, lead to one peg in e3.
inline constexpr const char* kShort = "..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo";
// Two pegs without weight for one peg in d4.
inline constexpr const char* kLost = "..oxx/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo";

// "a b": ["a","b"]
inline std::string json_list(std::string_view words) {
    std::string list;
    for (const char c : words) (c == ' ' ? list += "\",\"" : list += c);
    return words.empty() ? "[]" : "[\"" + list + "\"]";
}

// The solver's solution of the English central game, without its first jumps.
inline std::string_view solution_after(std::size_t jumps) {
    constexpr std::string_view kSolution = "d2-d4 b3-d3 c1-c3 e1-c1 c4-c2 c1-c3 c6-c4 a5-c5 "
                                           "d5-b5 a3-a5 a5-c5 f5-d5 e7-e5 c7-e7 e4-e6 e2-e4 "
                                           "g3-e3 g5-g3 e7-e5 d3-f3 g3-e3 d5-f5 f5-f3 f3-d3 "
                                           "d3-d5 b4-d4 e4-c4 d5-b5 c3-c5 b5-d5 d6-d4";
    return kSolution.substr(6 * jumps);
}

// An answer to "solve" and similar commands: jumps separated by spaces.
inline std::string solved_by(std::string_view jumps) {
    return R"({"verdict":"solvable","jumps":)" + json_list(jumps) + '}';
}
// An answer to "hint": a jump, and the solution that begins with it.
inline std::string hinted(const std::string& jump, std::string_view solution) {
    return R"({"verdict":"solvable","jump":")" + jump + R"(","jumps":[],"solution":)" +
           json_list(solution) + '}';
}
// An answer to both: the certificate, as JSON, proves (or claims) that the position is lost.
inline std::string lost_by(const std::string& proof) {
    return R"({"verdict":"unsolvable","jump":null,"jumps":[],"proof":)" + proof + '}';
}
inline constexpr const char* kProofOfLost =
    R"({"kind":"pagoda","weights":{"d4":1,"d2":1,"d6":1,"b4":1,"f4":1},"start":0,"finish":1})";
inline constexpr const char* kUndecided =
    R"({"verdict":"undecided","jump":null,"jumps":[],"proof":null})";

}  // namespace peg
