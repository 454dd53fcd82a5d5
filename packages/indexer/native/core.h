/*
 * The parts of tree-sitter's core that a parse needs. Its headers are those of an older version where the source map of
 * web-tree-sitter has none (see core-sources.mjs); what the newer sources expect beyond them stands here.
 */
#pragma once
#include "tree_sitter/api.h"

/* Named differently, or not yet, by the older headers. */
#define TSDecodeFunction DecodeFunction
void ts_point_edit(TSPoint *point, uint32_t *byte, const TSInputEdit *edit);
bool ts_language_is_parseable(const TSLanguage *language);

/* The core can log its steps and draw its trees. Nobody asks it to, and without this the module would ask for files. */
#include <stdio.h>
#define fdopen(descriptor, mode) NULL
#define fclose(file) ((void)(file), 0)
#define fputs(string, file) ((void)(file), 0)
#define fputc(character, file) ((void)(file), 0)
#define fprintf(file, ...) ((void)(file), 0)
#define snprintf(buffer, ...) 0
#define vsnprintf(buffer, ...) 0

#include "get_changed_ranges.c"
#include "language.c"
#include "lexer.c"
#include "node.c"
#include "parser.c"
#include "stack.c"
#include "subtree.c"
#include "tree_cursor.c"
#include "wasm_store.c"

#undef fdopen
#undef fclose
#undef fputs
#undef fputc
#undef fprintf
#undef snprintf
#undef vsnprintf
