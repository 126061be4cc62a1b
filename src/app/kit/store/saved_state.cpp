// SPDX-License-Identifier: MIT
#include "app/kit/store/saved_state.h"

#include <algorithm>
#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/store/stored_text.h"
#include "app/kit/words/words.h"
#include "app/model/drawing/own_boards.h"
#include "app/model/knowledge/removals.h"
#include "app/model/stored/settings_json.h"
#include "words/phrases/memory.h"

namespace peg {

namespace {

// Whatever exists here is no longer removed, however it came.
void put_back_what_is_here(AppState& state) {
    if (state.kept.removals.numbers().empty()) return;
    for (const std::string& key : state.kept.removals.removed())
        if (state.kept.library.find(key) != nullptr) state.kept.removals.put_back(key);
    for (const OwnBoard& board : state.kept.own_boards)
        state.kept.removals.put_back(board_key(board.text));
    const PlayedGame current = remembered(state);
    if (!current.game.jumps().empty()) state.kept.removals.put_back(game_key(current));
}

}  // namespace

void remember(Context& context) {
    AppState& state = context.state;
    if (any_mode(state.modes, [](const Mode& mode) { return !mode.stores_game(); })) return;
    put_back_what_is_here(state);
    state.storage.setting_changes.note(state.settings);
    std::string memory = update_memory(state);
    if (memory == state.storage.text) return;
    state.storage.text = memory;
    context.effects.emplace_back(Store{std::move(memory)});
}

void restore(Context& context, std::string_view text) {
    AppState& state = context.state;
    Memory memory = parse_memory(text);
    state.settings = memory.settings;
    state.storage.setting_changes = std::move(memory.setting_changes);
    state.achieved.solved = std::move(memory.solved);
    state.achieved.records = std::move(memory.records);
    state.achieved.days = std::move(memory.days);
    state.achieved.tries = std::move(memory.tries);
    state.achieved.mistakes = std::move(memory.mistakes);
    state.kept.drawings = std::move(memory.drawings);
    state.kept.own_boards = std::move(memory.own_boards);
    if (memory.sketchbook) state.kept.sketchbook = *std::move(memory.sketchbook);
    state.storage.leftover = std::move(memory.leftover);
    if (text.empty()) return context.emit(FirstVisit{});
    if (!memory.library.games().empty())
        state.back_stack.games.push_back(memory.library.games().back());
    state.kept.library = std::move(memory.library);
    state.kept.removals = std::move(memory.removals);
    if (memory.game) resume_game(context, *std::move(memory.game));
    if (memory.unread > memory.unread_reported)
        return context.say(Tone::kBad, phrase::memory::stored_not_whole(),
                           phrase::memory::stored_kept());
    context.emit(CameBack{});
}

void warn_of_storage(Context& context) {
    if (std::exchange(context.state.storage.warned, true)) return;
    context.say(Tone::kBad, phrase::memory::cannot_be_kept(), phrase::memory::why_not_kept());
}

namespace {

// Unknown data of both; if both have the same name, the incoming data wins.
void take_up_leftover(AppState& state, Leftover other) {
    if (const Leftover* games = other.find(kGames))
        for (const auto& [key, part] : games->parts()) state.kept.library.forget_text(key);
    state.storage.leftover.take_up(std::move(other));
}

// For a setting with an unknown value, the later change counts, as for any other.
void settle_settings(AppState& state, Memory& memory) {
    const auto number = [](const SettingChanges& changes, const std::string& name) {
        const auto found = changes.numbers().find(name);
        return found != changes.numbers().end() ? found->second : 0;
    };
    const Json settings = settings_json(state.settings);
    for (const auto& [name, value] : settings.items()) {
        const auto ours = number(state.storage.setting_changes, name);
        const auto theirs = number(memory.setting_changes, name);
        if (theirs < ours) memory.leftover.erase(name);
        if (theirs > ours) state.storage.leftover.erase(name);
    }
}

// Removes from each side what the other has removed. The game on the board stays.
void remove_from_both(AppState& state, Memory& memory) {
    std::set<std::string> here;
    std::set<std::string> there;
    for (const auto& [key, number] : memory.removals.numbers())
        if (state.kept.removals.are_behind(memory.removals, key)) here.insert(key);
    for (const auto& [key, number] : state.kept.removals.numbers())
        if (memory.removals.are_behind(state.kept.removals, key)) there.insert(key);
    state.kept.library.remove(here);
    memory.library.remove(there);
    if (memory.game && there.contains(game_key(*memory.game))) memory.game.reset();
    const auto remove_boards = [](std::vector<OwnBoard>& boards, const auto& keys) {
        std::erase_if(boards,
                      [&](const OwnBoard& board) { return keys.contains(board_key(board.text)); });
    };
    remove_boards(state.kept.own_boards, here);
    remove_boards(memory.own_boards, there);
    state.kept.removals.merge(memory.removals);
}

}  // namespace

void take_up(Context& context, Memory memory) {
    AppState& state = context.state;
    // The page keeps its language until it is reloaded or the player changes it.
    memory.settings.language = state.settings.language;
    state.settings = std::move(memory.settings);
    state.achieved.solved.merge(memory.solved);
    state.achieved.records.merge(memory.records);
    merge(state.achieved.tries, memory.tries);
    merge(state.achieved.mistakes, memory.mistakes);
    for (auto& [day, record] : memory.days) {
        DayRecord& ours = state.achieved.days[day];
        const bool better = record.moves > 0 && (ours.moves == 0 || record.moves < ours.moves);
        if (ours.key.empty() || better) ours = std::move(record);
    }
    state.kept.drawings.merge(memory.drawings);
    add_own_boards(state.kept.own_boards, std::move(memory.own_boards));
    if (memory.sketchbook && !state.kept.sketchbook.can_undo() && !shown_grid(state))
        state.kept.sketchbook = *std::move(memory.sketchbook);
    take_up_leftover(state, std::move(memory.leftover));
    const auto take = [&](const PlayedGame& game) {
        // If the game on the board was not begun, the incoming one is continued.
        if (suspended_game(state) != nullptr || !is_same_problem(game.game, state.played.game) ||
            remembered(state).is_untouched())
            return state.kept.library.merge(game);
        state.played.add(game);
    };
    for (const PlayedGame& game : memory.library.games()) take(game);
    if (memory.game) take(*memory.game);
    context.mark_changed();
    remember(context);
}

void merge(Context& context, const Merge& other) {
    AppState& state = context.state;
    Memory memory = parse_memory(other.text);
    state.storage.setting_changes.note(state.settings);
    // Both tabs may have stored at the same time without seeing each other's text. What the
    // incoming text lacks is stored again.
    const bool lacks = !std::ranges::includes(memory.solved, state.achieved.solved) ||
                       !contains(memory.removals, state.kept.removals) ||
                       !contains(memory.tries, state.achieved.tries) ||
                       !contains(memory.mistakes, state.achieved.mistakes) ||
                       !state.storage.setting_changes.are_known_to(memory.setting_changes);
    settle_settings(state, memory);
    state.storage.setting_changes.merge(memory.setting_changes);
    memory.settings = state.storage.setting_changes.settings();
    if (other.instead || lacks) state.storage.text.clear();
    remove_from_both(state, memory);
    take_up(context, std::move(memory));
}

}  // namespace peg
