import { follow } from '../../machines/paths/explorer.ts';
import { toCard } from '../../machines/paths/people/dot.ts';
import { appraised } from '../../machines/paths/people/kim.ts';
import { kimBorrows, originationWalk } from '../../machines/paths/walks/origination.walks.ts';
import * as rules from '../../machines/origination/origination.rules.ts';

export const walk = originationWalk();

export const START = 'Kim takes her offer';
export const SIGNABLE = ['getTerms: she has agreed to electronic documents', 'getStatus: it is started'];
export const AGREED = [...SIGNABLE, 'askRegister: the register has answered'];
export const FRESH = ['readBegun: nothing was begun', 'readInFlight: no request is in flight', 'readClock: noon'];
export const OPEN = ['getInfo: she may borrow', ...AGREED, ...FRESH];
/** Where Kim is after these steps. */
export const at = (...labels: string[]) => follow(walk, START, ...labels);

/** Kim at the review: $600.00 to her card. */
export const ready = {
  ...rules.atStart(kimBorrows()),
  ...rules.withInfo(appraised),
  now: 1,
  typed: 60_000,
  amount: 60_000,
  choice: 'debit' as const,
  where: toCard,
};
