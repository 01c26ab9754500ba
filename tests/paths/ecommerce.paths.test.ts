import { describe, expect, test } from 'vitest';
import { renewalView } from '../../machines/ecommerce/ecommerce.view.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { ecommerceReturnWalk, ecommerceWalk } from '../../machines/paths/walks/ecommerce.walks.ts';

const walk = ecommerceWalk();
const back = ecommerceReturnWalk();

test('the charts and this test leave nothing out', () => expect([gaps(walk), gaps(back)]).toEqual([[], []]));

const START = 'Ann’s loan is renewed in the online store';
const CHOOSES = 'chooses the online store';
/** The steps of a hand-off in which nothing fails. */
const STEPS = [
  'keepHandOff: it is stored',
  'reloadAccounts: the loan is open',
  'releaseLock: it is released',
  'renewTokenCookie: it is written',
  'skipIdleCheck: it is skipped',
  'after handOffWait (500 ms)',
  'handOver: the browser loads it',
] as const;
const ann = (...labels: string[]) => follow(walk, START, CHOOSES, ...labels);
const stories = walk.situations
  .filter(({ snapshot }) => snapshot.status === 'active')
  .map(({ title, snapshot }) => ({ title, snapshot, view: renewalView(snapshot) }));

describe('the hand-off', () => {
  test('has its steps in this order: the loans, the lock, the cookie, the idle check, the pause, the page (FLOW-REFI-07)', () => {
    const values = STEPS.map((_, at) => ann(...STEPS.slice(0, at)).value);
    expect(values).toEqual(['keeping', 'reloading', 'releasing', 'renewingCookie', 'skippingCheck', 'pausing', 'opening']);
    expect(renewalView(ann(...STEPS))).toEqual({ state: 'opened', failure: null });
  });
  test('while one step is on its way, a second press does nothing', () => {
    const moving = stories.filter(({ view }) => view.state === 'leaving');
    expect(new Set(moving.map(({ snapshot }) => snapshot.value)).size).toBe(7);
    expect(moving.filter(({ snapshot }) => snapshot.can({ type: 'renewal.chosen' }) || !snapshot.hasTag('busy'))).toEqual([]);
  });
  test('after a failure of any step the customer is still here, reads why, and can choose it again', () => {
    const failed = stories.filter(({ view }) => view.state === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ snapshot, view }) => view.failure === null || !snapshot.can({ type: 'renewal.chosen' }))).toEqual([]);
    expect(renewalView(walk.after(ann('keepHandOff: it cannot be stored'), { type: 'renewal.chosen' })).failure).toBeNull();
  });
  test.each(['the loan is paid off', 'the loan is gone'])('%s: nothing is released and nothing is opened', (answer) => {
    const ended = ann(STEPS[0], `reloadAccounts: ${answer}`);
    expect(ended.output).toEqual({ kind: 'ended' });
  });
  test('the store can be opened again when the browser did not load it', () =>
    expect(walk.after(ann(...STEPS), { type: 'renewal.chosen' }).value).toBe('keeping'));
});

describe('back from the online store', () => {
  const comes = (...labels: string[]) => follow(back, 'Ann comes back from the online store', ...labels);
  const REST = ['keepHandOff: it is stored', 'reloadAccounts: no loans'];
  test.each([
    ['this tab went there', true],
    ['nothing is stored', true],
    ['this tab came back before', false],
  ])('%s: is it the first time? %s', (stored, isFirst) =>
    expect(comes(`readHandOff: ${stored}`, ...REST).output).toEqual({ kind: 'returned', isFirst }),
  );
  test('the accounts open in any case, also without storage and without network', () =>
    expect(comes('readHandOff: it cannot be read', 'keepHandOff: it cannot be stored', 'reloadAccounts: no network').status).toBe('done'));
});
