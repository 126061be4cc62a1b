// SPDX-License-Identifier: MIT
#include "core/count/cross/cross.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

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

// A symmetry that exchanges the two sets and is its own inverse on them.
const Permutation* find_swap(std::span<const Permutation> symmetries, Bits horizontal,
                             Bits vertical) {
    for (const Permutation& symmetry : symmetries) {
        bool involution = true;
        for_each_hole(horizontal,
                      [&](Hole hole) { involution &= symmetry[symmetry[hole]] == hole; });
        if (involution && permute(symmetry, horizontal) == vertical) return &symmetry;
    }
    return nullptr;
}

// The distinct sets of holes in a run of adjacent rows (or columns) of a board.
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

std::optional<Cross> Cross::make(const DenseCanonicalizer& canonicalizer) {
    const Board& board = canonicalizer.board();
    if (!has_rule_of_three(board)) return std::nullopt;  // buckets would be too large
    const std::vector<Bits> all_rows = bands(board, true);
    std::optional<Cross> best;
    int row_bits = kMaxRowBits + 1;
    for (Bits columns : bands(board, false))
        for (Bits rows : all_rows) {
            if ((columns | rows) != board.holes() || count(rows) >= row_bits) continue;
            Cross cross;
            cross.canonicalizer_ = &canonicalizer;
            if (!cross.cut(columns & rows, rows & ~columns, columns & ~rows)) continue;
            row_bits = count(rows);
            best = std::move(cross);
        }
    return best;
}

// Whether the parts form a cross; if so, fills in all members.
bool Cross::cut(Bits centre, Bits horizontal, Bits vertical) {
    const Board& board = canonicalizer_->board();
    const auto joins = [&](const Jump& jump) {
        return (jump.mask & horizontal) != 0 && (jump.mask & vertical) != 0;
    };
    const auto keeps = [&](const Permutation& symmetry) {
        const Bits image = permute(symmetry, horizontal);
        return permute(symmetry, centre) == centre && (image == horizontal || image == vertical);
    };
    constexpr int kMaxCentre = 16;  // bits of a pattern
    constexpr int kMaxArms = 12;    // with more holes, buckets would be too large
    if (horizontal == 0 || count(centre) > kMaxCentre || count(horizontal) > kMaxArms ||
        std::ranges::any_of(board.jumps(), joins) ||
        !std::ranges::all_of(canonicalizer_->symmetries(), keeps))
        return false;
    const Permutation* own = find_swap(canonicalizer_->symmetries(), horizontal, vertical);
    const Permutation* swap =
        own != nullptr ? own : find_swap(board.symmetries(), horizontal, vertical);
    if (swap == nullptr) return false;
    swap_is_symmetry_ = own != nullptr;
    centre_ = holes_in(board, centre);
    horizontal_ = holes_in(board, horizontal);
    for (Hole hole : horizontal_) vertical_.push_back((*swap)[hole]);
    const auto add = [&](const Jump& jump) {
        const auto in = [&](std::span<const Hole> part) {
            return PartJump{pattern_of(part, jump.mask), pattern_of(part, bit(jump.to))};
        };
        jumps_.push_back({in(centre_), in(horizontal_), in(vertical_)});
    };
    for (const Jump& jump : board.jumps())
        if ((jump.mask & vertical) == 0) add(jump);
    off_vertical_ = jumps_.size();
    for (const Jump& jump : board.jumps())
        if ((jump.mask & vertical) != 0) add(jump);
    find_classes(*swap);
    tabulate_parts();
    fill_buckets();
    const auto fits = [](const Bucket& bucket) { return bucket.size <= kMaxBucketSize; };
    if (!std::ranges::all_of(buckets_, fits)) return false;
    swap_ = image_under(*swap);
    for (const Permutation& symmetry : canonicalizer_->symmetries())
        images_.push_back(image_under(symmetry));
    order_buckets();
    find_centre_orbits();
    return find_places(swap_) &&
           std::ranges::all_of(images_, [&](Image& image) { return find_places(image); });
}

// The class of a position is the XOR of its pegs' classes. So the swapped classes of single pegs
// determine the swapped classes of all positions.
void Cross::find_classes(const Permutation& swap) {
    const Board& board = canonicalizer_->board();
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
    image.swaps = std::ranges::find(horizontal_, symmetry[horizontal_[0]]) == horizontal_.end();
    image.centre = images(centre_, centre_);
    image.horizontal = images(horizontal_, image.swaps ? vertical_ : horizontal_);
    image.vertical = images(vertical_, image.swaps ? horizontal_ : vertical_);
    return image;
}

// Fills in how an image moves places. Returns false if its permutation of a bucket is not a
// PairSwaps.
bool Cross::find_places(Image& image) const {
    if (image.swaps) {
        image.comes_from.resize(patterns_.size());
        for (std::size_t horizontal = 0; horizontal < image.horizontal.size(); ++horizontal) {
            const Pattern vertical = image.horizontal[horizontal];
            const std::size_t first = buckets_[bucket_of_[vertical]].begin;
            image.comes_from[first + place_of_[vertical]] = static_cast<Pattern>(horizontal);
        }
        for (Pattern pattern : patterns_) image.goes_to.push_back(image.vertical[pattern]);
        return true;
    }
    for (const Bucket& bucket : buckets_) {
        std::vector<std::uint8_t> places;
        Image::Fixed& fixed = image.fixed.emplace_back();
        for (Pattern pattern : members(bucket)) {
            const std::size_t place = place_of_[pattern];
            places.push_back(place_of_[image.vertical[pattern]]);
            if (image.vertical[pattern] != pattern) continue;
            if (place < 64)
                fixed.word |= Bits{1} << place;
            else
                fixed.spill = static_cast<std::uint8_t>(fixed.spill | 1U << (place - 64));
        }
        const std::optional<PairSwaps> swaps = PairSwaps::make(places);
        if (!swaps) return false;
        image.places.push_back(*swaps);
    }
    return true;
}

void Cross::find_centre_orbits() {
    centre_orbits_.resize(centres());
    std::vector<std::uint8_t> assigned(centres());
    smallest_centre_.assign(centres(), 1);
    for (std::size_t centre = 0; centre < centres(); ++centre) {
        for (const Image& image : images_)
            smallest_centre_[centre] &= image.centre[centre] >= centre;
        if (assigned[centre] != 0) {
            centre_orbits_[centre].index = static_cast<Pattern>(centre - representatives_.size());
            continue;
        }
        centre_orbits_[centre].index = static_cast<Pattern>(representatives_.size());
        representatives_.push_back(static_cast<Pattern>(centre));
        for (std::size_t i = 0; i < images_.size(); ++i) {
            const std::size_t image = images_[i].centre[centre];
            if (images_[i].swaps || assigned[image] != 0) continue;
            assigned[image] = 1;
            centre_orbits_[image].representative = representatives_.back();
            centre_orbits_[image].image = static_cast<std::uint8_t>(i);
            ++centre_orbits_[centre].size;
        }
    }
    for (Pattern representative : representatives_)
        for (std::size_t i = 0; i < images_.size(); ++i) {
            const std::size_t image = images_[i].centre[representative];
            if (images_[i].swaps && centre_orbits_[image].representative == image)
                centre_orbits_[representative].swap = static_cast<std::uint8_t>(i);
        }
}

void Cross::tabulate_parts() {
    const ClassRule class_of(canonicalizer_->board());
    const auto positions_of = [&](std::span<const Hole> part) {
        std::vector<DensePosition> positions(std::size_t{1} << part.size());
        for (std::size_t i = 0; i < positions.size(); ++i)
            positions[i] = canonicalizer_->dense(holes_of(part, i));
        return positions;
    };
    centre_positions_ = positions_of(centre_);
    horizontal_positions_ = positions_of(horizontal_);
    vertical_positions_ = positions_of(vertical_);
    // Finds the patterns of each single peg, and from these the patterns of each value of a chunk.
    std::array<Bits, kMaxHoles> parts{};
    const auto add_part = [&](const std::vector<DensePosition>& positions, int shift) {
        for (std::size_t hole = 1; hole < positions.size(); hole *= 2)
            parts[lowest(positions[hole].bits)] = Bits{hole} << shift;
    };
    add_part(centre_positions_, 0);
    add_part(horizontal_positions_, 16);
    add_part(vertical_positions_, 32);
    for (int bit = 0; bit < canonicalizer_->board().hole_count(); bit += kChunkBits) {
        std::vector<Bits>& values = parts_.emplace_back(std::size_t{1} << kChunkBits);
        for (std::size_t value = 1; value < values.size(); ++value)
            values[value] =
                values[value & (value - 1)] | parts[static_cast<std::size_t>(bit) + lowest(value)];
    }
    centre_class_.resize(centre_positions_.size());
    for (std::size_t i = 0; i < centre_class_.size(); ++i)
        centre_class_[i] = class_of(holes_of(centre_, i));
}

void Cross::fill_buckets() {
    const ClassRule class_of(canonicalizer_->board());
    const std::size_t patterns = vertical_positions_.size();
    bucket_of_.resize(patterns);
    place_of_.resize(patterns);
    for (auto& row : find_) row.fill(-1);
    std::vector<PositionClass> classes(patterns);
    for (std::size_t i = 0; i < patterns; ++i) classes[i] = class_of(holes_of(vertical_, i));
    for (int pegs = 0; pegs <= static_cast<int>(vertical_.size()); ++pegs)
        for (PositionClass wanted = 0; wanted < 16; ++wanted) {
            Bucket bucket{pegs, wanted, 0, static_cast<std::uint16_t>(patterns_.size()), 0};
            for (std::size_t i = 0; i < patterns; ++i) {
                if (count(i) != pegs || classes[i] != wanted) continue;
                bucket_of_[i] = static_cast<std::uint8_t>(buckets_.size());
                place_of_[i] = static_cast<std::uint8_t>(bucket.size++);
                patterns_.push_back(static_cast<Pattern>(i));
            }
            if (bucket.size == 0) continue;
            // All patterns of the bucket have the same class, because the swap maps classes to
            // classes.
            bucket.horizontal_class = class_of(holes_of(horizontal_, members(bucket).front()));
            spills_ |= bucket.size > 64;
            find_[static_cast<std::size_t>(pegs)][wanted] =
                static_cast<std::int16_t>(buckets_.size());
            buckets_.push_back(bucket);
        }
}

// The symmetries that do not swap the arms map buckets to buckets. Of the buckets that they map to
// each other, the first is ordered by its own symmetries, and the others take over that order.
void Cross::order_buckets() {
    std::vector<std::uint8_t> ordered(buckets_.size());
    for (std::size_t own = 0; own < buckets_.size(); ++own) {
        if (ordered[own] != 0) continue;
        const Pattern first = members(buckets_[own]).front();
        std::vector<const Image*> kept;
        for (const Image& image : images_)
            if (!image.swaps && bucket_of_[image.vertical[first]] == own) kept.push_back(&image);
        order_bucket(own, kept);
        for (const Image& image : images_) {
            if (image.swaps) continue;
            const std::size_t other = bucket_of_[image.vertical[first]];
            if (std::exchange(ordered[other], std::uint8_t{1}) != 0 || other == own) continue;
            for (std::size_t i = 0; i < buckets_[own].size; ++i)
                patterns_[buckets_[other].begin + i] =
                    image.vertical[patterns_[buckets_[own].begin + i]];
        }
    }
    for (const Bucket& bucket : buckets_)
        for (std::size_t i = 0; i < bucket.size; ++i)
            place_of_[patterns_[bucket.begin + i]] = static_cast<std::uint8_t>(i);
}

// Larger orbits come first, so that each orbit begins at a multiple of its size.
void Cross::order_bucket(std::size_t index, std::span<const Image* const> kept) {
    const auto bucket = std::span(patterns_).subspan(buckets_[index].begin, buckets_[index].size);
    std::vector<std::vector<Pattern>> orbits;
    for (Pattern pattern : bucket) {
        std::vector<Pattern> orbit;
        for (const Image* image : kept) {
            const Pattern other = image->vertical[pattern];
            if (std::ranges::find(orbit, other) == orbit.end()) orbit.push_back(other);
        }
        if (std::ranges::min(orbit) == pattern) orbits.push_back(std::move(orbit));
    }
    std::ranges::stable_sort(orbits, std::greater(),
                             [](const auto& orbit) { return orbit.size(); });
    auto to = bucket.begin();
    for (const std::vector<Pattern>& orbit : orbits) to = std::ranges::copy(orbit, to).out;
}

const Cross::Bucket* Cross::vertical_bucket(int pegs, PositionClass position_class,
                                            std::size_t centre, const Bucket& horizontal) const {
    const int left = pegs - count(centre) - horizontal.pegs;
    if (left < 0 || left >= static_cast<int>(find_.size())) return nullptr;
    const auto wanted = static_cast<PositionClass>(position_class ^ centre_class_[centre] ^
                                                   horizontal.horizontal_class);
    const std::int16_t found = find_[static_cast<std::size_t>(left)][wanted];
    return found < 0 ? nullptr : &buckets_[static_cast<std::size_t>(found)];
}

}  // namespace peg
