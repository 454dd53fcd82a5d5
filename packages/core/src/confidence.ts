import type { Calibration, Confidence, ConfidenceComponents } from 'nonesuch-schema';

/** One version of the planted questions, and what a raw figure turned out to be worth on them. */
export interface CalibrationCurve extends Calibration {
  /** Share that was right, by raw figure up to and including `upTo`; ascending, the last one up to 1. */
  readonly bins: readonly { readonly upTo: number; readonly right: number }[];
}

/**
 * How sure, as measured. Null where no calibration covers the class of question: a weighted sum that nothing was
 * measured against only looks like a probability. Null too where no component applies.
 *
 * @param components each from 0 to 1, null where it does not apply
 */
export function confidenceOf(
  components: ConfidenceComponents,
  queryClass: string,
  curves: readonly CalibrationCurve[],
): Confidence | null {
  const curve = curves.find(({ query_class }) => query_class === queryClass);
  const known = [components.margin, components.strength, components.identity, components.freshness].filter(
    (part) => part !== null,
  );
  if (curve === undefined || curve.n === 0 || known.length === 0) return null;
  const raw = known.reduce((sum, part) => sum + part, 0) / known.length;
  const bin = curve.bins.find(({ upTo }) => raw <= upTo);
  if (bin === undefined) return null;
  const { version, query_class, n, ece, brier } = curve;
  return { value: bin.right, components, calibration: { version, query_class, n, ece, brier } };
}
