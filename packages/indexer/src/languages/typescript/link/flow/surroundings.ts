import type { Binder } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import type { Importers } from '../bind/importers.ts';
import type { Overrides } from '../bind/overrides.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef } from '../bind/unit.ts';
import type { Asks } from '../conventions/asks.ts';
import type { CustomMatchers } from './custom-matchers.ts';

/** What the flow of every class asks of the program. */
export interface Surroundings {
  readonly program: Program;
  readonly binder: Binder;
  readonly importers: Importers;
  readonly callSites: CallSites;
  readonly overrides: Overrides;
  readonly matchers: CustomMatchers;
  /** Whether a namespace that holds a class goes where it is not followed. */
  isLoose(cls: DeclRef): boolean;
  /** What tools that find a class by its module's place, or are given its path, ask of it. */
  asksOf(cls: DeclRef): Iterable<Asks>;
  /** Whether something loads the module at a path otherwise than by an import of it. */
  isLoaded(path: string): boolean;
}
