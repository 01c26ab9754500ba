import { accounts } from './accounts.ts';
import { cards } from './cards.ts';
import { locks } from './locks.ts';
import { misc } from './misc.ts';
import { payment } from './payment.ts';
import { signedIn } from './signedIn.ts';

/** What nearly every visit asks: who is signed in, looking at loans and paying one. The other rows are loaded when one of them is needed (quality §7). */
export const everyday = { ...accounts, ...payment, ...cards, ...locks, ...misc, ...signedIn };
