/*
 * Included ahead of each generated parser.c: replaces what its lexer calls through pointers, once for each character, by
 * the same without a call. The text is one range, so that a token ends where the lexer stands.
 */
#pragma once
#include "tree_sitter/api.h"
#include "tree_sitter/parser.h"

#include "lexing.h"

#undef START_LEXER
#define START_LEXER()          \
  bool result = false;         \
  bool skip = false;           \
  UNUSED bool eof = false;     \
  int32_t lookahead;           \
  goto start;                  \
  next_state:                  \
  lexing_advance(lexer, skip); \
  start:                       \
  skip = false;                \
  lookahead = lexer->lookahead;

#undef ACCEPT_TOKEN
#define ACCEPT_TOKEN(symbol_value)     \
  result = true;                       \
  lexer->result_symbol = symbol_value; \
  ((Lexer *)lexer)->token_end_position = ((Lexer *)lexer)->current_position;

/* `eof = lexer->eof(lexer)`: at the end of the text the character is 0, and elsewhere seldom. */
#define eof(lexer) lookahead == 0 && (lexer)->eof(lexer)
