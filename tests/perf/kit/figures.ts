/** A budget and its measurement: one line of the bench. */
export type Line = { what: string; held: boolean; figures: string };

/** The percentile of the values, by nearest rank. 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
