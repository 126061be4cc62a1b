// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_play_outs.h"

#include <algorithm>

#include "core/board/jumps.h"

namespace peg {

std::uint64_t CrossPlayOuts::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t spent = 0;
    while (spent < nodes && !done_ && !full_) {
        if (summing_) {
            spent += sum(nodes - spent);
        } else {
            spent += play_.run(nodes - spent);
            if (play_.done()) end_play();
            full_ = bytes() > max_bytes;
        }
    }
    return spent;
}

void CrossPlayOuts::end_play() {
    const CrossSet& to = play_.to();
    const Cross& cross = to.cross();
    std::size_t rows = 0;
    std::uint64_t positions = 0;
    for (const std::size_t centre : cross.representatives()) {
        rows += cross.horizontals();
        positions += to.size(centre);
    }
    done_ = positions == 0;
    if (done_) return;
    next_.begins.reserve(rows);
    next_.numbers.reserve(static_cast<std::size_t>(positions));
    sums_.begin_level(play_.from().set(), known_);
    row_ = 0;
    summing_ = true;
}

// Makes or copies rows of the next level until they have `nodes` positions, at most to its end.
std::uint64_t CrossPlayOuts::sum(std::uint64_t nodes) {
    const Cross& cross = play_.cross();
    const std::size_t rows = cross.representatives().size() * cross.horizontals();
    std::uint64_t done = 0;
    for (; row_ < rows && done < nodes; ++row_) {
        const std::size_t centre = cross.representatives()[row_ / cross.horizontals()];
        const std::size_t horizontal = row_ % cross.horizontals();
        if (horizontal == 0) begin_centre(centre);
        const Row row = row_of(play_.to(), centre, horizontal);
        done += cross.is_smallest(centre) ? sum_row(row) : copy_row(row);
    }
    if (row_ == rows) {
        known_ = std::exchange(next_, {});
        play_.begin(std::move(play_.to()), SearchDirection::kForwards);
        summing_ = false;
    }
    return done;
}

void CrossPlayOuts::begin_centre(std::size_t centre) {
    jumps_.clear();
    for (const Cross::JumpParts& jump : play_.cross().jumps_off_vertical())
        if (jump.centre.begins(centre)) jumps_.push_back(jump.horizontal);
    if (summing_ && play_.cross().is_smallest(centre)) sums_.begin_centre(centre);
}

CrossPlayOuts::Row CrossPlayOuts::row_of(const CrossSet& set, std::size_t centre,
                                         std::size_t horizontal) const {
    const Rows rows = set.rows(centre);
    Row row{centre, horizontal};
    if (rows.words.empty()) return row;
    row.word = rows.words[horizontal];
    if (!rows.spill.empty()) row.spill = rows.spill[horizontal];
    const Cross& cross = set.cross();
    const Cross::Bucket& bucket = cross.buckets()[cross.bucket_of(horizontal)];
    if ((row.word | row.spill) != 0)
        row.members = cross.members(*set.vertical_bucket(centre, bucket));
    return row;
}

std::uint64_t CrossPlayOuts::sum_row(const Row& row) {
    if (!row.members.empty()) sums_.make_row(row.horizontal);
    return add_row(row, [&](std::size_t place, std::size_t) { return sums_.sum(place); });
}

// Copies the row from a smaller centre, to which a symmetry that swaps the arms maps this one.
std::uint64_t CrossPlayOuts::copy_row(const Row& row) {
    const Cross& cross = play_.cross();
    const Cross::Image& image = cross.images()[cross.centre_orbit(row.centre).swap];
    const std::size_t smaller = image.centre[row.centre];
    const Rows rows = play_.to().rows(smaller);
    const std::uint32_t* begins =
        next_.begins.data() + cross.centre_orbit(smaller).index * cross.horizontals();
    const std::size_t place = cross.place_of(image.horizontal[row.horizontal]);
    return add_row(row, [&](std::size_t, std::size_t vertical) {
        const std::size_t other = image.vertical[vertical];
        const auto before = [](Bits bits, std::size_t end) {
            return static_cast<std::size_t>(peg::count(bits & ((Bits{1} << end) - 1)));
        };
        const std::size_t number = place < 64
                                       ? before(rows.words[other], place)
                                       : static_cast<std::size_t>(peg::count(rows.words[other])) +
                                             before(rows.spill[other], place - 64);
        return next_.numbers[begins[other] + number];
    });
}

// Adds the paths to those positions of the last row of next_ that have no jumps, for all their
// images.
void CrossPlayOuts::add_stuck(const Row& row) {
    if (std::ranges::any_of(
            jumps_, [&](const Cross::PartJump& jump) { return jump.begins(row.horizontal); }))
        return;
    const Cross& cross = play_.cross();
    const Uint128 alike = cross.centre_orbit(row.centre).size;
    std::size_t number = next_.begins.back();
    row.for_each([&](std::size_t, std::size_t vertical) {
        const Uint128 paths = next_.numbers[number++];
        const DensePosition position = cross.join(row.centre, row.horizontal, vertical);
        if (has_jump(cross.canonicalizer().board(), {cross.canonicalizer().pegs(position)})) return;
        to_end_ = saturating_add(to_end_, saturating_multiply(paths, alike));
    });
}

std::size_t CrossPlayOuts::bytes() const {
    return CrossPlay::bytes(play_.cross()) + sums_.bytes() + known_.bytes() + next_.bytes();
}

}  // namespace peg
