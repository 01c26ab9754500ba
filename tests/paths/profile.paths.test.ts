import { describe, expect, test } from 'vitest';
import { termsConditions } from '../../machines/kit/places.ts';
import type { Target } from '../../machines/kit/target.ts';
import { EXPERIAN_DISCLOSURE, optInDisclosures } from '../../machines/terms/terms.places.ts';
import { mayRead } from '../../machines/profile/agreements.rules.ts';
import { addressSearchView } from '../../machines/addressSearch/addressSearch.view.ts';
import { devicesView } from '../../machines/profile/devices.view.ts';
import { militaryView } from '../../machines/profile/military.view.ts';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import { profileView } from '../../machines/profile/profile.view.ts';
import { annKnown } from '../../machines/paths/people/customers.ts';
import { explore, follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { ann as annPerson, settings } from '../../machines/paths/people/people.ts';
import { addressSearchWalk, devicesWalk, militaryWalk, profileWalk } from '../../machines/paths/walks/profile.walks.ts';

const walk = profileWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));
test('the chart of the address search and this test leave nothing out', () => expect(gaps(addressSearchWalk())).toEqual([]));
test('the chart of the devices and this test leave nothing out', () => expect(gaps(devicesWalk())).toEqual([]));

test('the chart of military service and this test leave nothing out', () => expect(gaps(militaryWalk())).toEqual([]));

const stories = titled(walk).map(([story, snapshot]) => ({ story, snapshot, view: profileView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that break the rule: a few are enough. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(({ snapshot }) => snapshot.status === 'active')
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('Zoe, who has no account (FLAG-010)', () => {
  const zoe = (...labels: string[]) => follow(walk, 'Zoe, who has no loans, opens her profile', 'getAccounts: no loans', ...labels);
  test('has her devices, and nothing of a record', () => {
    expect(zoe().children['devices']).toBeDefined();
    expect(profileView(zoe('devices: it is viewing'))).toMatchObject({ phase: 'without', facts: null, devices: { phase: 'viewing' } });
  });
  test('can act on them', () => expect(zoe().can({ type: 'device.notMineChosen', id: '' })).toBe(true));
});

describe('in every situation of Ann and Zoe', () => {
  test('the profile is shown only with the record of the lender', () =>
    expect(where(({ view }) => view.phase === 'opened' && view.facts === null)).toEqual([]));
  test('a failure to load is shown, with a retry', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          (view.phase === 'failed' || view.phase === 'stale') && (view.failure === null || !snapshot.can({ type: 'retry.chosen' })),
      ),
    ).toEqual([]));
  test('without its flag neither e-mail nor phone is ever open (FLAG-002)', () =>
    expect(
      where(({ view }) => (view.open?.section === 'email' && !view.canEditEmail) || (view.open?.section === 'phone' && !view.canEditPhone)),
    ).toEqual([]));
  test('while a change is saved, no address leads elsewhere', () =>
    expect(where(({ view, snapshot }) => view.open?.saving === true && snapshot.can({ type: 'form.cancelled' }))).toEqual([]));
  test('a failed save keeps the section open, with what was typed', () =>
    expect(where(({ view }) => view.failure !== null && view.phase === 'opened' && !view.busy && view.open === null)).toEqual([]));
  test('"Saved" is never said of a section that is open', () =>
    expect(where(({ view }) => view.open !== null && view.saved !== null)).toEqual([]));
  test('nothing that was typed outlives its section, not even a routing number, when she goes to another brand', () =>
    expect(
      where(({ view, snapshot }) => view.open === null && (Object.keys(snapshot.context.typed).length > 0 || snapshot.context.mayBeSaved)),
    ).toEqual([]));
  test('a customer without an account can only link one', () =>
    expect(
      where(({ view, snapshot }) => view.phase === 'without' && (view.open !== null || !snapshot.can({ type: 'link.chosen' }))),
    ).toEqual([]));
});

test('addresses are offered only during a search', () =>
  expect(
    titled(addressSearchWalk())
      .map(([, snapshot]) => addressSearchView(snapshot))
      .filter(({ phase, predictions }) => (phase === 'closed' || phase === 'unavailable' || phase === 'nothing') && predictions.length > 0),
  ).toEqual([]));

test('only the chosen device is forgotten, after a confirmation', () =>
  expect(
    titled(devicesWalk())
      .map(([, snapshot]) => devicesView(snapshot))
      .filter(
        ({ phase, chosen }) =>
          !['warning', 'locking', 'locked'].includes(phase) && (phase === 'confirming' || phase === 'forgetting') !== (chosen !== null),
      ),
  ).toEqual([]));

describe('"This was not me"', () => {
  const at = (...labels: string[]) => follow(devicesWalk(), 'Ann looks at her devices', 'listDevices: three devices', ...labels);
  const phases = (...labels: string[]) => devicesView(at(...labels)).phase;

  test('of a device, or of a code that she did not ask for: the profile is locked only after the question (OPEN-016, FLAG-010)', () => {
    for (const reason of ['the phone is not hers', 'a code that she did not ask for']) {
      expect(phases(reason)).toBe('warning');
      expect(phases(reason, 'no, do not lock it')).toBe('viewing');
      expect(at(reason, 'yes, lock it').can({ type: 'device.lockDeclined' })).toBe(false);
      expect(at(reason, 'yes, lock it', 'lockProfile: it is locked').matches('locked')).toBe(true);
    }
  });
  test('is not said of the device at hand', () => expect(at().can({ type: 'device.notMineChosen', id: 'device-0' })).toBe(false));
  test('whose answer was lost shows why, and the profile can be locked again', () => {
    const lost = at('the phone is not hers', 'yes, lock it', 'lockProfile: the answer is lost');
    expect(devicesView(lost)).toMatchObject({ phase: 'warning', failure: { kind: 'unknown' } });
    expect(lost.can({ type: 'device.lockConfirmed' })).toBe(true);
    expect(
      devicesView(at('the phone is not hers', 'yes, lock it', 'lockProfile: the answer is lost', 'no, do not lock it')).failure,
    ).toBeNull();
  });
});

test('a statement of military service is shown as the lender has it, and only a finished save counts as saved (CALL-027, CALL-028)', () => {
  const at = (...labels: string[]) => militaryView(follow(militaryWalk(), 'Ann looks at her military service', ...labels));
  const known = 'getStatus: not in the military';
  expect(at(known)).toMatchObject({ isMilitary: false, saved: false });
  expect(at(known, 'changes it', 'chooses yes', 'saves')).toMatchObject({ choice: true, saved: false });
  expect(at(known, 'changes it', 'chooses yes', 'saves', 'saveStatus: it is saved')).toMatchObject({ isMilitary: true, saved: true });
  const lost = ['changes it', 'chooses yes', 'saves', 'saveStatus: the answer is lost'];
  expect(at(known, ...lost)).toMatchObject({ phase: 'choosing', choice: true, saved: false });
  expect(at(known, ...lost, 'cancels').phase).toBe('loading');
  expect(at(known, 'changes it', 'chooses yes', 'cancels', 'changes it')).toMatchObject({ phase: 'choosing', choice: false });
});

const ann = (...labels: string[]) =>
  follow(walk, 'Ann opens her profile', 'getAccounts: two loans', 'getCustomer: this is Ann', 'readDraft: nothing', ...labels);

/** A paper of the profile: it leads back to it. */
const andBack = (paper: Target): Target => ({ ...paper, search: { of: 'profile' } });

describe('what Ann agreed to', () => {
  const read = (...labels: string[]) => profileView(ann(...labels)).agreements;

  test('has its version and its day, and does not hold up the profile', () => {
    expect(read()).toMatchObject({ loading: true, terms: null });
    expect(read('getTerms: Ann agreed to version 2').terms).toEqual({
      version: 2,
      acceptedVersion: 2,
      agreedAt: '2026-02-03T15:00:00.000Z',
    });
    expect(read('getTerms: no network')).toMatchObject({ loading: false, terms: null, mayReadTerms: true });
  });
  test.each([
    ['the terms', { kind: 'paperChosen', paper: andBack(termsConditions('TitleMax')) }],
    ['the notice about messages', { kind: 'paperChosen', paper: andBack(optInDisclosures('TitleMax')) }],
    ['the documents of the loan', { kind: 'documentsChosen', brand: 'TitleMax', loanId: 'title', lmsId: titleLoan.lmsId, monthly: false }],
    ['the Experian disclosure', { kind: 'paperChosen', paper: andBack(EXPERIAN_DISCLOSURE) }],
  ])('can be read again: %s', (paper, outcome) => expect(ann(`reads ${paper} again`).output).toEqual(outcome));
  test('the opt-in disclosures need their flag, the terms a brand that has them here (FLAG-008, BRAND-006)', () => {
    const without = follow(
      walk,
      'Ann opens her profile, where e-mail and phone cannot be edited',
      'getAccounts: two loans',
      'getCustomer: this is Ann',
      'readDraft: nothing',
    );
    expect(without.can({ type: 'paper.chosen', paper: 'optIn' })).toBe(false);
    expect(mayRead({ brand: 'CheckSmart', mayReadOptIn: true }, 'terms')).toBe(false);
    expect(mayRead({ brand: 'InstaLoan', mayReadOptIn: true }, 'terms')).toBe(true);
  });
  test('is not left for while a form is open', () =>
    expect(ann('changes the e-mail').can({ type: 'paper.chosen', paper: 'terms' })).toBe(false));
});

describe('a change', () => {
  test('whose answer was lost is looked up before it counts as dropped', () => {
    const lost = ann('changes the e-mail', 'sends an e-mail', 'saveCustomer: the answer is lost', 'cancels');
    expect(lost.matches({ customerProfile: { opened: 'rereading' } })).toBe(true);
    const no = ann('changes the e-mail', 'sends an e-mail', 'saveCustomer: the lender refuses it', 'cancels');
    expect(no.matches({ customerProfile: { opened: 'viewing' } })).toBe(true);
  });
  test.each(['sends no e-mail', 'sends an e-mail, saveCustomer: the lender refuses it'])(
    'whose answer was lost is looked up also after another try: %s',
    (again) => {
      const lost = ['changes the e-mail', 'sends an e-mail', 'saveCustomer: the answer is lost'];
      expect(ann(...lost, ...again.split(', '), 'cancels').matches({ customerProfile: { opened: 'rereading' } })).toBe(true);
    },
  );
  test.each([
    ['email', 'changes the e-mail', 'sends an e-mail', 'saveCustomer: it is saved'],
    ['bank', 'adds a bank account', 'sends a bank account', 'saveBank: it is saved'],
  ])('that is saved says so: %s', (section, ...labels) =>
    expect(profileView(ann(...labels, 'rereadCustomer: this is Ann now')).saved).toBe(section),
  );
});

test('the sign-in name changes only where the lender allows it (FLOW-AUTH-16)', () => {
  const wants = { type: 'login.changeChosen', of: 'email' } as const;
  expect(ann().can(wants)).toBe(true);
  const fixed = 'getCustomer: this is Ann, whose sign-in is fixed';
  expect(follow(walk, 'Ann opens her profile', 'getAccounts: two loans', fixed, 'readDraft: nothing').can(wants)).toBe(false);
});

test.each([
  ['e-mail', 'email', { canEditEmail: true }],
  ['phone', 'phone', { canEditPhone: true }],
] as const)('where the customer may change only the %s, only that opens (FLAG-002)', (_, own, flags) => {
  const { situations } = explore(profileMachine, {
    starts: { here: { person: annPerson, settings: { ...settings, ...flags }, params: { brand: 'TitleMax' } } },
    events: {
      'changes the e-mail': { type: 'section.opened', section: 'email' },
      'changes the phone': { type: 'section.opened', section: 'phone' },
    },
    answers: {
      getAccounts: { 'her loan': { done: { loans: [titleLoan] } } },
      getCustomer: { 'this is Ann': { done: annKnown } },
      readDraft: { nothing: { done: null } },
    },
  });
  const open = situations.flatMap(({ snapshot }) => profileView(snapshot).open?.section ?? []);
  expect([...new Set(open)]).toEqual([own]);
});
