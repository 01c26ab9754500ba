import type { SnapshotFrom } from 'xstate';
import { annKnown } from '../../../machines/paths/people/customers.ts';
import { titleLoan } from '../../../machines/paths/people/loans.ts';
import { ann, settings } from '../../../machines/paths/people/people.ts';
import { terms } from '../../../machines/paths/walks/consent.walks.ts';
import type { ProfileDraft, Section, Typed } from '../../../machines/profile/profile.fields.ts';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import type { ProfileInput } from '../../../machines/profile/profile.rules.ts';
import { broken, says } from './kit/answers.ts';

export type S = SnapshotFrom<typeof profileMachine>;

type Start = {
  /** What this tab has kept of an open section. */
  draft?: ProfileDraft;
  /** The terms can never be loaded. */
  withoutTerms?: true;
};

const typing = (section: Section, typed: ProfileDraft['typed']): Start => ({ draft: { section, brand: 'TitleMax', typed } });

/** The start of each story. */
export const starts: Readonly<Record<string, Start>> = {
  'Ann opens her profile': {},
  'Ann was typing an e-mail': typing('email', { email: 'ann.l' }),
  'Ann was typing a phone, and the terms cannot be had': { ...typing('phone', { phone: '512' }), withoutTerms: true },
  'Ann was typing an address': typing('addresses', { 'home.line1': '9 Elm' }),
  'Ann was choosing how she gets messages': typing('preferences', { preference: 'Text' }),
  'Ann was typing the name of a bank': typing('bank', { bankName: 'Juniper' }),
};

/** The id of the profile names the start here: only the devices read it, and in the browser they are Ann's real ones. */
export const inputOf = (start: string): ProfileInput => ({
  person: { ...ann, profileId: start },
  settings: {
    ...settings,
    canEditEmail: true,
    canEditPhone: true,
    menuItemVisibility: { ...settings.menuItemVisibility, optInDisclosuresButton: true },
  },
  params: { brand: 'TitleMax' },
});
export const startOf = ({ context }: S): Start => starts[context.person.profileId] ?? {};

/** Ann has agreed to the latest terms. */
export const AGREED = says({ ...terms, acceptedVersion: terms.version, acknowledgedAt: '2026-02-03T15:00:00.000Z' });
export const TERMS_FAIL = broken('GET /newaccountterms');

const record = { fails: broken('GET /personalInfo'), 'this is Ann': says(annKnown) };

/** Every answer of a held call twice: as the chart gets it, and as the network's response. */
export const answers = {
  getAccounts: { fails: broken('GET /accounts'), 'her loan': says({ loans: [titleLoan] }), 'no loans': says({ loans: [] }) },
  getCustomer: record,
  rereadCustomer: record,
  getStates: { 'the states': says({ states: [{ label: 'Texas', value: 'TX' }] }), fails: broken('GET /states') },
  saveCustomer: {
    fails: broken('POST /customerinfo'),
    'it is saved': says({ communicationPreferences: annKnown.communicationSettings }),
  },
  lookUpBank: { fails: broken('GET /bankInfo'), 'a bank': says({ bankName: 'Juniper Valley Bank' }) },
  saveBank: { fails: broken('POST /bankInfo'), 'it is saved': says({ bankAccountId: 'B-2' }) },
} as const;

/** A section of one form: the field, what is typed, and what cannot be saved. */
export const FORMS = {
  email: { field: 'email', right: 'ann.lee@example.com', wrong: '' },
  phone: { field: 'phone', right: '512-555-0188', wrong: '512' },
  addresses: { field: 'home.zip', right: '78643', wrong: '786' },
} as const;

export const ROUTING_NUMBER = '990100010';
/** An account number with too few digits is typed for it. */
export const SHORT_NUMBER_BANK = 'Short Number Bank';

const home: Typed = { 'home.line1': '9 Elm Road', 'home.line2': '', 'home.city': 'Fallow Creek', 'home.state': 'TX', same: 'yes' };
/** The values of a section's form with this one typed. */
export const valuesWith = (section: keyof typeof FORMS, value: string): Typed => ({
  ...(section === 'addresses' && home),
  [FORMS[section].field]: value,
});
