import { accounts } from './accounts.ts';
import { addresses } from './addresses/addresses.ts';
import { authentication } from './auth/authentication.ts';
import { cards } from './cards.ts';
import { configuration } from './configuration.ts';
import { customers } from './customers/customers.ts';
import { documents } from './documents/documents.ts';
import { addOnLock } from './draws/addOnLock.ts';
import { draws } from './draws/draws.ts';
import type { Handlers } from './handler.ts';
import { identity } from './identity/identity.ts';
import { lending } from './lending/lending.ts';
import { locks } from './locks.ts';
import { misc } from './misc.ts';
import { referral } from './referral/referral.ts';
import { appointments } from './stores/appointments.ts';
import { stores } from './stores/stores.ts';
import { offers } from './offers/offers.ts';
import { origination } from './offers/origination.ts';
import { changeAutoPay } from './payment/changeAutoPay.ts';
import { payment } from './payment/payment.ts';

/** A handler for every call of the contract. A call without a handler does not compile. */
export const handlers: Handlers = {
  ...authentication,
  ...configuration,
  ...accounts,
  ...payment,
  ...changeAutoPay,
  ...draws,
  ...addOnLock,
  ...offers,
  ...origination,
  ...lending,
  ...documents,
  ...cards,
  ...locks,
  ...misc,
  ...addresses,
  ...appointments,
  ...stores,
  ...customers,
  ...identity,
  ...referral,
};
