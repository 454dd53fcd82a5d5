/*
 * Writes the tables of facts down: what each column adds to the ones before it, in whichever way takes the fewest bytes.
 *
 * src/segments/predictions.ts and src/segments/column-codec.ts read what this writes, and say what it means.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "allocation.h"
#include "cells.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* Ways to write a column. As in src/segments/column-codec.ts. */
enum { CONSTANT, PLAIN, DELTA, SPARSE, NIBBLES, PAIRS, UNSIGNED };

/* Rows fit 32 bits with room for the difference of two of them. */
enum { LARGEST = (1 << 30) - 1 };

/* What follows from a kind of expression, from a use, from a role: filled by src/segments/column-writer.ts. */
static struct {
  /* 1 where the part `a` is an occurrence, 2 where it is as a rule the expression behind. */
  uint8_t shape[64];
  /* 1 where the part `b` is an occurrence. */
  uint8_t member[64];
  /* 1 where the target of a use is an expression of the same statement. */
  uint8_t in_expression[64];
  uint8_t declares[64];
} rules;

static int32_t *scratch;
static uint32_t scratch_capacity;
static uint8_t *out;
static uint32_t out_capacity;
static uint32_t length;

EXPORT(rules_address) void *rules_address(void) {
  return &rules;
}

EXPORT(out_address) uint8_t *out_address(void) {
  return out;
}

/* Room for two columns. */
static void reserve_scratch(uint32_t count) {
  if (count * 2 <= scratch_capacity) return;
  free(scratch);
  scratch_capacity = count * 3 + 4096;
  scratch = allocate(scratch_capacity * sizeof(int32_t));
}

static void reserve_out(uint32_t more) {
  if (length + more <= out_capacity) return;
  out_capacity = (length + more) * 2;
  out = reallocate(out, out_capacity);
}

static inline uint32_t zigzag(int32_t value) {
  return (uint32_t)value << 1 ^ (uint32_t)(value >> 31);
}

/* Differences wrap around, and so do sums. */
static inline int32_t minus(int32_t a, int32_t b) {
  return (int32_t)((uint32_t)a - (uint32_t)b);
}

static inline int32_t plus(int32_t a, int32_t b) {
  return (int32_t)((uint32_t)a + (uint32_t)b);
}

/* What a table of rules says of a kind, a use or a role; 0 where it is none of which anything is said. */
static inline uint32_t rule(const uint8_t *rules_of, int32_t value) {
  return (uint32_t)value < 64 ? rules_of[value] : 0;
}

/* Bytes of a number. */
static inline uint32_t width(uint32_t coded) {
  return (uint32_t)(31 - __builtin_clz(coded | 1)) / 7 + 1;
}

/* The caller has reserved five bytes. */
static inline void put(uint32_t coded) {
  while (coded > 127) {
    out[length++] = (uint8_t)(coded | 128);
    coded >>= 7;
  }
  out[length++] = (uint8_t)coded;
}

static uint32_t cheapest(const int32_t *column, uint32_t count) {
  if (count == 0) return CONSTANT;
  int32_t lowest = column[0], highest = column[0], last = 0, last_real = 0;
  uint32_t plain = 0, delta = 0, sparse = 0, natural = 0;
  for (uint32_t row = 0; row < count; row++) {
    int32_t value = column[row];
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
    plain += width(zigzag(value));
    natural += width((uint32_t)value);
    delta += width(zigzag(minus(value, last)));
    last = value;
    if (value == -1) sparse++;
    else {
      sparse += width(zigzag(minus(value, last_real)) + 1);
      last_real = value;
    }
  }
  if (lowest == highest) return CONSTANT;
  if (lowest >= 0 && highest < 4) return PAIRS;
  /* Differences of values out of this range would not fit: hashes, for instance. */
  if (lowest < -LARGEST || highest > LARGEST) return PLAIN;
  uint32_t mode = PLAIN, cost = plain;
  if (lowest >= 0) {
    mode = highest < 16 ? NIBBLES : UNSIGNED;
    cost = highest < 16 ? (count + 1) / 2 : natural;
  }
  if (delta < cost) {
    mode = DELTA;
    cost = delta;
  }
  return sparse < cost ? SPARSE : mode;
}

static __attribute__((noinline)) void write_column(const int32_t *column, uint32_t count) {
  uint32_t mode = cheapest(column, count);
  reserve_out(count * 5 + 8);
  out[length++] = (uint8_t)mode;
  int32_t last = 0;
  switch (mode) {
    case CONSTANT:
      put(count == 0 ? 0 : zigzag(column[0]));
      break;
    case PLAIN:
      for (uint32_t row = 0; row < count; row++) put(zigzag(column[row]));
      break;
    case DELTA:
      for (uint32_t row = 0; row < count; row++) {
        put(zigzag(column[row] - last));
        last = column[row];
      }
      break;
    case SPARSE:
      for (uint32_t row = 0; row < count; row++) {
        if (column[row] == -1) put(0);
        else {
          put(zigzag(column[row] - last) + 1);
          last = column[row];
        }
      }
      break;
    case UNSIGNED:
      for (uint32_t row = 0; row < count; row++) put((uint32_t)column[row]);
      break;
    default: {
      uint32_t bits = mode == NIBBLES ? 4 : 2;
      for (uint32_t row = 0; row < count;) {
        uint32_t packed = 0;
        for (uint32_t shift = 0; shift < 8 && row < count; shift += bits) packed |= (uint32_t)column[row++] << shift;
        out[length++] = (uint8_t)packed;
      }
    }
  }
}

static inline int32_t length_of(const int32_t *lengths, uint32_t names, int32_t name) {
  return name >= 0 && (uint32_t)name < names ? lengths[name] : 0;
}

/* Words follow each other with one character between them. */
static void write_starts(
  const int32_t *start, const int32_t *name, uint32_t count, const int32_t *lengths, uint32_t names
) {
  int32_t near = 0;
  for (uint32_t row = 0; row < count; row++) {
    scratch[row] = minus(start[row], near);
    near = plus(start[row], length_of(lengths, names, name[row]) + 1);
  }
  write_column(scratch, count);
}

static void write_beside(const int32_t *column, const int32_t *near, uint32_t count) {
  for (uint32_t row = 0; row < count; row++) scratch[row] = minus(column[row], near[row]);
  write_column(scratch, count);
}

/* A difference with 0 left free, for "none". */
static inline int32_t beside_nothing(int32_t difference) {
  return difference >= 0 ? plus(difference, 1) : difference;
}

/* Columns of a table, each `count` long. */
#define COLUMN(table, at, count) ((table) + (size_t)(at) * (count))

static uint32_t tables_occs_count;
static const int32_t *tables_occs;
#define OCC(at) COLUMN(tables_occs, at, tables_occs_count)
enum { OCC_NAME, OCC_START, OCC_END, OCC_ROLE, OCC_BIND, OCC_EXPR, OCC_COLUMNS };

static void write_occs(const int32_t *lengths, uint32_t names) {
  uint32_t count = tables_occs_count;
  const int32_t *name = OCC(OCC_NAME), *start = OCC(OCC_START), *end = OCC(OCC_END), *role = OCC(OCC_ROLE);
  const int32_t *bind = OCC(OCC_BIND);
  write_column(name, count);
  write_starts(start, name, count, lengths, names);
  for (uint32_t row = 0; row < count; row++)
    scratch[row] = minus(end[row], plus(start[row], length_of(lengths, names, name[row])));
  write_column(scratch, count);
  write_column(role, count);
  /* Declarations come in the order of their names, and names are bound to near ones. -1 stays apart: 0. */
  int32_t last = -1;
  for (uint32_t row = 0; row < count; row++) {
    int32_t value = bind[row];
    if (value == -1) {
      scratch[row] = 0;
      continue;
    }
    bool declares = rule(rules.declares, role[row]) == 1;
    scratch[row] = beside_nothing(minus(value, declares ? plus(last, 1) : last));
    if (declares && value > last) last = value;
  }
  write_column(scratch, count);
  write_column(OCC(OCC_EXPR), count);
}

enum {
  DECL_NAME, DECL_KIND, DECL_LEVEL, DECL_CONTAINER, DECL_OWNER, DECL_START, DECL_END, DECL_NAME_START, DECL_NAME_END,
  DECL_SPACE, DECL_FLAGS, DECL_TYPE, DECL_INIT, DECL_SCOPE_START, DECL_SCOPE_END, DECL_BODY_HASH, DECL_COLUMNS
};

/* What a column adds to the one of the occurrence that declares the row; `of` says which one, or -1. */
static void write_of_declaration(const int32_t *column, const int32_t *of, const int32_t *values, uint32_t count) {
  for (uint32_t row = 0; row < count; row++) {
    scratch[row] = minus(column[row], of[row] < 0 ? -1 : values[of[row]]);
  }
  write_column(scratch, count);
}

static void write_decls(const int32_t *decls, uint32_t count) {
  int32_t *of = scratch + count;
  for (uint32_t row = 0; row < count; row++) of[row] = -1;
  const int32_t *role = OCC(OCC_ROLE), *bind = OCC(OCC_BIND);
  for (uint32_t occ = 0; occ < tables_occs_count; occ++) {
    if (rule(rules.declares, role[occ]) == 1 && (uint32_t)bind[occ] < count) of[bind[occ]] = (int32_t)occ;
  }
  for (uint32_t at = 0; at < DECL_COLUMNS; at++) {
    const int32_t *column = COLUMN(decls, at, count);
    if (at == DECL_NAME) write_of_declaration(column, of, OCC(OCC_NAME), count);
    else if (at == DECL_START || at == DECL_NAME_START) write_of_declaration(column, of, OCC(OCC_START), count);
    else if (at == DECL_NAME_END) write_of_declaration(column, of, OCC(OCC_END), count);
    else if (at == DECL_END || at == DECL_SCOPE_END) write_beside(column, COLUMN(decls, at - 1, count), count);
    else write_column(column, count);
  }
}

enum { EXPR_KIND, EXPR_A, EXPR_B, EXPR_C, EXPR_USE, EXPR_TARGET, EXPR_START, EXPR_COLUMNS };
enum { SPELLED = 1, WRAPS = 2 };

static void write_exprs(const int32_t *exprs, uint32_t count) {
  const int32_t *kind = COLUMN(exprs, EXPR_KIND, count), *a = COLUMN(exprs, EXPR_A, count);
  const int32_t *b = COLUMN(exprs, EXPR_B, count), *use = COLUMN(exprs, EXPR_USE, count);
  const int32_t *target = COLUMN(exprs, EXPR_TARGET, count), *start = COLUMN(exprs, EXPR_START, count);
  /* The occurrence that belongs to each expression, or -1. */
  int32_t *spelled = scratch + count;
  for (uint32_t row = 0; row < count; row++) spelled[row] = -1;
  const int32_t *expr = OCC(OCC_EXPR);
  for (uint32_t occ = 0; occ < tables_occs_count; occ++) {
    if ((uint32_t)expr[occ] < count) spelled[expr[occ]] = (int32_t)occ;
  }
  write_column(kind, count);
  for (uint32_t row = 0; row < count; row++) {
    uint32_t shape = rule(rules.shape, kind[row]);
    scratch[row] = minus(a[row], shape == SPELLED ? spelled[row] : shape == WRAPS ? (int32_t)row + 1 : -1);
  }
  write_column(scratch, count);
  for (uint32_t row = 0; row < count; row++) {
    scratch[row] = minus(b[row], rule(rules.member, kind[row]) == 1 ? spelled[row] : -1);
  }
  write_column(scratch, count);
  write_column(COLUMN(exprs, EXPR_C, count), count);
  write_column(use, count);
  /* Of an expression the use's target is a row close above, else a declaration close to the last one. */
  int32_t last = 0;
  for (uint32_t row = 0; row < count; row++) {
    int32_t value = target[row];
    if (value == -1) scratch[row] = 0;
    else if (rule(rules.in_expression, use[row]) == 1) scratch[row] = beside_nothing(minus((int32_t)row, value));
    else {
      scratch[row] = beside_nothing(minus(value, last));
      last = value;
    }
  }
  write_column(scratch, count);
  /* Most expressions start where a part of them does, and parts have the rows behind. */
  const int32_t *occ_start = OCC(OCC_START);
  for (uint32_t row = 0; row < count; row++) {
    int32_t part = a[row];
    uint32_t shape = rule(rules.shape, kind[row]);
    int32_t near;
    if (shape == SPELLED && part >= 0) near = (uint32_t)part < tables_occs_count ? occ_start[part] : 0;
    else if (shape == WRAPS && part > (int32_t)row && (uint32_t)part < count) near = start[part];
    else near = row + 1 < count ? start[row + 1] : 0;
    scratch[row] = minus(start[row], near);
  }
  write_column(scratch, count);
}

static const int32_t *write_plain_table(const int32_t *table, uint32_t columns, uint32_t count) {
  if (count > 0) {
    for (uint32_t at = 0; at < columns; at++) write_column(COLUMN(table, at, count), count);
  }
  return table + (size_t)columns * count;
}

static void write_count(uint32_t count) {
  reserve_out(5);
  put(count);
}

/*
 * Writes facts down.
 *
 * In the cells: the length of each name, where lines start, the ranges of errors, and then the columns of occs, decls,
 * texts, exprs, imports, exports and links, in the order of their shapes. Returns the number of bytes.
 */
EXPORT(write_facts) uint32_t write_facts(
  uint32_t names, uint32_t lines, uint32_t errors, uint32_t occs, uint32_t decls, uint32_t texts, uint32_t exprs,
  uint32_t imports, uint32_t exports, uint32_t links
) {
  length = 0;
  uint32_t most = occs;
  if (decls > most) most = decls;
  if (texts > most) most = texts;
  if (exprs > most) most = exprs;
  reserve_scratch(most);
  const int32_t *at = cells;
  const int32_t *lengths = at;
  at += names;
  write_count(lines);
  write_column(at, lines);
  at += lines;
  write_count(errors);
  write_column(at, errors);
  at += errors;

  tables_occs = at;
  tables_occs_count = occs;
  write_count(occs);
  if (occs > 0) write_occs(lengths, names);
  at += (size_t)occs * OCC_COLUMNS;
  write_count(decls);
  if (decls > 0) write_decls(at, decls);
  at += (size_t)decls * DECL_COLUMNS;
  write_count(texts);
  if (texts > 0) {
    write_column(at, texts);
    write_starts(at + texts, at, texts, lengths, names);
    write_column(at + (size_t)texts * 2, texts);
  }
  at += (size_t)texts * 3;
  write_count(exprs);
  if (exprs > 0) write_exprs(at, exprs);
  at += (size_t)exprs * EXPR_COLUMNS;
  write_count(imports);
  at = write_plain_table(at, 8, imports);
  write_count(exports);
  at = write_plain_table(at, 8, exports);
  write_count(links);
  write_plain_table(at, 3, links);
  return length;
}
