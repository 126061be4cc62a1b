// SPDX-License-Identifier: MIT
#pragma once

// Helpers for certificates.

#include <optional>
#include <variant>

#include "core/proof/check_certificate.h"

namespace peg {

// For counting certificates by kind: the index in Certificate::Kind, or the last one for none.
inline constexpr std::size_t kCertificateKinds = std::variant_size_v<Certificate::Kind> + 1;
inline std::size_t kind_of(const std::optional<Certificate>& certificate) {
    return certificate ? certificate->kind.index() : kCertificateKinds - 1;
}
template <class Kind>
std::size_t kind_number() {
    return Certificate{Kind{}}.kind.index();
}

// True if it proves that the problem has no solution.
inline bool proves(const Board& board, const Problem& problem, const Certificate& certificate) {
    return check_certificate(board, problem, certificate).holds();
}
// True if no checkable part is wrong: it may be a search.
inline bool stands(const Board& board, const Problem& problem,
                   const std::optional<Certificate>& certificate) {
    return certificate && !check_certificate(board, problem, *certificate).fails();
}

}  // namespace peg
