// SPDX-License-Identifier: MIT
// Pages of a proof that need much room.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_pages.h"

namespace peg {

TEST_CASE("the kind of a page's certificate says whether it takes more than one short sentence",
          "[ui]") {
    const auto brief = [](const Certificate& proof) {
        return is_brief(ProofPage{{}, {}, {}, &proof});
    };
    using By = CaseDistinction::By;
    CHECK(brief({SearchCertificate{99}}));
    CHECK_FALSE(brief({SearchCertificate{100}}));
    CHECK_FALSE(brief({ClassCertificate{}}));
    CHECK_FALSE(brief({PagodaCertificate{}}));
    CHECK(brief({CaseDistinction{By::kFirstJump, {}}}));
    CHECK_FALSE(brief({CaseDistinction{By::kFirstJump, {{0, {SearchCertificate{1}}}}}}));
}

}  // namespace peg
