#!/bin/sh
# Builds the modules of this folder and writes them, in base64, to generated files in src.
# With --check it writes nothing and fails where a committed file differs.
#
# Needs npm, and of Debian 12: clang-19 lld-19 libclang-rt-19-dev-wasm32 wasi-libc. The same versions give the same bytes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Only headers are used: those of the core, whose subtrees are laid out as in the pinned web-tree-sitter.
core=tree-sitter@0.25.1
(cd "$scratch" && npm pack --silent "$core" >/dev/null && tar -xzf tree-sitter-*.tgz)
src="$scratch/package/vendor/tree-sitter/lib/src"
include="$scratch/package/vendor/tree-sitter/lib/include"

# $1 name; more arguments go to the compiler
compile() {
  name=$1
  shift
  "${CC:-clang-19}" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi "$@" \
    -std=c11 -O3 -fvisibility=hidden -mbulk-memory -mnontrapping-fptoint -msign-ext -DNDEBUG \
    -Wall -Wextra -Wno-unused-parameter -Wno-unused-function -Wno-sign-compare \
    -ffile-prefix-map="$here=native" -ffile-prefix-map="$scratch=core" \
    -c "$here/$name.c" -o "$scratch/$name.o"
}

# Shares the memory of the parser.
compile condense -I"$src" -I"$include" -fPIC
"${LD:-wasm-ld-19}" --experimental-pic --shared --strip-all --gc-sections --unresolved-symbols=import-dynamic \
  "$scratch/condense.o" -o "$scratch/condense.wasm"
# These have memories of their own, whose stacks lie lowest: to overflow them traps.
for name in words columns; do
  compile "$name"
  "${LD:-wasm-ld-19}" --no-entry --strip-all --gc-sections -z stack-size=65536 --stack-first -L/usr/lib/wasm32-wasi \
    "$scratch/$name.o" -lc -o "$scratch/$name.wasm"
done

# $1 name, $2 constant, $3 file
keep() {
  out="$here/../src/$3"
  {
    echo "// Built from native/$1.c by native/build.sh. Do not edit."
    echo "export const $2 ="
    echo "  '$(base64 -w0 "$scratch/$1.wasm")';"
  } > "$scratch/$1.ts"
  if [ "$check" = --check ]; then
    cmp "$scratch/$1.ts" "$out" && echo "The committed $1 is what the sources give."
  else
    cp "$scratch/$1.ts" "$out"
    wc -c "$scratch/$1.wasm" | sed "s|$scratch/||"
  fi
}

check=${1-}
keep condense CONDENSE_WASM syntax/wasm/condense-module.generated.ts
keep words WORDS_WASM words/words-module.generated.ts
keep columns COLUMNS_WASM segments/columns-module.generated.ts
