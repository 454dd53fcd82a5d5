#!/bin/sh
# Builds the small modules of this folder and writes them, in base64, to generated files in src. The parser is large and
# has a script of its own, build-parser.sh.
# With --check it writes nothing and fails where a committed file differs.
#
# Needs of Debian 12: clang-19 lld-19 libclang-rt-19-dev-wasm32 wasi-libc. The same versions give the same bytes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# $1 name
compile() {
  "${CC:-clang-19}" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi \
    -std=c11 -O3 -fvisibility=hidden -mbulk-memory -mnontrapping-fptoint -msign-ext -DNDEBUG \
    -Wall -Wextra -Wno-unused-parameter -Wno-unused-function -Wno-sign-compare \
    -ffile-prefix-map="$here=native" \
    -c "$here/$1.c" -o "$scratch/$1.o"
}

# They have memories of their own, whose stacks lie lowest: to overflow them traps.
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
keep words WORDS_WASM words/words-module.generated.ts
keep columns COLUMNS_WASM segments/columns-module.generated.ts
