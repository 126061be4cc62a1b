// SPDX-License-Identifier: MIT
#include "app/kit/ask/read_question.h"

#include <memory>
#include <utility>

#include "app/kit/ask/answer.h"
#include "app/kit/ask/ask.h"
#include "app/words/app_errors.h"
#include "core/board/notation/notation.h"
#include "report/error_json.h"
#include "report/fields.h"
#include "report/request.h"
#include "words/phrases/ask.h"

namespace peg {

namespace {

// An array of the object; an empty one if there is none.
const Json& array_of(const Json& object, const char* key) {
    static const Json kNone = Json::array();
    const Json* field = field_of(object, key);
    return field != nullptr && field->is_array() ? *field : kNone;
}

// What the page can show of a reading; an error where its parts do not fit together.
Result<ReadAnswer> reading_of(const Json& json, const BoardAndProblem& at_hand) {
    const auto named = optional_text_of(json, "board");
    const auto known = named ? parse_board(*named) : Result<BoardAndProblem>(at_hand);
    if (!known) return known.error();
    auto [board, problem] = *known;
    const ProblemText text{.position = optional_text_of(json, "position"),
                           .finish = optional_text_of(json, "finish"),
                           .survivor = optional_text_of(json, "survivor"),
                           .marked = optional_text_of(json, "marked")};
    if (board == at_hand.board) problem = at_hand.classic;
    problem.survivor.reset();
    if (text.position || text.finish || text.survivor) problem.marks = {};
    // A survivor needs a finish of one peg.
    if (text.survivor && !takes_survivor(problem.finish)) problem.finish = Finish::any();
    const auto whole = parse_problem({board, problem}, text);
    if (!whole) return whole.error();
    ReadAnswer reading{.board = board,
                       .board_text = format_board(board),
                       .problem = *whole,
                       .has_start = text.position.has_value()};
    std::string moves;
    for (const Json& move : array_of(json, "moves"))
        if (move.is_string()) moves += move.get<std::string>() + ' ';
    if (!moves.empty()) {
        auto jumps = parse_moves(reading.board, moves);
        if (!jumps) return jumps.error();
        reading.jumps = *std::move(jumps);
    }
    if (const auto notation = optional_text_of(json, "notation"))
        reading.notation = parse_error(Json{{"code", *notation}, {"args", Json::object()}});
    for (const Json& remark : array_of(json, "remarks"))
        if (auto told = parse_error(remark)) reading.remarks.push_back(*std::move(told));
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
        Error fault = app_error("paste_nothing");
        const auto add = [&](const Json& json) {
            if (auto one = reading_of(json, at_hand))
                readings.push_back(*std::move(one));
            else
                fault = one.error();
        };
        if (text_of(*reply.result, "kind") != "ambiguous") add(*reply.result);
        for (const Json& json : array_of(*reply.result, "readings")) add(json);
        if (readings.empty()) return context.complain(fault);
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
