import type * as Parts from '../../help/CallUs.tsx';

let parts: Pick<typeof Parts, 'CallUs'> | null = null;

/** The help components for error screens; null until they have loaded. */
export const helpParts = (): typeof parts => parts;

export function placeHelp(here: typeof parts): void {
  parts = here;
}
