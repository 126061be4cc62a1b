// SPDX-License-Identifier: MIT

// The command line program `lastpeg`: finds the command that was asked for and runs it. Whatever
// goes wrong ends in one sentence on standard error and an exit status (cli/command.h).

#include <array>
#include <exception>
#include <new>
#include <sstream>
#include <string>
#include <string_view>

#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/describe.h"
#include "cli/system/interrupt.h"
#include "cli/system/system.h"
#include "cli/version.h"
#include "report/english.h"
#include "report/report_errors.h"

namespace {

static_assert(peg::are_in_english(peg::kCliErrors));
static_assert(peg::kCommandLinePhrases == peg::kCliErrors.size() + peg::kCertificateErrors.size());

constexpr const char* kFooter =
    "BOARD is a name that `lastpeg boards` lists, or a board file: an optional first line\n"
    "`lattice: square`, `triangular` or `diagonal`, then the rows, x peg, o empty, . no hole;\n"
    "then, for jumps of your own, a line `jumps:` and lines of three holes (`a1 b1 c1`).\n"
    "A position is its rows joined by '/', a hole a column's letters and a row number (d4), a\n"
    "move one peg's jumps (c4-c2-e2). What is left out is the board's classic problem.\n\n"
    "Exit status: 0 solvable or done, 1 proved unsolvable or not a solution, 2 wrong usage or\n"
    "input, 3 undecided because a limit was reached or not checkable, 130 interrupted.";

// What CLI11 complains of it quotes whole, however long it is: words and sentence are cut.
std::string shortened(std::string_view sentence) {
    constexpr std::size_t kLongestWord = 60;
    constexpr std::size_t kLongest = 300;
    std::string text;
    std::size_t word = 0;  // how much of the present one has been seen
    for (const char c : sentence) {
        word = c == ' ' ? 0 : word + 1;
        if (word <= kLongestWord) text += c;
        if (word == kLongestWord + 1) text += "...";
    }
    return text.size() <= kLongest ? text : text.substr(0, kLongest) + "...";
}

peg::Outcome run(CLI::App& program, int argc, char** argv) {
    const std::array commands{
        peg::add_boards(program),    peg::add_show(program),    peg::add_solve(program),
        peg::add_hint(program),      peg::add_count(program),   peg::add_levels(program),
        peg::add_solutions(program), peg::add_check(program),   peg::add_generate(program),
        peg::add_review(program),    peg::add_explain(program), peg::add_must(program),
        peg::add_read(program),      peg::add_atlas(program),   peg::add_bench(program)};
    // Hidden: for the build, which makes manual pages and completions of it.
    const CLI::App* description = program.add_subcommand("describe")->group("");
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // --help, --version
        std::ostringstream text;
        program.exit(asked, text, text);
        return peg::print(text.str(), peg::ExitStatus::kDone);
    } catch (const CLI::ParseError& error) {
        return peg::cli_error("usage", shortened(error.what()));
    }
    if (*description) return peg::print(peg::describe(program), peg::ExitStatus::kDone);
    for (const peg::Command& command : commands)
        if (*command.app) return command.run();
    return peg::cli_error("command_needed");
}

}  // namespace

int main(int argc, char** argv) {
    peg::prepare_streams();
    peg::catch_interrupts();
    peg::ExitStatus status = peg::ExitStatus::kBadInput;
    try {
        CLI::App program{"Last Peg solves peg solitaire: any position on any board.", "lastpeg"};
        program.set_version_flag("--version", peg::version_words());
        program.footer(kFooter);
        program.allow_windows_style_options(false);  // `/folder/board.txt` is a file everywhere
        const peg::Outcome outcome = run(program, argc, argv);
        if (peg::interrupted()) {
            status = peg::ExitStatus::kInterrupted;
            peg::print_error("Interrupted.");
        } else if (outcome) {
            status = *outcome;
        } else {
            peg::print_error(peg::english(outcome.error()));
        }
    } catch (const std::bad_alloc&) {
        peg::print_error("There is not enough memory: give a smaller --max-memory.");
    } catch (const std::exception& error) {
        peg::print_error(std::string("Unexpected error: ") + error.what());
    }
    return static_cast<int>(status);
}
