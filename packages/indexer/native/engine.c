/*
 * The parser as one module: tree-sitter's core, the grammars, and the walk, around one call that takes a text and leaves
 * rows. All sources are compiled as one, with our own allocation in place of the core's.
 *
 * Offsets of the core are bytes of UTF-16; rows hold code units.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define IMPORT(name) __attribute__((import_module("host"), import_name(#name)))

/* Throws: this memory is not used again. */
IMPORT(refuse_memory) _Noreturn void refuse_memory(void);
#define REFUSE_MEMORY() refuse_memory()

#include "arena.h"

#define ts_malloc arena_allocate
#define ts_calloc arena_allocate_zeroed
#define ts_realloc arena_reallocate
#define ts_free arena_free

#include "core.h"

#include "condense.c"
#include "lexing.h"

/* Throws once the time for the parse is over: then this memory is not used again. */
IMPORT(check_clock) void check_clock(void);

static void arena_grows(void) {
  check_clock();
}

/* The core asks about every 100 of its steps, which is much more often than a clock needs to be read. */
enum { ASKS_PER_CLOCK = 32 };

static bool on_progress(TSParseState *state) {
  uint32_t *asks = state->payload;
  if (++*asks % ASKS_PER_CLOCK == 0) check_clock();
  return false;
}

/* The grammars, in the order of grammars.tsv. */
#define GRAMMAR(name) const TSLanguage *tree_sitter_##name(void);
#include "grammars.h"
#undef GRAMMAR

typedef struct {
  const char *name;
  const TSLanguage *(*language)(void);
} Grammar;

static const Grammar GRAMMARS[] = {
#define GRAMMAR(name) {#name, tree_sitter_##name},
#include "grammars.h"
#undef GRAMMAR
  {NULL, NULL},
};

/* Name of grammar `index`, or null behind the last one. */
EXPORT(grammar_name)
const char *grammar_name(uint32_t index) {
  return GRAMMARS[index].name;
}

EXPORT(grammar_language)
const TSLanguage *grammar_language(uint32_t index) {
  return GRAMMARS[index].language();
}

EXPORT(language_symbol_count)
uint32_t language_symbol_count(const TSLanguage *language) {
  return ts_language_symbol_count(language);
}

EXPORT(language_field_count)
uint32_t language_field_count(const TSLanguage *language) {
  return ts_language_field_count(language);
}

/* Node type of a symbol, or null where no node bears it. */
EXPORT(language_symbol_name)
const char *language_symbol_name(const TSLanguage *language, TSSymbol symbol) {
  TSSymbolType type = ts_language_symbol_type(language, symbol);
  return type == TSSymbolTypeRegular || type == TSSymbolTypeAnonymous ? ts_language_symbol_name(language, symbol) : NULL;
}

EXPORT(language_symbol_is_named)
bool language_symbol_is_named(const TSLanguage *language, TSSymbol symbol) {
  return ts_language_symbol_type(language, symbol) == TSSymbolTypeRegular;
}

EXPORT(language_field_name)
const char *language_field_name(const TSLanguage *language, TSFieldId field) {
  return ts_language_field_name_for_id(language, field);
}

/* A block for JavaScript to fill. */
EXPORT(block_new)
void *block_new(uint32_t size) {
  return allocate(size);
}

EXPORT(block_free)
void block_free(void *block) {
  free(block);
}

/* The text that is parsed. JavaScript writes it. */
static const uint16_t *text;
static uint32_t text_count;

/* Room for a text of `count` code units, in place of the room for the last one. */
EXPORT(text_reserve)
uint16_t *text_reserve(uint32_t count) {
  static uint16_t *room;
  free(room);
  room = NULL;
  room = allocate(count * sizeof(uint16_t));
  text = room;
  return room;
}

/*
 * The text is read where it lies. It is handed out in parts, so that the clock is looked at: a lexer that looks far
 * ahead for each token may not come to the next of its hundred steps.
 */
enum { TEXT_PART = 1 << 15 };

static const char *read_text(void *payload, uint32_t byte, TSPoint point, uint32_t *bytes) {
  check_clock();
  uint32_t from = byte / sizeof(uint16_t);
  uint32_t to = text_count;
  if (from > to) from = to;
  if (to - from > TEXT_PART) {
    to = from + TEXT_PART;
    /* Not between the surrogates of one character. */
    if ((text[to - 1] & 0xFC00) == 0xD800) to++;
  }
  *bytes = (to - from) * sizeof(uint16_t);
  return (const char *)(text + from);
}

void (*lexing_slow_advance)(TSLexer *lexer, bool skip);

static void fast_advance(TSLexer *lexer, bool skip) {
  lexing_advance(lexer, skip);
}

/* What the core calls once it has a tree. Ours dies with the arena. */
TSTree *ts_tree_new(Subtree root, const TSLanguage *language, const TSRange *ranges, unsigned range_count) {
  TSTree *tree = arena_allocate_zeroed(1, sizeof(TSTree));
  tree->root = root;
  tree->language = language;
  return tree;
}

/*
 * Parses the text, of `count` code units, and writes its rows. Returns whether the tree has an ERROR or a MISSING node, visible or not.
 *
 * Traps, or throws, where no tree can be had. The memory is not to be used then.
 */
EXPORT(parse)
bool parse(const Table *table, uint32_t count) {
  arena_clear();
  text_count = count;
  TSParser *parser = ts_parser_new();
  lexing_slow_advance = parser->lexer.data.advance;
  parser->lexer.data.advance = fast_advance;
  if (!ts_parser_set_language(parser, table->language)) __builtin_trap();
  uint32_t asks = 0;
  TSTree *tree = ts_parser_parse_with_options(
    parser, NULL, (TSInput){.read = read_text, .encoding = TSInputEncodingUTF16LE},
    (TSParseOptions){.payload = &asks, .progress_callback = on_progress}
  );
  if (tree == NULL) __builtin_trap();
  condense(tree, table, text);
  return condense_is_broken(tree);
}
