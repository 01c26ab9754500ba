import { describe, expect, test } from 'vitest';
import { storesMachine } from '../../machines/stores/stores.machine.ts';
import { storesView } from '../../machines/stores/stores.select.ts';
import { ApiError } from '../../services/contract/error.ts';
import { explore, gaps, told } from '../kit/explorer.ts';

const line = { phone: '5555550100', hours: 'Mon-Fri 8-18' };

const walk = explore(storesMachine, {
  starts: { 'somebody needs help': undefined },
  events: { 'tries again': { type: 'retry.chosen' }, 'goes back': { type: 'flow.left' } },
  answers: {
    getContacts: {
      'three lines': { done: { InstaLoan: line, NLS: line, TLXe: line } },
      'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /contacts' }) },
    },
  },
  outcomes: ['left'],
});

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe.each(told(walk).filter(([, snapshot]) => snapshot.status === 'active'))('%s', (_, snapshot) => {
  const { contacts, failure, busy } = storesView(snapshot);
  test('shows the numbers, says why not, or is asking: exactly one of them', () => {
    expect([contacts !== null && !busy, failure !== null, busy].filter(Boolean)).toHaveLength(1);
  });
  test('can be left at any time', () => expect(snapshot.can({ type: 'flow.left' })).toBe(true));
});
