// SPDX-License-Identifier: MIT
#include "app/kit/ask/read_question.h"

#include <memory>
#include <utility>

#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/words/app_errors.h"
#include "core/board/notation.h"
#include "report/error_json.h"
#include "report/fields.h"
#include "words/phrases/ask.h"

namespace peg {

namespace {

// Of an array of the object; none where there is no such array.
const Json& array_of(const Json& object, const char* key) {
    static const Json kNone = Json::array();
    const Json* field = field_of(object, key);
    return field != nullptr && field->is_array() ? *field : kNone;
}

// A reading that this page cannot show, as of a newer solver's kind, is none.
std::optional<ReadAnswer> reading_of(const Json& json, const BoardAndProblem& at_hand) {
    const auto named = optional_text_of(json, "board");
    const auto board = named ? parse_board(*named) : Result<BoardAndProblem>(at_hand);
    if (!board) return std::nullopt;
    ReadAnswer reading{.board = board->board, .board_text = format_board(board->board)};
    if (const auto text = optional_text_of(json, "position")) {
        const auto position = parse_position(reading.board, *text);
        if (!position) return std::nullopt;
        reading.position = *position;
    }
    if (const auto text = optional_text_of(json, "finish")) {
        const auto finish = parse_finish(reading.board, *text);
        if (!finish) return std::nullopt;
        reading.finish = *finish;
    }
    std::string moves;
    for (const Json& move : array_of(json, "moves"))
        if (move.is_string()) moves += move.get<std::string>() + ' ';
    if (!moves.empty()) {
        auto jumps = parse_moves(reading.board, moves);
        if (!jumps) return std::nullopt;
        reading.jumps = *std::move(jumps);
    }
    if (const auto notation = optional_text_of(json, "notation"))
        reading.notation = parse_error(Json{{"code", *notation}, {"args", Json::object()}});
    for (const Json& remark : array_of(json, "remarks"))
        if (auto known = parse_error(remark)) reading.remarks.push_back(*std::move(known));
    return reading;
}

class ReadQuestion final : public Question {
public:
    ReadQuestion(std::string text, TakeReadings take)
        : text_(std::move(text)), take_(std::move(take)) {}

    int seconds() const override { return kHintSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "read"}, {"text", text_}}; }
    std::string doing() const override { return phrase::ask::for_reading(); }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        if (!reply.result) return say_no_answer(context, asked);
        if (const auto fault = parse_error(*reply.result)) return context.complain(*fault);
        const Game& game = context.state.played.game;
        const BoardAndProblem at_hand{game.board(), asked.asked};
        std::vector<ReadAnswer> readings;
        if (auto one = reading_of(*reply.result, at_hand);
            one && text_of(*reply.result, "kind") != "ambiguous")
            readings.push_back(*std::move(one));
        for (const Json& json : array_of(*reply.result, "readings"))
            if (auto one = reading_of(json, at_hand)) readings.push_back(*std::move(one));
        if (readings.empty()) return context.complain(app_error("paste_nothing"));
        take_(context, std::move(readings));
    }
    void failed(Context&, const Thinking&) const override {}

private:
    std::string text_;
    TakeReadings take_;
};

}  // namespace

void ask_to_read(Context& context, std::string text, const Problem& at_hand, TakeReadings take) {
    ask_about(context, std::make_shared<ReadQuestion>(std::move(text), std::move(take)), at_hand);
}

}  // namespace peg
