import { expect, test } from 'vitest';

/**
 * Tests of a sentence that must hold in each of many situations, `titled(walk)` for example. `see`: what the tests read of a situation.
 * One sentence is one test: a test for each of thousands of situations costs more than the check. It fails with the title of the first
 * situation in which the sentence does not hold.
 */
export function alwaysIn<S, Seen = S>(situations: readonly (readonly [title: string, snapshot: S])[], see: (snapshot: S) => Seen) {
  return (sentence: string, check: (seen: Seen) => void): void =>
    test(sentence, () => {
      expect(situations).not.toEqual([]);
      for (const [title, snapshot] of situations) holds(title, () => check(see(snapshot)));
    });
}

function holds(title: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${title}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
