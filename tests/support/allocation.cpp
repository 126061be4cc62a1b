// SPDX-License-Identifier: MIT
#include "support/allocation.h"

#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

// The tests run in one thread.
std::size_t allocated = 0;
std::size_t peak = 0;
std::size_t base = 0;

}  // namespace

// The other forms of new and delete call these two.
void* operator new(std::size_t size) {
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    allocated += malloc_usable_size(memory);
    peak = std::max(peak, allocated);
    return memory;
}

// Sanitizers replace this form, too, with one that does not call ours.
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    return operator new(size);
}

void operator delete(void* memory) noexcept {
    if (memory != nullptr) allocated -= malloc_usable_size(memory);
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace peg {

std::size_t allocated_bytes() { return allocated; }

std::size_t take_peak() {
    const std::size_t most = peak - base;
    base = peak = allocated;
    return most;
}

}  // namespace peg
