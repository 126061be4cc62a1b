// SPDX-License-Identifier: MIT
#include "read/drawing/drawing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "core/board/jumps.h"
#include "core/board/notation/board_errors.h"
#include "core/support/text.h"
#include "read/drawing/candidates.h"
#include "read/drawing/known_shapes.h"
#include "read/drawing/sign_roles.h"
#include "read/kit/read_errors.h"

namespace peg {

namespace {

constexpr std::size_t kMaxDrawn = 4;  // readings that are offered
// The lead in fit from which the best reading is the only one.
constexpr int kClear = 4;
constexpr int kMinFit = 8;
constexpr int kPlayable = 4;
constexpr int kDeadEndPenalty = -6;
constexpr int kNoHole = -4;
constexpr int kNoPeg = -12;

// Makes each board once.
class BoardMaker {
public:
    explicit BoardMaker(const Board& at_hand) : at_hand_(at_hand) {}

    // Null if there is no such board, or no jump on it.
    const Board* make(const Candidate& candidate) {
        std::string key{lattice_name(candidate.lattice)};
        if (candidate.shape != nullptr)
            key = "=" + std::string(candidate.shape->name);
        else
            for (const std::string& row : candidate.rows) key += '/' + row;
        if (const auto known = boards_.find(key); known != boards_.end())
            return known->second ? &*known->second : nullptr;
        std::optional<Board>& board = boards_[key];
        board = candidate.shape != nullptr
                    ? std::optional(board_of_shape(at_hand_, *candidate.shape))
                    : new_board(candidate);
        if (board && board->jumps().empty()) board.reset();
        return board ? &*board : nullptr;
    }

private:
    static std::optional<Board> new_board(const Candidate& candidate) {
        std::vector<Cell> cells;
        for (std::size_t row = 0; row < candidate.rows.size(); ++row)
            for (std::size_t column = 0; column < candidate.rows[row].size(); ++column) {
                if (candidate.rows[row][column] != 'x') continue;
                if (column > 255 || row > 255) return std::nullopt;
                cells.push_back(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            }
        return Board::make(candidate.lattice, cells);
    }

    const Board& at_hand_;
    std::map<std::string, std::optional<Board>> boards_;
};

bool can_move(const Board& board, Position position) {
    return std::ranges::any_of(board.jumps(), [&](const Jump& jump) {
        return contains(position.pegs, jump.from) && contains(position.pegs, jump.over) &&
               !contains(position.pegs, jump.to);
    });
}

std::string tokens_with(const std::vector<Signs>& tokens, const std::vector<Role>& roles,
                        bool pegs) {
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool wanted =
            pegs ? is_peg(roles[i]) : roles[i] == Role::kHole || roles[i] == Role::kHoleTarget;
        if (wanted) text += (text.empty() ? "" : " ") + text_of(tokens[i]);
    }
    return text.empty() ? "-" : text;
}

void add_notes(Drawn& drawn, const Candidate& candidate, const std::vector<Signs>& tokens) {
    bool usual = true;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        usual &= suits_of(tokens[i]).with(candidate.roles[i]) >= 7;
    if (!usual)
        drawn.notes.push_back(read_error("note_signs", tokens_with(tokens, candidate.roles, true),
                                         tokens_with(tokens, candidate.roles, false)));
    if (candidate.match == ShapeMatch::kBlanks)
        drawn.notes.push_back(read_error("note_blank_holes"));
    if (candidate.match == ShapeMatch::kLengths ||
        (candidate.match == ShapeMatch::kExactly && candidate.lattice != drawn.board.lattice()))
        drawn.notes.push_back(read_error("note_known_board", format_board(drawn.board)));
    if (drawn.target)
        drawn.notes.push_back(read_error("note_target", format_hole(drawn.board, *drawn.target)));
}

std::optional<Drawn> drawn_of(const Candidate& candidate, const std::vector<Signs>& tokens,
                              BoardMaker& boards) {
    const Board* const board = boards.make(candidate);
    if (board == nullptr || candidate.cells.size() != board->reading_order().size())
        return std::nullopt;
    Drawn drawn{*board, {}, {}, candidate.fit, candidate.shape != nullptr, {}};
    for (std::size_t i = 0; i < candidate.cells.size(); ++i) {
        const Hole hole = board->reading_order()[i];
        if (is_peg(candidate.cells[i])) drawn.start.pegs |= bit(hole);
        if (is_target(candidate.cells[i])) drawn.target = hole;
    }
    drawn.fit += can_move(*board, drawn.start) ? kPlayable : kDeadEndPenalty;
    if (drawn.start.pegs == 0) drawn.fit += kNoPeg;
    if (drawn.start.pegs == board->holes()) drawn.fit += kNoHole;
    add_notes(drawn, candidate, tokens);
    return drawn;
}

bool same_drawn(const Drawn& a, const Drawn& b) {
    return a.board == b.board && a.start == b.start && a.target == b.target;
}

// The best readings: those within kClear of the best fit. If no jump is possible in the best one,
// its reading with pegs and holes exchanged is a candidate too.
std::vector<Drawn> best_of(std::vector<Drawn> all) {
    std::ranges::stable_sort(all, std::ranges::greater{}, &Drawn::fit);
    std::vector<Drawn> best;
    const bool over = !can_move(all.front().board, all.front().start);
    bool swapped = false;
    for (const Drawn& drawn : all) {
        const bool near = drawn.fit > all.front().fit - kClear;
        const bool swap = drawn.board == all.front().board &&
                          drawn.start.pegs == (all.front().board.holes() & ~all.front().start.pegs);
        swapped |= swap && drawn.fit > 0 && can_move(drawn.board, drawn.start);
        if (!near && !(over && swap)) continue;
        if (best.size() < kMaxDrawn &&
            std::ranges::none_of(best, [&](const Drawn& b) { return same_drawn(b, drawn); }))
            best.push_back(drawn);
    }
    if (best.size() == 1 && swapped && !best.front().notes.empty())
        best.front().notes.push_back(read_error("note_swap"));
    return best;
}

}  // namespace

Result<std::vector<Drawn>> drawings_of(const Board& at_hand, const std::vector<Grid>& ways) {
    const std::vector<KnownShape> shapes = known_shapes(at_hand);
    BoardMaker boards(at_hand);
    std::vector<Drawn> all;
    std::optional<Error> fault;
    for (const Grid& grid : ways) {
        constexpr std::size_t kTried = 24;  // boards are made only for the best-fitting candidates
        Candidates candidates = candidates_of(shapes, grid);
        if (candidates.fault && !fault) fault = candidates.fault;
        std::ranges::stable_sort(candidates.all, std::ranges::greater{}, &Candidate::fit);
        if (candidates.all.size() > kTried) candidates.all.resize(kTried);
        for (const Candidate& candidate : candidates.all)
            if (auto drawn = drawn_of(candidate, candidates.tokens, boards);
                drawn && drawn->fit >= kMinFit)
                all.push_back(*std::move(drawn));
    }
    if (all.empty()) return fault ? *fault : read_error("read_signs");
    return best_of(std::move(all));
}

}  // namespace peg
