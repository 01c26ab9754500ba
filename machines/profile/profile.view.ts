import type { SnapshotFrom } from 'xstate';
import type { Customer, CustomerAddress } from '../../services/contract/customer.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { TransMsgPreference } from '../../services/contract/contactPreference.ts';
import type { Failure } from '../../services/contract/error.ts';
import { agreementsOf, type AgreementsView } from './agreements.view.ts';
import type { AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import type { DevicesView } from './devices.view.ts';
import type { MilitaryView } from './military.view.ts';
import { SECTIONS, type Problems, type Section, type Typed } from './profile.fields.ts';
import type { profileMachine } from './profile.machine.ts';
import type { ProfileContext } from './profile.rules.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** A bank account as it is shown: of its number the last four digits. */
export type BankRow = { id: string; bankName: string; lastFour: string; primary: boolean };

/** Who the customer is to the lender. `born`: YYYY-MM-DD, empty for no day (RULE-028). `lastFourOfSsn`: empty when none is on file. */
export type ProfileFacts = {
  name: string;
  born: string;
  lastFourOfSsn: string;
  emails: readonly string[];
  phones: readonly string[];
  home: CustomerAddress | null;
  /** Null when mail goes to the home address. */
  mailing: CustomerAddress | null;
  preference: TransMsgPreference;
  banks: readonly BankRow[];
  canUpdateLogin: boolean;
};

/** The open section. `values` are the first values of its fields, `filled` is what the chart filled in since. */
export type OpenSection = {
  section: Section;
  /** The form waits for its data. */
  preparing: boolean;
  saving: boolean;
  values: Typed;
  filled: Typed;
  problems: Problems;
};

export type ProfileView = {
  /** failed: `topic` says what failed to load; without: no account of this brand; stale: saved, but not reloaded. */
  phase: 'loading' | 'failed' | 'without' | 'opened' | 'stale';
  topic: 'loans' | 'customer';
  busy: boolean;
  brand: Brand | null;
  hasAccounts: boolean;
  facts: ProfileFacts | null;
  canEditEmail: boolean;
  canEditPhone: boolean;
  /** The names to sign in by; empty where there is none. */
  login: { email: string; phone: string };
  /** The store of the loan; empty when its number is unknown. */
  storePhone: string;
  open: OpenSection | null;
  saved: Section | null;
  failure: Failure | null;
  states: ProfileContext['states'];
  search: AddressSearchView;
  bank: { phase: 'waiting' | 'lookingUp' | 'named' | 'unnamed'; failure: Failure | null };
  devices: DevicesView;
  military: MilitaryView;
  agreements: AgreementsView;
};

/** Spec: portal §5 (RULE-028). */
const NO_DAY = '1901-01-01';

/** The day of a date of birth, which the lender writes MM/DD/YYYY (ENT-002); empty for a day that means "unknown". */
export function bornOn(dob: string): string {
  const day = dob.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  return day > NO_DAY ? day : '';
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
const isSaving = (at: Snapshot, section: Section): boolean => at.matches({ customerProfile: { opened: { [section]: 'saving' } } });

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
  return at.matches({ customerProfile: 'opened' }) ? 'opened' : 'loading';
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
    military: context.military,
    agreements: agreementsOf(context),
  };
}
