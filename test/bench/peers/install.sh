#!/bin/sh
# Installs the peers that npm has, for `pnpm bench --peers`. Universal Ctags comes from the system (Debian: universal-ctags).
# codebase-memory-mcp is looked for on the PATH: its package fetches a program when it is installed, which is not done here.
set -eu
cache="$(cd "$(dirname "$0")/../../.." && pwd)/node_modules/.cache/nonesuch-peers"
mkdir -p "$cache"
npm install --prefix "$cache" --silent --no-save --ignore-scripts @sourcegraph/scip-typescript@0.4.0
