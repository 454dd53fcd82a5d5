import type { DeclRef, Unit } from '../bind/unit.ts';

/** Where the values of a class go. */
export interface InstanceFlowResult {
  /** Some value, or the class itself, goes where it is not followed: a receiver of which nothing is known may be one. */
  readonly escaped: boolean;
  /** The same, but for what the classes above it do with their own values, where those are the runtime's. */
  readonly handedOn: boolean;
  /** A value is put on the global object: code in a string can begin there. */
  readonly onGlobal: boolean;
  /** Something is typed as the class: an object literal may stand for a value of it. */
  readonly typed: boolean;
  /**
   * Whether an expression of which nothing is known may be a value in this file, or a place for one.
   *
   * @param unit null for a file of which only the words are known
   */
  mayBeIn(unit: Unit | null): boolean;
  /** Whether a value is known to stand where a type is declared: there it has to have the members that the type asks for. */
  standsFor(type: DeclRef): boolean;
}

/** Nothing was followed: every receiver may be one. */
export const OPEN_FLOW: InstanceFlowResult = {
  escaped: true,
  handedOn: true,
  onGlobal: false,
  typed: true,
  mayBeIn: () => true,
  standsFor: () => false,
};
