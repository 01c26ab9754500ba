/** A budget and what was measured: one line of the bench. */
export type Line = { what: string; held: boolean; figures: string };

/** The value that a share of all is at or below, by nearest rank. 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
