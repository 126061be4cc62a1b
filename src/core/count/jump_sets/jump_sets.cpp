// SPDX-License-Identifier: MIT
#include "core/count/jump_sets/jump_sets.h"

#include <algorithm>
#include <utility>

#include "core/support/random.h"

namespace peg {

namespace {

std::size_t hash_of(std::uint64_t a, std::uint64_t b) {
    return static_cast<std::size_t>(mixed(a << 32 ^ b));
}

// There are few jumps, so their bits fit above those of the families.
std::size_t hash_of(std::uint64_t jump, std::uint64_t without, std::uint64_t with) {
    return hash_of(jump << 22 ^ with, without);
}

constexpr std::size_t kFirstSlots = 1024;

}  // namespace

JumpSets::JumpSets() : nodes_(2), table_(kFirstSlots), found_(kFirstSlots) {
    nodes_[kEmpty].size = 1;
}

JumpSets::Family JumpSets::node(std::uint32_t jump, Family without, Family with) {
    if (with == kNone) return without;
    if (3 * nodes_.size() > 2 * table_.size()) grow();
    std::size_t i = hash_of(jump, without, with) & (table_.size() - 1);
    for (; table_[i] != kNone; i = (i + 1) & (table_.size() - 1)) {
        const Node& known = nodes_[table_[i]];
        if (known.jump == jump && known.without == without && known.with == with) return table_[i];
    }
    table_[i] = static_cast<Family>(nodes_.size());
    nodes_.push_back(
        {saturating_add(nodes_[without].size, nodes_[with].size), without, with, jump});
    return table_[i];
}

void JumpSets::grow() {
    table_.assign(2 * table_.size(), kNone);
    found_.assign(table_.size(), {});
    for (Family family = kEmpty + 1; family < nodes_.size(); ++family) {
        const Node& known = nodes_[family];
        std::size_t i = hash_of(known.jump, known.without, known.with) & (table_.size() - 1);
        while (table_[i] != kNone) i = (i + 1) & (table_.size() - 1);
        table_[i] = family;
    }
}

const JumpSets::Family* JumpSets::find(std::uint32_t a, std::uint32_t b) const {
    const Found& slot = found_[hash_of(a, b) & (found_.size() - 1)];
    return slot.a == a && slot.b == b ? &slot.family : nullptr;
}

JumpSets::Family JumpSets::keep(std::uint32_t a, std::uint32_t b, Family family) {
    found_[hash_of(a, b) & (found_.size() - 1)] = {a, b, family};
    return family;
}

// The depth of these recursions is limited by the number of jumps and the multiplicities.
JumpSets::Family JumpSets::with_jump(Family family, JumpId jump) {
    if (family == kNone) return kNone;
    const Node top = nodes_[family];
    if (top.jump >= jump) return node(jump, kNone, family);
    const std::uint32_t key = ~std::uint32_t{jump};
    if (const Family* known = find(family, key)) return *known;
    const Family without = with_jump(top.without, jump);
    return keep(family, key, node(top.jump, without, with_jump(top.with, jump)));
}

JumpSets::Family JumpSets::unite(Family a, Family b) {
    if (a > b) std::swap(a, b);
    if (a == kNone || a == b) return b;
    if (const Family* known = find(a, b)) return *known;
    const Node first = nodes_[a];
    const Node second = nodes_[b];
    const std::uint32_t jump = std::min(first.jump, second.jump);
    // A family that begins with a later jump does not contain this one.
    const Family without =
        unite(first.jump == jump ? first.without : a, second.jump == jump ? second.without : b);
    const Family with =
        unite(first.jump == jump ? first.with : kNone, second.jump == jump ? second.with : kNone);
    return keep(a, b, node(jump, without, with));
}

std::size_t JumpSets::bytes() const {
    return nodes_.capacity() * sizeof(Node) + table_.size() * sizeof(Family) +
           found_.size() * sizeof(Found);
}

}  // namespace peg
