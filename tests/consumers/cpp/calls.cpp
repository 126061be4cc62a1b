// Each call of the C++ interface, with valid and invalid arguments. Exit status 0 if everything is
// right, otherwise the number of the line that failed.
#include <lastpeg/lastpeg.h>
#include <lastpeg/lastpeg_c.h>

#include <cmath>
#include <cstdlib>
#include <iostream>

namespace {

void expect_at(bool holds, int line, const char* what) {
    if (holds) return;
    std::cerr << "line " << line << ": " << what << '\n';
    std::exit(1);
}
#define EXPECT(what) expect_at((what), __LINE__, #what)

template <class Call>
std::string code_of(Call&& call) {
    try {
        call();
    } catch (const lastpeg::Error& error) {
        EXPECT(std::string(error.what()).ends_with('.'));
        return error.code();
    }
    return "";
}

void read_problems() {
    const lastpeg::Problem problem({.board = "triangle15"});
    EXPECT(problem.board() == "triangle15");
    EXPECT(problem.holes().size() == 15 && problem.holes().front() == "a1");
    EXPECT(problem.peg_count() == 14);
    EXPECT(!problem.legal_jumps().empty());
    const lastpeg::Problem next = problem.after(problem.legal_jumps().front());
    EXPECT(next.peg_count() == 13 && next.position() != problem.position());
    const lastpeg::Problem drawn({.board = "lattice: triangular/o/xx/xxx", .finish = "any"});
    EXPECT(drawn.holes().size() == 6 && drawn.finish() == "any");

    EXPECT(code_of([] { lastpeg::Problem({.board = "nowhere"}); }) != "");
    EXPECT(code_of([] { lastpeg::Problem(lastpeg::ProblemText{}); }) != "");
    EXPECT(code_of([] { lastpeg::Problem({.board = "english", .vacancy = "a1"}); }) == "no_hole");
    EXPECT(code_of([] {
               lastpeg::Problem({.board = "english", .position = "xxx", .vacancy = "d4"});
           }) == "two_starts");
    EXPECT(code_of([] { lastpeg::Problem({.board = "english", .finish = "x9"}); }) != "");
    EXPECT(code_of([] { lastpeg::Problem({.board = "english", .survivor = "d4"}); }) != "");
    EXPECT(code_of([&] { (void)problem.after("a1-a9"); }) != "");
    EXPECT(code_of([] { lastpeg::Problem({.board = std::string(1 << 20, 'x')}); }) != "");
}

void solve_problems() {
    const lastpeg::Problem winnable({.board = "english"});
    const lastpeg::Answer won = lastpeg::solve(winnable);
    EXPECT(won.verdict == lastpeg::Verdict::kSolvable && won.jumps.size() == 31);
    EXPECT(won.pegs_left == 1 && !won.proof);
    std::string moves;
    for (const std::string& move : won.moves) moves += move + ' ';
    EXPECT(lastpeg::check(winnable, moves).result == lastpeg::CheckResult::kHolds);
    EXPECT(lastpeg::check(winnable, "d2-d4").result == lastpeg::CheckResult::kFails);
    EXPECT(!lastpeg::check(winnable, "d4-d2").reason.empty());
    EXPECT(code_of([&] { (void)lastpeg::check(winnable, "d2-z9"); }) != "");

    const lastpeg::Problem lost({.board = "wiegleb", .vacancy = "e1", .finish = "e1"});
    const lastpeg::Answer proved = lastpeg::solve(lost);
    EXPECT(proved.verdict == lastpeg::Verdict::kUnsolvable && proved.proof);
    EXPECT(lastpeg::check(lost, *proved.proof).result == lastpeg::CheckResult::kHolds);
    EXPECT(lastpeg::check(winnable, *proved.proof).result == lastpeg::CheckResult::kFails);
    const lastpeg::Certificate again(lost, proved.proof->json());
    EXPECT(again.kind() == proved.proof->kind());
    EXPECT(lastpeg::check(lost, again).result == lastpeg::CheckResult::kHolds);
    for (const char* finish : {"fewest", "most"}) {
        const lastpeg::Problem always({.board = "wiegleb", .vacancy = "e1", .finish = finish});
        const lastpeg::Check answer = lastpeg::check(always, again);
        EXPECT(answer.result == lastpeg::CheckResult::kNotCheckable && !answer.reason.empty());
    }
    EXPECT(code_of([&] { lastpeg::Certificate(lost, "{"); }) != "");
    EXPECT(code_of([&] { lastpeg::Certificate(lost, R"({"kind":"belief"})"); }) != "");

    EXPECT(lastpeg::solve(lost, {.max_nodes = 1}).verdict == lastpeg::Verdict::kUndecided);
    EXPECT(lastpeg::solve(lost, {.max_seconds = 0.0}).verdict == lastpeg::Verdict::kUndecided);
    EXPECT(code_of([&] { (void)lastpeg::solve(lost, {.max_seconds = -1.0}); }) == "seconds");
    EXPECT(code_of([&] { (void)lastpeg::solve(lost, {.max_seconds = std::nan("")}); }) ==
           "seconds");
    std::stop_source stop;
    stop.request_stop();
    EXPECT(lastpeg::solve(lost, {}, stop.get_token()).verdict == lastpeg::Verdict::kUndecided);
}

void ask_requests() {
    EXPECT(lastpeg::ask(R"({"id":7,"command":"count","board":"triangle15"})")
               .find("\"solutions\":\"") != std::string::npos);
    EXPECT(lastpeg::ask("no request").find("\"error\"") != std::string::npos);
    EXPECT(lastpeg::ask(R"({"id":7,"board":"nowhere"})").find("\"id\":7") != std::string::npos);
    EXPECT(lastpeg::ask("").find("\"error\"") != std::string::npos);
}

}  // namespace

int main() {
    EXPECT(lastpeg::version().starts_with("1."));
    EXPECT(lastpeg_abi() == LASTPEG_ABI);  // the interface for C may be used beside
    read_problems();
    solve_problems();
    ask_requests();
}
