/* SPDX-License-Identifier: MIT */
#ifndef LASTPEG_LASTPEG_C_H
#define LASTPEG_LASTPEG_C_H

/* Last Peg as a C library, for C and languages that can call C. Requests and answers are lines of
 * JSON, as for `lastpeg solve --jsonl` (src/cli/README.md):
 *
 *     lastpeg_handle *peg = lastpeg_new();
 *     lastpeg_begin(peg, "{\"board\":\"diamond41\",\"vacancy\":\"d2\"}");
 *     lastpeg_run(peg, NULL, NULL);
 *     puts(lastpeg_result(peg));
 *     lastpeg_free(peg);
 *
 * Any call in any order is safe, null included: it returns a status, or a text, and never exits. A
 * handle is used by one thread at a time; different handles are independent. All texts are UTF-8
 * and end with a null byte. */

#include <stdint.h>

#if defined(_WIN32) || !defined(__GNUC__)
#define LASTPEG_API
#else
#define LASTPEG_API __attribute__((visibility("default")))
#endif

/* Raised when a function or a constant changes its meaning; additions do not raise it. */
#define LASTPEG_ABI 1

#ifdef __cplusplus
extern "C" {
#endif

/* The status that a function returns. The numbers never change. */
enum {
    LASTPEG_DONE = 0,      /* the result is there */
    LASTPEG_MORE = 1,      /* step or run again */
    LASTPEG_REFUSED = 2,   /* the request is wrong: the result says how */
    LASTPEG_IDLE = 3,      /* nothing was begun */
    LASTPEG_NO_MEMORY = 4, /* the request is over; a smaller max_memory may help */
    LASTPEG_NO_HANDLE = 5  /* the handle, or a text, is null */
};

typedef struct lastpeg_handle lastpeg_handle;

/* The version of the linked library: "1.0.0". */
LASTPEG_API const char* lastpeg_version(void);
/* LASTPEG_ABI of the linked library. */
LASTPEG_API int lastpeg_abi(void);

/* A new handle without a request; null if memory runs out. */
LASTPEG_API lastpeg_handle* lastpeg_new(void);
/* Frees a handle; does nothing for null. */
LASTPEG_API void lastpeg_free(lastpeg_handle* peg);

/* Begins a request of max 65,536 bytes, and drops the previous one.
 * RETURN  LASTPEG_MORE, LASTPEG_REFUSED, LASTPEG_NO_MEMORY or LASTPEG_NO_HANDLE */
LASTPEG_API int lastpeg_begin(lastpeg_handle* peg, const char* request);

/* Visits about `nodes` more positions; 0 counts as 1; 20,000 are a few milliseconds. Does not check
 * the clock: max_seconds has no effect.
 * RETURN  LASTPEG_MORE, LASTPEG_DONE, LASTPEG_IDLE, LASTPEG_NO_MEMORY or LASTPEG_NO_HANDLE */
LASTPEG_API int lastpeg_step(lastpeg_handle* peg, uint64_t nodes);

/* Runs until the request is done, its max_seconds have passed, or keep_on returns 0. keep_on is
 * called every few milliseconds with the number of positions visited so far; it may be null.
 * RETURN  as lastpeg_step; LASTPEG_MORE if it was stopped: lastpeg_result has what is known */
LASTPEG_API int lastpeg_run(lastpeg_handle* peg, int (*keep_on)(void* user, double nodes),
                            void* user);

/* What is known so far, and when the request is done the answer, as one line of JSON;
 * {"error": ...} after a refused request, or without a request. Never null. Valid until the next
 * call with the handle. */
LASTPEG_API const char* lastpeg_result(lastpeg_handle* peg);

/* Checks a certificate, the `proof` of an answer, against the problem of a request, and drops the
 * previous request. The result is {"holds": true|false|null, "reason": ...}. Null means that the
 * certificate cannot be checked: it is a search, or the finish, "fewest" or "most", can always be
 * reached.
 * RETURN  LASTPEG_DONE, LASTPEG_REFUSED, LASTPEG_NO_MEMORY or LASTPEG_NO_HANDLE */
LASTPEG_API int lastpeg_check(lastpeg_handle* peg, const char* request, const char* certificate);

#ifdef __cplusplus
}
#endif

#endif
