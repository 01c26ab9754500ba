import type * as Parts from '../../help/CallUs.tsx';
import type * as Drawings from '../../help/drawings.tsx';

type HelpParts = Pick<typeof Parts, 'CallUs'> & typeof Drawings;

let parts: HelpParts | null = null;

/** The help components for error screens; null until they have loaded. */
export const helpParts = (): HelpParts | null => parts;

export function placeHelp(here: HelpParts): void {
  parts = here;
}
