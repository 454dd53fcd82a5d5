/*
 * Allocation of everything that one parse needs. Nothing of it outlives the parse, so that it is given back at once, in
 * a time that does not depend on the tree: to release a tree node by node costs a tenth of a parse, and on deeply nested
 * input it overflows the stack.
 *
 * Blocks that are freed during a parse are used again, by size; without that, error recovery takes gigabytes.
 */
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "allocation.h"

/* Chunks are what the arena takes from the heap. All but the oversized ones are kept from parse to parse. */
enum { ARENA_CHUNK = 1 << 20 };
/* Blocks up to this size have a free list for each multiple of 8; larger ones for each power of two. */
enum { ARENA_SMALL = 1024 };

typedef struct ArenaChunk {
  struct ArenaChunk *next;
  size_t size;
} ArenaChunk;

/* Before each block; the block's address is a multiple of 8. */
typedef struct {
  uint32_t size;
  uint32_t unused;
} ArenaHeader;

typedef struct ArenaFree {
  struct ArenaFree *next;
} ArenaFree;

static struct {
  ArenaChunk *first;
  ArenaChunk *current;
  /* What is left of the current chunk. */
  char *at;
  char *end;
  ArenaFree *small[ARENA_SMALL / 8 + 1];
  ArenaFree *large[32];
} arena;

/* Called before the heap is asked for a chunk: the parser can take memory for seconds and report nothing. */
static void arena_grows(void);

static uint32_t arena_exponent(size_t size) {
  return 32 - (uint32_t)__builtin_clz((uint32_t)size - 1);
}

static void arena_use(ArenaChunk *chunk) {
  arena.current = chunk;
  arena.at = (char *)(chunk + 1);
  arena.end = (char *)chunk + chunk->size;
}

/* Of a size that the current chunk has no room for. */
static __attribute__((noinline)) void arena_next_chunk(size_t size) {
  while (arena.current != NULL && arena.current->next != NULL) {
    arena_use(arena.current->next);
    if ((size_t)(arena.end - arena.at) >= size) return;
  }
  arena_grows();
  size_t needed = size + sizeof(ArenaChunk);
  size_t chunk_size = needed > ARENA_CHUNK ? needed : ARENA_CHUNK;
  ArenaChunk *chunk = allocate(chunk_size);
  chunk->next = NULL;
  chunk->size = chunk_size;
  if (arena.current == NULL) arena.first = chunk;
  else arena.current->next = chunk;
  arena_use(chunk);
}

static inline ArenaFree **arena_list(size_t size) {
  return size <= ARENA_SMALL ? &arena.small[size >> 3] : &arena.large[arena_exponent(size)];
}

static void *arena_allocate(size_t size) {
  if (size > ARENA_SMALL) {
    if (size > 1u << 30) REFUSE_MEMORY();
    size = (size_t)1 << arena_exponent(size);
  } else {
    size = size == 0 ? 8 : (size + 7) & ~(size_t)7;
  }
  ArenaFree **list = arena_list(size);
  if (*list != NULL) {
    ArenaFree *block = *list;
    *list = block->next;
    return block;
  }
  size_t taken = size + sizeof(ArenaHeader);
  if ((size_t)(arena.end - arena.at) < taken) arena_next_chunk(taken);
  ArenaHeader *header = (ArenaHeader *)arena.at;
  arena.at += taken;
  header->size = (uint32_t)size;
  return header + 1;
}

static void arena_free(void *block) {
  if (block == NULL) return;
  ArenaFree **list = arena_list(((ArenaHeader *)block - 1)->size);
  ArenaFree *freed = block;
  freed->next = *list;
  *list = freed;
}

static void *arena_allocate_zeroed(size_t count, size_t size) {
  void *block = arena_allocate(count * size);
  memset(block, 0, count * size);
  return block;
}

static void *arena_reallocate(void *block, size_t size) {
  if (block == NULL) return arena_allocate(size);
  size_t before = ((ArenaHeader *)block - 1)->size;
  if (size <= before) return block;
  void *moved = arena_allocate(size);
  memcpy(moved, block, before);
  arena_free(block);
  return moved;
}

/* Gives everything back. */
static void arena_clear(void) {
  memset(arena.small, 0, sizeof arena.small);
  memset(arena.large, 0, sizeof arena.large);
  ArenaChunk **link = &arena.first;
  while (*link != NULL) {
    ArenaChunk *chunk = *link;
    if (chunk->size == ARENA_CHUNK) {
      link = &chunk->next;
    } else {
      *link = chunk->next;
      free(chunk);
    }
  }
  arena.current = NULL;
  arena.at = arena.end = NULL;
  if (arena.first != NULL) arena_use(arena.first);
}
