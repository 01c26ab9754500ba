import { describe, expect, test } from 'vitest';
import { addressSearchView } from '../../machines/profile/addressSearch.view.ts';
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

describe('in every situation of Ann and Zoe', () => {
  test('the profile is shown only with the record of the lender', () =>
    expect(where(({ view }) => view.phase === 'shown' && view.facts === null)).toEqual([]));
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
    expect(where(({ view }) => view.failure !== null && view.phase === 'shown' && !view.busy && view.open === null)).toEqual([]));
  test('"Saved" is never said of a section that is open', () =>
    expect(where(({ view }) => view.open !== null && view.saved !== null)).toEqual([]));
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
      .filter(({ phase, chosen }) => (phase === 'confirming' || phase === 'forgetting') !== (chosen !== null)),
  ).toEqual([]));

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

describe('a change', () => {
  test('whose answer was lost is looked up before it counts as dropped', () => {
    const lost = ann('changes the e-mail', 'sends an e-mail', 'saveCustomer: the answer is lost', 'cancels');
    expect(lost.matches({ customerProfile: { opened: 'rereading' } })).toBe(true);
    const no = ann('changes the e-mail', 'sends an e-mail', 'saveCustomer: the lender says no', 'cancels');
    expect(no.matches({ customerProfile: { opened: 'viewing' } })).toBe(true);
  });
  test.each([
    ['email', 'changes the e-mail', 'sends an e-mail', 'saveCustomer: it is saved'],
    ['bank', 'adds a bank account', 'sends a bank account', 'saveBank: it is kept'],
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
