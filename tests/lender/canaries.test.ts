import { afterAll, beforeAll, expect, test } from 'vitest';
import { callNames } from '../../services/contract/index.ts';
import { sampleOf } from '../calls/index.ts';
import { worldOf } from '../calls/world.ts';
import { bench, type Bench } from './kit/bench.ts';
import { spellings, watchedLender } from './kit/canaries.ts';
import { vaultOf } from './vault.kit.ts';

const CARD = '4929123456789015';
const CVV = '8642';
const SSN = '219-09-9876';
const PASSWORD = 'Canary-Passw0rd-77';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.canary.token-of-nobody';

/** The secret that a careless page might put into a field, by the field's name. */
const SECRETS: readonly [RegExp, string][] = [
  [/^cvv$/, CVV],
  [/^ssn$/i, SSN],
  [/password/i, PASSWORD],
  [/token|resetKey|signature$/i, TOKEN],
];

let watched: Awaited<ReturnType<typeof watchedLender>>;
let at: Bench;

beforeAll(async () => {
  watched = await watchedLender();
  at = bench(watched.lender);
});
afterAll(() => watched.lender.close());

/** Copies of the value, each with one text changed by `change`; undefined leaves a text unchanged. */
function* variants(value: unknown, change: (text: string, field: string) => string | undefined, field = ''): Generator {
  if (typeof value === 'string') {
    const changed = change(value, field);
    if (changed !== undefined) yield changed;
  } else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) for (const other of variants(inner, change, field)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) for (const other of variants(inner, change, key)) yield { ...value, [key]: other };
  }
}

const secretOf = (_: string, field: string): string | undefined => SECRETS.find(([name]) => name.test(field))?.[1];
const cardIn = (): string => CARD;

test('a card number in any field of any call, and cvv, social security number, password and token in theirs, are in no table and in no line of the log (STORE-011, CONF-025)', async () => {
  const reached = new Set<string>();
  for (const name of callNames) {
    const sample = sampleOf(name);
    if (!['nobody', 'guest'].includes(sample.as)) await at.reset(sample.as);
    await watched.lender.db.deleteFrom('rate').execute();
    const world = await worldOf({ ...at, sandbox: true, vault: (request) => vaultOf(at, watched.lender.log).fetch(request) }, sample.as);
    const request = await sample.ask(world);
    for (const other of [...variants(request, cardIn), ...variants(request, secretOf)]) {
      if (typeof other !== 'object' || other === null) continue;
      const { status } = await world.call(name, other, { key: world.key() });
      expect([name, status < 500]).toEqual([name, true]);
    }
    await world.call(name, request, { token: TOKEN });
    await world.call(name, request, { key: world.key(), ...(await sample.how?.(world)) }); // and a valid request
    reached.add(name);
  }
  expect(reached.size).toBe(callNames.length);

  const [tables, lines] = [await watched.tables(), watched.log()];
  expect(lines.split('\n').length).toBeGreaterThan(callNames.length);
  for (const canary of [CARD, CARD.slice(4, 12), SSN, SSN.replaceAll('-', ''), PASSWORD, TOKEN])
    for (const spelling of spellings(canary))
      expect([canary, tables.includes(spelling), lines.includes(spelling)]).toEqual([canary, false, false]);
  const code = new RegExp(`(?<![\\w-])${CVV}(?![\\w-])`);
  expect([code.test(tables), code.test(lines)]).toEqual([false, false]);
});
