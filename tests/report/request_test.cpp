// SPDX-License-Identifier: MIT
#include "report/request.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/hole_names.h"
#include "core/support/text.h"
#include "report/english.h"
#include "report/error_json.h"
#include "report/report_errors.h"
#include "support/errors.h"

namespace peg {
namespace {

Request parsed(std::string_view line, const SearchLimits& defaults = {}) {
    const RequestLine request = parse_request(line, defaults);
    INFO(line);
    if (!request.request) FAIL(request.request.error());
    return *request.request;
}

Error wrong(std::string_view line) { return error_of(parse_request(line).request); }

TEST_CASE("a request with only a board asks to solve its classic problem", "[request]") {
    const Request request = parsed(R"({"board":"english"})");
    const auto english = parse_board_name("english");
    REQUIRE(english);
    CHECK(request.command == Request::Command::kSolve);
    CHECK(request.board == english->board);
    CHECK(request.problem == english->classic);
    CHECK(request.limits.core.nodes == std::numeric_limits<std::uint64_t>::max());
    CHECK_FALSE(request.limits.seconds);
}

TEST_CASE("every key of a request is read", "[request]") {
    const RequestLine line = parse_request(
        R"({"id":"a","command":"hint","board":"triangle10","position":"x/ox/xxo/xxxx",)"
        R"("finish":"a4","max_nodes":1000,"max_seconds":0.5,"max_memory":3})");
    CHECK(line.id == "a");
    REQUIRE(line.request);
    const Request& request = *line.request;
    CHECK(request.command == Request::Command::kHint);
    CHECK(format_position(request.board, request.problem.start) == "x/ox/xxo/xxxx");
    CHECK(format_finish(request.board, request.problem.finish) == "a4");
    CHECK(request.limits.core.nodes == 1000);
    CHECK(request.limits.core.bytes == 3 * 1024 * 1024);
    CHECK(request.limits.seconds == 0.5);

    const Request other = parsed(R"({"board":"triangle10","vacancy":"b3","finish":"fewest"})");
    CHECK(other.problem.start == vacancy(other.board, *parse_hole(other.board, "b3")));
    CHECK(other.problem.finish == Finish::fewest());
}

TEST_CASE("commands by name", "[request]") {
    using Command = Request::Command;
    CHECK(parsed(R"({"board":"english","command":"solve"})").command == Command::kSolve);
    CHECK(parsed(R"({"board":"english","command":"count"})").command == Command::kCount);
    CHECK(parsed(R"({"board":"english","command":"levels"})").command == Command::kLevels);
    CHECK(parsed(R"({"board":"english","command":"nearest"})").command == Command::kNearest);
    CHECK(parsed(R"({"board":"english","command":"explain"})").command == Command::kExplain);
    CHECK(parsed(R"({"board":"english","command":"must"})").command == Command::kMust);
    CHECK(parsed(R"({"board":"english","shortest":true})").command == Command::kShortest);
    CHECK(parsed(R"({"board":"english","shortest":false})").command == Command::kSolve);
    CHECK(parsed(R"({"board":"english","command":"hint","shortest":null})").command ==
          Command::kHint);
    const Request sweep = parsed(R"({"board":"english","last_sweep":7})");
    CHECK(sweep.command == Command::kLastSweep);
    CHECK(sweep.last_sweep == 7);
    const Request shortest =
        parsed(R"({"board":"english","command":"solutions","shortest":true,"first":0})");
    CHECK(shortest.command == Command::kSolutions);
    CHECK(shortest.choice.shortest);
    CHECK(shortest.choice.first == 0);
    CHECK_FALSE(parsed(R"({"board":"english","command":"solutions"})").choice.shortest);
    using Symmetric = LevelCountSearch::Symmetric;
    CHECK(parsed(R"({"board":"english","command":"levels","all":true})").symmetric ==
          Symmetric::kApart);
    CHECK(parsed(R"({"board":"english","command":"levels"})").symmetric == Symmetric::kMerged);
    CHECK(parsed(R"({"board":"english","command":"count","until":"sets"})").until ==
          CountSearch::Until::kSets);
    CHECK(wrong(R"({"board":"english","command":"hint","shortest":true})") ==
          report_error("route_command"));
    CHECK(wrong(R"({"board":"english","shortest":1})") ==
          report_error("value_flag", "\"shortest\""));
}

TEST_CASE("a drawn board is a board", "[request]") {
    const Request request = parsed(R"({"board":"lattice: triangular/o/xx/xxx"})");
    CHECK(request.board.hole_count() == 6);
    CHECK(request.board.lattice() == Lattice::kTriangular);
    CHECK(format_position(request.board, request.problem.start) == "o/xx/xxx");
}

TEST_CASE("null is the same as nothing", "[request]") {
    const Request request =
        parsed(R"({"id":null,"command":null,"board":"english","position":null,"max_nodes":null})");
    CHECK(request.problem == parsed(R"({"board":"english"})").problem);
}

TEST_CASE("limits that a request leaves out are the defaults", "[request]") {
    SearchLimits defaults;
    defaults.core.nodes = 7;
    defaults.seconds = 2.5;
    const Request bare = parsed(R"({"board":"english"})", defaults);
    CHECK(bare.limits.core.nodes == 7);
    CHECK(bare.limits.seconds == 2.5);
    const Request own = parsed(R"({"board":"english","max_nodes":9})", defaults);
    CHECK(own.limits.core.nodes == 9);
    CHECK(own.limits.seconds == 2.5);
}

TEST_CASE("any scalar is an id, and comes back with an error too", "[request]") {
    for (const char* id : {"1", "-3", "1.5", "true", "null", R"("x")", R"("\u0000é")"}) {
        INFO(id);
        const std::string start = std::string(R"({"id":)") + id;
        const RequestLine good = parse_request(start + R"(,"board":"english"})");
        CHECK(good.request);
        CHECK(good.id == Json::parse(id));
        const RequestLine bad = parse_request(start + R"(,"board":"nowhere"})");
        CHECK_FALSE(bad.request);
        CHECK(bad.id == Json::parse(id));
    }
    for (const char* id : {"[]", "[1]", "{}"}) {
        const RequestLine line =
            parse_request(std::string(R"({"board":"english","id":)") + id + '}');
        CHECK_FALSE(line.request);
        CHECK(line.id.is_null());
    }
}

TEST_CASE("what is wrong with a request is said", "[request]") {
    struct Wrong {
        const char* line;
        Error error;
    };
    const Error no_json = report_error("request_json");
    const Error no_object = report_error("request_object");
    const Error nodes = report_error("whole_number", "max_nodes", 1, 9007199254740992);
    const Error seconds = report_error("seconds", "max_seconds", 0, 1000000000);
    const Error memory = report_error("memory", "max_memory", 1, 1048576);
    const auto no_text = [](const char* key) { return report_error("value_text", in_quotes(key)); };
    const auto no_number = report_error("value_number", "\"max_nodes\"");
    const auto whole = [](const char* name, int least, std::uint64_t most) {
        return report_error("whole_number", name, least, most);
    };
    const Wrong wrong_lines[] = {
        {"", no_json},
        {"{", no_json},
        {R"({"board":"english"} x)", no_json},
        {"{\"board\":\"\xff\"}", no_json},
        {"[]", no_object},
        {"7", no_object},
        {R"({"board":"english","id":[]})", report_error("request_id")},
        {"{}", report_error("request_board")},
        {R"({"board":7})", no_text("board")},
        {R"({"board":"xq/xx"})", board_error("board_sign", "\"q\"", board_error("place", 1, 2))},
        {R"({"board":"english","bord":1})", report_error("request_key", "\"bord\"")},
        {R"({"board":"english","cheapest":true})", report_error("request_key", "\"cheapest\"")},
        {R"({"board":"english","command":"fly"})", report_error("command", "\"fly\"")},
        {R"({"board":"english","command":[]})", no_text("command")},
        {R"({"board":"english","first":3})", report_error("first_command")},
        {R"({"board":"english","seed":3})", report_error("seed_command")},
        {R"({"board":"english","pegs":3})", report_error("wish_command")},
        {R"({"board":"english","until":"all"})", report_error("until_command")},
        {R"({"board":"english","all":true})", report_error("all_command")},
        {R"({"board":"english","command":"count","last_sweep":3})", report_error("route_command")},
        {R"({"board":"english","last_sweep":0})", whole("last_sweep", 1, 63)},
        {R"({"board":"english","last_sweep":1.5})", whole("last_sweep", 1, 63)},
        {R"({"board":"english","last_sweep":3,"shortest":true})", report_error("last_sweep_alone")},
        {R"({"board":"english","last_sweep":3,"finish":"fewest"})",
         report_error("last_sweep_finish")},
        {R"({"board":"xxo\njumps:\na1 b1 c1","last_sweep":1})", report_error("last_sweep_board")},
        {R"({"board":"english","command":"solutions","shortest":true,"seed":1})",
         report_error("seed_shortest")},
        {R"({"board":"english","moves":"d2-d4"})", report_error("moves_command")},
        {R"({"board":"english","command":"review"})", report_error("moves_needed")},
        {R"({"board":"english","text":"d2-d4"})", report_error("text_command")},
        {R"({"board":"english","command":"read"})", report_error("text_needed")},
        {R"({"board":"english","command":"review","moves":"d2-d4 d1-d3"})",
         report_error("cannot_play", 2, "d1-d3", board_error("nothing_to_jump", "d2"))},
        {R"({"board":"english","command":"solutions","first":0})", whole("first", 1, 1000000)},
        {R"({"board":"english","command":"solutions","seed":0.5})",
         whole("seed", 0, 9007199254740992)},
        {R"({"board":"english","command":"count","until":"now"})",
         report_error("until", "until", "\"now\"")},
        {R"({"board":"english","command":"generate","difficulty":"odd"})",
         report_error("difficulty", "difficulty", "\"odd\"")},
        {R"({"board":"english","command":"generate","pegs":33})",
         report_error("pegs", "pegs", 2, 32)},
        {R"({"board":"english","position":{}})", no_text("position")},
        {R"({"board":"english","position":"xx"})", board_error("position_row", 7)},
        {R"({"board":"english","vacancy":"z9"})", board_error("no_hole", "\"z9\"")},
        {R"({"board":"english","vacancy":"d4","position":"x"})", report_error("two_starts")},
        {R"({"board":"english","finish":"q1"})", board_error("finish", "\"q1\"")},
        {R"({"board":"english","finish":1})", no_text("finish")},
        {R"({"board":"english","from":"d4","finish":"d4"})", report_error("from_finish")},
        {R"({"board":"english","from":"d4","survivor":"d2"})", report_error("from_finish")},
        {R"({"board":"english","from":"d4","command":"hint"})", report_error("from_command")},
        {R"({"board":"english","from":"d4","last_sweep":3})", report_error("from_command")},
        {R"({"board":"english","from":"z9"})", board_error("no_hole", "\"z9\"")},
        {R"({"board":"english","from":4})", no_text("from")},
        {R"({"board":"english","notation":"roman"})", report_error("spelling", "\"roman\"")},
        {R"({"board":"triangle15","notation":"mirrored"})",
         board_error("no_names", notation_words(Notation::kMirrored))},
        {R"({"board":"english","command":"read","text":"d4","notation":"own"})",
         report_error("notation_command")},
        {R"({"board":"english","survivor":"d4"})", report_error("survivor_peg", "d4")},
        {R"({"board":"english","survivor":"d2","finish":"fewest"})",
         report_error("survivor_finish")},
        {R"({"board":"english","survivor":"d2","command":"count"})",
         report_error("survivor_command")},
        {R"({"board":"english","survivor":"d2","shortest":true})", report_error("routes", "")},
        {R"({"board":"english","finish":"most","command":"count"})",
         report_error("finish_command", "\"count\"", "\"most\"")},
        {R"({"board":"english","finish":"reach:d1","shortest":true})",
         report_error("finish_command", "\"shortest\"", "\"reach:d1\"")},
        {R"({"board":"english","finish":"pegs:3","command":"generate"})",
         report_error("finish_command", "\"generate\"", "\"pegs:3\"")},
        {R"({"board":"english","finish":"marked:d2>d4","command":"review","moves":""})",
         report_error("marks_command")},
        {R"({"board":"english","finish":"marked:d2>d4","shortest":true})",
         report_error("marks_command")},
        {R"({"board":"english","finish":"marked:d4>d2"})", report_error("mark_peg", "d4")},
        {R"({"board":"english","finish":"most marked:d2>d4"})", report_error("marks_finish")},
        {R"({"board":"english","finish":"marked:d2>d4","survivor":"d2"})",
         report_error("marks_survivor")},
        {R"({"board":"english","max_nodes":0})", nodes},
        {R"({"board":"english","max_nodes":-1})", nodes},
        {R"({"board":"english","max_nodes":1.5})", nodes},
        {R"({"board":"english","max_nodes":1e300})", nodes},
        {R"({"board":"english","max_nodes":18446744073709551615})", nodes},
        {R"({"board":"english","max_nodes":"9"})", no_number},
        {R"({"board":"english","max_nodes":true})", no_number},
        {R"({"board":"english","max_seconds":-0.1})", seconds},
        {R"({"board":"english","max_seconds":1e10})", seconds},
        {R"({"board":"english","max_memory":0})", memory},
        {R"({"board":"english","max_memory":2.5})", memory},
        {R"({"board":"english","max_memory":1048577})", memory},
    };
    // Every error of a request, except that there is no request.
    std::set<std::string_view> codes{"no_request", "value_flag", "route_command"};
    for (const auto& [line, error] : wrong_lines) {
        INFO(line);
        CHECK(wrong(line) == error);
        codes.insert(error.code);
        // The interface gets the whole error.
        CHECK(parse_error(Json::parse(to_line(error_json(error)))) == error);
    }
    for (const ErrorKind& kind : kReportErrors) {
        INFO(kind.code);
        CHECK(codes.contains(kind.code));
    }
}

TEST_CASE("what is quoted of a request is short and printable", "[request]") {
    const Error error = wrong("{\"board\":\"english\",\"" + std::string(5000, '\x7f') + "\":1}");
    CHECK(is_clean(error));
    CHECK(english(error).size() < 200);
}

TEST_CASE("numbers at the ends of their ranges are limits", "[request]") {
    CHECK(make_limits({.nodes = 1, .seconds = 0, .memory = 1}));
    const auto most = make_limits({.nodes = 9007199254740992, .seconds = 1e9, .memory = 1048576});
    REQUIRE(most);
    CHECK(most->core.nodes == 9007199254740992U);
    CHECK(most->core.bytes >= std::size_t{4095} << 20);
    CHECK(most->seconds == 1e9);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double bad : {nan, infinity, -infinity}) {
        CHECK_FALSE(make_limits({.nodes = bad}));
        CHECK_FALSE(make_limits({.seconds = bad}));
        CHECK_FALSE(make_limits({.memory = bad}));
    }
    const auto named = make_limits({.nodes = 0}, {}, {.nodes = "--max-nodes"});
    REQUIRE_FALSE(named);
    CHECK(named.error() == report_error("whole_number", "--max-nodes", 1, 9007199254740992));
}

// The result must be a request or an error; the sanitizers check the rest.
void feed(std::string_view line) {
    const RequestLine request = parse_request(line);
    if (request.request) return;
    const std::string sentence = english(request.request.error());
    if (!is_clean(request.request.error()) || !sentence.ends_with('.')) {
        INFO(line);
        FAIL(sentence);
    }
}

TEST_CASE("any bytes are a request or an error", "[request]") {
    std::mt19937 random(1);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };

    for (int i = 0; i < 3000; ++i) {
        std::string line(below(60), ' ');
        for (char& c : line) c = static_cast<char>(random());
        feed(line);
    }

    // Random sequences of pieces of requests get further than random bytes.
    const std::vector<std::string> pieces{"{",
                                          "}",
                                          "[",
                                          "]",
                                          ",",
                                          ":",
                                          "\"",
                                          R"("id")",
                                          R"("board":)",
                                          R"("english")",
                                          R"("")",
                                          R"("o/xx/xxx")",
                                          R"("lattice: triangular/x")",
                                          R"("position":)",
                                          R"("vacancy":)",
                                          R"("d4")",
                                          R"("finish":"any")",
                                          R"("max_nodes":)",
                                          "-1",
                                          "1e400",
                                          "0.1",
                                          "null",
                                          "true",
                                          "\\u0000",
                                          "\xc3",
                                          "\xf0\x9f\x98\x80",
                                          "99999999999999999999",
                                          R"("command":"hint")"};
    for (int i = 0; i < 20000; ++i) {
        std::string line = "{\"board\":";
        for (std::size_t n = below(12); n > 0; --n) line += pieces[below(pieces.size())];
        feed(line);
    }

    // A valid request with one byte changed.
    const std::string good =
        R"({"id":1,"command":"solve","board":"triangle10","vacancy":"a1","finish":"b3",)"
        R"("max_nodes":10,"max_seconds":1,"max_memory":1})";
    for (std::size_t at = 0; at < good.size(); ++at)
        for (int i = 0; i < 20; ++i) {
            std::string line = good;
            line[at] = static_cast<char>(random());
            feed(line);
        }
}

TEST_CASE("a text is read on a board with whatever problem is at hand", "[request][marked]") {
    for (const char* problem : {R"("finish":"marked:d2>d4")", R"("finish":"pegs:3")",
                                R"("finish":"most")", R"("finish":"reach:d1")"})
        CHECK(parse_request(R"({"board":"english","command":"read","text":"d2-d4",)" +
                            std::string(problem) + '}')
                  .request);
}

TEST_CASE("marked pegs may stand apart from the finish, as in an answer", "[request][marked]") {
    const auto same = [](std::string_view apart, std::string_view together) {
        CHECK(parsed(apart).problem == parsed(together).problem);
    };
    same(R"({"board":"english","finish":"any","marked":"d2>d4"})",
         R"({"board":"english","finish":"any marked:d2>d4"})");
    same(R"({"board":"english","marked":"a4>g4,g4>a4"})",
         R"({"board":"english","finish":"marked:a4>g4,g4>a4"})");
    CHECK(wrong(R"({"board":"english","finish":"any","marked":"d4>d2"})") ==
          report_error("mark_peg", "d4"));
    CHECK(is_clean(wrong(R"({"board":"english","finish":"any marked:d2>d4","marked":"d2>d4"})")));
    CHECK(is_clean(wrong(R"({"board":"english","marked":""})")));
    CHECK(is_clean(wrong(R"({"board":"english","marked":7})")));
}

TEST_CASE("deep nesting does not run out of stack", "[request]") {
    for (const char* opening : {"[", "{\"a\":", "{\"board\":["}) {
        std::string line;
        while (line.size() < 60000) line += opening;
        CHECK(is_clean(wrong(line)));
        std::string closed =
            R"({"board":)" + std::string(30000, '[') + std::string(30000, ']') + '}';
        CHECK(is_clean(wrong(closed)));
    }
}

}  // namespace
}  // namespace peg
