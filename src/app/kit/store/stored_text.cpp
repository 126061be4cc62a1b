// SPDX-License-Identifier: MIT
#include "app/kit/store/stored_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "app/kit/game/ways_back.h"
#include "app/model/stored/game_json.h"
#include "report/fields.h"

namespace peg {

namespace {

constexpr std::size_t kMaxProblemKey = 300;  // max bytes of a solved problem's key

// The fields of the game on the board are at the top level of the text, as in game_json.h.
constexpr std::array<const char*, 18> kOfTheGame{
    "board", "position",  "finish",    "survivor",  "hints",  "name",
    "try",   "help",      "seconds",   "jumps",     "makers", "cursor",
    "lines", "bookmarks", "backwards", "elsewhere", "beat",   "beat_replayed"};

// An older version in another tab does not know these fields, and leaves them when it stores
// another game. So they apply only to the problem stored with them as kProblem.
constexpr std::array kOfTheGameSince{"survivor",  "backwards", "help",
                                     "elsewhere", "beat",      "beat_replayed"};
constexpr const char* kProblem = "problem";

constexpr const char* kTries = "tries";
constexpr const char* kMistakes = "mistakes";

std::string problem_in(const Json& game) {
    return text_of(game, "board") + ' ' + text_of(game, "position") + ' ' + text_of(game, "finish");
}

// Reads numbers of moves that a game can have.
MoveCounts read_counts(const Json& json, const char* name) {
    MoveCounts counts;
    const Json* stored = field_of(json, name);
    if (stored == nullptr || !stored->is_object()) return counts;
    for (const auto& [key, value] : stored->items()) {
        if (key.size() > kMaxProblemKey) continue;
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
        if (!day || !record.is_object()) continue;
        std::string key = text_of(record, "key");
        if (key.empty() || key.size() > kMaxProblemKey) continue;
        DayRecord& read = days[*day];
        read = {std::move(key), number(record, "moves"), number(record, "hints")};
        read.kinds = read_kinds(field_of(record, "help"), read.moves, read.hints);
    }
    return days;
}

Json days_json(const DayRecords& days) {
    Json json = Json::object();
    for (const auto& [day, record] : days) {
        Json& one = field_after(json, format_day(day));
        one = {{"key", record.key}, {"moves", record.moves}, {"hints", record.hints}};
        if (record.moves > 0 && !record.help().has(HelpKind::kUnknown))
            one["help"] = {record.kinds, record.moves, record.hints};
    }
    return json;
}

Json counts_json(const MoveCounts& counts) {
    Json json = Json::object();
    for (const auto& [key, moves] : counts) field_after(json, key) = moves;
    return json;
}

// Everything but games, tries and mistakes.
struct Few {
    const Settings& settings;
    const SettingChanges& setting_changes;
    const std::set<std::string>& solved;
    const Records& records;
    const DayRecords& days;
    const Drawings& drawings;
    const std::vector<OwnBoard>& own_boards;
    const Removals& removals;
    const Sketchbook& sketchbook;
};

Json few_json(const Few& few) {
    Json json{{"version", 1}};
    json.update(settings_json(few.settings));
    json.update({
        {"changed", few.setting_changes.numbers()},
        {"solved", few.solved},
        {"best", counts_json(few.records.player_best)},
        {"least", counts_json(few.records.proved_fewest)},
        {"days", days_json(few.days)},
        {"drawings", drawings_json(few.drawings)},
        {"boards", own_boards_json(few.own_boards)},
        {"removed", removals_json(few.removals)},
        {"sketch", sketch_json(few.sketchbook)},
    });
    return json;
}

// Games that could not be read, or not completely; the player was told of them.
std::size_t unread_games(const Leftover& leftover) {
    const Leftover* games = leftover.find(kGames);
    if (games == nullptr) return 0;
    return static_cast<std::size_t>(std::ranges::count_if(
        games->parts(), [](const auto& part) { return part.second.value().has_value(); }));
}

// Everything but the games; tries and mistakes, which are many, only if some of their data is
// unknown.
Json held_json(const AppState& state) {
    Json json = few_json({state.settings, state.storage.setting_changes, state.achieved.solved,
                          state.achieved.records, state.achieved.days, state.kept.drawings,
                          state.kept.own_boards, state.kept.removals, state.kept.sketchbook});
    if (const std::size_t reported = unread_games(state.storage.leftover); reported > 0)
        json[kUnreadReported] = reported;
    if (state.storage.leftover.find(kTries) != nullptr)
        json[kTries] = tries_json(state.achieved.tries);
    if (state.storage.leftover.find(kMistakes) != nullptr)
        json[kMistakes] = mistakes_json(state.achieved.mistakes);
    return json;
}

const Leftover* leftover_of_game(const AppState& state, const std::string& key) {
    const Leftover* games = state.storage.leftover.find(kGames);
    return games != nullptr ? games->find(key) : nullptr;
}

// A game as stored, with its unknown data.
Json stored_game(const AppState& state, const std::string& key, const PlayedGame& game) {
    Json json = game_json(game);
    const Leftover* left = leftover_of_game(state, key);
    if (left == nullptr) return json;
    if (const Json* as_it_was = left->value_for(json)) return *as_it_was;
    left->lay_over(json);
    return json;
}

// `held` is the result of held_json.
std::string format(const AppState& state, Json held) {
    state.storage.leftover.lay_over(held);
    const PlayedGame current = remembered(state);
    held.update(stored_game(state, game_key(current), current));
    held[kProblem] = problem_in(held);
    const bool has_tries = held.contains(kTries);
    const bool has_mistakes = held.contains(kMistakes);
    std::string text = to_line(held);
    text.pop_back();
    if (!has_tries) text += ",\"tries\":" + tries_text(state.achieved.tries);
    if (!has_mistakes) text += ",\"mistakes\":" + mistakes_text(state.achieved.mistakes);
    text += ",\"games\":[";
    const std::size_t begin = text.size();
    state.kept.library.append_texts(text, [&](const std::string& key, const PlayedGame& game) {
        return to_line(stored_game(state, key, game));
    });
    if (const Leftover* games = state.storage.leftover.find(kGames))
        for (const auto& [id, part] : games->parts())
            if (part.is_entry()) {
                if (text.size() > begin) text += ',';
                text += to_line(*part.value());
            }
    return text + "]}";
}

// Unknown data in place of what the player has changed is dropped. The text of a game that was read
// only partly is then kept separately.
void drop_changed_leftover(AppState& state, const Json& held) {
    if (state.storage.leftover.empty()) return;
    state.storage.leftover.drop_changed(held);
    Leftover* games = state.storage.leftover.find(kGames);
    if (games == nullptr) return;
    const PlayedGame current = remembered(state);
    const std::string current_key = game_key(current);
    std::vector<std::string> changed;
    for (const auto& field : games->parts()) {
        const std::string& key = field.first;
        const Leftover& part = field.second;
        if (!part.value() || part.is_entry()) continue;
        const PlayedGame* kept = state.kept.library.find(key);
        const bool is_here = key == current_key;
        const auto is_as_it_was = [&](const PlayedGame& game) {
            return part.value_for(game_json(game)) != nullptr;
        };
        const bool is_in_place =
            (kept != nullptr && is_as_it_was(*kept)) || (is_here && is_as_it_was(current));
        if (!is_in_place && (kept != nullptr || is_here)) changed.push_back(key);
    }
    for (const std::string& key : changed) {
        const auto as_it_was = games->find(key)->take_value();
        state.storage.leftover.part(kUnread).add_item(*as_it_was);
        state.kept.library.forget_text(key);
    }
    if (Leftover* left = games->find(current_key)) left->drop_changed(game_json(current));
}

}  // namespace

std::string format_memory(const AppState& state) { return format(state, held_json(state)); }

std::string update_memory(AppState& state) {
    Json held = held_json(state);
    drop_changed_leftover(state, held);
    return format(state, std::move(held));
}

namespace {

// Reads the games, and records their unknown data.
class GameReader {
public:
    explicit GameReader(Memory& memory) : memory_(memory) {}

    // As parse_game; nothing if there is no game.
    std::optional<PlayedGame> read(const Json& json) {
        ReadGame read = json.is_object() ? parse_game(json) : ReadGame{std::nullopt, false};
        if (!read.whole || !read.game) ++memory_.unread;
        if (!read.game) {
            left().add_item(json);
            return std::nullopt;
        }
        const Json ours = game_json(*read.game);
        if (read.whole && json == ours) return std::move(read.game);
        Leftover part = Leftover::of(json, ours);
        if (!read.whole) {
            part.drop_replaced();
            part.set(json, ours);
        }
        if (!part.empty()) left().part(game_key(*read.game)).take_up(std::move(part));
        return std::move(read.game);
    }

    void put_into_library(const Json& json) {
        auto game = read(json);
        if (!game) return;
        const std::string key = game_key(*game);
        memory_.library.put(*std::move(game));
        // A game without a jump and a name is not kept, but its unknown data is.
        if (memory_.library.find(key) != nullptr) return;
        const Leftover* part = left().find(key);
        if (part == nullptr || part->empty()) return;
        left().erase(key);
        left().add_item(json);
    }

private:
    Leftover& left() { return memory_.leftover.part(kGames); }

    Memory& memory_;
};

}  // namespace

Memory parse_memory(std::string_view text, const Settings& otherwise) {
    Memory memory{.settings = otherwise};
    Json json = parse_json(text);
    if (!json.is_object()) {
        if (text.empty()) return memory;
        memory.unread = 1;
        memory.leftover.part(kUnread).add_item(std::string(text));
        return memory;
    }
    memory.settings = read_settings(json, otherwise);
    memory.setting_changes = {memory.settings, read_setting_numbers(field_of(json, "changed"))};
    if (const Json* solved = field_of(json, "solved"); solved != nullptr && solved->is_array())
        for (const Json& key : *solved)
            if (key.is_string() && key.get_ref<const std::string&>().size() <= kMaxProblemKey)
                memory.solved.insert(key.get<std::string>());
    memory.records = {read_counts(json, "best"), read_counts(json, "least")};
    memory.days = read_days(json);
    memory.mistakes = read_mistakes(field_of(json, kMistakes));
    memory.tries = read_tries(field_of(json, kTries));
    memory.removals = read_removals(field_of(json, "removed"));
    memory.drawings = read_drawings(field_of(json, "drawings"));
    memory.own_boards = read_own_boards(field_of(json, "boards"));
    memory.unread_reported =
        static_cast<std::size_t>(std::max<std::int64_t>(0, integer_of(json, kUnreadReported)));
    const Json* sketch = field_of(json, "sketch");
    if (sketch != nullptr) memory.sketchbook = read_sketch(*sketch);

    Json played = Json::object();
    for (const char* key : kOfTheGame)
        if (const Json* field = field_of(json, key)) played[key] = *field;
    if (text_of(json, kProblem) != problem_in(json))
        for (const char* key : kOfTheGameSince) played.erase(key);
    Json games = Json::array();
    if (const auto found = json.find(kGames); found != json.end()) games = std::move(*found);
    for (const char* key : kOfTheGame) json.erase(key);
    for (const char* key : {kGames, kProblem, kUnreadReported, "program"}) json.erase(key);
    const Sketchbook no_sketch;
    const Sketchbook& read_sketchbook = memory.sketchbook ? *memory.sketchbook : no_sketch;
    Json ours = few_json({memory.settings, memory.setting_changes, memory.solved, memory.records,
                          memory.days, memory.drawings, memory.own_boards, memory.removals,
                          read_sketchbook});
    ours[kTries] = tries_json(memory.tries);
    ours[kMistakes] = mistakes_json(memory.mistakes);
    memory.leftover = Leftover::of(json, ours);
    // A sketch is a single value: parts of an unreadable one would not fit another.
    if (const auto found = json.find("sketch"); found != json.end() && !memory.sketchbook)
        memory.leftover.part("sketch").set(*found, sketch_json(no_sketch));

    GameReader reader(memory);
    if (played.contains("board"))
        memory.game = reader.read(played);
    else if (!played.empty())
        memory.leftover.part(kUnread).add_item(played);
    if (!games.is_array()) games = Json::array({std::move(games)});
    for (const Json& game : games) reader.put_into_library(game);
    return memory;
}

}  // namespace peg
