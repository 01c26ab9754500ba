import { accounts } from './accounts.ts';
import { authentication } from './auth/authentication.ts';
import { cards } from './cards.ts';
import { configuration } from './configuration.ts';
import type { Handlers } from './handler.ts';
import { locks } from './locks.ts';
import { misc } from './misc.ts';
import { payment } from './payment/payment.ts';

/** The whole contract. A row without a handler does not compile. */
export const handlers: Handlers = { ...authentication, ...configuration, ...accounts, ...payment, ...cards, ...locks, ...misc };
