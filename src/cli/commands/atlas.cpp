// SPDX-License-Identifier: MIT

// `lastpeg atlas` solves the single-vacancy problems of a board. The work consists of independent
// units, so parts of it can run anywhere, in any order, and continue after an interruption. The
// problems then share their solutions.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/atlas/atlas.h"
#include "cli/atlas/find.h"
#include "cli/atlas/solution_sharing.h"
#include "cli/cli_errors.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run_job.h"
#include "cli/system/interrupt.h"
#include "core/board/notation/notation.h"
#include "core/solver/sweeps/last_sweeps.h"
#include "report/report_errors.h"
#include "report/text.h"

namespace peg {
namespace {

struct AtlasArguments : Arguments {
    std::optional<std::string> piece;
    std::optional<std::string> store;
    std::optional<std::string> again;
    std::optional<double> share;
    std::vector<std::string> collect;
};

// Every `of`-th unit from number `first` on, counted from 0.
struct Piece {
    std::size_t first = 0;
    std::size_t of = 1;
};

Result<Piece> parse_piece(const std::string& text) {
    constexpr std::size_t kMax = 1'000'000;
    std::size_t number = 0;
    Piece piece;
    const char* const end = text.data() + text.size();
    const auto [slash, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc{} && slash != end && *slash == '/') {
        const auto [rest, wrong] = std::from_chars(slash + 1, end, piece.of);
        piece.first = number - 1;
        if (wrong == std::errc{} && rest == end && piece.first < piece.of && piece.of <= kMax)
            return piece;
    }
    return cli_error("piece", in_quotes(text));
}

Result<std::optional<std::size_t>> parse_share(std::optional<double> moves) {
    constexpr int kMax = 9;
    if (!moves) return std::optional<std::size_t>();
    if (*moves < 0 || *moves > kMax || *moves != std::floor(*moves))
        return report_error("whole_number", "--share", 0, kMax);
    return std::optional(static_cast<std::size_t>(*moves));
}

Outcome print_atlas(const Board& board, const std::vector<Unit>& units, Entries entries, bool json,
                    bool complete) {
    SolutionSharing sharing(board, units, entries, 0);
    while (sharing.waiting() > 0)
        if (auto error = sharing.step()) return *std::move(error);
    bool open = !complete;
    for (const auto& entry : entries) {
        const Answer* answer = entry ? answer_of(entry->result) : nullptr;
        open |= answer != nullptr && answer->verdict == Verdict::kUndecided;
    }
    return print(json ? to_line(atlas_json(board, units, entries)) + '\n'
                      : atlas_text(board, units, entries),
                 open ? ExitStatus::kUndecided : ExitStatus::kDone);
}

Outcome collect(const AtlasArguments& arguments, const Board& board) {
    const auto& [nodes, seconds, memory] = arguments.limits;
    if (arguments.piece || arguments.store || arguments.again || arguments.share || nodes ||
        seconds || memory)
        return cli_error("collect");
    const std::vector<Unit> units = atlas_units(board);
    Entries entries(units.size());
    for (const std::string& file : arguments.collect)
        if (const auto read = read_store(board, units, file, entries); !read) return read.error();
    const bool complete = std::ranges::all_of(entries, [](const auto& entry) { return !!entry; });
    return print_atlas(board, units, entries, arguments.json, complete);
}

// The inner value is empty if nothing is to be searched again.
Result<std::optional<SearchAgain>> parse_again(const std::optional<std::string>& text) {
    if (!text) return std::optional<SearchAgain>();
    if (*text == "moves") return std::optional(SearchAgain::kMoves);
    if (*text == "counts") return std::optional(SearchAgain::kCounts);
    if (*text == "sweeps") return std::optional(SearchAgain::kSweeps);
    if (*text == "all") return std::optional(SearchAgain::kAll);
    return cli_error("again", in_quotes(*text));
}

// Lets the problems in a store share solutions until Ctrl-C, and stores the improvements.
std::optional<Error> share_in_store(const Board& board, const std::vector<Unit>& units,
                                    std::size_t last_moves, Entries& entries, Store& store,
                                    ProgressLine& line) {
    SolutionSharing sharing(board, units, entries, last_moves);
    std::optional<Error> error;
    run_steps(
        [&](std::uint64_t) {
            error = sharing.step();
            return error || sharing.waiting() == 0;
        },
        std::nullopt,
        [&](double) {
            line.show("sharing solutions, " + counted(sharing.waiting(), "unit") + " to go");
        });
    for (const std::size_t unit : sharing.borrowers())
        if (!error) error = store.append(store_line(board, units[unit], *entries[unit]));
    return error;
}

// True if the unit is to be searched again. Never under the same limits as before.
bool asks_again(const Entry& known, std::optional<SearchAgain> again, const SearchLimits& limits) {
    return again && is_open(known.result, *again) && known.limits != limits_json(limits);
}

// Finds a unit's result, or a better one than is known, and parses it as it will be stored: only
// results that pass the checks are written.
Result<std::optional<Entry>> find_checked(const Request& request, const Unit& unit,
                                          const std::optional<Entry>& known,
                                          std::optional<SearchAgain> again,
                                          const std::function<void(const std::string&)>& show) {
    const auto found =
        known ? find_again(request.board, unit, known->result, *again, request.limits, show)
              : find_unit(request.board, unit, request.limits, show);
    if (!found) return std::optional<Entry>();
    auto checked = parse_unit_result(request.board, unit, unit_result_json(request.board, *found));
    if (!checked) return cli_error("wrong_find", unit_words(request.board, unit), checked.error());
    return std::optional(Entry{limits_json(request.limits), *std::move(checked)});
}

Outcome atlas(const AtlasArguments& arguments) {
    const auto request = read_request(arguments);
    if (!request) return request.error();
    const Board& board = request->board;
    if (!LastSweeps::possible(board)) return cli_error("atlas_board");
    if (!arguments.collect.empty()) return collect(arguments, board);
    const auto piece = parse_piece(arguments.piece.value_or("1/1"));
    if (!piece) return piece.error();
    const auto again = parse_again(arguments.again);
    if (!again) return again.error();
    const auto share = parse_share(arguments.share);
    if (!share) return share.error();
    if ((*again || *share) && !arguments.store) return cli_error("again_store");

    const std::vector<Unit> units = atlas_units(board);
    Entries entries(units.size());
    ProgressLine line;
    std::optional<Store> store;
    if (arguments.store) {
        auto opened = Store::open(board, units, *arguments.store, entries);
        if (!opened) return opened.error();
        store.emplace(*std::move(opened));
        // Shared solutions may already answer what would be searched again.
        if (*again || *share)
            if (auto error =
                    share_in_store(board, units, share->value_or(0), entries, *store, line))
                return *std::move(error);
        if (interrupted()) return ExitStatus::kInterrupted;
    }
    for (std::size_t i = piece->first; i < units.size(); i += piece->of) {
        if (entries[i] && !asks_again(*entries[i], *again, request->limits)) continue;
        const std::string place = "unit " + grouped(i + 1) + " of " + grouped(units.size()) + ", " +
                                  unit_words(board, units[i]);
        line.show(place);
        const auto show = [&](const std::string& progress) {
            line.show(std::string(place).append(": ").append(progress));
        };
        auto entry = find_checked(*request, units[i], entries[i], *again, show);
        if (!entry) return entry.error();
        if (!*entry) return ExitStatus::kInterrupted;
        entries[i] = *std::move(entry);
        if (!store) continue;
        if (auto error = store->append(store_line(board, units[i], *entries[i])))
            return *std::move(error);
    }
    return print_atlas(board, units, entries, arguments.json, true);
}

}  // namespace

Command add_atlas(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "atlas", "Work out all that can be known of a board's single-vacancy problems");
    const auto arguments = std::make_shared<AtlasArguments>();
    add_board(*command, *arguments)->required();
    add_text(*command, "--piece", "I/N", "Do only every N-th unit, starting with the I-th",
             arguments->piece);
    add_text(*command, "--store", "FILE", "Keep results in this file, and continue from it",
             arguments->store);
    add_text(*command, "--again", "WHAT",
             "Try again, with new limits, what is open in the store: fewest `moves`, `counts` of "
             "positions and solutions, longest last `sweeps`, or `all`",
             arguments->again);
    add_number(
        *command, "--share", "N",
        "Try the solutions of each problem in the store on the others, with up to N last moves "
        "replaced",
        arguments->share);
    command
        ->add_option("--collect", arguments->collect,
                     "Search for nothing; join the results in these stores")
        ->type_name("FILE...");
    add_limits(*command, *arguments);
    add_json(*command, *arguments);
    return {command, [arguments] { return atlas(*arguments); }};
}

}  // namespace peg
