// SPDX-License-Identifier: MIT
#include "app/features/lesson/lesson.h"

#include <array>
#include <cassert>
#include <memory>

#include "app/kit/context.h"
#include "app/kit/game/change_game.h"
#include "app/kit/game/pointer.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "core/board/jumps.h"
#include "core/board/notation/notation.h"
#include "words/phrases/lesson.h"
#include "words/phrases/settings.h"

namespace peg {

namespace {

// One peg goes round the board and takes the other four: a tap to choose the peg, and one for each
// jump.
//
//     a1 b1 c1      x x o
//     a2 b2 c2      x o x        a1-c1-c3-a3-a1, or the other way round
//     a3 b3 c3      o x o
constexpr std::string_view kSmallBoard = "xxo/xox/oxo";
constexpr std::string_view kSmallFinish = "a1";

// True if the lesson accepts a tap on the hole: the peg of the arrow, and once it is chosen, any
// hole that the peg can jump to, since every jump wins here.
bool is_asked_for(const AppState& state, Hole hole) {
    if (!state.marks.hint) return true;
    const Hole peg = state.played.game.board().jump(state.marks.hint->jump).from;
    return state.hand.selected == peg ? contains(state.played.game.targets_of(peg), hole)
                                      : hole == peg;
}

// True if the game before the lesson is its board's classic problem, as at the first visit, not a
// puzzle from a link.
bool comes_from_classic(const AppState& state) {
    const PlayedGame& before = lesson(state)->before;
    const auto named = parse_board(before.board_text);
    return named && named->classic == before.game.problem();
}
// True if the lesson is over and a Journey begins.
bool leads_on(const AppState& state) {
    return is_lesson_over(state) && lesson(state)->before.is_untouched() &&
           state.features->find("next_level") != nullptr;
}

void answer(Context& context, Hole tapped) {
    words::Status answer = words::lesson_answer(context.state, tapped);
    context.say(answer.tone, std::move(answer.title), std::move(answer.text));
}

}  // namespace

namespace {
CommandState never(const AppState&) { return absent(); }
}  // namespace

std::span<const ModeCommand> Lesson::commands() const {
    static constexpr std::array kModeCommands{
        ModeCommand{"skip", always, leave_lesson,
                    [](const AppState& state) -> std::string_view {
                        if (!is_lesson_over(state)) return "skip";
                        return comes_from_classic(state) ? "play_real_board" : "back_to_puzzle";
                    }},
        // The Journey begins where the lesson ends.
        ModeCommand{"next_level", [](const AppState& state) { return offered_if(leads_on(state)); },
                    nullptr, [](const AppState&) -> std::string_view { return "begin_journey"; }},
        ModeCommand{"new_game", nullptr, leave_lesson},
        ModeCommand{"trainer", never},
        // The arrows show the way instead.
        ModeCommand{"solve", never},
        ModeCommand{"coach", never},
    };
    return kModeCommands;
}

bool Lesson::activate(Context& context, Hole hole) {
    if (is_asked_for(context.state, hole)) return false;
    answer(context, hole);
    return true;
}

// Presses on the chosen peg go to the game: they may begin a drag.
bool Lesson::point(Context& context, const Pointer& pointer) {
    AppState& state = context.state;
    if (pointer.phase == Pointer::Phase::kDown) {
        const auto hole = hole_under(state, pointer);
        if (!hole) return true;
        if (is_asked_for(state, *hole) || state.hand.selected == hole) return false;
        answer(context, *hole);
        return true;
    }
    const auto& press = state.hand.press;
    const bool taps = press && !press->dragging && pointer.phase == Pointer::Phase::kUp;
    if (!taps || !press->was_selected) return false;
    answer(context, *press->hole);
    state.hand.press.reset();
    return true;
}

bool Lesson::escape(Context& context) {
    leave_lesson(context);
    return true;
}

bool Lesson::end_game(Context& context) {
    const words::Status status = *instruction(context.state);
    context.announce(status.text);
    return true;
}

// Points to the next jump.
void Lesson::refresh(Context& context) {
    AppState& state = context.state;
    const Game& game = state.played.game;
    if (state.marks.hint) return;
    const PerJump<JumpId> legal = legal_jumps(game.board(), game.position());
    if (legal.size() > 0) state.marks.hint = ShownHint{*legal.begin(), HintStep::kJump, false};
    if (state.marks.hint && game.cursor() > 0) context.announce(words::lesson(state).text);
}

std::vector<Command> Lesson::only_commands(const AppState& state) const {
    if (!is_lesson_over(state)) return {};
    if (asks_for_sound(state)) return {"sound_yes", "sound_no"};
    if (leads_on(state)) return {"next_level", "skip"};
    return {"skip"};
}

std::optional<words::Heading> Lesson::title(const AppState&) const {
    return words::Heading{phrase::lesson::title(), ""};
}

std::optional<words::Status> Lesson::instruction(const AppState& state) const {
    words::Status status = words::lesson(state);
    if (asks_for_sound(state)) status.text += ' ' + phrase::lesson::ask_sound();
    return status;
}

const Lesson* lesson(const AppState& state) { return find_mode<Lesson>(state.modes); }

bool is_lesson_over(const AppState& state) {
    return lesson(state) != nullptr && state.played.game.status() == Game::Status::kFinished;
}

bool asks_for_sound(const AppState& state) {
    return is_lesson_over(state) && !state.settings.sound && !state.settings.sound_asked;
}

void answer_sound(Context& context, bool wanted) {
    Settings& settings = context.state.settings;
    settings.sound_asked = true;
    settings.sound = wanted;
    context.announce(wanted ? phrase::settings::sound_on() : phrase::settings::sound_off());
    context.sound(Sound::Kind::kSolved);
    remember(context);
    context.mark_changed();
}

void welcome(Context& context) {
    context.state.invites.to_lesson = true;
    context.announce(words::welcome_title() + ". " + words::welcome());
}

void begin_lesson(Context& context) {
    AppState& state = context.state;
    const auto small = parse_board(kSmallBoard);
    const auto finish = parse_finish(small->board, kSmallFinish);
    enter_game_of_mode(context, small->board, {small->classic.start, *finish},
                       std::make_unique<Lesson>(remembered(state)));
    context.announce(words::lesson(state).title + ' ' + words::lesson(state).text);
}

void leave_lesson(Context& context) {
    AppState& state = context.state;
    assert(lesson(state) != nullptr);
    if (is_lesson_over(state)) state.settings.sound_asked = true;
    PlayedGame before = std::move(find_mode<Lesson>(state.modes)->before);
    resume_game(context, std::move(before));
    context.announce(words::board_name(state, state.played.board_text) + ". " +
                     words::status_line(state.played.game));
}

}  // namespace peg
