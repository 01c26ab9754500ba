/** Cents. */
const SMALL_STEP = 5_000;
const LARGE_STEP = 10_000;

/** Round amounts above what is due, to choose with one press: for $345.00 due, $350, $400 and $500. Less than the payoff, which is a choice of its own. */
export function quickAmounts(due: number, payoff: number): number[] {
  const first = (Math.floor(due / SMALL_STEP) + 1) * SMALL_STEP;
  const second = (Math.floor(first / LARGE_STEP) + 1) * LARGE_STEP;
  return [first, second, second + LARGE_STEP].filter((cents) => cents < payoff);
}
