/* Calls of the C interface in unusual orders. Exit status 0 if everything is right. */
#include <lastpeg/lastpeg_c.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(what) \
    do { \
        if (!(what)) { \
            fprintf(stderr, "line %d: %s\n", __LINE__, #what); \
            exit(1); \
        } \
    } while (0)

/* Other programs were compiled with these numbers. */
_Static_assert(LASTPEG_ABI == 1, "a new ABI is a new major version");
_Static_assert(LASTPEG_DONE == 0 && LASTPEG_MORE == 1 && LASTPEG_REFUSED == 2 && LASTPEG_IDLE == 3 &&
                   LASTPEG_NO_MEMORY == 4 && LASTPEG_NO_HANDLE == 5,
               "the numbers never change");

static int has(lastpeg_handle *peg, const char *text) { return strstr(lastpeg_result(peg), text) != NULL; }

static int three_calls(void *user, double nodes) {
    EXPECT(nodes > 0);
    return ++*(int *)user < 3;
}

static int finished_calls(void *user, double nodes) {
    (void)nodes;
    ++*(int *)user;
    return 0;
}

int main(void) {
    const char *lost = "{\"board\":\"wiegleb\",\"vacancy\":\"e1\",\"finish\":\"e1\"}";
    const char *count = "{\"command\":\"count\",\"board\":\"english\"}";
    EXPECT(lastpeg_abi() == LASTPEG_ABI && lastpeg_version()[0] == '1');

    EXPECT(lastpeg_begin(NULL, lost) == LASTPEG_NO_HANDLE);
    EXPECT(lastpeg_step(NULL, 1) == LASTPEG_NO_HANDLE);
    EXPECT(lastpeg_run(NULL, NULL, NULL) == LASTPEG_NO_HANDLE);
    EXPECT(lastpeg_check(NULL, lost, "{}") == LASTPEG_NO_HANDLE);
    EXPECT(has(NULL, "error"));
    lastpeg_free(NULL);

    lastpeg_handle *peg = lastpeg_new();
    lastpeg_handle *other = lastpeg_new();
    EXPECT(peg != NULL && other != NULL);
    EXPECT(lastpeg_step(peg, 1) == LASTPEG_IDLE && lastpeg_run(peg, NULL, NULL) == LASTPEG_IDLE);
    EXPECT(has(peg, "error"));
    EXPECT(lastpeg_begin(peg, NULL) == LASTPEG_NO_HANDLE);

    EXPECT(lastpeg_begin(peg, "") == LASTPEG_REFUSED && has(peg, "error"));
    EXPECT(lastpeg_begin(peg, "{\"board\":\"nowhere\"}") == LASTPEG_REFUSED && has(peg, "\"code\""));
    EXPECT(lastpeg_step(peg, 1) == LASTPEG_IDLE);
    char *large = malloc(100000);
    memset(large, ' ', 99999);
    large[99999] = '\0';
    EXPECT(lastpeg_begin(peg, large) == LASTPEG_REFUSED);
    free(large);

    /* A request that is stopped, inspected and continued, while another handle is used. */
    int calls = 0;
    EXPECT(lastpeg_begin(peg, count) == LASTPEG_MORE);
    EXPECT(lastpeg_run(peg, three_calls, &calls) == LASTPEG_MORE && calls == 3);
    EXPECT(has(peg, "\"solutions\":null"));
    EXPECT(lastpeg_begin(other, lost) == LASTPEG_MORE);
    EXPECT(lastpeg_run(other, NULL, NULL) == LASTPEG_DONE && has(other, "\"unsolvable\""));
    EXPECT(lastpeg_run(other, finished_calls, &calls) == LASTPEG_DONE && calls == 3);
    EXPECT(lastpeg_step(other, 0) == LASTPEG_DONE);
    EXPECT(lastpeg_step(peg, 0) == LASTPEG_MORE);
    EXPECT(lastpeg_begin(peg, "{\"command\":\"count\",\"board\":\"english\",\"max_seconds\":0.05}") ==
           LASTPEG_MORE);
    EXPECT(lastpeg_run(peg, NULL, NULL) == LASTPEG_DONE && has(peg, "null"));

    /* The certificate of the other handle's answer, valid and corrupted. */
    const char *proof = strstr(lastpeg_result(other), "\"proof\":");
    EXPECT(proof != NULL);
    char *certificate = malloc(strlen(proof) + 1);
    strcpy(certificate, proof + strlen("\"proof\":"));
    certificate[strlen(certificate) - 1] = '\0'; /* the answer's closing brace */
    EXPECT(lastpeg_check(peg, lost, certificate) == LASTPEG_DONE && has(peg, "\"holds\":true"));
    EXPECT(lastpeg_check(peg, "{\"board\":\"wiegleb\"}", certificate) == LASTPEG_DONE);
    EXPECT(has(peg, "\"holds\":false"));
    EXPECT(lastpeg_check(peg, lost, "{\"kind\":\"search\",\"positions\":5}") == LASTPEG_DONE);
    EXPECT(has(peg, "\"holds\":null"));
    EXPECT(lastpeg_check(peg, "{\"board\":\"wiegleb\",\"finish\":\"most\"}", certificate) ==
           LASTPEG_DONE);
    EXPECT(has(peg, "\"holds\":null"));
    EXPECT(lastpeg_check(peg, lost, "nonsense") == LASTPEG_REFUSED && has(peg, "error"));
    EXPECT(lastpeg_check(peg, lost, NULL) == LASTPEG_NO_HANDLE);
    free(certificate);

    lastpeg_free(peg);
    lastpeg_free(other);
    return 0;
}
