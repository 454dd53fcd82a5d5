/*
 * The step from one character to the next, for text in UTF-16 that lies in memory whole.
 *
 * Generated lexers call `lexer->advance` through a pointer, once for each character, and the core's own has a fast path for
 * UTF-8 alone. This one is put into the generated lexers instead (see grammar.h), and into the core's table for the
 * scanners that are written by hand. It does what the core's does, and leaves to the core what is not plain: the ends of
 * lines and of the text, surrogates, the byte order mark.
 */
#pragma once
#include "tree_sitter/api.h"

#include "lexer.h"

/* The core's own `advance`. */
extern void (*lexing_slow_advance)(TSLexer *lexer, bool skip);

static inline void lexing_advance(TSLexer *data, bool skip) {
  Lexer *lexer = (Lexer *)data;
  uint32_t next = lexer->current_position.bytes + sizeof(uint16_t);
  uint32_t place = next - lexer->chunk_start;
  if (
    lexer->lookahead_size == sizeof(uint16_t) && data->lookahead != '\n' && place < lexer->chunk_size &&
    next > sizeof(uint16_t)
  ) {
    uint16_t unit = *(const uint16_t *)(lexer->chunk + place);
    if ((uint16_t)(unit - 0xD800) >= 0x800) {
      lexer->current_position.bytes = next;
      lexer->current_position.extent.column += sizeof(uint16_t);
      if (lexer->column_data.valid) lexer->column_data.value++;
      if (skip) lexer->token_start_position = lexer->current_position;
      data->lookahead = unit;
      return;
    }
  }
  lexing_slow_advance(data, skip);
}
