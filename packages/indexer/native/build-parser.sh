#!/bin/sh
# Builds the parser and writes it, compressed, to ../parser.wasm.br, and its digest to src/syntax/wasm.
# With --check it writes nothing and fails where the committed parser differs.
#
# Needs npm, and of Debian 12: clang-19 lld-19 libclang-rt-19-dev-wasm32 wasi-libc. The same versions give the same bytes.
set -eu
export LC_ALL=C
here=$(cd "$(dirname "$0")" && pwd)
package="$here/.."
wasm="$package/parser.wasm.br"
digest="$package/src/syntax/wasm/parser-digest.generated.ts"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/core"

# $1 name of an npm package, $2 version; unpacks it into packages/NAME
fetch() {
  [ -d "$scratch/packages/$1" ] && return
  mkdir -p "$scratch/packages/$1"
  (cd "$scratch" && tar -xzf "$(npm pack --silent "$1@$2")" --strip-components=1 -C "packages/$1")
}

# $1 name of a dependency; prints its pinned version
pinned() {
  node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8")).dependencies[process.argv[2]]' "$package/package.json" "$1"
}

# The core. Headers that its source map does not carry are older ones: see core.h.
headers=tree-sitter
fetch "$headers" 0.25.1
fetch web-tree-sitter "$(pinned web-tree-sitter)"
lib="$scratch/packages/$headers/vendor/tree-sitter/lib"
cp -R "$lib"/src/*.h "$lib/src/portable" "$lib/src/unicode" "$lib/include/tree_sitter" "$scratch/core/"
node "$here/core-sources.mjs" "$scratch/packages/web-tree-sitter/debug/web-tree-sitter.wasm.map" "$scratch/core"

# The machine compiles what runs often once more, and the time for that grows faster than a function does. So what is
# large and made of many small steps is built small: of all combinations that were measured this one is the fastest.
compile() {
  "${CC:-clang-19}" --target=wasm32-wasi -isystem /usr/include/wasm32-wasi -std=c11 -D_GNU_SOURCE \
    -fvisibility=hidden -mbulk-memory -mnontrapping-fptoint -msign-ext -DNDEBUG \
    -ffile-prefix-map="$here=native" -ffile-prefix-map="$scratch=build" "$@"
}

grep -v '^#' "$here/grammars.tsv" > "$scratch/grammars.tsv"
while read -r id name folder; do
  fetch "$name" "$(pinned "$name")"
  src="$scratch/packages/$name/$folder"
  echo "GRAMMAR($id)" >> "$scratch/core/grammars.h"
  compile -Oz -w -include "$here/grammar.h" -I"$src" -I"$scratch/core" -I"$here" -c "$src/parser.c" -o "$scratch/$id-parser.o"
  if [ -f "$src/scanner.c" ]; then compile -O2 -w -I"$src" -c "$src/scanner.c" -o "$scratch/$id-scanner.o"; fi
done < "$scratch/grammars.tsv"
compile -O2 -Wall -Wextra -Wno-unused-parameter -Wno-unused-function -Wno-sign-compare \
  -isystem "$scratch/core" -c "$here/engine.c" -o "$scratch/engine.o"

# The stack lies lowest and grows down: what overflows it leaves the memory and traps, instead of writing over data.
"${CC:-clang-19}" --target=wasm32-wasi -L/usr/lib/wasm32-wasi -O2 -nostartfiles -Wl,--no-entry -Wl,--import-memory \
  -Wl,--initial-memory=8388608 -Wl,--max-memory=4294901760 -Wl,--stack-first -Wl,-z,stack-size=1048576 \
  -Wl,--gc-sections -Wl,--strip-all "$scratch"/*.o -o "$scratch/parser.wasm"

sha256=$(sha256sum "$scratch/parser.wasm" | cut -d' ' -f1)
{
  echo '// The parser that native/build-parser.sh built. Do not edit.'
  echo "export const PARSER_SHA256 = '$sha256';"
} > "$scratch/digest.ts"

# What is compared is the parser itself: how it is compressed depends on the version of Node.
if [ "${1-}" = --check ]; then
  node -e 'fs.writeFileSync(process.argv[2], zlib.brotliDecompressSync(fs.readFileSync(process.argv[1])))' "$wasm" "$scratch/committed.wasm"
  cmp "$scratch/committed.wasm" "$scratch/parser.wasm" && cmp "$scratch/digest.ts" "$digest"
  echo 'The committed parser is what the sources give.'
else
  node -e 'fs.writeFileSync(process.argv[2], zlib.brotliCompressSync(fs.readFileSync(process.argv[1]), { params: { [zlib.constants.BROTLI_PARAM_LGWIN]: 24 } }))' "$scratch/parser.wasm" "$wasm"
  cp "$scratch/digest.ts" "$digest"
  wc -c "$scratch/parser.wasm" "$wasm" | sed "s|$scratch/||; s|$package/||"
fi
