import type { CallName } from '../../services/contract/index.ts';
import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { appointments } from './appointments.ts';
import { stores } from './stores.ts';
import { authentication } from './authentication.ts';
import { autoPayChange } from './autoPay.ts';
import { cards } from './cards.ts';
import { configuration } from './configuration.ts';
import { verification } from './verification.ts';
import { customers } from './customers.ts';
import { lending } from './lending.ts';
import { linking } from './linking.ts';
import { documents } from './documents.ts';
import { draws } from './draws.ts';
import { signing } from './signing.ts';
import { uploads } from './uploads.ts';
import { offers } from './offers.ts';
import { identity } from './identity.ts';
import { locks } from './locks.ts';
import { misc } from './misc.ts';
import { payment } from './payment.ts';
import { marketing } from './marketing.ts';
import { referral } from './referral.ts';
import type { Sample, Samples } from './sample.ts';

/** Every call of the contract by example; a call without one does not compile. */
export const samples: Samples = {
  ...accounts,
  ...addresses,
  ...appointments,
  ...stores,
  ...authentication,
  ...autoPayChange,
  ...cards,
  ...customers,
  ...documents,
  ...signing,
  ...uploads,
  ...draws,
  ...offers,
  ...lending,
  ...linking,
  ...locks,
  ...misc,
  ...payment,
  ...configuration,
  ...identity,
  ...verification,
  ...referral,
  ...marketing,
};

/** The sample of a call that is known by its name only; what it asks is sent as it is. Throws when there is none. */
export function sampleOf(name: CallName): Sample<CallName> {
  const table: Record<string, unknown> = samples;
  const sample = table[name];
  if (!isSample(sample)) throw new Error(`no sample of ${name}`);
  return sample;
}

/** TypeScript cannot follow a name through the union of all samples; each of them was checked where it is written. */
const isSample = (value: unknown): value is Sample<CallName> => typeof value === 'object' && value !== null && 'ask' in value;
