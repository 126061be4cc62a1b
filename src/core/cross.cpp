// SPDX-License-Identifier: MIT
#include "core/cross.h"

#include <algorithm>
#include <bit>

namespace peg {

namespace {

using Pattern = Cross::Pattern;

std::vector<Hole> holes_in(const Board& board, Bits part) {
    std::vector<Hole> holes;
    for (Hole hole : board.reading_order())
        if (contains(part, hole)) holes.push_back(hole);
    return holes;
}

Bits holes_of(std::span<const Hole> part, std::size_t pattern) {
    Bits set = 0;
    for (std::size_t i = 0; i < part.size(); ++i)
        if ((pattern >> i & 1) != 0) set |= bit(part[i]);
    return set;
}

Pattern pattern_of(std::span<const Hole> part, Bits set) {
    Pattern pattern = 0;
    for (std::size_t i = 0; i < part.size(); ++i)
        pattern = static_cast<Pattern>(pattern | (set >> part[i] & 1) << i);
    return pattern;
}

// A symmetry that swaps the two sets, hole by hole.
const Permutation* find_swap(std::span<const Permutation> symmetries, Bits lying, Bits standing) {
    for (const Permutation& symmetry : symmetries) {
        bool involution = true;
        for_each_hole(lying, [&](Hole hole) { involution &= symmetry[symmetry[hole]] == hole; });
        if (involution && permute(symmetry, lying) == standing) return &symmetry;
    }
    return nullptr;
}

// The sets of holes in neighbouring rows, or columns, that a board has.
std::vector<Bits> bands(const Board& board, bool rows) {
    const int lines = rows ? board.rows() : board.columns();
    std::vector<Bits> bands;
    for (int begin = 0; begin < lines; ++begin) {
        Bits band = 0;
        for (int end = begin; end < lines; ++end) {
            for (Hole hole : board.reading_order())
                if ((rows ? board.cell(hole).row : board.cell(hole).column) == end)
                    band |= bit(hole);
            bands.push_back(band);
        }
    }
    std::ranges::sort(bands);
    const auto [first, last] = std::ranges::unique(bands);
    bands.erase(first, last);
    return bands;
}

}  // namespace

std::optional<Cross> Cross::make(const Orbits& orbits) {
    const Board& board = orbits.board();
    const std::vector<Bits> all_rows = bands(board, true);
    std::optional<Cross> best;
    int row_bits = kMostRowBits + 1;
    for (Bits columns : bands(board, false))
        for (Bits rows : all_rows) {
            if ((columns | rows) != board.holes() || count(rows) >= row_bits) continue;
            Cross cross;
            cross.orbits_ = &orbits;
            if (!cross.cut(columns & rows, rows & ~columns, columns & ~rows)) continue;
            row_bits = count(rows);
            best = std::move(cross);
        }
    return best;
}

// Whether the parts make a cross; then all that there is to know about them.
bool Cross::cut(Bits centre, Bits lying, Bits standing) {
    const Board& board = orbits_->board();
    const auto joins = [&](const Jump& jump) {
        return (jump.mask & lying) != 0 && (jump.mask & standing) != 0;
    };
    const auto keeps = [&](const Permutation& symmetry) {
        const Bits image = permute(symmetry, lying);
        return permute(symmetry, centre) == centre && (image == lying || image == standing);
    };
    constexpr int kMostCentre = 16;  // a pattern has so many bits
    constexpr int kMostArms = 12;    // more would have too many fellows
    if (lying == 0 || count(centre) > kMostCentre || count(lying) > kMostArms ||
        std::ranges::any_of(board.jumps(), joins) ||
        !std::ranges::all_of(orbits_->symmetries(), keeps))
        return false;
    const Permutation* own = find_swap(orbits_->symmetries(), lying, standing);
    const Permutation* swap = own != nullptr ? own : find_swap(board.symmetries(), lying, standing);
    if (swap == nullptr) return false;
    closed_ = own != nullptr;
    centre_ = holes_in(board, centre);
    lying_ = holes_in(board, lying);
    for (Hole hole : lying_) standing_.push_back((*swap)[hole]);
    for (const Jump& jump : board.jumps())
        if ((jump.mask & standing) == 0)
            jumps_.push_back({pattern_of(centre_, jump.mask), pattern_of(lying_, jump.mask),
                              pattern_of(centre_, bit(jump.to)), pattern_of(lying_, bit(jump.to))});
    find_classes(*swap);
    tabulate();
    group();
    const auto fits = [](const Fellows& group) { return group.size <= kMostFellows; };
    if (!std::ranges::all_of(groups_, fits)) return false;
    swap_ = image_under(*swap);
    for (const Permutation& symmetry : orbits_->symmetries())
        images_.push_back(image_under(symmetry));
    find_leads();
    return true;
}

// The swap is linear on classes: what it does to single pegs says all.
void Cross::find_classes(const Permutation& swap) {
    const Board& board = orbits_->board();
    const ClassRule class_of(board);
    full_class_ = class_of(board.holes());
    std::vector<PositionClass> known{0};
    for (Hole hole : board.reading_order()) {
        const PositionClass added = class_of(bit(hole));
        if (std::ranges::find(known, added) != known.end()) continue;
        const PositionClass image = class_of(bit(swap[hole]));
        for (std::size_t i = 0, end = known.size(); i < end; ++i) {
            const auto sum = static_cast<PositionClass>(known[i] ^ added);
            swapped_class_[sum] = swapped_class_[known[i]] ^ image;
            known.push_back(sum);
        }
    }
}

Cross::Image Cross::image_under(const Permutation& symmetry) const {
    const auto images = [&](std::span<const Hole> from, std::span<const Hole> to) {
        std::vector<Pattern> all(std::size_t{1} << from.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = pattern_of(to, permute(symmetry, holes_of(from, i)));
        return all;
    };
    Image image;
    image.swaps = std::ranges::find(lying_, symmetry[lying_[0]]) == lying_.end();
    image.centre = images(centre_, centre_);
    image.lying = images(lying_, image.swaps ? standing_ : lying_);
    image.standing = images(standing_, image.swaps ? lying_ : standing_);
    if (image.swaps) {
        image.comes_from.resize(patterns_.size());
        for (std::size_t lying = 0; lying < image.lying.size(); ++lying) {
            const Pattern standing = image.lying[lying];
            const std::size_t first = groups_[group_of_[standing]].begin;
            image.comes_from[first + place_of_[standing]] = static_cast<Pattern>(lying);
        }
        for (Pattern pattern : patterns_) image.goes_to.push_back(image.standing[pattern]);
        return image;
    }
    for (const Fellows& group : groups_) {
        std::vector<std::uint8_t> places;
        for (Pattern pattern : members(group)) places.push_back(place_of_[image.standing[pattern]]);
        image.places.emplace_back(places);
    }
    return image;
}

void Cross::find_leads() {
    leads_.resize(centres());
    std::vector<std::uint8_t> led(centres());
    least_centre_.assign(centres(), 1);
    for (std::size_t centre = 0; centre < centres(); ++centre) {
        for (const Image& image : images_) least_centre_[centre] &= image.centre[centre] >= centre;
        if (led[centre] != 0) continue;
        leaders_.push_back(static_cast<Pattern>(centre));
        for (std::size_t i = 0; i < images_.size(); ++i) {
            const std::size_t image = images_[i].centre[centre];
            if (images_[i].swaps || led[image] != 0) continue;
            led[image] = 1;
            leads_[image].leader = leaders_.back();
            leads_[image].image = static_cast<std::uint8_t>(i);
            ++leads_[centre].size;
        }
    }
    for (Pattern leader : leaders_)
        for (std::size_t i = 0; i < images_.size(); ++i) {
            const std::size_t image = images_[i].centre[leader];
            if (images_[i].swaps && leads_[image].leader == image)
                leads_[leader].swap = static_cast<std::uint8_t>(i);
        }
}

void Cross::tabulate() {
    const ClassRule class_of(orbits_->board());
    const auto words_of = [&](std::span<const Hole> part) {
        std::vector<Bits> words(std::size_t{1} << part.size());
        for (std::size_t i = 0; i < words.size(); ++i) words[i] = orbits_->word(holes_of(part, i));
        return words;
    };
    centre_words_ = words_of(centre_);
    lying_words_ = words_of(lying_);
    standing_words_ = words_of(standing_);
    // The patterns of each bit of a word, and from these of each value of a chunk.
    std::array<Bits, kMaxHoles> parts{};
    const auto note = [&](const std::vector<Bits>& words, int shift) {
        for (std::size_t hole = 1; hole < words.size(); hole *= 2)
            parts[lowest(words[hole])] = Bits{hole} << shift;
    };
    note(centre_words_, 0);
    note(lying_words_, 16);
    note(standing_words_, 32);
    for (int bit = 0; bit < orbits_->board().hole_count(); bit += kChunkBits) {
        std::vector<Bits>& values = parts_.emplace_back(std::size_t{1} << kChunkBits);
        for (std::size_t value = 1; value < values.size(); ++value)
            values[value] =
                values[value & (value - 1)] | parts[static_cast<std::size_t>(bit) + lowest(value)];
    }
    centre_class_.resize(centre_words_.size());
    for (std::size_t i = 0; i < centre_class_.size(); ++i)
        centre_class_[i] = class_of(holes_of(centre_, i));
}

void Cross::group() {
    const ClassRule class_of(orbits_->board());
    const std::size_t patterns = standing_words_.size();
    group_of_.resize(patterns);
    place_of_.resize(patterns);
    for (auto& row : find_) row.fill(-1);
    std::vector<PositionClass> classes(patterns);
    for (std::size_t i = 0; i < patterns; ++i) classes[i] = class_of(holes_of(standing_, i));
    for (int pegs = 0; pegs <= static_cast<int>(standing_.size()); ++pegs)
        for (PositionClass wanted = 0; wanted < 16; ++wanted) {
            Fellows group{pegs, wanted, 0, static_cast<std::uint16_t>(patterns_.size()), 0};
            for (std::size_t i = 0; i < patterns; ++i) {
                if (count(i) != pegs || classes[i] != wanted) continue;
                group_of_[i] = static_cast<std::uint8_t>(groups_.size());
                place_of_[i] = static_cast<std::uint8_t>(group.size++);
                patterns_.push_back(static_cast<Pattern>(i));
            }
            if (group.size == 0) continue;
            // A symmetry maps classes to classes, so one pattern speaks for its fellows.
            group.lying = class_of(holes_of(lying_, members(group).front()));
            spills_ |= group.size > 64;
            find_[static_cast<std::size_t>(pegs)][wanted] =
                static_cast<std::int16_t>(groups_.size());
            groups_.push_back(group);
        }
}

const Cross::Fellows* Cross::standing(int pegs, PositionClass position_class, std::size_t centre,
                                      const Fellows& lying) const {
    const int left = pegs - count(centre) - lying.pegs;
    if (left < 0 || left >= static_cast<int>(find_.size())) return nullptr;
    const auto wanted =
        static_cast<PositionClass>(position_class ^ centre_class_[centre] ^ lying.lying);
    const std::int16_t found = find_[static_cast<std::size_t>(left)][wanted];
    return found < 0 ? nullptr : &groups_[static_cast<std::size_t>(found)];
}

}  // namespace peg
