/* The columns of a condensed tree, kept from tree to tree. */
#pragma once
#include <stdint.h>
#include <stdlib.h>

#include "allocation.h"

typedef struct {
  uint32_t count;
  uint32_t capacity;
  uint16_t *kind;
  uint8_t *field;
  int32_t *parent;
  uint32_t *start;
  uint32_t *end;
  uint32_t *next;
  int32_t *name;
} Rows;

static Rows the_rows;

/* Address of the record above: JavaScript reads the columns' addresses from it, after each tree. */
__attribute__((export_name("rows_address"))) Rows *rows_address(void) {
  return &the_rows;
}

static void rows_reserve(Rows *rows, uint32_t capacity) {
  rows->capacity = capacity;
  rows->kind = reallocate(rows->kind, capacity * sizeof(uint16_t));
  rows->field = reallocate(rows->field, capacity);
  rows->parent = reallocate(rows->parent, capacity * sizeof(int32_t));
  rows->start = reallocate(rows->start, capacity * sizeof(uint32_t));
  rows->end = reallocate(rows->end, capacity * sizeof(uint32_t));
  rows->next = reallocate(rows->next, capacity * sizeof(uint32_t));
  rows->name = reallocate(rows->name, capacity * sizeof(int32_t));
}

static Rows *rows_clear(void) {
  the_rows.count = 0;
  if (the_rows.capacity == 0) rows_reserve(&the_rows, 1 << 14);
  return &the_rows;
}

/* Appends a row and returns its number. Its `next` is set once its subtree is complete. */
static inline int32_t rows_add(
  Rows *rows, uint16_t kind, uint8_t field, int32_t parent, uint32_t start, uint32_t end, int32_t name
) {
  if (rows->count == rows->capacity) rows_reserve(rows, rows->capacity * 2);
  uint32_t row = rows->count++;
  rows->kind[row] = kind;
  rows->field[row] = field;
  rows->parent[row] = parent;
  rows->start[row] = start;
  rows->end[row] = end;
  rows->name[row] = name;
  return (int32_t)row;
}
