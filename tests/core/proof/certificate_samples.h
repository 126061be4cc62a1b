// SPDX-License-Identifier: MIT
#pragma once

// Lost problems with certificates of every kind, and winnable problems for comparison.

#include <vector>

#include "core/board/problem.h"
#include "core/proof/certificate.h"
#include "support/oracle.h"

namespace peg {

struct Sample {
    Board board;
    Problem lost;
    Certificate certificate;
    std::vector<Problem> winnable;  // on the same board
};

// Certificates of every kind, for problems on small boards and two on large ones.
const std::vector<Sample>& samples();

}  // namespace peg
