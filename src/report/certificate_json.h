// SPDX-License-Identifier: MIT
#pragma once

// Certificates (core/proof/certificate.h) as JSON, printed and read back: what stands as "proof" in
// an answer, and what `lastpeg check --proof` reads. One of
//
//   {"kind":"class","start_class":n,"finish_class":m}
//       Numbered as in core/proof/position_class.h; finish_class is null for the finish `any`: no
//       hole has the start's class.
//   {"kind":"pagoda","weights":{"d4":1,...},"start":n,"finish":m}
//       A hole that is not named weighs 0; start and finish are worths, start < finish.
//   {"kind":"zero_half","weights":{...},"cuts":[{"holes":["d4",...],"weight":n},...],"start":n,
//    "finish":m}
//       `start` is the start's worth less the weights of the cuts that are due.
//   {"kind":"cost_partition","regions":[{"holes":[...],"least":n,"costs":{"d2-d4":n,...}},...]}
//       A jump that is not named costs nothing in a region.
//   {"kind":"cases","by":"finish","cases":{"d4":{...},...}}
//       A certificate for each last hole.
//   {"kind":"cases","by":"first_jump","cases":{"d2-d4":{...},...}}
//       Or "last_jump": for each jump.
//   {"kind":"search","positions":n}

#include "core/proof/check_certificate.h"
#include "core/support/result.h"
#include "report/json.h"

namespace peg {

Json certificate_json(const Board& board, const Certificate& certificate);

// The reverse; total: any JSON gives a certificate or an error that says what is wrong and where.
// Reads names as they are printed, whole numbers alone, and cases that nest no deeper than
// kMaxNestedCases; ignores fields that it does not know. Whether the certificate holds is for
// check_certificate to say.
Result<Certificate> parse_certificate(const Board& board, const Json& json);

// {"board","position","finish","kind","proves":true|false|null,"error"}: whether a certificate
// proves that the problem has no solution, null where a search in it cannot be checked, or where
// the finish, `fewest` or `most`, always has one; `error` says where it fails, or is null.
Json certificate_check_json(const Board& board, const Problem& problem,
                            const Certificate& certificate, const CertificateCheck& check);

}  // namespace peg
