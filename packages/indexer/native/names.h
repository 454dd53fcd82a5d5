/* Texts by number: every distinct text is stored once, and keeps its number for the life of the memory. */
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "allocation.h"

typedef struct {
  uint32_t count;
  uint32_t capacity;
  /* Text `id` is units[offsets[id] .. offsets[id + 1]). */
  uint32_t *offsets;
  uint32_t units_capacity;
  uint16_t *units;
  /* Hash of each text, so that growing the slots and refusing a neighbour reads no text. */
  uint32_t *hashes;
  /* Open addressing: number of a text plus 1, or 0. At most half of the slots are taken. */
  uint32_t *slots;
  uint32_t slot_mask;
} Names;

static Names the_names;

/* Address of the record above: JavaScript reads texts through it. */
__attribute__((export_name("names_address"))) Names *names_address(void) {
  return &the_names;
}

/* Chosen anew for each memory, so that no file can be written whose names all share a slot. Numbers do not depend on it. */
static uint32_t names_seed_value;

__attribute__((export_name("names_seed"))) void names_seed(uint32_t seed) {
  names_seed_value = seed;
}

/* Two code units a step. */
static inline uint32_t names_hash(const uint16_t *text, uint32_t length) {
  uint32_t hash = names_seed_value ^ length;
  uint32_t at = 0;
  for (; at + 2 <= length; at += 2) {
    uint32_t pair = text[at] | (uint32_t)text[at + 1] << 16;
    hash = (hash ^ pair) * 0x85EBCA6Bu;
    hash ^= hash >> 15;
  }
  if (at < length) hash = (hash ^ text[at]) * 0xC2B2AE35u;
  return hash ^ hash >> 16;
}

static inline bool names_equal(const uint16_t *a, const uint16_t *b, uint32_t length) {
  for (uint32_t at = 0; at < length; at++) {
    if (a[at] != b[at]) return false;
  }
  return true;
}

static void names_reserve_slots(Names *names, uint32_t mask) {
  free(names->slots);
  names->slots = allocate_zeroed(mask + 1, sizeof(uint32_t));
  names->slot_mask = mask;
  for (uint32_t id = 0; id < names->count; id++) {
    uint32_t slot = names->hashes[id] & mask;
    while (names->slots[slot] != 0) slot = (slot + 1) & mask;
    names->slots[slot] = id + 1;
  }
}

static int32_t names_add(Names *names, const uint16_t *text, uint32_t length, uint32_t hash) {
  if (names->count == names->capacity) {
    names->capacity = names->capacity == 0 ? 1 << 12 : names->capacity * 2;
    names->offsets = reallocate(names->offsets, (names->capacity + 1) * sizeof(uint32_t));
    names->hashes = reallocate(names->hashes, names->capacity * sizeof(uint32_t));
    if (names->count == 0) names->offsets[0] = 0;
  }
  uint32_t from = names->offsets[names->count];
  if (from + length > names->units_capacity) {
    uint32_t capacity = names->units_capacity == 0 ? 1 << 16 : names->units_capacity;
    while (from + length > capacity) capacity *= 2;
    names->units = reallocate(names->units, capacity * sizeof(uint16_t));
    names->units_capacity = capacity;
  }
  for (uint32_t at = 0; at < length; at++) names->units[from + at] = text[at];
  uint32_t id = names->count++;
  names->offsets[id + 1] = from + length;
  names->hashes[id] = hash;
  return (int32_t)id;
}

/* Number of a text. */
static inline int32_t names_intern(const uint16_t *text, uint32_t length) {
  Names *names = &the_names;
  if (names->slots == NULL) names_reserve_slots(names, (1 << 13) - 1);
  uint32_t hash = names_hash(text, length);
  uint32_t slot = hash & names->slot_mask;
  for (uint32_t taken; (taken = names->slots[slot]) != 0; slot = (slot + 1) & names->slot_mask) {
    uint32_t id = taken - 1;
    if (names->hashes[id] != hash) continue;
    uint32_t from = names->offsets[id];
    if (names->offsets[id + 1] - from == length && names_equal(names->units + from, text, length)) return (int32_t)id;
  }
  int32_t id = names_add(names, text, length, hash);
  names->slots[slot] = id + 1;
  if (names->count * 2 > names->slot_mask) names_reserve_slots(names, names->slot_mask * 2 + 1);
  return id;
}

/* Forgets all names. */
static void names_clear(void) {
  Names *names = &the_names;
  names->count = 0;
  if (names->slots != NULL) names_reserve_slots(names, (1 << 13) - 1);
}
