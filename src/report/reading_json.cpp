// SPDX-License-Identifier: MIT
#include "report/reading_json.h"

#include "core/board/jumps.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "read/kit/read_errors.h"
#include "report/english.h"
#include "report/error_json.h"

namespace peg {
namespace {

Json reading_json(const TextReading& reading) {
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
    if (reading.survivor) json["survivor"] = format_hole(board, *reading.survivor);
    if (!reading.marks.empty()) json["marked"] = format_marks(board, reading.marks);
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
    if (!readings) return error_json(readings.error());
    Json json = readings_json(*readings);
    for (std::size_t i = 0; i < readings->size(); ++i) {
        Json& one = readings->size() == 1 ? json : json["readings"][i];
        one["remarks"] = Json::array();
        for (const Error& note : (*readings)[i].notes) one["remarks"].push_back(error_json(note));
    }
    return json;
}

Json readings_json(const Readings& readings) {
    if (readings.size() == 1) return reading_json(readings.front());
    Json json{{"kind", "ambiguous"},       {"board", nullptr},      {"position", nullptr},
              {"finish", nullptr},         {"moves", nullptr},      {"notation", nullptr},
              {"readings", Json::array()}, {"notes", Json::array()}};
    for (const TextReading& reading : readings) json["readings"].push_back(reading_json(reading));
    json["notes"].push_back(english(read_error("read_ambiguous", readings.size())));
    return json;
}

}  // namespace peg
