// SPDX-License-Identifier: MIT
#include "report/reading_json.h"

#include "core/board/jumps.h"
#include "core/board/notation.h"
#include "read/read_errors.h"
#include "report/english.h"

namespace peg {
namespace {

Json reading_json(const Reading& reading) {
    Json json{{"kind", kind_id(reading.kind)},
              {"board", nullptr},
              {"position", nullptr},
              {"finish", nullptr},
              {"moves", nullptr},
              {"notation", nullptr},
              {"readings", Json::array()},
              {"notes", Json::array()}};
    for (const Error& note : reading.notes) json["notes"].push_back(english(note));
    if (!reading.board) return json;
    const Board& board = *reading.board;
    json["board"] = format_board(board);
    if (reading.position) json["position"] = format_position(board, *reading.position);
    if (reading.finish) json["finish"] = format_finish(board, *reading.finish);
    if (reading.notation.empty()) return json;
    json["notation"] = reading.notation;
    json["moves"] = Json::array();
    for (const Move& move : moves_of(board, reading.jumps))
        json["moves"].push_back(format_move(board, move));
    return json;
}

}  // namespace

Json read_json(const BoardAndProblem& at_hand, std::string_view text) {
    const auto readings = read_text(at_hand, text);
    if (!readings) return {{"error", english(readings.error())}};
    return readings_json(*readings);
}

Json readings_json(const Readings& readings) {
    if (readings.size() == 1) return reading_json(readings.front());
    Json json{{"kind", "ambiguous"},       {"board", nullptr},      {"position", nullptr},
              {"finish", nullptr},         {"moves", nullptr},      {"notation", nullptr},
              {"readings", Json::array()}, {"notes", Json::array()}};
    for (const Reading& reading : readings) json["readings"].push_back(reading_json(reading));
    json["notes"].push_back(english(read_error("read_ambiguous", readings.size())));
    return json;
}

}  // namespace peg
