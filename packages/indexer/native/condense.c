/*
 * Walks a tree-sitter tree and writes it down as the rows of a condensed tree.
 *
 * It runs inside the parser's memory, so that a walk costs no crossing from JavaScript. It reads the core's subtrees as
 * the core does, and a test compares every row with the one that the public cursor gives.
 *
 * Offsets of the core are bytes of UTF-16; rows hold code units.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "subtree.h"
#include "tree.h"

#include "allocation.h"
#include "names.h"
#include "rows.h"

#define EXPORT(name) __attribute__((export_name(#name)))

/* As in src/syntax/condensed-tree.ts. */
enum { ERROR_KIND = 1, MISSING_KIND = 2 };

/* What a room keeps of a grammar, by the grammar's own numbers. */
typedef struct {
  const TSLanguage *language;
  /* Kind by symbol, aliases included; 0 is dropped. Public symbols are resolved once, here. */
  uint16_t *kinds;
  /* 1 where the text of a symbol's nodes is interned. */
  uint8_t *texts;
  /* Number by field of the grammar, or 0. */
  uint8_t *fields;
} Table;

/* An inner node whose children are being walked. */
typedef struct {
  const Subtree *child;
  const Subtree *end;
  /* One entry for each structural child (extras are none), or null. */
  const TSSymbol *aliases;
  const TSFieldMapEntry *field_map;
  const TSFieldMapEntry *field_map_end;
  uint32_t structural_index;
  /* Where the next child's padding starts, in bytes. */
  uint32_t position;
  /* The row that kept children hang on. */
  int32_t row;
  /* The first field (of the room's) on the way down from that row to this node. */
  uint8_t field;
  /* The grammar's field that a child inherits from a hidden node; 0 below a visible one. */
  uint16_t hidden_field;
  /* Whether `row` is this node's own, and its `next` is set when the node is done. */
  bool own_row;
} Frame;

static Frame *frames;
static uint32_t frame_capacity;

/*
 * Lays a room's table over a grammar.
 *
 * kinds, texts: by public symbol, as mapKinds() gives them. fields: by field id.
 */
EXPORT(condense_table)
Table *condense_table(
  const TSLanguage *language, const uint16_t *kinds, const uint8_t *texts, const uint8_t *fields
) {
  uint32_t symbols = language->symbol_count + language->alias_count;
  Table *table = allocate(sizeof(Table));
  table->language = language;
  table->kinds = allocate(symbols * sizeof(uint16_t));
  table->texts = allocate(symbols);
  table->fields = allocate(language->field_count + 1);
  for (uint32_t symbol = 0; symbol < symbols; symbol++) {
    TSSymbol public_symbol = language->public_symbol_map[symbol];
    table->kinds[symbol] = kinds[public_symbol];
    table->texts[symbol] = texts[public_symbol];
  }
  for (uint32_t field = 0; field <= language->field_count; field++) table->fields[field] = fields[field];
  return table;
}

/* Whether the tree has an ERROR or a MISSING node, visible or not. */
static bool condense_is_broken(const TSTree *tree) {
  return ts_subtree_error_cost(tree->root) > 0;
}

/* Prepares to walk the children of `node`, which starts (its padding not counted) at `start`. */
static inline void enter(Frame *frame, const TSLanguage *language, Subtree node, uint32_t start) {
  const SubtreeHeapData *data = node.ptr;
  frame->child = ts_subtree_children(node);
  frame->end = frame->child + data->child_count;
  frame->structural_index = 0;
  frame->position = start - data->padding.bytes;
  uint32_t production = data->production_id;
  frame->aliases = production ? &language->alias_sequences[production * language->max_alias_sequence_length] : NULL;
  frame->field_map = frame->field_map_end = NULL;
  if (language->field_count > 0) {
    TSMapSlice slice = language->field_map_slices[production];
    frame->field_map = &language->field_map_entries[slice.index];
    frame->field_map_end = frame->field_map + slice.length;
  }
}

/*
 * Writes the rows of a tree, in preorder.
 *
 * text: the code units that were parsed. Returns the number of rows.
 */
static uint32_t condense(const TSTree *tree, const Table *table, const uint16_t *text) {
  const TSLanguage *language = table->language;
  Rows *rows = rows_clear();
  if (frames == NULL) {
    frame_capacity = 1024;
    frames = allocate(frame_capacity * sizeof(Frame));
  }

  /* A frame above the root makes the root a child like any other. */
  Subtree root = tree->root;
  Frame *frame = frames;
  *frame = (Frame){.child = &root, .end = &root + 1, .row = -1};
  uint32_t depth = 0;

  for (;;) {
    if (frame->child == frame->end) {
      if (frame->own_row) rows->next[frame->row] = rows->count;
      if (depth == 0) return rows->count;
      frame = &frames[--depth];
      continue;
    }

    Subtree node = *frame->child++;
    uint32_t padding, size, child_count;
    TSSymbol symbol;
    bool visible, extra, missing;
    if (node.data.is_inline) {
      padding = node.data.padding_bytes;
      size = node.data.size_bytes;
      symbol = node.data.symbol;
      visible = node.data.visible;
      extra = node.data.extra;
      missing = node.data.is_missing;
      child_count = 0;
    } else {
      const SubtreeHeapData *data = node.ptr;
      padding = data->padding.bytes;
      size = data->size.bytes;
      symbol = data->symbol;
      visible = data->visible;
      extra = data->extra;
      missing = data->is_missing;
      child_count = data->child_count;
    }
    uint32_t start = frame->position + padding;
    frame->position = start + size;

    /*
     * The grammar's field: of the link to this node, or else of the links to the hidden nodes above it. Extras have
     * no place in a production, and so neither alias nor field.
     */
    uint16_t grammar_field = 0;
    if (!extra) {
      uint32_t index = frame->structural_index++;
      if (frame->aliases != NULL && frame->aliases[index] != 0) {
        symbol = frame->aliases[index];
        visible = true;
      }
      grammar_field = frame->hidden_field;
      for (const TSFieldMapEntry *entry = frame->field_map; entry < frame->field_map_end; entry++) {
        if (entry->child_index == index && !entry->inherited) {
          grammar_field = entry->field_id;
          break;
        }
      }
    }

    int32_t row = frame->row;
    uint8_t field = frame->field;
    bool own_row = false;
    if (visible || depth == 0) {
      if (field == 0 && depth > 0) field = table->fields[grammar_field];
      uint16_t kind = symbol == ts_builtin_sym_error ? ERROR_KIND : missing ? MISSING_KIND : table->kinds[symbol];
      if (kind != 0 || depth == 0) {
        uint32_t from = start >> 1;
        uint32_t to = (start + size) >> 1;
        int32_t name = -1;
        if (kind > MISSING_KIND && table->texts[symbol]) name = names_intern(text + from, to - from);
        row = rows_add(rows, kind, field, frame->row, from, to, name);
        own_row = true;
        field = 0;
      }
    }

    if (child_count == 0) {
      if (own_row) rows->next[row] = rows->count;
      continue;
    }
    if (++depth == frame_capacity) {
      frame_capacity *= 2;
      frames = reallocate(frames, frame_capacity * sizeof(Frame));
    }
    frame = &frames[depth];
    frame->row = row;
    frame->own_row = own_row;
    frame->field = field;
    frame->hidden_field = visible ? 0 : grammar_field;
    enter(frame, language, node, start);
  }
}
