#!/bin/sh
# Builds condense.wasm and writes it, in base64, to src/syntax/wasm/condense-module.generated.ts.
# With --check it writes nothing and fails where the committed file differs.
#
# Needs npm, and of Debian 12: clang-19 lld-19 libclang-rt-19-dev-wasm32 wasi-libc. The same versions give the same bytes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../src/syntax/wasm/condense-module.generated.ts"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Only headers are used: those of the core, whose subtrees are laid out as in the pinned web-tree-sitter.
core=tree-sitter@0.25.1
(cd "$scratch" && npm pack --silent "$core" >/dev/null && tar -xzf tree-sitter-*.tgz)
src="$scratch/package/vendor/tree-sitter/lib/src"
include="$scratch/package/vendor/tree-sitter/lib/include"

"${CC:-clang-19}" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi -I"$src" -I"$include" \
  -std=c11 -O3 -fPIC -fvisibility=hidden -mbulk-memory -mnontrapping-fptoint -msign-ext -DNDEBUG \
  -Wall -Wextra -Wno-unused-parameter -Wno-unused-function -Wno-sign-compare \
  -ffile-prefix-map="$here=native" -ffile-prefix-map="$scratch=core" \
  -c "$here/condense.c" -o "$scratch/condense.o"
"${LD:-wasm-ld-19}" --experimental-pic --shared --strip-all --gc-sections --unresolved-symbols=import-dynamic \
  "$scratch/condense.o" -o "$scratch/condense.wasm"

{
  echo '// Built from native/condense.c by native/build.sh. Do not edit.'
  echo 'export const CONDENSE_WASM ='
  echo "  '$(base64 -w0 "$scratch/condense.wasm")';"
} > "$scratch/module.ts"

if [ "${1-}" = --check ]; then
  cmp "$scratch/module.ts" "$out" && echo 'The committed module is what the sources give.'
else
  mkdir -p "$(dirname "$out")"
  cp "$scratch/module.ts" "$out"
  wc -c "$scratch/condense.wasm" | sed "s|$scratch/||"
fi
