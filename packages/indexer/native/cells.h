/* Numbers that JavaScript and a module hand each other. */
#pragma once
#include <stdint.h>
#include <stdlib.h>

#include "allocation.h"

static int32_t *cells;
static uint32_t cells_capacity;

/* Room for numbers, which stays where it is until it is asked for again. */
__attribute__((export_name("cells"))) int32_t *reserve_cells(uint32_t count) {
  if (count > cells_capacity) {
    free(cells);
    cells_capacity = count + count / 2 + 4096;
    cells = allocate(cells_capacity * sizeof(int32_t));
  }
  return cells;
}
