import { describe, expect, test } from 'vitest';
import { linkAccountView } from '../../machines/linkAccount/linkAccount.view.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { linkAccountWalk } from '../../machines/paths/walks/linkAccount.walks.ts';

const walk = linkAccountWalk();
const alive = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('in every situation', () => {
  test('no address leads away during a lookup or a replacement', () => {
    const away = walk.situations.flatMap(({ key, snapshot, ways }) =>
      snapshot.matches({ linking: 'finding' }) || snapshot.matches({ replacing: 'proving' }) || snapshot.matches({ confirming: 'proving' })
        ? ways.filter(({ step, to }) => step.event.type === 'xstate.route' && to !== key)
        : [],
    );
    expect(away).toEqual([]);
  });
  test('from the request until the result is known the flow is bound, so the app interrupts it for nothing (FLOW-LINK-04)', () => {
    const calls = ['findAccount', 'startReplacement', 'proveReplacement', 'readReplacement', 'readPerson'] as const;
    const isWaiting = ({ snapshot }: (typeof alive)[number]) => calls.some((call) => snapshot.children[call] !== undefined);
    expect(alive.filter((at) => at.snapshot.hasTag('bound') !== isWaiting(at)).map(({ title }) => title)).toEqual([]);
  });
  test('the context never holds an SSN or a password (STORE-011)', () => {
    for (const { snapshot } of alive) expect(JSON.stringify(snapshot.context)).not.toMatch(/"(ssn|password)"/);
  });
  test('the customer sees which account is replaced first (FLOW-LINK-04)', () =>
    expect(alive.filter(({ snapshot }) => snapshot.matches({ replacing: 'proving' }) && linkAccountView(snapshot).brands === null)).toEqual(
      [],
    ));
  test('the lookup is sent only when the customer submits the form, never by itself (CONF-017)', () => {
    const into = walk.situations.flatMap(({ key, ways }) => ways.filter(({ to }) => to !== key && to.includes('"linking":"finding"')));
    expect([...new Set(into.map(({ step }) => step.event.type))]).toEqual(['details.submitted']);
  });
});

describe('a lost response', () => {
  const zoe = (...labels: string[]) =>
    follow(walk, 'Zoe opens the form', 'readDraft: nothing', 'sends the details', 'findAccount: the response is lost', ...labels);
  test('of the lookup: linked only if the customer has the account (CONF-017)', () => {
    expect(zoe('readPerson: Zoe is unchanged').matches('failed')).toBe(true);
    expect(zoe('readPerson: has another account').output).toMatchObject({ kind: 'linked' });
  });
  test('of the replacement: its status is read, nothing is repeated (FLOW-LINK-04)', () => {
    const at = follow(
      walk,
      'Ann wants another account',
      'readDraft: nothing',
      'wants to replace',
      'sends the details',
      'findAccount: it would replace another',
      'getAccounts: a loan',
      'confirms with username and password',
      'startReplacement: the response is lost',
    );
    expect(at.matches({ replacing: 'checking' })).toBe(true);
  });
});

test('an incomplete link confirms nothing (ROUTE-102)', () =>
  expect(follow(walk, 'Ann opens an incomplete link', 'readDraft: nothing').matches({ confirming: 'expired' })).toBe(true));
