// SPDX-License-Identifier: MIT
#include "core/explain/step_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/board/jumps.h"
#include "core/board/squared_distances.h"

namespace peg {
namespace {

std::size_t layer_of(int pegs) { return static_cast<std::size_t>(pegs); }

// By hole: the mean squared distance from the holes of a set.
std::array<std::int32_t, kMaxHoles> mean_distances(const Board& board, Bits set) {
    std::array<std::int32_t, kMaxHoles> mean{};
    for (const Hole hole : board.reading_order()) {
        int sum = 0;
        for_each_hole(set, [&](Hole other) { sum += squared_distance(board, hole, other); });
        mean[hole] = sum / std::max(1, count(set));
    }
    return mean;
}

}  // namespace

StepSearch::StepSearch(const Board& board, std::span<const Removal> removals, const Ends& ends,
                       Beam beam, std::size_t known)
    : board_(&board), removals_(removals),
      canonicalizer_(board, std::array{ends.start, union_of(ends.goals)}), start_(ends.start),
      start_pegs_(count(ends.start)), goal_pegs_(count(ends.goals.front())),
      spread_(mean_distances(board, union_of(ends.goals))), beam_(beam), steps_(known),
      too_many_(known) {
    assert(goal_pegs_ > 0 && goal_pegs_ < start_pegs_ && beam.width > 0 && known < 255);
    for (const Removal& removal : removals)
        block_images_.push_back(canonicalizer_.images(canonicalizer_.dense(removal.block)).dense);
    for (Half& half : halves_) half.layers.resize(layer_of(start_pegs_) + 1);
    half(SearchDirection::kForwards).next = start_pegs_;
    half(SearchDirection::kBackwards).next = goal_pegs_;
    add(SearchDirection::kForwards, start_pegs_, {canonicalizer_.smallest(start_)});
    for (const Bits goal : ends.goals)
        add(SearchDirection::kBackwards, goal_pegs_, {canonicalizer_.smallest(goal)});
    bound(SearchDirection::kForwards);
    bound(SearchDirection::kBackwards);
}

std::uint64_t StepSearch::step(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t found = 0;
    while (!done_ && found < nodes) {
        if (cursor_ == chosen_.size()) {
            begin_layer();
            ++found;
        } else {
            found += expand(chosen_[cursor_++]);
        }
        if (bytes() > max_bytes) {
            done_ = true;
            complete_ = false;
        }
    }
    return found;
}

void StepSearch::begin_layer() {
    const Half& forward = half(SearchDirection::kForwards);
    const Half& backward = half(SearchDirection::kBackwards);
    // What one direction has not expanded, the other has: every way was found where they meet.
    done_ = forward.next <= backward.next;
    if (done_) return;
    direction_ = smaller_direction(forward.layers[layer_of(forward.next)].size(),
                                   backward.layers[layer_of(backward.next)].size());
    Half& grows = half(direction_);
    layer_ = grows.next;
    grows.next += direction_ == SearchDirection::kForwards ? -1 : 1;
    choose();
}

// Chooses the positions of the layer to be expanded.
void StepSearch::choose() {
    const auto nodes = half(direction_).layers[layer_of(layer_)].nodes();
    bound(direction_);
    cursor_ = 0;
    chosen_.clear();
    std::vector<std::pair<int, std::uint32_t>> scored;
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].steps + half(direction_).needed[layer_of(layer_)] >= too_many_) continue;
        int spread = 0;
        for_each_hole(canonicalizer_.pegs(nodes[i].position),
                      [&](Hole hole) { spread += spread_[hole]; });
        // Pegs should be near the goal; holes filled by un-jumps should be far from it.
        if (direction_ == SearchDirection::kBackwards) spread = -spread;
        scored.emplace_back(beam_.step_weight * nodes[i].steps + spread, i);
    }
    if (scored.size() > beam_.width) {
        complete_ = false;
        std::ranges::nth_element(scored, scored.begin() + static_cast<std::ptrdiff_t>(beam_.width));
        scored.resize(beam_.width);
    }
    for (const auto& [score, number] : scored) chosen_.push_back(number);
    std::ranges::sort(chosen_);
}

// Computes lower bounds for a direction from each layer on. The last six complete layers of the
// other direction tell what is needed there, because no step skips all of them.
void StepSearch::bound(SearchDirection direction) {
    const bool forwards = direction == SearchDirection::kForwards;
    const Half& other = half(opposite(direction));
    const int end = forwards ? goal_pegs_ : start_pegs_;
    for (int pegs = goal_pegs_; pegs <= start_pegs_; ++pegs) {
        std::size_t& needed = half(direction).needed[layer_of(pegs)];
        needed = min_steps(forwards ? pegs - end : end - pegs);
        const int between = forwards ? pegs - other.next : other.next - pegs;
        if (between <= 0) continue;
        std::size_t least = too_many_;
        for (int i = 0; i < kMaxInBlock; ++i) {
            const int layer = forwards ? other.next - i : other.next + i;
            if (layer < goal_pegs_ || layer > start_pegs_) break;
            const auto& nodes = other.layers[layer_of(layer)];
            least = std::min(least, nodes.min_steps() + min_steps(between + i));
        }
        needed = std::max(needed, least);
    }
}

std::uint64_t StepSearch::expand(std::uint32_t number) {
    const auto parent = half(direction_).layers[layer_of(layer_)].nodes()[number];
    const bool forwards = direction_ == SearchDirection::kForwards;
    const int sign = forwards ? -1 : 1;
    const auto images = canonicalizer_.images(parent.position);
    std::uint64_t found = 1;
    const auto found_one = [&](DensePosition position, int removed) {
        const int pegs = layer_ + sign * removed;
        if (pegs < goal_pegs_ || pegs > start_pegs_) return;
        ++found;
        add(direction_, pegs,
            {position, number, static_cast<std::uint8_t>(layer_),
             static_cast<std::uint8_t>(parent.steps + 1), parent.symmetry});
    };
    const Position from{forwards ? images.pegs : board_->holes() & ~images.pegs};
    for (const JumpId jump : legal_jumps(*board_, from))
        found_one(canonicalizer_.smallest_flipped(images, jump), 1);
    for (std::size_t i = 0; i < removals_.size(); ++i) {
        const Removal& removal = removals_[i];
        if ((removal.block & ~from.pegs) != 0) continue;
        if (ready_catalyst(removal, images.pegs) == nullptr) continue;
        DensePosition smallest = images.dense[0] ^ block_images_[i][0];
        for (std::size_t k = 1; k < canonicalizer_.size(); ++k)
            smallest = std::min(smallest, images.dense[k] ^ block_images_[i][k]);
        found_one(smallest, count(removal.block));
    }
    return found;
}

// Adds a position unless it cannot lead to a better way, and checks whether the other direction
// knows it. On entry, the node's symmetry is that of the way to its parent.
void StepSearch::add(SearchDirection direction, int pegs, StepLayer::Node node) {
    Half& grows = half(direction);
    if (node.steps + grows.needed[layer_of(pegs)] >= too_many_) return;
    const std::uint16_t own = beam_.symmetric ? symmetry_of(node.position) : std::uint16_t{0};
    node.symmetry = static_cast<std::uint16_t>(node.symmetry + own);
    if (!grows.layers[layer_of(pegs)].add(node)) return;
    const StepLayer& others = half(opposite(direction)).layers[layer_of(pegs)];
    const auto met = others.find(node.position);
    if (!met) return;
    const StepLayer::Node& other = others.nodes()[*met];
    const std::size_t steps = std::size_t{node.steps} + other.steps;
    const int symmetry = node.symmetry + other.symmetry - own;
    if (steps > steps_ || (steps == steps_ && (!meeting_ || symmetry <= symmetry_))) return;
    steps_ = steps;
    too_many_ = steps + (beam_.symmetric ? 1 : 0);
    symmetry_ = symmetry;
    meeting_ = node.position;
}

// The number of symmetries, except the identity, that fix a position.
std::uint16_t StepSearch::symmetry_of(DensePosition position) const {
    const auto images = canonicalizer_.images(position);
    const auto end = images.dense.begin() + static_cast<std::ptrdiff_t>(canonicalizer_.size());
    return static_cast<std::uint16_t>(std::count(images.dense.begin(), end, position) - 1);
}

std::optional<std::vector<Bits>> StepSearch::path() const {
    if (!meeting_) return std::nullopt;
    std::vector<DensePosition> forms = chain(SearchDirection::kForwards);
    std::ranges::reverse(forms);
    const std::vector<DensePosition> rest = chain(SearchDirection::kBackwards);
    forms.insert(forms.end(), rest.begin() + 1, rest.end());
    std::vector<Bits> path{start_};
    for (std::size_t i = 1; i < forms.size(); ++i)
        path.push_back(after_step(path.back(), forms[i]));
    return path;
}

// The canonical forms from the meeting back to where the direction began.
std::vector<DensePosition> StepSearch::chain(SearchDirection direction) const {
    const auto& layers = half(direction).layers;
    int pegs = peg_count(*meeting_);
    std::uint32_t number = *layers[layer_of(pegs)].find(*meeting_);
    std::vector<DensePosition> forms;
    while (true) {
        const StepLayer::Node& node = layers[layer_of(pegs)].nodes()[number];
        forms.push_back(node.position);
        if (node.parent_pegs == 0) return forms;
        number = node.parent;
        pegs = node.parent_pegs;
    }
}

// The position one step further that has this canonical form; there is one.
Bits StepSearch::after_step(Bits pegs, DensePosition wanted) const {
    const int removed = count(pegs) - peg_count(wanted);
    if (removed == 1) {
        for (const JumpId jump : legal_jumps(*board_, {pegs})) {
            const Bits next = play({pegs}, board_->jump(jump)).pegs;
            if (canonicalizer_.smallest(next) == wanted) return next;
        }
    }
    for (const Removal& removal : removals_) {
        if ((removal.block & ~pegs) != 0 || count(removal.block) != removed) continue;
        if (canonicalizer_.smallest(pegs & ~removal.block) == wanted &&
            ready_catalyst(removal, pegs) != nullptr)
            return pegs & ~removal.block;
    }
    assert(false);
    return 0;
}

std::uint64_t StepSearch::stored() const {
    std::uint64_t stored = 0;
    for (const Half& half : halves_)
        for (const StepLayer& layer : half.layers) stored += layer.size();
    return stored;
}

std::size_t StepSearch::bytes() const {
    std::size_t bytes = chosen_.size() * sizeof(chosen_[0]);
    for (const Half& half : halves_)
        for (const StepLayer& layer : half.layers) bytes += layer.bytes();
    return bytes;
}

}  // namespace peg
