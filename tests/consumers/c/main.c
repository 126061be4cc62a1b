#include <lastpeg/lastpeg_c.h>
#include <stdio.h>

int main(void) {
    lastpeg_handle *peg = lastpeg_new();
    if (lastpeg_begin(peg, "{\"board\":\"diamond41\",\"vacancy\":\"d2\"}") == LASTPEG_MORE)
        lastpeg_run(peg, NULL, NULL);
    puts(lastpeg_result(peg));
    lastpeg_free(peg);
    return 0;
}
