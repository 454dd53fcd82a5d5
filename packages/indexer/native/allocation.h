/*
 * Allocation that never returns null. The memory is capped, and address 0 is as writable as any other in wasm: a trap
 * ends the parse, and the memory with it, before anything is overwritten.
 */
#pragma once
#include <stddef.h>
#include <stdlib.h>

static void *reallocate(void *block, size_t size) {
  void *result = realloc(block, size);
  if (result == NULL) __builtin_trap();
  return result;
}

static void *allocate(size_t size) {
  return reallocate(NULL, size);
}

static void *allocate_zeroed(size_t count, size_t size) {
  void *result = calloc(count, size);
  if (result == NULL) __builtin_trap();
  return result;
}
