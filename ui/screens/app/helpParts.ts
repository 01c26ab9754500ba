import type * as Parts from '../../help/CallUs.tsx';

let parts: Pick<typeof Parts, 'CallUs'> | null = null;

/** What a dead end shows of the way to a person; null while it is not on the page yet. */
export const helpParts = (): typeof parts => parts;

export function placeHelp(here: typeof parts): void {
  parts = here;
}
