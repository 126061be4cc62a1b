// SPDX-License-Identifier: MIT

// Is there a solution in at most n moves? A second program that answers this question, in order to
// check the first: it shares no code with src/, and only the idea of the bound below.
//
// Bounds. The holes, row by row, form two halves, and a move is charged to the half in which it
// begins. A table has, for every pattern of pegs in a half, the min number of moves that begin
// there on any way to the finish's pattern. Pegs of the other half move for free: they jump in,
// over and on wherever the pattern allows it, or come back as other pegs. No move begins in both
// halves, so the two numbers add up to a bound for the position (additive pattern databases: Korf
// and Felner 2002). The same holds for the position's images under the symmetries; the max bound
// counts. Two more tables have the moves that begin in a half on any way from the start.
//
// Search. Forwards, a position after i moves is kept if i plus the bound on the moves to the finish
// is at most n; backwards with the bound on the moves from the start. The smaller side grows, until
// both together have n moves. All positions of a solution are kept, so the sides meet if there is a
// solution. A solution is replayed from the start before it counts.
//
// README.md says how to call the program, what it costs, and what it has proved.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using Bits = std::uint64_t;

[[noreturn]] void fail(const char* why) {
    std::fprintf(stderr, "fewest_moves: %s\n", why);
    std::exit(2);
}

std::size_t at(int index) { return static_cast<std::size_t>(index); }
Bits bit(int hole) { return Bits{1} << hole; }
Bits low_bits(int n) { return bit(n) - 1; }

// --- The board -----------------------------------------------------------------------------------

struct Hole {
    int row, column;
    bool operator==(const Hole&) const = default;
};

enum Side { kForwards, kBackwards };  // order in time
Side other(Side side) { return side == kForwards ? kBackwards : kForwards; }

// A jump: a position must have exactly `need` of the bits `all`, and the jump flips them. The
// followed peg goes from the hole `from` to another; backwards this is from the end of the jump to
// its start.
struct Step {
    Bits all, need;
    int from, to;
    bool possible(Bits position) const { return (position & all) == need; }
};
using StepsFrom = std::vector<std::vector<Step>>;

struct Board {
    std::vector<Hole> holes;  // row by row: bit i is the i-th hole
    Bits pegs = 0;
    std::vector<Hole> directions = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    std::array<StepsFrom, 2> steps;  // for each side

    int size() const { return static_cast<int>(holes.size()); }
    int find(Hole hole) const {
        const auto found = std::ranges::find(holes, hole);
        return found == holes.end() ? -1 : static_cast<int>(found - holes.begin());
    }
    std::string name(int hole) const {
        const auto [row, column] = holes[at(hole)];
        return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
    }
    Bits named(const std::string& text) const {
        for (int hole = 0; hole < size(); ++hole)
            if (name(hole) == text) return bit(hole);
        fail("the board has no such hole");
    }
};

Board make_board(const std::string& lattice, const std::string& rows) {
    Board board;
    Hole next{0, 0};
    for (const char c : rows) {
        if (c == 'x') board.pegs |= bit(board.size());
        if (c == 'x' || c == 'o') board.holes.push_back(next);
        next = c == '/' ? Hole{next.row + 1, 0} : Hole{next.row, next.column + 1};
    }
    if (board.holes.empty() || board.size() > 54) fail("a board has 1 to 54 holes");
    if (lattice == "triangular")
        board.directions.insert(board.directions.end(), {{1, 1}, {-1, -1}});
    else if (lattice != "square")
        fail("the lattice is square or triangular");
    board.steps.fill(StepsFrom(board.holes.size()));
    for (int from = 0; from < board.size(); ++from) {
        for (const auto [down, right] : board.directions) {
            const auto [row, column] = board.holes[at(from)];
            const int over = board.find({row + down, column + right});
            const int to = board.find({row + 2 * down, column + 2 * right});
            if (over < 0 || to < 0) continue;
            const Bits all = bit(from) | bit(over) | bit(to);
            board.steps[kForwards][at(from)].push_back({all, all & ~bit(to), from, to});
            board.steps[kBackwards][at(to)].push_back({all, bit(to), to, from});
        }
    }
    return board;
}

using Permutation = std::vector<int>;

Bits permute(Bits position, const Permutation& to) {
    Bits image = 0;
    for (; position != 0; position &= position - 1)
        image |= bit(to[at(std::countr_zero(position))]);
    return image;
}

// The symmetries of the board that fix start and finish: linear maps that permute directions, with
// a shift.
std::vector<Permutation> symmetries(const Board& board, Bits start, Bits finish) {
    std::vector<Permutation> found;
    const auto& all = board.directions;
    for (int code = 0; code < 81; ++code) {
        const int a = code % 3 - 1, b = code / 3 % 3 - 1, c = code / 9 % 3 - 1, d = code / 27 - 1;
        const auto image = [&](Hole h) {
            return Hole{a * h.row + b * h.column, c * h.row + d * h.column};
        };
        if (a * d == b * c || !std::ranges::all_of(all, [&](Hole way) {
                return std::ranges::find(all, image(way)) != all.end();
            }))
            continue;
        const Hole origin = image(board.holes[0]);
        for (const Hole first : board.holes) {
            Permutation to;
            for (const Hole hole : board.holes) {
                const auto [row, column] = image(hole);
                to.push_back(board.find(
                    {row - origin.row + first.row, column - origin.column + first.column}));
            }
            if (std::ranges::find(to, -1) == to.end() && permute(start, to) == start &&
                permute(finish, to) == finish)
                found.push_back(to);
        }
    }
    return found;
}

// --- Bounds --------------------------------------------------------------------------------------

// For every pattern of a part of the board, the `size` holes from `first` on: the min number of
// moves that begin in the part and lead from the pattern `source` to it (backwards: from it to
// `source`), where pegs elsewhere move freely. A breadth-first search over states: a pattern, and
// the place of the moving peg.
std::vector<std::uint8_t> fewest_moves(const Board& board, int first, int size, Bits source,
                                       Side side) {
    const int rest = size, begin = size + 1;  // rest: no peg of the part is moving; begin: one is
                                              // about to
    StepsFrom steps(at(size + 2));
    for (const auto& from_hole : board.steps[side]) {
        for (Step step : from_hole) {
            step.all = step.all >> first & low_bits(size);
            step.need = step.need >> first & low_bits(size);
            for (int* end : {&step.from, &step.to}) {
                *end -= first;
                if (*end < 0 || *end >= size) *end = rest;
            }
            if (step.all != 0) steps[at(step.from)].push_back(step);
        }
    }

    std::vector<std::uint8_t> fewest(bit(size), 255);
    std::vector<bool> seen(bit(size) * at(size));
    std::vector<std::uint32_t> now, later;
    int moves = 0;
    const auto visit = [&](Bits pattern, int peg, int price) {
        if (peg == rest) {
            if (fewest[pattern] <= moves + price) return;
            fewest[pattern] = static_cast<std::uint8_t>(moves + price);
        } else if (peg != begin) {
            const Bits index = pattern * at(size) + at(peg);
            if (seen[index]) return;
            seen[index] = true;
        }
        (price == 0 ? now : later).push_back(static_cast<std::uint32_t>(pattern << 5 | at(peg)));
    };
    visit(source, rest, 0);
    for (; !now.empty(); ++moves) {
        while (!now.empty()) {
            const Bits pattern = now.back() >> 5;
            const int peg = static_cast<int>(now.back() & 31);
            now.pop_back();
            if (peg == rest && fewest[pattern] != moves) continue;
            for (const Step& step : steps[at(peg)])
                if (step.possible(pattern)) visit(pattern ^ step.all, step.to, 0);
            // Beginning a move costs 1, ending it 0. Backwards a move's end comes first.
            if (peg == (side == kForwards ? begin : rest)) {
                for (Bits pegs = pattern; pegs != 0; pegs &= pegs - 1)
                    visit(pattern, std::countr_zero(pegs), 0);
            } else if (side == kForwards) {
                visit(pattern, peg == rest ? begin : rest, peg == rest ? 1 : 0);
            } else {
                visit(pattern, rest, 1);
            }
        }
        now.swap(later);
    }
    return fewest;
}

// Selects the positions to keep: one of each orbit of the symmetries, within the bounds.
class Filter {
public:
    Filter(const Board& board, Bits start, Bits finish) : half_(board.size() / 2) {
        for (const Permutation& to : symmetries(board, start, finish)) {
            auto& tables = images_.emplace_back();
            for (std::size_t i = 0; 8 * i < to.size(); ++i)
                for (Bits byte = 0; byte < 256; ++byte)
                    tables[i][byte] = permute(byte << 8 * i & low_bits(board.size()), to);
        }
        for (const Side side : {kForwards, kBackwards}) {
            // A position that is reached forwards is bounded by the way to the finish.
            const Bits goal = side == kForwards ? finish : start;
            fewest_[side] = {
                fewest_moves(board, 0, half_, goal & low_bits(half_), other(side)),
                fewest_moves(board, half_, board.size() - half_, goal >> half_, other(side))};
        }
    }

    // The min image of the position; 0 if an image shows that more than `moves` moves are still
    // needed (backwards: have been needed).
    Bits keep(Bits position, Side side, int moves) const {
        const auto& [low, high] = fewest_[side];
        Bits least = position;
        for (const auto& tables : images_) {
            Bits image = 0;
            auto table = tables.begin();
            for (Bits bytes = position; bytes != 0; bytes >>= 8) image |= (*table++)[bytes & 255];
            if (low[image & low_bits(half_)] + high[image >> half_] > moves) return 0;
            least = std::min(least, image);
        }
        return least;
    }

private:
    const int half_;
    std::vector<std::array<std::array<Bits, 256>, 7>>
        images_;  // indexed by the bytes of a position
    std::array<std::array<std::vector<std::uint8_t>, 2>, 2> fewest_;
};

// --- The search ----------------------------------------------------------------------------------

class Search {
public:
    Search(const Board& board, Bits start, Bits finish, std::size_t slots)
        : board_(board), ends_{start, finish}, filter_(board, start, finish), slots_(slots) {}

    // Searches for a solution in at most `most` moves, and prints it; returns whether there is one.
    bool run(int most) {
        for (const Side side : {kForwards, kBackwards}) {
            const Bits end = filter_.keep(ends_[side], side, most);
            if (end == 0) return false;
            put(find(end), end, side, 0);
        }
        while (depths_[kForwards] + depths_[kBackwards] < most) {
            const Side side = sizes_[kForwards] <= sizes_[kBackwards] ? kForwards : kBackwards;
            const Bits meeting = grow(side, most);
            if (meeting != 0) print_solution(meeting, side);
            if (meeting != 0 || sizes_[side] == 0) return meeting != 0;
        }
        return false;
    }

private:
    static Side side_of(Bits slot) { return slot >> 6 & 1 ? kBackwards : kForwards; }
    static int depth_of(Bits slot) { return static_cast<int>(slot & 63); }
    // The slot of the position, or the empty slot where it belongs.
    Bits& find(Bits position) {
        Bits mixed = position * 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93u;
        std::size_t place = (mixed >> 32) * slots_.size() >> 32;
        while (slots_[place] != 0 && slots_[place] >> 7 != position)
            place = place + 1 == slots_.size() ? 0 : place + 1;
        return slots_[place];
    }
    void put(Bits& slot, Bits position, Side side, int depth) {
        if (++used_ > slots_.size() / 20 * 19) fail("the memory is too small for the positions");
        slot = position << 7 | at(side) << 6 | at(depth);
    }

    // Adds a move on this side. Positions of the last level need not be kept: either they are on
    // the other side, or not. Returns where the sides have met, if they have.
    Bits grow(Side side, int most) {
        const int depth = ++depths_[side];
        const bool last = depths_[kForwards] + depths_[kBackwards] == most;
        std::size_t made = 0;
        sizes_[side] = 0;
        for (const Bits from : slots_) {
            if (from == 0 || side_of(from) != side || depth_of(from) != depth - 1) continue;
            for (const Bits next : one_move(from >> 7, side)) {
                ++made;
                const Bits position = filter_.keep(next, side, most - depth);
                if (position == 0) continue;
                Bits& slot = find(position);
                if (slot != 0 && side_of(slot) != side) return position;
                if (slot != 0) continue;
                ++sizes_[side];
                if (!last) put(slot, position, side, depth);
            }
        }
        std::printf("%2d moves %s: %zu positions of %zu made\n", depth,
                    side == kForwards ? "from the start" : "to the finish", sizes_[side], made);
        std::fflush(stdout);
        return 0;
    }

    const std::vector<Bits>& one_move(Bits position, Side side) {
        reached_.clear();
        for (int hole = 0; hole < board_.size(); ++hole) jump_on(position, hole, side);
        std::ranges::sort(reached_);
        reached_.erase(std::ranges::unique(reached_).begin(), reached_.end());
        return reached_;
    }
    void jump_on(Bits position, int peg, Side side) {
        for (const Step& step : board_.steps[side][at(peg)]) {
            if (!step.possible(position)) continue;
            reached_.push_back(position ^ step.all);
            jump_on(position ^ step.all, step.to, side);
        }
    }

    // From the meeting point to both ends, through decreasing depths; then prints from the start.
    void print_solution(Bits meeting, Side last) {
        std::vector<Bits> way = {meeting};
        for (const Side side : {kForwards, kBackwards}) {
            int depth = side == last ? depths_[side] : depth_of(find(meeting));
            for (Bits position = meeting; depth > 0;) {
                for (const Bits next : one_move(position, other(side))) {
                    const Bits slot = find(canonical(next));
                    if (slot == 0 || side_of(slot) != side || depth_of(slot) >= depth) continue;
                    position = slot >> 7;
                    depth = depth_of(slot);
                    break;
                }
                way.insert(side == kForwards ? way.begin() : way.end(), position);
            }
        }
        std::printf("A solution in %zu moves:", way.size() - 1);
        Bits position = ends_[kForwards];
        for (std::size_t i = 1; i < way.size(); ++i)
            for (int hole = 0; hole < board_.size(); ++hole)
                if (print_move(position, hole, way[i], " " + board_.name(hole))) break;
        if (position != ends_[kBackwards]) fail("that is wrong");
        std::printf("\n");
    }
    bool print_move(Bits& position, int peg, Bits goal, const std::string& so_far) const {
        for (const Step& step : board_.steps[kForwards][at(peg)]) {
            if (!step.possible(position)) continue;
            Bits after = position ^ step.all;
            const std::string move = so_far + "-" + board_.name(step.to);
            if (canonical(after) == goal)
                std::printf("%s", move.c_str());
            else if (!print_move(after, step.to, goal, move))
                continue;
            position = after;
            return true;
        }
        return false;
    }
    Bits canonical(Bits position) const { return filter_.keep(position, kForwards, 1000); }

    const Board& board_;
    const std::array<Bits, 2> ends_;
    const Filter filter_;
    std::vector<Bits> slots_;  // a hash table of the positions of both sides with their depths
    std::size_t used_ = 0;
    std::array<int, 2> depths_{};
    std::array<std::size_t, 2> sizes_ = {1, 1};
    std::vector<Bits> reached_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc < 6) fail("which LATTICE ROWS VACANCY FINISH MOVES [MIB]?");
    const Board board = make_board(argv[1], argv[2]);
    const Bits start = board.pegs & ~(argv[3] == std::string("-") ? 0 : board.named(argv[3]));
    const Bits finish = board.named(argv[4]);
    if (start == finish) fail("this is solved");
    const int most = std::atoi(argv[5]);
    const std::size_t mebibytes = argc > 6 ? std::strtoull(argv[6], nullptr, 10) : 64;
    if (Search(board, start, finish, mebibytes << 17).run(most)) return 0;
    std::printf("No solution in %d moves.\n", most);
    return 1;
}
