import type { SnapshotFrom } from 'xstate';
import type { Customer } from '../../services/contract/customer.ts';
import { SECTIONS, type Section } from './profile.fields.ts';
import type { profileMachine } from './profile.machine.ts';
import type { OpenSection, ProfileFacts, ProfileView } from './profile.types.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** Spec: portal §5 (RULE-028). */
const NO_DAY = '1901-01-01';

/** A day of birth as the lender tells it, MM/DD/YYYY in every language (ENT-002); empty for a day that means none. */
export function bornOn(dob: string): string {
  const day = dob.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  return day > NO_DAY ? dob : '';
}

const lastFour = (masked: string): string => /\d{4}$/.exec(masked)?.[0] ?? '';

function factsOf(customer: Customer): ProfileFacts {
  const home = customer.addresses.find(({ typeName }) => typeName === 'Home') ?? null;
  const mailing = customer.addresses.find(({ typeName }) => typeName === 'Mailing') ?? null;
  return {
    name: customer.fullCustomerName,
    born: bornOn(customer.dob),
    lastFourOfSsn: lastFour(customer.displaySsn),
    emails: customer.emails,
    phones: customer.contactNumbers.map(({ phoneNumber }) => phoneNumber),
    home,
    mailing: home?.sameAddresses === true ? null : mailing,
    preference: customer.communicationSettings.transMsgPreference,
    banks: customer.banks.map(({ id, bankName, accountNumber, primary }) => ({ id, bankName, primary, lastFour: lastFour(accountNumber) })),
    canUpdateLogin: customer.canUpdateUserLogin,
  };
}

const isIn = (at: Snapshot, section: Section): boolean => at.matches({ customerProfile: { opened: section } });
const isSaving = (at: Snapshot, section: Section): boolean => {
  switch (section) {
    case 'email':
      return at.matches({ customerProfile: { opened: { email: 'saving' } } });
    case 'phone':
      return at.matches({ customerProfile: { opened: { phone: 'saving' } } });
    case 'addresses':
      return at.matches({ customerProfile: { opened: { addresses: 'saving' } } });
    case 'preferences':
      return at.matches({ customerProfile: { opened: { preferences: 'saving' } } });
    case 'bank':
      return at.matches({ customerProfile: { opened: { bank: 'saving' } } });
  }
};

function openIn(at: Snapshot): OpenSection | null {
  const section = SECTIONS.find((name) => isIn(at, name));
  if (!section) return null;
  const { typed: values, filled, problems } = at.context;
  const preparing = at.matches({ customerProfile: { opened: { addresses: 'preparing' } } });
  return { section, preparing, saving: isSaving(at, section), values, filled, problems };
}

function phaseOf(at: Snapshot): ProfileView['phase'] {
  if (at.matches({ customerProfile: 'without' })) return 'without';
  if (at.matches({ customerProfile: 'unlisted' }) || at.matches({ customerProfile: 'unknown' })) return 'failed';
  if (at.matches({ customerProfile: { opened: 'unread' } })) return 'stale';
  return at.matches({ customerProfile: 'opened' }) ? 'shown' : 'loading';
}

const BANK_PHASES = ['lookingUp', 'named', 'unnamed'] as const;
const bankPhase = (at: Snapshot): ProfileView['bank']['phase'] =>
  BANK_PHASES.find((phase) => at.matches({ customerProfile: { opened: { bank: { filling: phase } } } })) ?? 'waiting';

/** What CustomerProfile shows, and nothing else. */
export function profileView(at: Snapshot): ProfileView {
  const { context } = at;
  return {
    phase: phaseOf(at),
    topic: at.matches({ customerProfile: 'unlisted' }) ? 'loans' : 'customer',
    busy: at.hasTag('busy'),
    brand: context.brand,
    hasAccounts: context.hasAccounts === true,
    facts: context.customer && factsOf(context.customer),
    canEditEmail: context.canEditEmail,
    canEditPhone: context.canEditPhone,
    login: { email: context.person.email, phone: context.person.phoneNumber },
    storePhone: context.loan?.storePhone ?? '',
    open: openIn(at),
    saved: context.saved,
    failure: context.failure,
    states: context.states,
    search: context.search,
    bank: { phase: bankPhase(at), failure: context.bankFailure },
    devices: context.devices,
  };
}
