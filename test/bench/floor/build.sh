#!/bin/sh
# Builds the floor and prints the path of the program. What is built stays in node_modules/.cache, which is not tracked.
# Needs npm and a C compiler.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
cache="$root/node_modules/.cache/nonesuch-floor"
program="$cache/floor"
core=tree-sitter@0.25.1
compiler="${CC:-gcc} -O2"

if [ -x "$program" ] && [ "$program" -nt "$here/floor.c" ] && [ "$program" -nt "$here/build.sh" ]; then
  echo "$program"
  exit
fi

mkdir -p "$cache"
cd "$cache"
if [ ! -d package ]; then
  npm pack --silent "$core" >/dev/null
  tar -xzf tree-sitter-*.tgz
fi
lib="$cache/package/vendor/tree-sitter/lib"

# $1 name, $2 folder with the grammar's sources
grammar() {
  $compiler -w -I"$2" -c "$2/parser.c" -o "$1-parser.o"
  $compiler -w -I"$2" -c "$2/scanner.c" -o "$1-scanner.o"
}
modules="$root/packages/indexer/node_modules"
grammar typescript "$modules/tree-sitter-typescript/typescript/src"
grammar tsx "$modules/tree-sitter-typescript/tsx/src"
grammar javascript "$modules/tree-sitter-javascript/src"
$compiler -w -I"$lib/include" -I"$lib/src" -c "$lib/src/lib.c" -o core.o
$compiler -Wall -Wextra -I"$lib/include" "$here/floor.c" ./*.o -pthread -o floor
echo "$program"
