// SPDX-License-Identifier: MIT
#include "report/certificate_json.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "core/board/notation/notation.h"
#include "report/report_errors.h"
#include "support/boards.h"
#include "support/errors.h"
#include "support/oracle.h"

namespace peg {

TEST_CASE("each kind of certificate has the JSON of the contract", "[certificate_json]") {
    const Board board = board_named("english");
    const auto hole = [&](const char* name) { return *parse_hole(board, name); };
    const auto jump = [&](const char* name) { return parse_moves(board, name)->front(); };
    const auto prints = [&](const Certificate& certificate, const std::string& text) {
        CHECK(to_line(certificate_json(board, certificate)) == text);
        const auto read = parse_certificate(board, Json::parse(text));
        REQUIRE(read);
        CHECK(*read == certificate);
    };
    prints({ClassCertificate{5, {}}}, R"({"kind":"class","start_class":5,"finish_class":null})");
    prints({ClassCertificate{5, 3}}, R"({"kind":"class","start_class":5,"finish_class":3})");

    PagodaCertificate pagoda{.weights = {}, .start = -1, .finish = 3};
    pagoda.weights[hole("d3")] = -2;
    pagoda.weights[hole("c1")] = 1;
    prints({pagoda}, R"({"kind":"pagoda","weights":{"c1":1,"d3":-2},"start":-1,"finish":3})");
    prints({ZeroHalfCertificate{
               pagoda.weights, {{bit(hole("d4")) | bit(hole("d3")), 2}}, pagoda.start, 3}},
           R"({"kind":"zero_half","weights":{"c1":1,"d3":-2},)"
           R"("cuts":[{"holes":["d3","d4"],"weight":2}],"start":-1,"finish":3})");
    const CostPartition partition{{{.holes = bit(hole("d3")) | bit(hole("b3")),
                                    .least = 2,
                                    .costs = {{jump("b3-d3"), -1}, {jump("d3-b3"), 4}}}}};
    prints({partition}, R"({"kind":"cost_partition","regions":[{"holes":["b3","d3"],"least":2,)"
                        R"("costs":{"b3-d3":-1,"d3-b3":4}}]})");
    prints({SearchCertificate{~std::uint64_t{0}}},
           R"({"kind":"search","positions":18446744073709551615})");

    using By = CaseDistinction::By;
    prints({CaseDistinction{By::kFinish, {{hole("d3"), {SearchCertificate{99}}}}}},
           R"({"kind":"cases","by":"finish","cases":{"d3":{"kind":"search","positions":99}}})");
    const Bits two = bit(hole("d1")) | bit(hole("d4"));
    prints({CaseDistinction{By::kPosition, {{two, {ClassCertificate{1, 2}}}}}},
           R"({"kind":"cases","by":"position","cases":{)"
           R"("..oxo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo":)"
           R"({"kind":"class","start_class":1,"finish_class":2}}})");
    prints({CaseDistinction{By::kFirstJump, {}}},
           R"({"kind":"cases","by":"first_jump","cases":{}})");
    const Certificate last{CaseDistinction{By::kLastJump, {{jump("d2-d4"), {partition}}}}};
    prints({CaseDistinction{By::kFirstJump, {{jump("d4-d2"), last}}}},
           R"({"kind":"cases","by":"first_jump","cases":{"d4-d2":{"kind":"cases",)"
           R"("by":"last_jump","cases":{"d2-d4":{"kind":"cost_partition","regions":[)"
           R"({"holes":["b3","d3"],"least":2,"costs":{"b3-d3":-1,"d3-b3":4}}]}}}}})");
}

TEST_CASE("what is no certificate is refused with an error that says where", "[certificate_json]") {
    const Board board = board_named("english");
    const ErrorMaker<kCertificateErrors> error;
    std::set<std::string_view> codes{"certificate", "certificate_at", "nested_cases"};
    const auto refused = [&](const std::string& text, const Error& clause,
                             std::string_view at = "") {
        INFO(text);
        const Json json = Json::parse(text, nullptr, false);
        REQUIRE_FALSE(json.is_discarded());
        const auto read = parse_certificate(board, json);
        REQUIRE_FALSE(read);
        CHECK(read.error() ==
              (at.empty() ? error("certificate", clause) : error("certificate_at", clause, at)));
        codes.insert(clause.code);
    };
    refused("7", error("object_expected"));
    refused("null", error("object_expected"));
    refused("{}", error("key_missing", "\"kind\""));
    refused(R"({"kind":3})", error("text_expected"), "kind");
    refused(R"({"kind":"proof"})", error("certificate_kind", "\"proof\""), "kind");
    refused(R"({"kind":"class","start_class":1})", error("key_missing", "\"finish_class\""));
    refused(R"({"kind":"class","start_class":256,"finish_class":1})", error("integer_range"),
            "start_class");
    refused(R"({"kind":"pagoda","weights":[],"start":0,"finish":1})", error("object_expected"),
            "weights");
    refused(R"({"kind":"pagoda","weights":{"h1":1},"start":0,"finish":1})",
            error("not_a_hole", "\"h1\""), "weights.h1");
    refused(R"({"kind":"pagoda","weights":{"D4":1},"start":0,"finish":1})",
            error("not_a_hole", "\"D4\""), "weights.D4");
    refused(R"({"kind":"pagoda","weights":{"d4":2147483648},"start":0,"finish":1})",
            error("integer_range"), "weights.d4");
    refused(R"({"kind":"pagoda","weights":{"d4":1.0},"start":0,"finish":1})",
            error("integer_expected"), "weights.d4");
    refused(R"({"kind":"pagoda","weights":{},"start":9223372036854775808,"finish":1})",
            error("integer_range"), "start");
    refused(R"({"kind":"pagoda","weights":{},"start":0,"finish":1e3})", error("integer_expected"),
            "finish");
    refused(R"({"kind":"zero_half","weights":{},"start":0,"finish":1})",
            error("key_missing", "\"cuts\""));
    refused(R"({"kind":"zero_half","weights":{},"cuts":[7],"start":0,"finish":1})",
            error("object_expected"), "cuts.1");
    refused(R"({"kind":"zero_half","weights":{},"cuts":[{"holes":["d4","d4"],"weight":1}],)"
            R"("start":0,"finish":1})",
            error("hole_twice", "d4"), "cuts.1.holes.2");
    refused(R"({"kind":"zero_half","weights":{},"cuts":[{"holes":[4],"weight":1}],)"
            R"("start":0,"finish":1})",
            error("hole_expected"), "cuts.1.holes.1");
    refused(R"({"kind":"cost_partition","regions":{}})", error("list_expected"), "regions");
    refused(R"({"kind":"cost_partition","regions":[{"holes":[],"least":1,"costs":{"d2":1}}]})",
            error("not_a_jump", "\"d2\""), "regions.1.costs.d2");
    refused(R"({"kind":"cost_partition","regions":[{"holes":[],"least":1,)"
            R"("costs":{"d2-d4-f4":1}}]})",
            error("not_a_jump", "\"d2-d4-f4\""), "regions.1.costs.d2-d4-f4");
    refused(R"({"kind":"cases","cases":{}})", error("key_missing", "\"by\""));
    refused(R"({"kind":"cases","by":"luck","cases":{}})", error("cases_by"), "by");
    refused(R"({"kind":"cases","by":"finish","cases":{"d2-d4":{}}})",
            error("not_a_hole", "\"d2-d4\""), "cases.d2-d4");
    refused(R"({"kind":"cases","by":"first_jump","cases":{"d4":{}}})",
            error("not_a_jump", "\"d4\""), "cases.d4");
    refused(R"({"kind":"cases","by":"position","cases":{"d4":{}}})",
            error("not_a_position", "\"d4\""), "cases.d4");
    // Only the printed spelling: otherwise a position could be named twice.
    refused(R"({"kind":"cases","by":"position","cases":{)"
            R"("..ooo../..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo":{}}})",
            error("not_a_position", "\"..ooo../..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo\""),
            "cases...ooo../..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo");
    refused(R"({"kind":"cases","by":"finish","cases":{"d4":{"kind":"search"}}})",
            error("key_missing", "\"positions\""), "cases.d4");
    refused(R"({"kind":"search","positions":-1})", error("integer_range"), "positions");
    refused(R"({"kind":"search","positions":18446744073709551616})", error("integer_expected"),
            "positions");
    for (const ErrorKind& kind : kCertificateErrors) {
        INFO(kind.code);
        CHECK(codes.contains(kind.code));
    }
}

TEST_CASE("cases nest to a bound, in the text and in the mind", "[certificate_json]") {
    const Board board = board_named("english");
    const auto nested = [&](int depth) {
        std::string text;
        for (int i = 0; i < depth; ++i)
            text += R"({"kind":"cases","by":"first_jump","cases":{"d2-d4":)";
        text += R"({"kind":"search","positions":1})";
        for (int i = 0; i < depth; ++i) text += "}}";
        return parse_certificate(board, parse_json(text));
    };
    CHECK(nested(1));
    CHECK(nested(kMaxNestedCases));
    CHECK(error_of(nested(kMaxNestedCases + 1)).arguments.front().error.front() ==
          certificate_error("nested_cases", kMaxNestedCases));
    CHECK_FALSE(nested(50'000));
}

TEST_CASE("no text whatever troubles the reader of certificates", "[certificate_json]") {
    const Board board = board_named("english");
    const std::string seeds[] = {
        R"({"kind":"class","start_class":5,"finish_class":null})",
        R"({"kind":"zero_half","weights":{"c1":1,"d3":-2},"cuts":[{"holes":["d3","d4"],)"
        R"("weight":2}],"start":-1,"finish":3})",
        R"({"kind":"cases","by":"last_jump","cases":{"d2-d4":{"kind":"cost_partition","regions":)"
        R"([{"holes":["b3","d3"],"least":2,"costs":{"b3-d3":-1,"d3-b3":4}}]}}})",
    };
    const std::string pieces[] = {"{",
                                  "}",
                                  "[",
                                  "]",
                                  "\"",
                                  ",",
                                  ":",
                                  "null",
                                  "-1",
                                  "1e400",
                                  "99999999999999999999",
                                  "\"d4\"",
                                  "\"kind\"",
                                  "true",
                                  "\\u0000"};
    oracle::Random random(321);
    int read = 0, refused = 0, no_json = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = seeds[oracle::below(random, 3)];
        for (int n = 1 + oracle::below(random, 3); n > 0; --n) {
            const auto at =
                static_cast<std::size_t>(oracle::below(random, static_cast<int>(text.size())));
            const auto length = static_cast<std::size_t>(oracle::below(random, 5));
            text.replace(at, length, pieces[oracle::below(random, 15)]);
        }
        const Json json = Json::parse(text, nullptr, false);
        if (json.is_discarded()) {
            ++no_json;
            continue;
        }
        const auto certificate = parse_certificate(board, json);
        ++(certificate ? read : refused);
        if (!certificate) {
            REQUIRE(is_clean(certificate.error()));
            continue;
        }
        const auto again = parse_certificate(board, certificate_json(board, *certificate));
        REQUIRE(again);
        REQUIRE(*again == *certificate);
    }
    CHECK(read > 20);  // some texts stay readable, so the others are near misses
    CHECK(refused > 500);
    CHECK(no_json > 500);
}

}  // namespace peg
