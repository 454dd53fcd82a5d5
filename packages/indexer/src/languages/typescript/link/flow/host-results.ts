import { DeclFlag, LinkKind } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';
import { conventionOf } from '../conventions/conventions.ts';
import type { Surroundings } from './surroundings.ts';
import { originOf } from './value-origin.ts';

/** Packages that write what the methods return which their decorators mark. */
const WRITERS =
  /^(@nestjs\/(common|graphql|microservices|websockets)|routing-controllers|@?tsoa(\/|$)|type-graphql|@tsed\/)/;

/** Names of files that no framework answers requests with, though it finds what they export. */
const ANSWERS =
  /^(loader|action|clientLoader|clientAction|load|getServerSideProps|getStaticProps|GET|POST|PUT|PATCH|DELETE|data|onRequestGet)$/;

/** Whether a framework writes what a function returns: of a route's handler, of a controller's method. */
export function givesToHost({ program, binder }: Surroundings, unit: Unit, func: number): boolean {
  const { links, decls } = unit.facts;
  for (const link of unit.links(func)) {
    if (links.kind[link] !== LinkKind.Decorator) continue;
    const origin = originOf(binder, unit, links.expr[link]!);
    if (origin?.from === 'package' && WRITERS.test(origin.specifier)) return true;
  }
  const named = unit.text(decls.name[func]!) === '' ? unit.holderOf(func) : func;
  const name = named < 0 ? '' : unit.text(decls.name[named]!);
  if (!ANSWERS.test(name) || (decls.flags[named]! & DeclFlag.Exported) === 0) return false;
  const { files } = program.head.resolver;
  return conventionOf(unit.path, name, (dependency) => files.dependsOn(unit.path, dependency)) !== null;
}
