#include <stddef.h>
#include <stdint.h>

/// libFuzzer's command line; it has no header of its own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
