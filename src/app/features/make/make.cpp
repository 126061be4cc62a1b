// SPDX-License-Identifier: MIT
#include "app/features/make/make.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "app/features/make/days.h"
#include "app/features/make/puzzle_words.h"
#include "app/kit/ask/ask.h"
#include "app/kit/game/change_game.h"
#include "app/kit/intent.h"
#include "app/kit/listing/day_here.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/model/knowledge/finding.h"
#include "core/board/notation/notation.h"
#include "core/support/random.h"
#include "report/fields.h"
#include "report/knowledge_json.h"
#include "words/phrases/ask.h"
#include "words/phrases/link.h"
#include "words/phrases/puzzle.h"

namespace peg {

namespace {

// One peg: in the classic problem's hole if it names one, otherwise anywhere.
Finish finish_for(const Problem& classic) {
    return classic.finish.kind == Finish::Kind::kHole ? classic.finish : Finish::any();
}

// A puzzle that the solver is asked to make.
struct Making {
    Board board;
    std::string board_text;
    Finish finish;
    std::optional<Day> day;  // the day, for a daily puzzle
    Difficulty wished = Difficulty::kMedium;
    std::string note;      // said when the puzzle opens; may be empty
    bool watched = false;  // true: then play its solution
};

void open_made(Context& context, const Making& making, const Problem& problem,
               Difficulty difficulty) {
    AppState& state = context.state;
    if (!making.day) {
        start_game(context, making.board, problem);
        std::string more = words::goal(making.board, problem.finish) + '.';
        if (difficulty != making.wished) more += ' ' + phrase::puzzle::other_level();
        return context.say(Tone::kPlain, words::made(state, difficulty), more);
    }
    state.achieved.days[*making.day].key = problem_key(making.board_text, making.board, problem);
    const bool here = suspended_game(state) == nullptr &&
                      state.played.game.status() == Game::Status::kPlaying &&
                      is_same_problem(state.played.game, Game(making.board, problem));
    if (!here) continue_game(context, making.board, problem);
    if (state.played.name.empty()) state.played.name = words::day_title(*making.day);
    remember(context);
    std::string detail = words::day_detail(state);
    if (!making.note.empty()) detail += ' ' + making.note;
    context.say(Tone::kPlain, words::day_title(*making.day) + '.', detail);
}

// Plays the solution from the start, as a line besides the player's own.
void play_solution(Context& context, const Making& making, const Problem& problem,
                   std::span<const JumpId> solution) {
    AppState& state = context.state;
    state.achieved.days[*making.day].key = problem_key(making.board_text, making.board, problem);
    continue_game(context, making.board, problem);
    if (state.played.name.empty()) state.played.name = words::day_title(*making.day);
    go_to(context, 0);
    watch(context, solution, words::solution(making.board, problem, solution));
}

class GenerateQuestion final : public Question {
public:
    // `wish`: the request's keys for it.
    GenerateQuestion(Making making, Json wish)
        : making_(std::move(making)), wish_(std::move(wish)) {}

    int seconds() const override { return 30; }
    Json request(std::uint32_t) const override {
        Json request{{"command", "generate"},
                     {"board", making_.board_text},
                     {"finish", format_finish(making_.board, making_.finish)}};
        request.update(wish_);
        return request;
    }
    std::string doing() const override { return phrase::ask::for_puzzle(); }
    void answer(Context& context, const Reply& reply, const Thinking&) const override {
        const Json result = reply.result.value_or(Json::object());
        const auto start = parse_position(making_.board, text_of(result, "position"));
        const auto solution = parse_moves(making_.board, text_of(result, "solution"));
        if (!start || !solution)
            return context.say(Tone::kPlain, phrase::puzzle::none_made(),
                               phrase::puzzle::wish_for_another());
        const Problem problem{*start, making_.finish};
        if (!replay(making_.board, problem, *solution).finished)
            return context.complain(unreadable());
        const auto named = std::ranges::find(kDifficulties, text_of(result, "difficulty"));
        if (making_.watched) return play_solution(context, making_, problem, *solution);
        open_made(context, making_, problem,
                  named == kDifficulties.end()
                      ? Difficulty::kMedium
                      : static_cast<Difficulty>(named - kDifficulties.begin()));
    }
    void failed(Context&, const Thinking&) const override {}

private:
    Making making_;
    Json wish_;
};

void ask_for(Context& context, Making making, Json wish) {
    ask(context, std::make_shared<GenerateQuestion>(std::move(making), std::move(wish)));
    context.mark_changed();
}

}  // namespace

void make_puzzle(Context& context) {
    AppState& state = context.state;
    state.sheet = Sheet::kNone;
    const auto& wish = state.own.of<PuzzleWish>();
    const auto named = parse_board(state.played.board_text);
    Making making{.board = state.played.game.board(),
                  .board_text = state.played.board_text,
                  .finish = finish_for(named->classic),
                  .day = {},
                  .wished = wish.difficulty,
                  .note = {},
                  .watched = false};
    Json json{{"difficulty", difficulty_name(wish.difficulty)},
              {"symmetric", wish.symmetric},
              {"seed", mixed(state.page.random_seed + state.last_question) >> 11}};
    if (const int pegs = wished_pegs(state); pegs != 0) json["pegs"] = pegs;
    ask_for(context, std::move(making), std::move(json));
}

namespace {

void ask_for_day(Context& context, Day day, const std::string& note, bool watched) {
    context.state.sheet = Sheet::kNone;
    const DailyPuzzle puzzle = daily_puzzle(day);
    const auto board = parse_board_name(puzzle.board);
    Making making{.board = board->board,
                  .board_text = std::string(puzzle.board),
                  .finish = finish_for(board->classic),
                  .day = day,
                  .wished = puzzle.difficulty,
                  .note = note,
                  .watched = watched};
    Json wish{{"difficulty", difficulty_name(puzzle.difficulty)}, {"seed", puzzle.seed}};
    if (puzzle.pegs != 0) wish["pegs"] = puzzle.pegs;
    ask_for(context, std::move(making), std::move(wish));
}

}  // namespace

void open_day(Context& context, Day day, const std::string& note) {
    ask_for_day(context, day, note, false);
}

void watch_yesterday(Context& context) {
    ask_for_day(context, context.state.page.today - 1, "", true);
}

void open_today(Context& context) { open_day(context, context.state.page.today); }

void open_day_of(Context& context, std::string_view date, const std::string& note) {
    const auto day = parse_day(date);
    if (!day) return context.say(Tone::kBad, phrase::link::not_a_day(), note);
    if (*day > context.state.page.today)
        return context.say(Tone::kBad, phrase::link::no_day(), note);
    open_day(context, *day, note);
}

void toggle_symmetric(Context& context) {
    AppState& state = context.state;
    state.own.of<PuzzleWish>().symmetric ^= true;
    context.announce(words::puzzle_options(state));
}

void share_day(Context& context) {
    const AppState& state = context.state;
    context.effects.emplace_back(
        ShareText{words::day_result(state), "daily=" + format_day(*day_on_board(state))});
}

std::vector<int> peg_wishes(const Board& board) {
    std::vector<int> pegs{0};
    for (const int wish : {5, 8, 11, 14, 18, 22, 26, 30})
        if (wish < board.hole_count()) pegs.push_back(wish);
    return pegs;
}

int wished_pegs(const AppState& state) {
    const int pegs = state.own.of<PuzzleWish>().pegs;
    return pegs < state.played.game.board().hole_count() ? pegs : 0;
}

}  // namespace peg
