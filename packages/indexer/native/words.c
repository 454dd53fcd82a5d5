/*
 * Finds the words of a text: the inner loops of the rooms, over ranges that they have classed.
 *
 * This is a module of its own, with a memory of its own that holds the text, what was read of it, and the names. Its
 * functions are compiled once for all threads, and take no warming up.
 *
 * Offsets are UTF-16 code units.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "allocation.h"
#include "cells.h"
#include "names.h"

#define EXPORT(name) __attribute__((export_name(#name)))
#define IMPORT(name) __attribute__((import_module("env"), import_name(#name)))

/* What a unit is to a word; 0 is not yet asked for. As in src/words/units.ts. */
enum { OTHER = 1, PART = 2, START = 3 };

/* Says what a unit beyond ASCII is to a word. Asked once for each. */
IMPORT(classify) uint32_t classify_unit(uint32_t unit);
/* Reads a run of word parts and escapes of a text, and returns the offset behind it. */
IMPORT(read_escapes) uint32_t read_escapes(uint32_t start, uint32_t end, uint32_t class, uint32_t mode);
/* Reads the words of a string literal that has a backslash. */
IMPORT(read_escaped_string) void read_escaped_string(uint32_t start, uint32_t end, uint32_t classes);

static uint8_t units[65536];

static uint16_t *text;
static uint32_t text_length;
static uint32_t text_capacity;
/* The text as it was parsed: what is not of the language is blank in it. */
static uint16_t *parsed;
static uint32_t parsed_capacity;

/* What covers each unit of the text, as far as later passes ask. As in src/words/word-finder.ts. */
enum { NONE = 0, TOKEN = 1, COMMENT = 2 };
static uint8_t *cover;
static uint32_t cover_capacity;

/* The words that were found. */
typedef struct {
  uint32_t count;
  uint32_t capacity;
  int32_t *name;
  int32_t *start;
  int32_t *class;
} Words;
static Words words;

/* Numbers that pass from and to JavaScript. */

/* A name that JavaScript has decoded. */
static uint16_t *spelling;
static uint32_t spelling_capacity;

static inline uint32_t unit_of(uint32_t unit) {
  uint32_t kind = units[unit];
  return kind != 0 ? kind : (units[unit] = classify_unit(unit));
}

static inline bool is_part(uint32_t unit) {
  return unit_of(unit) != OTHER;
}

static inline bool is_space(uint32_t unit) {
  return unit <= 32 || unit == 0xa0 || unit == 0xfeff || unit == 0x2028 || unit == 0x2029;
}

static inline uint32_t at_most(uint32_t value, uint32_t limit) {
  return value < limit ? value : limit;
}

/* 0 behind the end of the text, which is no part of anything. */
static inline uint32_t unit_at(uint32_t at) {
  return at < text_length ? text[at] : 0;
}

/* Offset behind the word that starts at `at`, at most `end`. */
static inline uint32_t word_end(uint32_t at, uint32_t end) {
  while (at < end && is_part(text[at])) at++;
  return at;
}

static void add_name(int32_t name, uint32_t start, uint32_t class) {
  if (words.count == words.capacity) {
    words.capacity = words.capacity == 0 ? 4096 : words.capacity * 2;
    words.name = reallocate(words.name, words.capacity * sizeof(int32_t));
    words.start = reallocate(words.start, words.capacity * sizeof(int32_t));
    words.class = reallocate(words.class, words.capacity * sizeof(int32_t));
  }
  uint32_t row = words.count++;
  words.name[row] = name;
  words.start[row] = (int32_t)start;
  words.class[row] = (int32_t)class;
}

static __attribute__((noinline)) void add(uint32_t start, uint32_t end, uint32_t class) {
  add_name(names_intern(text + start, end - start), start, class);
}

EXPORT(units_address) uint8_t *units_address(void) {
  return units;
}

EXPORT(words_address) Words *words_address(void) {
  return &words;
}

EXPORT(cover_address) uint8_t *cover_address(void) {
  return cover;
}

/* Room for a text, which JavaScript writes there. Nothing covers it, and it has no words. */
EXPORT(place) uint16_t *place(uint32_t length) {
  if (length > text_capacity) {
    free(text);
    text_capacity = length + length / 4 + 4096;
    text = allocate(text_capacity * sizeof(uint16_t));
  }
  text_length = length;
  words.count = 0;
  return text;
}

/* Room for the text as it was parsed. */
EXPORT(place_parsed) uint16_t *place_parsed(void) {
  if (text_length > parsed_capacity) {
    free(parsed);
    parsed_capacity = text_length + text_length / 4 + 4096;
    parsed = allocate(parsed_capacity * sizeof(uint16_t));
  }
  return parsed;
}

EXPORT(uncover) void uncover(void) {
  if (text_length > cover_capacity) {
    free(cover);
    cover_capacity = text_length + text_length / 4 + 4096;
    cover = allocate(cover_capacity);
  }
  memset(cover, NONE, text_length);
}

/* Room for a name, which JavaScript writes there. */
EXPORT(spell) uint16_t *spell(uint32_t length) {
  if (length > spelling_capacity) {
    free(spelling);
    spelling_capacity = length + 256;
    spelling = allocate(spelling_capacity * sizeof(uint16_t));
  }
  return spelling;
}

/* Number of the name that was written there. */
EXPORT(spelled) int32_t spelled(uint32_t length) {
  return names_intern(spelling, length);
}

/* Forgets all names: their numbers are given anew. */
EXPORT(forget_names) void forget_names(void) {
  names_clear();
}

EXPORT(add_word) void add_word(int32_t name, uint32_t start, uint32_t class) {
  add_name(name, start, class);
}

/* Offsets at which lines start, in the cells; returns their number. LF, CRLF and a lone CR end a line. */
EXPORT(line_starts) uint32_t line_starts(void) {
  reserve_cells(text_length + 1);
  uint32_t count = 0;
  cells[count++] = 0;
  for (uint32_t at = 0; at < text_length; at++) {
    uint32_t unit = text[at];
    if (unit > 13) continue;
    if (unit == 10 || (unit == 13 && unit_at(at + 1) != 10)) cells[count++] = (int32_t)at + 1;
  }
  return count;
}

/* Covers ranges: `count` starts in the cells, then as many ends. */
EXPORT(cover_ranges) void cover_ranges(uint32_t count) {
  const int32_t *starts = cells;
  const int32_t *ends = cells + count;
  for (uint32_t row = 0; row < count; row++) {
    uint32_t end = at_most((uint32_t)ends[row], text_length);
    for (uint32_t at = (uint32_t)starts[row]; at < end; at++) cover[at] = TOKEN;
  }
}

/* Every word of a range in one class; of a comment, those that are no part of what was read in it. */
static inline void plain(uint32_t start, uint32_t end, uint32_t class, bool beside_tokens) {
  uint32_t at = start;
  while (at < end) {
    uint32_t kind = unit_of(text[at]);
    if (kind == OTHER) {
      at++;
      continue;
    }
    uint32_t behind = word_end(at + 1, end);
    if (kind == START && !(beside_tokens && cover[at] == TOKEN)) add(at, behind, class);
    at = behind;
  }
}

/* A string that long is data (an image, a bundle): its first words are read like any other, the rest as prose. */
enum { SEGMENTED = 4096 };

/* Classes of a string's words, six bits each. */
#define WHOLE(classes) ((classes) & 63)
#define TAIL(classes) ((classes) >> 6 & 63)
#define INNER(classes) ((classes) >> 12 & 63)
#define PROSE(classes) ((classes) >> 18 & 63)
#define CALLED(classes) ((classes) >> 24 & 63)

/* The words of a string literal without escapes: see src/languages/typescript/words.ts. */
static void string(uint32_t from, uint32_t to, uint32_t classes) {
  bool prose = false;
  if (PROSE(classes) != WHOLE(classes)) {
    prose = to - from > SEGMENTED;
    for (uint32_t at = from; at < to && !prose; at++) prose = is_space(text[at]);
  }
  uint32_t at = from;
  while (at < to) {
    uint32_t kind = unit_of(text[at]);
    if (kind == OTHER) {
      at++;
      continue;
    }
    uint32_t behind = word_end(at + 1, to);
    uint32_t compound = behind;
    while (unit_at(compound) == 45 && compound + 1 < to && is_part(text[compound + 1])) {
      compound = word_end(compound + 1, to);
    }
    uint32_t before = at > 0 ? text[at - 1] : 0;
    bool called = false;
    if (compound == behind) {
      uint32_t next = unit_at(compound);
      called = (compound < to && next == 40) ||
               (!prose && at > from && before == 61 && (compound == to || next == 38 || next == 35));
    }
    uint32_t class;
    if (called) class = CALLED(classes);
    else if (prose) class = PROSE(classes);
    else if (at == from && compound == to) class = WHOLE(classes);
    else if (compound == to && (before == 46 || before == 35 || before == 58 || before == 47)) class = TAIL(classes);
    else class = INNER(classes);
    if (kind == START) add(at, compound, class);
    if (compound > behind) {
      uint32_t part_class = prose ? PROSE(classes) : INNER(classes);
      for (uint32_t part = at; part < compound; part = behind + 1) {
        behind = word_end(part, compound);
        if (unit_of(text[part]) == START) add(part, behind, part_class);
      }
    }
    at = compound;
  }
}

static bool has_backslash(uint32_t from, uint32_t to) {
  for (uint32_t at = from; at < to; at++) {
    if (text[at] == 92) return true;
  }
  return false;
}

/* What is to be done with a range. As in src/words/word-finder.ts. */
enum { COVER_ONLY, PLAIN, PLAIN_COMMENT, DOC_COMMENT, STRING, ESCAPED_STRING };

/* Reads ranges: four numbers each in the cells, start, end, what to do, class or classes. */
EXPORT(read_ranges) void read_ranges(uint32_t count) {
  for (uint32_t range = 0; range < count; range++) {
    uint32_t start = (uint32_t)cells[range * 4];
    uint32_t end = at_most((uint32_t)cells[range * 4 + 1], text_length);
    uint32_t what = (uint32_t)cells[range * 4 + 2];
    uint32_t classes = (uint32_t)cells[range * 4 + 3];
    if (end <= start) continue;
    if (what == PLAIN || what == PLAIN_COMMENT) plain(start, end, classes, false);
    else if (what == DOC_COMMENT) plain(start, end, classes, true);
    else if (what == STRING) {
      if (has_backslash(start, end)) read_escaped_string(start, end, classes);
      else string(start, end, classes);
    }
    memset(cover + start, what == PLAIN_COMMENT || what == DOC_COMMENT ? COMMENT : TOKEN, end - start);
  }
}

/* Set in the class of a word in what could not be parsed. */
enum { IN_ERROR = 256 };

/*
 * Reads what nothing covers: words between the tokens.
 *
 * as_parsed: look at the text as it was parsed. errors: so many pairs of start and end in the cells, of what could not be.
 */
EXPORT(read_gaps) void read_gaps(bool as_parsed, uint32_t errors, uint32_t class) {
  const uint16_t *source = as_parsed ? parsed : text;
  uint32_t error = 0;
  uint32_t at = 0;
  while (at < text_length) {
    uint32_t kind;
    if (cover[at] != NONE || (kind = unit_of(source[at])) == OTHER) {
      at++;
      continue;
    }
    uint32_t behind = at + 1;
    while (behind < text_length && cover[behind] == NONE && is_part(source[behind])) behind++;
    if (kind == START) {
      while (error < errors && (uint32_t)cells[error * 2 + 1] <= at) error++;
      bool in_error = error < errors && (uint32_t)cells[error * 2] < behind;
      add_name(names_intern(source + at, behind - at), at, class | (in_error ? IN_ERROR : 0));
    }
    at = behind;
  }
}

/* A hash of the text from `at` to `end`, without comments, white space, and what lies from `name` to `name_end`. */
EXPORT(hash_body) int32_t hash_body(uint32_t at, uint32_t end, uint32_t name, uint32_t name_end) {
  uint32_t hash = 0x811c9dc5u;
  while (at < end) {
    if (at == name && name_end > at) {
      at = name_end;
      continue;
    }
    uint32_t unit = text[at];
    if (!is_space(unit) && cover[at] != COMMENT) hash = (hash ^ unit) * 0x01000193u;
    at++;
  }
  return hash == 0 ? 1 : (int32_t)hash;
}

/*
 * Sorts rows by their starts, equal ones in their order.
 *
 * In the cells: the starts. Behind them: place for the rows in their new order, and as much for the work. Returns 0 where
 * they are in order already.
 */
EXPORT(sort_starts) bool sort_starts(uint32_t count) {
  const uint32_t *starts = (const uint32_t *)cells;
  uint32_t *from = (uint32_t *)cells + count;
  uint32_t *to = from + count;
  uint32_t largest = 0;
  bool sorted = true;
  for (uint32_t row = 0; row < count; row++) {
    if (row > 0 && starts[row] < starts[row - 1]) sorted = false;
    if (starts[row] > largest) largest = starts[row];
    from[row] = row;
  }
  if (sorted) return false;
  static uint32_t places[2048];
  uint32_t *result = from;
  for (uint32_t shift = 0; shift == 0 || (shift < 32 && largest >> shift != 0); shift += 11) {
    memset(places, 0, sizeof places);
    for (uint32_t at = 0; at < count; at++) places[starts[from[at]] >> shift & 2047]++;
    uint32_t sum = 0;
    for (uint32_t digit = 0; digit < 2048; digit++) {
      uint32_t next = sum + places[digit];
      places[digit] = sum;
      sum = next;
    }
    for (uint32_t at = 0; at < count; at++) to[places[starts[from[at]] >> shift & 2047]++] = from[at];
    uint32_t *swap = from;
    from = to;
    to = swap;
  }
  if (from != result) memcpy(result, from, count * sizeof(uint32_t));
  return true;
}

/* ---- Texts that no language has a claim on: see src/languages/text/word-rows.ts ---- */

/* How the class of a word follows from where it stands in its range. */
enum { UNIFORM, SEGMENTS, IN_PROSE };
/* Bits of a range's mode. */
enum { ESCAPING = 4, MARKUP = 8 };

/* As in src/facts/text-class.ts. */
enum { STRING_WHOLE = 2, STRING_TAIL = 3, STRING_INNER = 4 };

/* Whether `&#97;` stands for a letter. */
static bool markup;
/* Whether a backslash escapes: then `\n` is no letter. */
static bool escaping;
static uint32_t scalar_start;

/* Digits that an escape may have: more are no escape, and would make hostile input slow. */
enum { MAX_DIGITS = 10 };

/* Offset behind `count` digits (-1: any number) and the unit that must follow (0: none), or 0. */
static uint32_t behind_digits(uint32_t at, uint32_t base, int32_t count, uint32_t close) {
  uint64_t point = 0;
  int32_t read = 0;
  while (read != count && read <= MAX_DIGITS) {
    uint32_t unit = unit_at(at);
    uint32_t lower = unit | 32;
    uint32_t digit = unit >= 48 && unit <= 57 ? unit - 48 : lower >= 97 && lower <= 102 ? lower - 87 : 99;
    if (digit >= base) break;
    point = point * base + digit;
    at++;
    read++;
  }
  if (read == 0 || read > MAX_DIGITS || (count >= 0 && read != count) || point > 0x10ffff) return 0;
  if (close == 0) return at;
  return unit_at(at) == close ? at + 1 : 0;
}

/* Offset behind the escape that starts at `at`, or 0 where none does: see src/languages/text/escapes.ts. */
static uint32_t escape_end(uint32_t at, bool entities) {
  uint32_t first = unit_at(at);
  if (first == 92) {
    uint32_t kind = unit_at(at + 1);
    if (kind == 120) return behind_digits(at + 2, 16, 2, 0);
    if (kind != 117) return 0;
    if (unit_at(at + 2) == 123) return behind_digits(at + 3, 16, -1, 125);
    return behind_digits(at + 2, 16, 4, 0);
  }
  if (!entities || first != 38 || unit_at(at + 1) != 35) return 0;
  bool hex = (unit_at(at + 2) | 32) == 120;
  return behind_digits(at + (hex ? 3 : 2), hex ? 16 : 10, -1, 59);
}

static inline bool is_separator(uint32_t unit) {
  return unit == 46 || unit == 35 || unit == 58 || unit == 47 || unit == 92;
}

static inline bool is_list_separator(uint32_t unit) {
  return unit == 44 || unit == 59 || unit == 124;
}

/* An option that long is none. */
enum { LONGEST_OPTION = 40 };

/* Whether a text takes the word for a name: `mod#name`, `a::name`, `only functions:name`, `--entry=name`, `--entry name`. */
static bool is_argument(uint32_t at, uint32_t behind, uint32_t end, uint32_t before) {
  if (before == 35 || before == 61 || (before == 58 && at >= 2 && text[at - 2] == 58)) return true;
  uint32_t next = behind < end ? text[behind] : 32;
  if (!is_space(next) && next != 34 && next != 39 && next != 44) return false;
  if (before == 58) return true;
  if (before != 32 || at < 1 || at - 1 <= scalar_start) return false;
  int32_t option = (int32_t)at - 2;
  int32_t limit = option - LONGEST_OPTION;
  if (limit < (int32_t)scalar_start) limit = (int32_t)scalar_start;
  while (option > limit && !is_space(text[option - 1])) option--;
  return text[option] == 45 && unit_at((uint32_t)option + 1) == 45 && (int32_t)at - 2 - option > 1;
}

static uint32_t class_of(uint32_t at, uint32_t behind, uint32_t end, uint32_t class, uint32_t mode) {
  if (mode == UNIFORM) return class;
  uint32_t before = at > scalar_start ? text[at - 1] : 0;
  bool called = behind < end && text[behind] == 40;
  if (mode == IN_PROSE) return called || is_argument(at, behind, end, before) ? STRING_TAIL : class;
  bool first = at == scalar_start;
  if (first && behind == end) return STRING_WHOLE;
  bool closed = behind == end || is_list_separator(text[behind]);
  if (called || (closed && (first || is_separator(before) || is_list_separator(before)))) return STRING_TAIL;
  return STRING_INNER;
}

/* A backslash before these makes a control character: the unit is then no part of a word. */
static inline bool is_control_escape(uint32_t unit) {
  return unit == 110 || unit == 116 || unit == 114 || unit == 98 || unit == 102 || unit == 118;
}

static void scan(uint32_t start, uint32_t end, uint32_t class, uint32_t mode);

/* A run of word parts and escapes from `start`, whose first escape may be at `at`. Returns the offset behind it. */
static uint32_t escape(uint32_t start, uint32_t at, uint32_t end, uint32_t class, uint32_t mode) {
  if (text[at] == 92 && is_control_escape(unit_at(at + 1)) && escape_end(at, false) == 0) {
    /* Where a backslash surely escapes, the letter behind it is none. Elsewhere the word is read both ways. */
    if (!escaping && at + 1 < end) add(at + 1, word_end(at + 1, end), class);
    return at + 2 < end ? at + 2 : end;
  }
  if (escaping && text[at] == 92 && unit_at(at + 1) == 92) {
    /* An escaped backslash escapes nothing, unless what reads the text unescapes it once more. */
    if (escape_end(at + 1, false) != 0) return at + 1;
    return at + 2 < end ? at + 2 : end;
  }
  uint32_t behind = escape_end(at, markup);
  if (behind == 0 || behind > end) {
    /* It is none, or it runs out of the range: then it is none here. */
    if (start < at) scan(start, at, class, mode);
    return at + 1;
  }
  return read_escapes(start, end, class, mode | (markup ? MARKUP : 0));
}

/* `detail-panel`: a row for the whole, and one for each part. */
static uint32_t compound(uint32_t start, uint32_t first_end, uint32_t end, uint32_t class, uint32_t mode) {
  uint32_t behind = first_end;
  while (unit_at(behind) == 45 && behind + 1 < end && is_part(text[behind + 1])) behind = word_end(behind + 1, end);
  if (behind < end && escape_end(behind, markup) != 0) return escape(start, behind, end, class, mode);
  if (unit_of(text[start]) == START) add(start, behind, class_of(start, behind, end, class, mode));
  uint32_t part_class = mode == SEGMENTS ? STRING_INNER : class;
  uint32_t part = start;
  while (part < behind) {
    uint32_t part_end = part;
    while (part_end < behind && text[part_end] != 45) part_end++;
    if (unit_of(text[part]) == START) {
      /* `pre-run(` calls what it ends in. */
      bool last = part_end == behind && mode != UNIFORM && unit_at(behind) == 40;
      add(part, part_end, last ? STRING_TAIL : part_class);
    }
    part = part_end + 1;
  }
  return behind;
}

static void scan(uint32_t start, uint32_t end, uint32_t class, uint32_t mode) {
  uint32_t at = start;
  while (at < end) {
    uint32_t unit = text[at];
    uint32_t kind = unit_of(unit);
    if (kind == OTHER) {
      if (unit == 92 || (unit == 38 && markup)) at = escape(at, at, end, class, mode);
      else at++;
      continue;
    }
    uint32_t behind = word_end(at + 1, end);
    uint32_t next = behind < end ? text[behind] : 0;
    if ((next == 92 || (next == 38 && markup)) && escape_end(behind, markup) != 0) {
      at = escape(at, behind, end, class, mode);
      continue;
    }
    if (next == 45 && behind + 1 < end && is_part(text[behind + 1])) {
      at = compound(at, behind, end, class, mode);
      continue;
    }
    if (kind == START) add(at, behind, class_of(at, behind, end, class, mode));
    at = behind;
  }
}

/*
 * Reads ranges of a text: four numbers each in the cells, start, end, mode, class. A scalar without white space has
 * segments, whatever its mode says.
 */
EXPORT(scan_ranges) void scan_ranges(uint32_t count) {
  for (uint32_t range = 0; range < count; range++) {
    uint32_t start = (uint32_t)cells[range * 4];
    uint32_t end = at_most((uint32_t)cells[range * 4 + 1], text_length);
    uint32_t mode = (uint32_t)cells[range * 4 + 2];
    uint32_t class = (uint32_t)cells[range * 4 + 3];
    escaping = (mode & ESCAPING) != 0;
    markup = (mode & MARKUP) != 0;
    mode &= 3;
    scalar_start = start;
    if (mode == SEGMENTS) {
      for (uint32_t at = start; at < end && mode == SEGMENTS; at++) {
        if (is_space(text[at])) mode = IN_PROSE;
      }
    }
    scan(start, end, class, mode);
  }
}
