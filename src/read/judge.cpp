// SPDX-License-Identifier: MIT
#include "read/judge.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/board/notation/board_art.h"
#include "core/support/text.h"
#include "read/drawing/drawing.h"
#include "read/drawing/grid.h"
#include "read/fields/board_names.h"
#include "read/fields/fields.h"
#include "read/kit/read_errors.h"
#include "read/kit/wrapping.h"
#include "read/moves/moves.h"

namespace peg {

namespace {

constexpr std::size_t kMaxBlocks = 6;

struct Painted {
    std::vector<Drawn> ways;
    std::size_t first = 0;  // line number
    std::size_t last = 0;
};

class Judge {
public:
    Judge(const BoardAndProblem& at_hand, std::vector<SignsView> lines)
        : at_hand_(at_hand), lines_(std::move(lines)) {}

    Result<Readings> read() {
        fields_ = take_labelled(lines_);
        take_lattice();
        take_title();
        find_drawings();
        const bool sure_moves = moves_alone();
        if (sure_moves) return std::move(readings_);
        if (!drawings_.empty()) return from_drawings();
        if (!fields_.empty()) return from_fields();
        if (!moves_fault_ || (moves_fault_->code == "read_nothing" && drawing_fault_))
            return drawing_fault_ ? *drawing_fault_ : read_error("read_nothing");
        return *moves_fault_;
    }

private:
    // Takes a line "lattice: triangular" before a drawing.
    void take_lattice() {
        for (SignsView& line : lines_) {
            const SignsView inner = trimmed_signs(line);
            if (!inner.starts_with(U"lattice:")) continue;
            const SignsView name = trimmed_signs(inner.substr(8));
            if (name == U"triangular") lattice_ = Lattice::kTriangular;
            if (name == U"square") lattice_ = Lattice::kSquare;
            if (name == U"diagonal") lattice_ = Lattice::kDiagonal;
            line = {};
        }
    }

    // Takes a line, or the text before a colon, that names a board; the rest is read on that board.
    void take_title() {
        if (fields_.board) return;
        for (SignsView& line : lines_) {
            if (trimmed_signs(line).empty()) continue;
            const std::size_t colon = line.find(U':');
            const bool front = colon != SignsView::npos;
            const auto named = boards_named(front ? line.substr(0, colon) : line);
            if (named.size() != 1) return;
            if (auto board = parse_board_name(named.front())) {
                at_hand_ = *std::move(board);
                fields_.board = named.front();
                line = front ? line.substr(colon + 1) : SignsView{};
            }
            return;
        }
    }

    void find_drawings() {
        std::vector<GridBlock> blocks = grids_in(lines_);
        if (blocks.size() > kMaxBlocks) blocks.resize(kMaxBlocks);
        for (GridBlock& block : blocks) {
            for (Grid& grid : block.ways) grid.lattice = lattice_;
            auto ways = drawings_of(at_hand_.board, block.ways);
            if (!ways) {
                if (auto shape = shape_of(block)) {
                    drawings_.push_back({{*std::move(shape)}, block.first, block.last});
                    continue;
                }
                if (!drawing_fault_) drawing_fault_ = ways.error();
                continue;
            }
            Painted painted{*std::move(ways), block.first, block.last};
            if (block.last == block.first + 1) keep_our_signs(painted);
            drawings_.push_back(std::move(painted));
        }
    }

    // Rows of a single sign give the shape of a board if the sign stands for pegs.
    std::optional<Drawn> shape_of(const GridBlock& block) const {
        if (block.last - block.first > kMaxHoles) return std::nullopt;
        const std::vector<SignsView> rows(lines_.begin() + static_cast<std::ptrdiff_t>(block.first),
                                          lines_.begin() + static_cast<std::ptrdiff_t>(block.last));
        const auto art = parse_art(text_of(joined(rows)));
        if (rows.size() < 2 || !art || art->classic.start.pegs != art->board.holes())
            return std::nullopt;
        return Drawn{.board = art->board, .start = art->classic.start};
    }

    // A line in our own notation is read with x as peg and o as hole, even if the other reading is
    // easier to play.
    void keep_our_signs(Painted& painted) const {
        const SignsView line = trimmed_signs(lines_[painted.first]);
        const std::string text = text_of(line.substr(line.find_last_of(U" :\"") + 1));
        const auto ours = [&](const Drawn& drawn) {
            const auto position = parse_position(drawn.board, text);
            return position && *position == drawn.start;
        };
        if (std::ranges::any_of(painted.ways, ours))
            std::erase_if(painted.ways, [&](const Drawn& drawn) { return !ours(drawn); });
    }

    // True if the whole text is moves that can be played; then it is no drawing.
    bool moves_alone() {
        const bool drawn = std::ranges::any_of(drawings_, [](const Painted& painted) {
            return painted.ways.front().known || painted.last - painted.first > 2;
        });
        if (drawn || !fields_without_moves()) return false;
        auto moves = read_moves(at_hand_.board, at_hand_.classic, joined(lines_), false);
        if (!moves) {
            moves_fault_ = moves.error();
            return false;
        }
        for (const MovesRead& read : *moves) {
            TextReading reading;
            reading.board = at_hand_.board;
            add_moves(reading, read);
            add_reading(readings_, std::move(reading));
        }
        return true;
    }

    bool fields_without_moves() const {
        return !fields_.position && !fields_.vacancy && !fields_.moves && !fields_.finish;
    }

    // The text around the drawings.
    Signs rest() const {
        std::vector<SignsView> rest = lines_;
        for (const Painted& painted : drawings_)
            for (std::size_t i = painted.first; i < painted.last && i < rest.size(); ++i)
                rest[i] = {};
        return joined(rest);
    }

    Result<Readings> from_drawings() {
        Readings readings;
        std::vector<Drawn> all;
        for (const Painted& painted : drawings_)
            for (const Drawn& drawn : painted.ways) {
                // The position line that `show` prints below a drawing selects the board.
                const auto same = [&](const Drawn& other) {
                    return other.start == drawn.start && other.board == drawn.board;
                };
                if (std::ranges::none_of(all, same)) all.push_back(drawn);
            }
        // A drawing, and one line with the same position.
        if (drawings_.size() == 2) keep_what_both_say(all);
        const Signs around = rest();
        if (auto problem = start_and_finish()) add_reading(readings, *std::move(problem));
        for (const Drawn& drawn : all) {
            auto with = with_moves(drawn, around);
            if (!with) {
                if (!drawing_fault_ || all.size() == 1) drawing_fault_ = with.error();
                continue;
            }
            for (const TextReading& reading : *with) add_reading(readings, reading);
        }
        if (readings.empty()) return *drawing_fault_;
        return readings;
    }

    static bool is_first(const Painted& painted, const Drawn& drawn) {
        const Drawn& first = painted.ways.front();
        return first.board == drawn.board && first.start == drawn.start;
    }

    // Two drawings: a start and the position that it is to become.
    std::optional<TextReading> start_and_finish() const {
        if (drawings_.size() != 2) return std::nullopt;
        const Drawn& start = drawings_[0].ways.front();
        const Drawn& end = drawings_[1].ways.front();
        if (!(start.board == end.board) || peg_count(end.start) >= peg_count(start.start))
            return std::nullopt;
        TextReading reading = position_reading(start.board, start.start, true);
        reading.kind = TextReading::Kind::kProblem;
        reading.finish = Finish::exactly(end.start);
        return reading;
    }

    void keep_what_both_say(std::vector<Drawn>& all) const {
        // Two positions are a start and its end, unless the second is one line that only repeats
        // the first.
        const bool named = drawings_[1].last - drawings_[1].first == 1;
        const std::string line = text_of(trimmed_signs(lines_[drawings_[1].first]));
        std::vector<Drawn> both;
        for (const Drawn& drawn : named ? drawings_[0].ways : all) {
            const auto position = parse_position(drawn.board, line);
            if (named ? position && *position == drawn.start
                      : is_first(drawings_[0], drawn) && is_first(drawings_[1], drawn))
                both.push_back(drawn);
        }
        if (!both.empty()) all = std::move(both);
    }

    Result<Readings> with_moves(const Drawn& drawn, const Signs& around) const {
        TextReading reading = position_reading(drawn.board, drawn.start, drawn.known);
        reading.notes = drawn.notes;
        Problem problem{drawn.start, at_hand_.classic.finish, {}};
        if (drawn.board != at_hand_.board) problem.finish = Finish::any();
        if (drawn.target) reading.finish = Finish::at(*drawn.target);
        if (fields_.finish) {
            const auto finish = parse_finish(drawn.board, *fields_.finish);
            if (!finish) return finish.error();
            reading.finish = *finish;
        }
        if (reading.finish) {
            problem.finish = *reading.finish;
            reading.kind = TextReading::Kind::kProblem;
        }
        Signs text = around;
        if (fields_.moves) {
            const auto more = signs_of(*fields_.moves);
            if (more) text += *more;
        }
        const SignsView inner = trimmed_signs(text);
        if (inner.empty()) return Readings{reading};
        const auto moves = read_moves(drawn.board, problem, text, true);
        if (!moves) {
            // The text around the drawing is prose, or moves that are wrong.
            if (names_moves(moves.error())) return moves.error();
            reading.notes.push_back(read_error("note_left_out", in_quotes(text_of(inner))));
            return Readings{reading};
        }
        Readings readings;
        for (const MovesRead& read : *moves) {
            readings.push_back(reading);
            add_moves(readings.back(), read);
        }
        return readings;
    }

    // True if an error is about moves, or says that there are none.
    static bool names_moves(const Error& error) {
        return error.code == "read_before" || error.code == "wrong_play";
    }

    Result<Readings> from_fields() {
        Fields fields = fields_;
        auto read = read_fields(at_hand_, fields);
        if (!read) return read.error();
        return read;
    }

    BoardAndProblem at_hand_;
    std::vector<SignsView> lines_;
    Fields fields_;
    std::optional<Lattice> lattice_;
    std::vector<Painted> drawings_;
    std::optional<Error> drawing_fault_;
    std::optional<Error> moves_fault_;
    Readings readings_;
};

}  // namespace

Result<Readings> judge_lines(const BoardAndProblem& at_hand, std::vector<SignsView> lines) {
    return Judge(at_hand, std::move(lines)).read();
}

}  // namespace peg
