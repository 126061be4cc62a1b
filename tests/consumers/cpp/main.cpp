#include <lastpeg/lastpeg.h>

#include <iostream>

int main() {
    const lastpeg::Problem problem({.board = "diamond41", .vacancy = "d2"});
    const lastpeg::Answer answer = lastpeg::solve(problem);
    for (const std::string& move : answer.moves) std::cout << move << ' ';
    std::cout << '\n';
    return answer.verdict == lastpeg::Verdict::kSolvable ? 0 : 1;
}
