// SPDX-License-Identifier: MIT
#include "app/kit/store/saved_state.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/kit/game/change_game.h"
#include "app/kit/game/ways_back.h"
#include "app/kit/words/words.h"
#include "app/model/game_json.h"
#include "app/model/own_boards.h"
#include "app/model/removals.h"
#include "app/model/settings_json.h"
#include "report/fields.h"
#include "words/phrases.h"

namespace peg {

namespace {

// Limits on the keys of solved problems: more than there are problems, and longer than any key.
constexpr std::size_t kMostSolved = 2000;
constexpr std::size_t kLongestKey = 300;

constexpr std::size_t kMostDays = 4000;  // ten years and more

constexpr std::size_t kMostUnread = 20;  // games that could not be read, kept as they were

// The game on the board stands among everything else, in the fields of game_json.h.
constexpr std::array<const char*, 14> kOfTheGame{
    "board",   "position", "finish", "survivor", "hints", "name",      "try",
    "seconds", "jumps",    "makers", "cursor",   "lines", "bookmarks", "backwards"};

// An older version, which may run in another tab, knows nothing of these, and leaves them there
// when another game is on the board: they hold for the problem that stands beside them as kProblem.
constexpr std::array kOfTheGameSince{"survivor", "backwards"};
constexpr const char* kProblem = "problem";

// What else this version of the program writes, or reads; everything that it does not know in a
// stored text is kept as it was, for the newer version that wrote it.
constexpr std::array<const char*, 24> kBesideTheGame{
    "changed",  "language", "days",        "program",  "sound",       "notation",
    "material", "theme",    "coordinates", "coach",    "letter_keys", "speed",
    "games",    "solved",   "best",        "least",    "boards",      "drawings",
    "sketch",   "tries",    "stopwatch",   "mistakes", "removed",     kProblem};

Json unknown_fields(Json json) {
    for (const char* ours : kOfTheGame) json.erase(ours);
    for (const char* ours : kBesideTheGame) json.erase(ours);
    return json;
}

std::string problem_in(const Json& game) {
    return text_of(game, "board") + ' ' + text_of(game, "position") + ' ' + text_of(game, "finish");
}

// Numbers of moves that a game can have.
MoveCounts read_counts(const Json& json, const char* name) {
    MoveCounts counts;
    const Json* stored = field_of(json, name);
    if (stored == nullptr || !stored->is_object()) return counts;
    for (const auto& [key, value] : stored->items()) {
        if (counts.size() >= kMostSolved || key.size() > kLongestKey) continue;
        if (value.is_number_integer() && value >= 1 && value < kMaxHoles)
            counts.emplace(key, value.get<int>());
    }
    return counts;
}

DayRecords read_days(const Json& json) {
    DayRecords days;
    const Json* stored = field_of(json, "days");
    if (stored == nullptr || !stored->is_object()) return days;
    const auto number = [](const Json& record, const char* name) {
        return static_cast<int>(
            std::clamp(integer_of(record, name), std::int64_t{0}, std::int64_t{9999}));
    };
    for (const auto& [date, record] : stored->items()) {
        const auto day = parse_day(date);
        if (!day || !record.is_object() || days.size() >= kMostDays) continue;
        std::string key = text_of(record, "key");
        if (key.empty() || key.size() > kLongestKey) continue;
        days[*day] = {std::move(key), number(record, "moves"), number(record, "hints")};
    }
    return days;
}

}  // namespace

std::string format_memory(const AppState& state) {
    Json json = parse_json(state.storage.unknown);
    if (!json.is_object()) json = Json::object();
    if (field_of(json, "version") == nullptr) json["version"] = 1;
    json.update(settings_json(state.settings));
    json.update({
        {"changed", state.storage.setting_changes.numbers()},
        {"solved", state.achieved.solved},
        {"best", state.achieved.records.own},
        {"least", state.achieved.records.least},
        {"tries", tries_json(state.achieved.tries)},
        {"mistakes", mistakes_json(state.achieved.mistakes)},
    });
    Json& days = json["days"] = Json::object();
    for (const auto& [day, record] : state.achieved.days)
        days[format_day(day)] = {
            {"key", record.key}, {"moves", record.moves}, {"hints", record.hints}};
    json.update(game_json(remembered(state)));
    json[kProblem] = problem_in(json);
    Json& games = json["games"] = Json::array();
    for (const PlayedGame& game : state.kept.library.games()) games.push_back(game_json(game));
    json["drawings"] = drawings_json(state.kept.drawings);
    json["boards"] = own_boards_json(state.kept.own_boards);
    json["removed"] = removals_json(state.kept.removals);
    json["sketch"] = sketch_json(state.kept.sketchbook);
    return to_line(json);
}

Memory parse_memory(std::string_view text, const Settings& otherwise) {
    Memory memory{.settings = otherwise};
    const Json json = parse_json(text);
    if (!json.is_object()) {
        memory.whole = text.empty();
        if (!memory.whole) memory.unknown = to_line({{"unread", Json::array({text})}});
        return memory;
    }
    memory.settings = read_settings(json, otherwise);
    memory.setting_changes = {memory.settings, read_setting_numbers(field_of(json, "changed"))};
    if (const Json* solved = field_of(json, "solved"); solved != nullptr && solved->is_array())
        for (const Json& key : *solved)
            if (key.is_string() && memory.solved.size() < kMostSolved &&
                key.get_ref<const std::string&>().size() <= kLongestKey)
                memory.solved.insert(key.get<std::string>());
    memory.records = {read_counts(json, "best"), read_counts(json, "least")};
    memory.days = read_days(json);
    memory.mistakes = read_mistakes(field_of(json, "mistakes"));
    memory.tries = read_tries(field_of(json, "tries"));
    memory.removals = read_removals(field_of(json, "removed"));
    Json unknown = unknown_fields(json);
    const auto keep_unread = [&](const Json& value) {
        Json& unread = unknown["unread"];
        if (!unread.is_array()) unread = Json::array();
        if (unread.size() < kMostUnread) unread.push_back(value);
    };
    const auto take = [&](const Json& game) {
        ReadGame read = parse_game(game);
        if (read.whole) return read;
        keep_unread(game);
        memory.whole = false;
        return read;
    };
    const auto take_list = [&](const char* key, const auto& read) {
        const Json* list = field_of(json, key);
        if (list == nullptr || !list->is_array()) return;
        for (const Json& one : *list)
            if (!read(one)) keep_unread(one);
    };
    take_list("drawings", [&](const Json& one) { return read_drawing(one, memory.drawings); });
    take_list("boards", [&](const Json& one) { return read_own_board(one, memory.own_boards); });
    if (const Json* sketch = field_of(json, "sketch")) {
        memory.sketchbook = read_sketch(*sketch);
        if (!memory.sketchbook) keep_unread(*sketch);
    }
    Json played = Json::object();
    for (const char* key : kOfTheGame)
        if (const Json* field = field_of(json, key)) played[key] = *field;
    if (text_of(json, kProblem) != problem_in(json))
        for (const char* key : kOfTheGameSince) played.erase(key);
    memory.game = take(played).game;
    if (const Json* games = field_of(json, "games"); games != nullptr && games->is_array())
        for (const Json& game : *games)
            if (auto read = game.is_object() ? take(game).game : std::nullopt)
                memory.library.put(*std::move(read));
    memory.unknown = to_line(unknown);
    return memory;
}

namespace {

// What is here, whichever way it came, is not removed any more.
void put_back_what_is_here(AppState& state) {
    if (state.kept.removals.numbers().empty()) return;
    for (const PlayedGame& game : state.kept.library.games())
        state.kept.removals.put_back(game_key(game));
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
    std::string memory = format_memory(state);
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
    state.storage.unknown = std::move(memory.unknown);
    if (text.empty()) return context.emit(FirstVisit{});
    if (!memory.library.games().empty())
        state.back_stack.games.push_back(memory.library.games().back());
    state.kept.library = std::move(memory.library);
    state.kept.removals = std::move(memory.removals);
    if (memory.game) resume_game(context, *std::move(memory.game));
    if (!memory.whole)
        return context.say(Tone::kBad, phrase::memory::stored_not_whole(),
                           phrase::memory::stored_kept());
    context.emit(CameBack{});
}

void warn_of_storage(Context& context) {
    if (std::exchange(context.state.storage.warned, true)) return;
    context.say(Tone::kBad, phrase::memory::cannot_be_kept(), phrase::memory::why_not_kept());
}

namespace {

// What is not understood, of both; where both know something under a name, that which comes.
void take_up_unknown(AppState& state, const std::string& unknown) {
    Json ours = parse_json(state.storage.unknown);
    if (!ours.is_object()) ours = Json::object();
    Json theirs = parse_json(unknown);
    if (const Json* unread = field_of(ours, "unread"); unread != nullptr && unread->is_array()) {
        Json& both = theirs["unread"];
        if (!both.is_array()) both = Json::array();
        for (const Json& game : *unread)
            if (both.size() < kMostUnread && std::ranges::find(both, game) == both.end())
                both.push_back(game);
    }
    ours.update(theirs);
    state.storage.unknown = to_line(ours);
}

// Takes out of either what the other has removed since. The game on the board stays.
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
    // The page speaks one language until it is reloaded or asked for another.
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
    for (OwnBoard& board : memory.own_boards)
        add_own_board(state.kept.own_boards, std::move(board));
    if (memory.sketchbook && !state.kept.sketchbook.can_undo() && !shown_grid(state))
        state.kept.sketchbook = *std::move(memory.sketchbook);
    if (!memory.unknown.empty()) take_up_unknown(state, memory.unknown);
    const auto take = [&](const PlayedGame& game) {
        // Where nobody has begun the game on the board, this one can still be gone on with.
        if (put_by(state) != nullptr || !is_same_problem(game.game, state.played.game) ||
            remembered(state).is_untouched())
            return state.kept.library.merge(game);
        if (state.played.name.empty()) state.played.name = game.name;
        add_bookmarks(state.played.bookmarks, game.bookmarks);
        keep_begun(state.played.backwards_line, game.backwards_line);
        add_lines(state.played.variations, game.variations);
        add_line(state.played.variations, game.line());
        remove_contained(state.played.variations, state.played.line());
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
    // Both tabs may have stored at once, and neither seen the other's: what it lacks is stored
    // again.
    const bool lacks = !std::ranges::includes(memory.solved, state.achieved.solved) ||
                       !contains(memory.removals, state.kept.removals) ||
                       !contains(memory.tries, state.achieved.tries) ||
                       !contains(memory.mistakes, state.achieved.mistakes) ||
                       !state.storage.setting_changes.are_known_to(memory.setting_changes);
    state.storage.setting_changes.merge(memory.setting_changes);
    memory.settings = state.storage.setting_changes.settings();
    if (other.instead || lacks) state.storage.text.clear();
    remove_from_both(state, memory);
    take_up(context, std::move(memory));
}

}  // namespace peg
