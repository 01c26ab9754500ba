import { expect, test } from 'vitest';
import { agreementAsk, initialsOf } from '../../machines/consent/consent.rules.ts';
import { linesOf } from '../../machines/kit/paper.ts';
import { ended, hasNext } from '../../machines/app/appSession.rules.ts';
import { atStart } from '../../machines/app/app.inputs.ts';
import { HOME, LOGIN, TERMS_CONSENT } from '../../machines/kit/places.ts';
import { leavesLock } from '../../machines/guards/guards.rules.ts';
import { payment, dashboard, accountDetails } from '../../machines/kit/places.ts';
import { ann, gus, zoe } from '../../machines/paths/people/people.ts';
import { terms } from '../../machines/paths/walks/consent.walks.ts';
import { nobody } from '../../machines/paths/walks/guards.walks.ts';

const context = {
  person: ann,
  terms,
  today: '2026-11-21',
  boxIsMissing: false,
  haveChanged: false,
  failure: null,
  outcome: 'gaveUp',
} as const;

test('the record has the id and hash of the displayed document, and no secret (ENT-032)', () => {
  const ask = agreementAsk(context);
  expect(ask.disclosureAck.disclosures).toEqual([{ documentId: terms.documentId, sha256: terms.sha256 }]);
  expect(ask.disclosureAck.borrowerInfo).toEqual({
    customerId: 'C-ann',
    profileId: 'profile-ann',
    name: 'Ann Lee',
    username: 'ann@example.com',
    initials: 'AL',
    date: '2026-11-21',
  });
});

test('a customer without a name or a loan can also agree', () =>
  expect(agreementAsk({ ...context, person: { ...zoe, name: '' } }).disclosureAck.borrowerInfo).toMatchObject({
    customerId: '',
    name: 'ann@example.com',
    initials: 'A',
  }));

test('terms that were not displayed cannot be agreed to', () =>
  expect(() => agreementAsk({ ...context, terms: null })).toThrow('not shown'));

test.each([
  ['Ann Lee', 'AL'],
  ['  maría de la cruz y soto ', 'MDLCY'],
  ['', '-'],
])('initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('all lines of a document are displayed in order, the title once', () => {
  const lines = linesOf(terms.documentName, terms.text);
  expect(lines.map(({ text }) => text)).toEqual(terms.text.slice(1));
  expect(lines.filter(({ heading }) => heading).map(({ text }) => text)).toEqual(['What it is for', 'Electronic documents']);
});

test('a fact in a paper is no heading', () =>
  expect(linesOf('Permission', ['Permission', 'Next on: 2026-12-09', 'What you allow']).map(({ heading }) => heading)).toEqual([
    false,
    true,
  ]));

test('after a session that ended at the terms the customer returns to the wanted screen, not to the terms (OPEN-003)', () => {
  const onTheWay = {
    ...atStart({ target: TERMS_CONSENT }),
    person: zoe,
    next: HOME,
    verdict: { kind: 'detour', through: TERMS_CONSENT, afterwards: HOME } as const,
  };
  expect(hasNext(onTheWay)).toBe(false);
  expect(ended(onTheWay, 'sessionTimeout')).toMatchObject({ target: LOGIN, returnTo: { target: HOME, profileId: zoe.profileId } });
  const declined = { ...onTheWay, next: null, loginNotice: { kind: 'termsDeclined' } as const };
  expect(ended(declined, 'sideBarButton')).toMatchObject({ target: LOGIN, returnTo: null, loginNotice: { kind: 'termsDeclined' } });
});

test('a guest reaches the link’s payment, whether or not the link locks the tab, and is signed out on any other screen (FLOW-LOCK-03)', () => {
  const own = payment('TitleMax', '4711');
  const leaves = (target: typeof own, locks: string[] = []) => leavesLock({ ...nobody, person: gus, locks, target });
  expect([leaves(own), leaves(own, ['payment'])]).toEqual([false, false]);
  for (const target of [payment('TitleMax', '1'), accountDetails('TitleMax', '4711'), dashboard('TitleMax'), HOME, TERMS_CONSENT, LOGIN])
    expect([target.screen, leaves(target), leaves(target, ['payment'])]).toEqual([target.screen, true, true]);
});
