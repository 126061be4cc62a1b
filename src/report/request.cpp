// SPDX-License-Identifier: MIT
#include "report/request.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/board/game.h"
#include "core/board/notation/marks_notation.h"
#include "core/solver/sweeps/last_sweeps.h"
#include "report/knowledge_json.h"
#include "report/report_errors.h"
#include "report/request_values.h"
#include "report/text.h"

namespace peg {
namespace {

constexpr std::array<std::string_view, 25> kKeys{
    "all",       "last_sweep", "id",          "command",   "shortest", "first",      "seed",
    "board",     "position",   "vacancy",     "finish",    "until",    "difficulty", "pegs",
    "symmetric", "moves",      "through",     "survivor",  "text",     "from",       "notation",
    "marked",    "max_nodes",  "max_seconds", "max_memory"};

using Command = Request::Command;
constexpr std::array kCommands =
    std::to_array<std::pair<std::string_view, Command>>({{"solve", Command::kSolve},
                                                         {"hint", Command::kHint},
                                                         {"count", Command::kCount},
                                                         {"levels", Command::kLevels},
                                                         {"solutions", Command::kSolutions},
                                                         {"generate", Command::kGenerate},
                                                         {"nearest", Command::kNearest},
                                                         {"review", Command::kReview},
                                                         {"explain", Command::kExplain},
                                                         {"must", Command::kMust},
                                                         {"read", Command::kRead}});

// The command with this name; "solve" if there is none.
Result<Command> parse_command(const std::optional<std::string>& name) {
    const auto known = std::ranges::find(kCommands, name.value_or("solve"),
                                         [](const auto& it) { return it.first; });
    if (known == kCommands.end()) return report_error("command", in_quotes(*name));
    return known->second;
}

Result<Request> read_request(const Json& object, const SearchLimits& defaults) {
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(kKeys, key) == kKeys.end())
            return report_error("request_key", in_quotes(key));

    RequestValues fields(object);
    const auto command_name = fields.text("command");
    const bool shortest = fields.flag("shortest").value_or(false);
    const auto from = fields.text("from");
    RouteText route{shortest, fields.text("through"), fields.number("last_sweep"),
                    from.has_value()};
    const auto notation = fields.text("notation");
    const auto first = fields.number("first");
    const auto seed = fields.number("seed");
    const WishText wish_text{fields.text("difficulty"), fields.number("pegs"), seed,
                             fields.flag("symmetric").value_or(false)};
    const auto until_text = fields.text("until");
    const bool all = fields.flag("all").value_or(false);
    const auto moves = fields.text("moves");
    auto read_from = fields.text("text");
    const auto board_text = fields.text("board");
    const ProblemText problem_text{fields.text("position"),
                                   fields.text("vacancy"),
                                   fields.text("finish"),
                                   fields.text("survivor"),
                                   from,
                                   fields.text("marked")};
    const LimitNumbers numbers{fields.number("max_nodes"), fields.number("max_seconds"),
                               fields.number("max_memory")};
    if (fields.error()) return *fields.error();

    const auto command = parse_command(command_name);
    if (!command) return command.error();
    const bool generates = *command == Command::kGenerate;
    if (first && *command != Command::kSolutions) return report_error("first_command");
    if (seed && *command != Command::kSolutions && !generates) return report_error("seed_command");
    if ((wish_text.difficulty || wish_text.pegs || wish_text.symmetric) && !generates)
        return report_error("wish_command");
    if (until_text && *command != Command::kCount) return report_error("until_command");
    if (all && *command != Command::kLevels) return report_error("all_command");
    const auto until = parse_until(until_text);
    if (!until) return until.error();
    if (moves.has_value() != (*command == Command::kReview))
        return moves ? report_error("moves_command") : report_error("moves_needed");
    if (read_from.has_value() != (*command == Command::kRead))
        return read_from ? report_error("text_command") : report_error("text_needed");
    // For these commands, `shortest` is no route to one solution, but selects solutions.
    if (*command == Command::kSolutions) route.shortest = false;
    const auto choice = make_choice(first, seed, shortest && !route.shortest);
    if (!choice) return choice.error();
    if (!board_text) return report_error("request_board");
    auto board = parse_board(*board_text);
    if (!board) return board.error();
    const auto problem = parse_problem(*board, problem_text);
    if (!problem) return problem.error();
    const auto limits = make_limits(numbers, defaults);
    if (!limits) return limits.error();

    const auto wish = make_wish(wish_text, board->board, problem->finish);
    if (!wish) return wish.error();
    auto game = parse_game(board->board, problem->start, moves.value_or(""));
    if (!game) return game.error();

    Request request{*command, std::move(*std::move(board)).board, *problem, *limits, *choice,
                    *until};
    request.wish = *wish;
    if (all) request.symmetric = LevelCountSearch::Symmetric::kApart;
    request.game = *std::move(game);
    request.text = std::move(read_from).value_or("");
    if (auto error = set_route(request, route)) return *std::move(error);
    if (auto error = check_finish(request)) return *std::move(error);
    if (notation && *command == Command::kRead) return report_error("notation_command");
    if (auto error = set_spelling(request, notation)) return *std::move(error);
    return request;
}

// True if the searches of a command support a finish.
bool knows_finish(Command command, const Finish& finish) {
    switch (command) {
        case Command::kShortest:
        case Command::kCount: return is_countable(finish);
        case Command::kSolutions: return is_countable(finish) || finish.kind == Finish::Kind::kPegs;
        case Command::kGenerate: return is_countable(finish) && finish.kind != Finish::Kind::kOneOf;
        // `must` forbids a jump, which makes more positions dead ends.
        case Command::kMust: return finish.kind != Finish::Kind::kMost;
        case Command::kSolve:
        case Command::kThrough:
        case Command::kLastSweep:
        case Command::kHint:
        case Command::kLevels:
        case Command::kNearest:
        case Command::kReview:
        case Command::kExplain:
        case Command::kRead: break;
    }
    return true;
}

std::string_view name_of(Command command) {
    if (command == Command::kShortest) return "shortest";
    const auto known =
        std::ranges::find(kCommands, command, [](const auto& it) { return it.second; });
    return known != kCommands.end() ? known->first : "";
}

// True if the number is missing or in the range. NaN is in no range.
bool in_range(std::optional<double> number, double least, double most) {
    return !number || (*number >= least && *number <= most);
}
bool whole(std::optional<double> number) { return !number || *number == std::floor(*number); }

Error whole_number(std::string_view name, double least, double most) {
    return report_error("whole_number", name, static_cast<std::uint64_t>(least),
                        static_cast<std::uint64_t>(most));
}

}  // namespace

RequestLine parse_request(std::string_view line, const SearchLimits& defaults) {
    const Json json = parse_json(line);
    if (json.is_discarded()) return {nullptr, report_error("request_json")};
    if (!json.is_object()) return {nullptr, report_error("request_object")};
    Json id = json.value("id", Json());
    if (id.is_structured()) return {nullptr, report_error("request_id")};
    return {std::move(id), read_request(json, defaults)};
}

Result<Problem> parse_problem(const BoardAndProblem& board, const ProblemText& text) {
    Problem problem = board.classic;
    if (text.position && text.vacancy) return report_error("two_starts");
    if (text.position) {
        const auto position = parse_position(board.board, *text.position);
        if (!position) return position.error();
        problem.start = *position;
    }
    if (text.vacancy) {
        const auto hole = parse_hole(board.board, *text.vacancy);
        if (!hole) return hole.error();
        problem.start = vacancy(board.board, *hole);
    }
    if (text.from) {
        if (text.finish || text.survivor) return report_error("from_finish");
        const auto hole = parse_hole(board.board, *text.from);
        if (!hole) return hole.error();
        problem.finish = Finish::at(*hole);
        problem.marks = {};
    }
    if (text.finish || text.marked) {
        std::string finish_text = text.finish.value_or("");
        if (text.marked) finish_text += (text.finish ? " marked:" : "marked:") + *text.marked;
        const auto finish = parse_finish_with_marks(board.board, finish_text);
        if (!finish) return finish.error();
        problem.finish = finish->finish;
        problem.marks = finish->marks;
    }
    for (const Marks::Mark& mark : problem.marks.all())
        if (!contains(problem.start.pegs, mark.from))
            return report_error("mark_peg", format_hole(board.board, mark.from));
    if (!problem.marks.empty() && is_best_end(problem.finish)) return report_error("marks_finish");
    if (!problem.marks.empty() && text.survivor) return report_error("marks_survivor");
    if (text.survivor) {
        const auto hole = parse_hole(board.board, *text.survivor);
        if (!hole) return hole.error();
        if (!contains(problem.start.pegs, *hole))
            return report_error("survivor_peg", format_hole(board.board, *hole));
        if (!takes_survivor(problem.finish)) return report_error("survivor_finish");
        problem.survivor = *hole;
    }
    return problem;
}

std::optional<Error> set_route(Request& request, const RouteText& route, std::string_view prefix) {
    const auto& [shortest, through, last_sweep, backwards] = route;
    const bool survives = request.problem.survivor.has_value();
    if (survives && request.command != Command::kSolve && request.command != Command::kHint)
        return report_error("survivor_command");
    if (backwards && (request.command != Command::kSolve || through || last_sweep))
        return report_error("from_command");
    request.backwards = backwards;
    if (!shortest && !through && !last_sweep) return std::nullopt;
    if (request.command != Command::kSolve) return report_error("route_command");
    const int others = shortest + through.has_value() + survives;
    if (last_sweep && others > 0) return report_error("last_sweep_alone");
    if (others > 1) return report_error("routes", prefix);
    if (shortest) request.command = Command::kShortest;
    if (last_sweep) {
        const std::string name = prefix.empty() ? "last_sweep" : "--last-sweep";
        constexpr double kMaxJumpsOfMove = kMaxHoles - 1;
        if (!in_range(last_sweep, 1, kMaxJumpsOfMove) || !whole(last_sweep))
            return whole_number(name, 1, kMaxJumpsOfMove);
        if (!takes_survivor(request.problem.finish)) return report_error("last_sweep_finish");
        if (!LastSweeps::possible(request.board)) return report_error("last_sweep_board");
        request.command = Command::kLastSweep;
        request.last_sweep = static_cast<std::size_t>(*last_sweep);
    }
    if (through) {
        const auto position = parse_position(request.board, *through);
        if (!position) return position.error();
        request.command = Command::kThrough;
        request.through = *position;
    }
    return std::nullopt;
}

std::optional<Error> set_spelling(Request& request, const std::optional<std::string>& notation) {
    if (!notation) return std::nullopt;
    auto spelling = Spelling::make(request.board, *notation);
    if (!spelling) return spelling.error();
    request.spelling = std::make_shared<const Spelling>(*std::move(spelling));
    return std::nullopt;
}

std::optional<Error> check_finish(const Request& request) {
    const Finish& finish = request.problem.finish;
    const Command command = request.command;
    if (!request.problem.marks.empty() && command != Command::kSolve && command != Command::kHint &&
        command != Command::kRead)
        return report_error("marks_command");
    const bool knows = knows_finish(request.command, finish);
    if (knows && (!request.choice.shortest || is_countable(finish))) return std::nullopt;
    return report_error("finish_command", in_quotes(name_of(request.command)),
                        in_quotes(format_finish(request.board, finish)));
}

Result<std::vector<JumpId>> parse_game(const Board& board, Position start, std::string_view text) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return std::vector<JumpId>{};
    auto game = parse_moves(board, text);
    if (!game) return game;
    const Replay played = replay(board, {start, Finish::fewest()}, *game);
    if (played.legal == game->size()) return game;
    const JumpId jump = (*game)[played.legal];
    return report_error("cannot_play", played.legal + 1, format_jump(board, jump),
                        obstacle(board, played.end, jump));
}

Result<CountSearch::Until> parse_until(std::optional<std::string_view> text,
                                       std::string_view name) {
    using Until = CountSearch::Until;
    const std::string_view given = text.value_or("all");
    if (given == "winning") return Until::kWinning;
    if (given == "solutions") return Until::kSolutions;
    if (given == "positions") return Until::kPositions;
    if (given == "sets") return Until::kSets;
    if (given == "all") return Until::kAll;
    return report_error("until", name, in_quotes(given));
}

Result<SolutionChoice> make_choice(std::optional<double> first, std::optional<double> seed,
                                   bool shortest, std::string_view first_name,
                                   std::string_view seed_name) {
    constexpr double kMax = 1'000'000;
    constexpr double kLargestSeed = 9007199254740992;
    const double least = shortest ? 0 : 1;
    if (!in_range(first, least, kMax) || !whole(first))
        return whole_number(first_name, least, kMax);
    if (seed && shortest) return report_error("seed_shortest");
    if (!in_range(seed, 0, kLargestSeed) || !whole(seed))
        return whole_number(seed_name, 0, kLargestSeed);
    SolutionChoice choice;
    choice.shortest = shortest;
    if (first) choice.first = static_cast<std::uint64_t>(*first);
    if (seed) choice.seed = static_cast<std::uint64_t>(*seed);
    return choice;
}

Result<Wish> make_wish(const WishText& text, const Board& board, const Finish& finish,
                       std::string_view prefix) {
    const std::string before(prefix);
    const auto named = std::ranges::find(kDifficulties, text.difficulty.value_or("medium"));
    if (named == kDifficulties.end())
        return report_error("difficulty", before + "difficulty", in_quotes(*text.difficulty));
    const int most = board.hole_count() - 1;
    if (!in_range(text.pegs, 2, most) || !whole(text.pegs))
        return report_error("pegs", before + "pegs", 2, most);
    const auto choice = make_choice({}, text.seed, false, "", before + "seed");
    if (!choice) return choice.error();
    Wish wish{finish,
              {},
              static_cast<Difficulty>(named - kDifficulties.begin()),
              choice->seed.value_or(0),
              text.symmetric};
    if (text.pegs) wish.pegs = static_cast<int>(*text.pegs);
    return wish;
}

Result<SearchLimits> make_limits(const LimitNumbers& numbers, const SearchLimits& defaults,
                                 const LimitNames& names) {
    constexpr double kMaxNodes = 9007199254740992;  // 2^53: a double holds every whole number up to
                                                    // here
    constexpr double kMaxSeconds = 1e9;
    constexpr double kMaxMemory = 1048576;
    constexpr double kMebibyte = 1048576;

    if (!in_range(numbers.nodes, 1, kMaxNodes) || !whole(numbers.nodes))
        return whole_number(names.nodes, 1, kMaxNodes);
    if (!in_range(numbers.seconds, 0, kMaxSeconds))
        return report_error("seconds", names.seconds, 0, static_cast<std::uint64_t>(kMaxSeconds));
    if (!in_range(numbers.memory, 1, kMaxMemory) || !whole(numbers.memory))
        return report_error("memory", names.memory, 1, static_cast<std::uint64_t>(kMaxMemory));

    SearchLimits limits = defaults;
    if (numbers.nodes) limits.core.nodes = static_cast<std::uint64_t>(*numbers.nodes);
    if (numbers.seconds) limits.seconds = numbers.seconds;
    if (numbers.memory) {
        // WebAssembly has 32-bit addresses: larger limits are cut to the addressable size.
        constexpr auto kAddressable = std::numeric_limits<std::size_t>::max();
        const double bytes = *numbers.memory * kMebibyte;
        limits.core.bytes = bytes < static_cast<double>(kAddressable)
                                ? static_cast<std::size_t>(bytes)
                                : kAddressable;
    }
    return limits;
}

}  // namespace peg
