/*
 * Allocation that never returns null. The memory is capped, and address 0 is as writable as any other in wasm: what
 * happens instead ends the call, and the use of the memory with it, before anything is overwritten.
 */
#pragma once
#include <stddef.h>
#include <stdlib.h>

/* What happens where there is no memory. A module can define something that says so. */
#ifndef REFUSE_MEMORY
#define REFUSE_MEMORY() __builtin_trap()
#endif

static void *reallocate(void *block, size_t size) {
  void *result = realloc(block, size);
  if (result == NULL) REFUSE_MEMORY();
  return result;
}

static void *allocate(size_t size) {
  return reallocate(NULL, size);
}

static void *allocate_zeroed(size_t count, size_t size) {
  void *result = calloc(count, size);
  if (result == NULL) REFUSE_MEMORY();
  return result;
}
