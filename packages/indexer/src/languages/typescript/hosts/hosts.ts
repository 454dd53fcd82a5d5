import {
  DeclFlag,
  DeclKind,
  DeclLevel,
  ExportKind,
  ExprKind,
  FileFlag,
  ImportKind,
  Role,
  Space,
  Use,
} from '../../../facts/kinds.ts';
import type { Reading } from '../../room.ts';
import type { Extraction } from '../extraction.ts';
import { readMarkup } from './markup.ts';
import { blankOutside, codeRegions, scriptElements } from './regions.ts';

type Host = NonNullable<Reading['host']>;

/** The text of a host with its markup blanked out, offset by offset. */
export function prepareHost(text: string, host: Host): string {
  return blankOutside(text, codeRegions(text, host));
}

/** Reads what a host holds besides its code. */
export function readHost(x: Extraction, host: Host): void {
  const { text } = x;
  x.flags |= FileFlag.Embedded;
  // Each script of a component is a module; those of a page share their globals.
  if (host !== 'html') x.flags |= FileFlag.Module;
  const scripts = host === 'mdx' ? [] : scriptElements(text);
  for (const script of scripts) {
    const source = script.attributes.get('src');
    if (source === undefined) continue;
    if (host === 'vue') givesOn(x, x.names.ofText(source), script.start);
    else x.importRow(ImportKind.SideEffect, x.names.ofText(source), script.start);
  }
  if (host === 'vue') {
    for (const match of text.matchAll(TEMPLATE_SOURCE))
      x.importRow(ImportKind.SideEffect, x.names.ofText(match[1] ?? match[2]!), match.index);
  }
  const setup = host !== 'vue' || scripts.some((script) => script.attributes.has('setup'));
  if (setup && host !== 'html') x.flags |= FileFlag.TemplateScope;
  readMarkup(x, host, codeRegions(text, host));
  if (host === 'svelte') storeReferences(x);
  offerProps(x);
}

/** `<template src="./till.html">`: that file's markup is this component's. */
const TEMPLATE_SOURCE = /<template\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** `<script src="./till.ts">`: the component is what that module exports. */
function givesOn(x: Extraction, specifier: number, start: number): void {
  const name = x.names.ofText('default');
  const component = x.importRow(ImportKind.Reexport, specifier, start);
  x.imports.set(component, 'imported', name);
  x.exports.set(x.exportRow(name, ExportKind.Through, start), 'imp', component);
  const rest = x.importRow(ImportKind.ReexportAll, specifier, start);
  x.exports.set(x.exportRow('*', ExportKind.Through, start), 'imp', rest);
}

/** What a component takes from `$props()`, `defineProps()`, `Astro.props` is what its parents set, under the key's name. */
function offerProps(x: Extraction): void {
  const { decls, exprs, occs } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    if (decls.level[decl] !== DeclLevel.TopLevel || decls.kind[decl] !== DeclKind.Variable) continue;
    let member = decls.init[decl]!;
    if (member >= 0 && exprs.kind[member] === ExprKind.Either) member = exprs.a[member]!;
    if (member < 0 || exprs.kind[member] !== ExprKind.Member || exprs.b[member]! < 0) continue;
    const key = exprs.b[member]!;
    if (occs.role[key] !== Role.PatternKey || !isProps(x, exprs.a[member]!)) continue;
    decls.flags[decl]! |= DeclFlag.Exported;
    const row = x.exportRow(occs.name[key]!, ExportKind.Local, decls.start[decl]!);
    x.exports.set(row, 'decl', decl);
  }
}

function isProps(x: Extraction, from: number): boolean {
  const { exprs, occs } = x;
  let expr = from;
  while (expr >= 0 && exprs.kind[expr] === ExprKind.Cast) expr = exprs.a[expr]!;
  if (expr < 0) return false;
  if (exprs.kind[expr] === ExprKind.Member) {
    const object = exprs.a[expr]!;
    if (exprs.b[expr]! < 0 || object < 0 || exprs.kind[object] !== ExprKind.Ident) return false;
    return nameAt(x, occs.name[exprs.b[expr]!]!) === 'props' && nameAt(x, occs.name[exprs.a[object]!]!) === 'Astro';
  }
  if (exprs.kind[expr] !== ExprKind.Call) return false;
  const callee = exprs.a[expr]!;
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Ident) return false;
  const name = nameAt(x, occs.name[exprs.a[callee]!]!);
  if (name === 'withDefaults') {
    for (let argument = expr + 1; argument < exprs.count; argument++)
      if (exprs.use[argument] === Use.Argument && exprs.target[argument] === expr) return isProps(x, argument);
  }
  return name === '$props' || name === 'defineProps';
}

const nameAt = (x: Extraction, name: number): string => (name < 0 ? '' : x.names.textOf(name));

/** In a Svelte script `$name` reads the store `name`. */
function storeReferences(x: Extraction): void {
  const { occs } = x;
  const { count } = occs;
  for (let occ = 0; occ < count; occ++) {
    const role = occs.role[occ];
    if (role !== Role.Reference && role !== Role.Write) continue;
    const name = x.names.textOf(occs.name[occ]!);
    if (name.length < 2 || !name.startsWith('$') || name.startsWith('$$')) continue;
    const scope = occs.scope[occ]!;
    if (x.scopes.lookup(scope, occs.name[occ]!, Space.Value) !== -1) continue;
    const bare = x.names.ofText(name.slice(1));
    occs.add(bare, occs.start[occ]! + 1, occs.end[occ]!, Role.Reference, scope, Space.Value);
  }
}
