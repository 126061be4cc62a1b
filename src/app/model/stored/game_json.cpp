// SPDX-License-Identifier: MIT
#include "app/model/stored/game_json.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "app/model/stored/known_board.h"
#include "app/model/tries.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "report/fields.h"
#include "report/request.h"

namespace peg {

namespace {

// The makers of a line's jumps, one letter per jump.
constexpr char kPlayersLetter = 'p';
constexpr char kComputersLetter = 'c';
// Earlier versions know two makers. So a jump that is not the player's has the computer's letter; a
// jump from elsewhere also has this letter, in a field of its own.
constexpr char kElsewhereLetter = 'e';

// Max number of lines read per game: more than anybody plays, and still fast to read.
constexpr std::size_t kMaxLines = 10'000;
constexpr std::int64_t kMaxHints = 9999;

void add_line_fields(Json& json, const Board& board, const Line& line) {
    std::string makers;
    for (Maker maker : line.makers)
        makers += maker == Maker::kPlayer ? kPlayersLetter : kComputersLetter;
    if (std::ranges::find(line.makers, Maker::kElsewhere) != line.makers.end()) {
        std::string elsewhere = makers;
        for (std::size_t i = 0; i < line.makers.size(); ++i)
            if (line.makers[i] == Maker::kElsewhere) elsewhere[i] = kElsewhereLetter;
        json["elsewhere"] = std::move(elsewhere);
    }
    json["jumps"] = format_moves(board, line.jumps);
    json["makers"] = std::move(makers);
    json["cursor"] = line.cursor;
}

// Reads a line up to its first illegal jump; the game must be at its start.
Line parse_line(Game game, const Json& json, bool& whole) {
    Line line;
    if (const std::string text = text_of(json, "jumps"); !text.empty()) {
        const auto jumps = parse_moves(game.board(), text);
        whole &= jumps.has_value();
        for (const JumpId jump : jumps ? *jumps : std::vector<JumpId>{}) {
            if (!game.play(jump)) {
                whole = false;
                break;
            }
            line.jumps.push_back(jump);
        }
    }
    const std::string makers = text_of(json, "makers");
    const std::string elsewhere = text_of(json, "elsewhere");
    for (std::size_t i = 0; i < line.jumps.size(); ++i) {
        const bool others = i < makers.size() && makers[i] == kComputersLetter;
        const bool from_elsewhere = i < elsewhere.size() && elsewhere[i] == kElsewhereLetter;
        line.makers.push_back(!others          ? Maker::kPlayer
                              : from_elsewhere ? Maker::kElsewhere
                                               : Maker::kComputer);
    }
    line.cursor = line.jumps.size();
    const Json* cursor = field_of(json, "cursor");
    if (cursor != nullptr && cursor->is_number_unsigned())
        line.cursor = std::min(cursor->get<std::size_t>(), line.cursor);
    line.kept = flag_of(json, "kept");
    return line;
}

// Identifies the state for which the help was recorded. An earlier version in another tab may play
// on without updating the help; then the fingerprint no longer matches, and the help is unknown.
std::uint32_t fingerprint(const PlayedGame& game) {
    const std::string text = format_moves(game.game.board(), game.game.jumps()) + '/' +
                             game.try_id + '/' + std::to_string(game.help.hints);
    std::uint32_t hash = 2166136261u;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return hash;
}

int count_in(const Json& json, const char* name, std::int64_t most) {
    return static_cast<int>(std::clamp(integer_of(json, name), std::int64_t{0}, most));
}

std::uint32_t kinds_in(const Json& json) {
    return static_cast<std::uint32_t>(count_in(json, "kinds", INT32_MAX));
}

Json with_hints(const Help& help) { return {{"hints", help.hints}, {"kinds", help.kinds}}; }

std::optional<Help> help_in(const Json& json, const char* name) {
    const Json* field = field_of(json, name);
    if (field == nullptr || !field->is_object()) return std::nullopt;
    return Help{count_in(*field, "hints", kMaxHints), kinds_in(*field)};
}

Json help_json(const PlayedGame& game) {
    Json json{{"kinds", game.help.kinds}, {"fresh", game.fresh}, {"of", fingerprint(game)}};
    if (!without_help(game.earlier)) json["earlier"] = with_hints(game.earlier);
    if (game.ended_with) json["ended"] = with_hints(*game.ended_with);
    if (game.solution_seen) json["seen"] = *game.solution_seen;
    return json;
}

// Reads the help of a game that is otherwise read. Help that an earlier version did not record is
// unknown.
void read_help(PlayedGame& game, const Json& json) {
    const Json* noted = field_of(json, "help");
    const bool is_note = noted != nullptr && noted->is_object();
    if (is_note) {
        game.help.kinds = kinds_in(*noted);
        game.earlier = help_in(*noted, "earlier").value_or(Help{});
        if (field_of(*noted, "seen") != nullptr)
            game.solution_seen = count_in(*noted, "seen", INT32_MAX);
        if (integer_of(*noted, "of") == fingerprint(game)) {
            game.ended_with = help_in(*noted, "ended");
            game.fresh = std::min(static_cast<std::size_t>(count_in(*noted, "fresh", kMaxHoles)),
                                  game.game.jumps().size());
            return;
        }
    }
    const bool is_over = game.try_id.empty() && game.game.cursor() == 0;  // Restart ended the try
    game.fresh = is_over ? 0 : game.game.jumps().size();
    if (!game.game.jumps().empty() || !game.variations.empty())
        game.earlier.add(HelpKind::kUnknown);
    if (!game.game.jumps().empty() && !is_over) game.help.add(HelpKind::kUnknown);
}

Json backwards_json(const Board& board, const BackwardsLine& line) {
    return {{"end", format_position(board, *line.end)},
            {"jumps", format_moves(board, line.taken)},
            {"cursor", line.cursor}};
}

// Reads jumps as long as they can be taken back, from an end that the problem has or from any last
// peg.
BackwardsLine parse_backwards(const Board& board, const Problem& problem, const Json& json,
                              bool& whole) {
    const auto end = parse_position(board, text_of(json, "end"));
    const auto jumps = parse_moves(board, text_of(json, "jumps"));
    const auto goal = only_goal(problem.finish);
    if (!end || !jumps || (goal ? end->pegs != *goal : peg_count(*end) != 1)) {
        whole = false;
        return {};
    }
    BackwardsLine line{*end, {}, 0};
    Position position = *end;
    for (const JumpId id : *jumps) {
        if (!can_be_taken_back(board, position, board.jump(id))) {
            whole = false;
            break;
        }
        position.pegs ^= board.jump(id).mask;
        line.taken.push_back(id);
    }
    line.cursor = static_cast<std::size_t>(
        std::clamp(integer_of(json, "cursor"), std::int64_t{0}, std::int64_t{64}));
    line.cursor = std::min(line.cursor, line.taken.size());
    return line;
}

}  // namespace

Json game_json(const PlayedGame& remembered) {
    const Game& game = remembered.game;
    const Board& board = game.board();
    Json json{
        {"board", remembered.board_text},
        {"position", format_position(board, game.problem().start)},
        {"finish", format_finish_with_marks(board, {game.problem().finish, game.problem().marks})},
        {"hints", remembered.help.hints},
        {"help", help_json(remembered)},
    };
    if (game.survivor()) json["survivor"] = format_hole(board, *game.survivor());
    if (!remembered.name.empty()) json["name"] = remembered.name;
    if (!remembered.try_id.empty()) json["try"] = remembered.try_id;
    if (remembered.seconds) json["seconds"] = static_cast<std::int64_t>(*remembered.seconds);
    if (remembered.challenge) {
        json["beat"] = remembered.challenge->moves;
        if (remembered.challenge->replayed) json["beat_replayed"] = true;
    }
    add_line_fields(json, board, remembered.line());
    for (const Bookmark& bookmark : remembered.bookmarks) {
        Json& one = json["bookmarks"].emplace_back(Json{{"name", bookmark.name}});
        add_line_fields(one, board, bookmark.line);
    }
    if (!remembered.backwards_line.taken.empty())
        json["backwards"] = backwards_json(board, remembered.backwards_line);
    if (remembered.variations.empty()) return json;
    Json& lines = json["lines"] = Json::array();
    for (const Line& line : remembered.variations) {
        Json& one = lines.emplace_back(Json::object());
        add_line_fields(one, board, line);
        if (line.kept) one["kept"] = true;
    }
    return json;
}

std::string game_name(std::string_view text) {
    std::string name;
    for (const char c : text) {
        const bool printed = static_cast<unsigned char>(c) >= 0x20 && c != 0x7f;
        name += printed ? c : ' ';
    }
    const auto first = name.find_first_not_of(' ');
    if (first == std::string::npos) return "";
    name = name.substr(first, name.find_last_not_of(' ') - first + 1);
    return std::string(beginning(name, kLongestName));
}

ReadGame parse_game(const Json& json) {
    ReadGame read;
    const auto name = optional_text_of(json, "board");
    if (!name) return read;  // no backward play was stored
    read.whole = false;
    const auto known = known_board(*name);
    if (!known) return read;
    const Board& board = *known->board;
    ProblemText text{optional_text_of(json, "position"), std::nullopt,
                     optional_text_of(json, "finish")};
    const BoardAndProblem classic{board, known->classic};
    const auto problem = parse_problem(classic, text);
    if (!problem) return read;
    text.survivor = optional_text_of(json, "survivor");
    const auto with_survivor = parse_problem(classic, text);
    read.whole = with_survivor.has_value();
    PlayedGame& remembered = read.game.emplace(PlayedGame{
        Game(known->board, with_survivor ? *with_survivor : *problem), known->text, {}, {}});
    const Game start = remembered.game;
    const Line played = parse_line(start, json, read.whole);
    for (const JumpId jump : played.jumps) remembered.game.play(jump);
    remembered.game.go_to(played.cursor);
    remembered.makers = played.makers;
    remembered.help.hints = count_in(json, "hints", kMaxHints);
    remembered.name = game_name(text_of(json, "name"));
    remembered.try_id = text_of(json, "try").substr(0, kLongestTryId);
    if (field_of(json, "seconds") != nullptr)
        remembered.seconds = std::clamp(number_of(json, "seconds"), 0.0, 1e9);
    if (const auto moves = integer_of(json, "beat"); moves > 0 && moves <= kMaxHoles)
        remembered.challenge = Challenge{static_cast<int>(moves), flag_of(json, "beat_replayed")};
    Bookmarks bookmarks;
    if (const Json* list = field_of(json, "bookmarks"); list != nullptr && list->is_array())
        for (const Json& one : *list) {
            if (!one.is_object()) continue;
            std::string called = game_name(text_of(one, "name"));
            Line line = parse_line(start, one, read.whole);
            if (!called.empty() && !line.jumps.empty())
                bookmarks.push_back({std::move(called), std::move(line)});
        }
    add_bookmarks(remembered.bookmarks, bookmarks);
    if (const Json* line = field_of(json, "backwards"); line != nullptr && line->is_object())
        remembered.backwards_line = parse_backwards(board, *problem, *line, read.whole);
    const Json* lines = field_of(json, "lines");
    const Json none = Json::array();
    for (const Json& line : lines != nullptr && lines->is_array() ? *lines : none) {
        if (remembered.variations.size() >= kMaxLines) {
            read.whole = false;
            break;
        }
        if (line.is_object()) add_line(remembered.variations, parse_line(start, line, read.whole));
    }
    remove_contained(remembered.variations, played);
    read_help(remembered, json);
    return read;
}

}  // namespace peg
