import { expect, test } from 'vitest';
import { allowedOf, allowedPaths, lists } from '../../routes/studio/allowed.ts';
import { charts, type ChartName } from '../../machines/paths/walks.ts';

/** Values that must never leave the tab, under any name and at any depth. */
const CANARIES = {
  cvv: '739',
  card: '4242424242424242',
  spacedCard: '4000 0566 5566 5556',
  ssn: '123-45-6789',
  password: 'Canary-Pass-77!',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
  email: 'canary@example.com',
};

const isChart = (flow: string): flow is ChartName => Object.hasOwn(charts, flow);

/** A context in which every text, at any depth, is a canary. */
function poisoned(value: unknown, canary: string, depth = 0): unknown {
  if (typeof value === 'string') return canary;
  if (Array.isArray(value)) return [canary, ...value.map((one) => poisoned(one, canary, depth + 1))];
  if (typeof value !== 'object' || value === null || depth > 6) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, canary, depth + 1)]));
}

test('every chart on the list is a chart of the product', () => expect([...lists.keys()].filter((flow) => !isChart(flow))).toEqual([]));

test('every listed value occurs in some situation, so that no listed name is misspelled', () => {
  const light: readonly ChartName[] = ['stores', 'sending', 'searching', 'addCard', 'session', 'guards'];
  const unseen = light.flatMap((flow) => {
    const seen = new Set(charts[flow].walk().situations.flatMap(({ snapshot }) => Object.keys(allowedOf(flow, snapshot.context))));
    return allowedPaths(flow).filter((path) => !seen.has(path) && !path.startsWith('failure.') && !path.startsWith('refusal.'));
  });
  expect(unseen).toEqual([]);
});

test.each(Object.entries(CANARIES).filter(([name]) => name !== 'cvv' && name !== 'password' && name !== 'email'))(
  'a %s is not sent, even inside a listed value',
  (_, canary) => {
    const flow: ChartName = 'addCard';
    for (const { snapshot } of charts[flow].walk().situations) {
      expect(JSON.stringify(allowedOf(flow, poisoned(snapshot.context, canary)))).not.toContain(canary);
    }
  },
);

test('nothing that a customer types is listed', () => {
  const typed = {
    otherAmount: CANARIES.card,
    username: CANARIES.email,
    password: CANARIES.password,
    cvv: CANARIES.cvv,
    person: { name: CANARIES.email },
  };
  for (const flow of lists.keys()) expect([flow, allowedOf(flow, typed)]).toEqual([flow, {}]);
});

test('nothing is sent of a chart that is not listed', () => expect(allowedOf('nobody', { amount: 1 })).toEqual({}));
