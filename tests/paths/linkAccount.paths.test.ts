import { describe, expect, test } from 'vitest';
import { linkAccountView } from '../../machines/linkAccount/linkAccount.select.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { linkAccountWalk } from '../../machines/paths/walks/linkAccount.walks.ts';

const walk = linkAccountWalk();
const alive = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('in every situation', () => {
  test('while the service looks up or replaces, no address leads away', () => {
    const away = walk.situations.flatMap(({ key, snapshot, ways }) =>
      snapshot.matches({ linking: 'finding' }) || snapshot.matches({ replacing: 'proving' }) || snapshot.matches({ confirming: 'proving' })
        ? ways.filter(({ step, to }) => step.event.type === 'xstate.route' && to !== key)
        : [],
    );
    expect(away).toEqual([]);
  });
  test('from the moment the lender is asked until the result is known the app is told to let nobody in between (FLOW-LINK-04)', () => {
    const asked = ['findAccount', 'startReplacement', 'proveReplacement', 'readReplacement', 'readPerson'] as const;
    const isAsked = ({ snapshot }: (typeof alive)[number]) => asked.some((call) => snapshot.children[call] !== undefined);
    expect(alive.filter((at) => at.snapshot.hasTag('bound') !== isAsked(at)).map(({ title }) => title)).toEqual([]);
  });
  test('neither SSN nor password is in what the chart knows (STORE-011)', () => {
    for (const { snapshot } of alive) expect(JSON.stringify(snapshot.context)).not.toMatch(/"(ssn|password)"/);
  });
  test('nobody replaces an account without having been shown which (FLOW-LINK-04)', () =>
    expect(alive.filter(({ snapshot }) => snapshot.matches({ replacing: 'proving' }) && linkAccountView(snapshot).brands === null)).toEqual(
      [],
    ));
  test('the lookup goes out only when the customer sends the form, never by itself (CONF-017)', () => {
    const into = walk.situations.flatMap(({ key, ways }) => ways.filter(({ to }) => to !== key && to.includes('"linking":"finding"')));
    expect([...new Set(into.map(({ step }) => step.event.type))]).toEqual(['details.submitted']);
  });
});

describe('an answer that was lost', () => {
  const zoe = (...labels: string[]) =>
    follow(walk, 'Zoe opens the form', 'readDraft: nothing', 'sends the details', 'findAccount: no usable answer', ...labels);
  test('of the lookup: linked only when the account is among hers (CONF-017)', () => {
    expect(zoe('readPerson: Zoe as she was').matches('failed')).toBe(true);
    expect(zoe('readPerson: has another account').output).toMatchObject({ kind: 'linked' });
  });
  test('of the replacement: how it stands is asked, nothing is begun anew (FLOW-LINK-04)', () => {
    const at = follow(
      walk,
      'Ann wants another account',
      'readDraft: nothing',
      'wants to replace',
      'sends the details',
      'findAccount: another would have to go',
      'getAccounts: a loan',
      'confirms by name and password',
      'startReplacement: no usable answer',
    );
    expect(at.matches({ replacing: 'checking' })).toBe(true);
  });
});

test('half a link confirms nothing (ROUTE-102)', () =>
  expect(follow(walk, 'Ann opens half a link', 'readDraft: nothing').matches({ confirming: 'expired' })).toBe(true));
