import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { api } from '../../services/client/api.ts';
import { keepConfig } from '../../services/client/config.ts';
import { DEVICE_KEY_PREFIX } from '../../services/client/keys.ts';
import { setLog, type LogLine } from '../../services/client/log.ts';
import { keepText } from '../../services/client/storage.ts';
import { connect } from '../../services/client/connect.ts';
import { forgetTokens, keepTokens, type Entry } from '../../services/client/tokens.ts';
import { HEADER } from '../../services/contract/headers.ts';
import { callNames, type Ask, type CallName } from '../../services/contract/index.ts';
import type { Lender } from '../../services/lender/lender.ts';
import { handlersOf } from '../../services/lender/msw.ts';
import { company, movesClock } from '../calls/company.ts';
import { sampleOf } from '../calls/index.ts';
import { worldOf, type World } from '../calls/world.ts';
import { failureOf, freshPage } from '../client/kit/service.ts';
import { serve } from '../kit/network.ts';
import { bench, PORTAL, VAULT, type Bench, type How } from '../lender/kit/bench.ts';
import { embeddedLender } from '../lender/kit/embedded.ts';

/** Each call of the contract, sent by the portal's own client to the real lender. What is asked comes from the samples of tests/calls. */
let lender: Lender;
let line: Bench;
const entries = new Map<string, Entry>();
const logged: LogLine[] = [];
beforeAll(async () => {
  lender = await embeddedLender({ portalOrigin: PORTAL, vaultOrigin: VAULT, decideAfterMs: 0 });
  line = bench(lender);
});
afterAll(() => lender.close());
beforeEach(async () => {
  freshPage();
  setLog((entry) => logged.push(entry));
  await lender.db.deleteFrom('rate').execute(); // the suite makes more requests than the limits allow
  serve(handlersOf({ fetch: (request) => lender.fetch(request) }, PORTAL));
  keepConfig({
    serviceUrl: `${PORTAL}/api`,
    serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal', cognitoUrl: `${PORTAL}/cognito/` },
    vaultOrigin: VAULT,
  });
  connect({ serviceUrl: `${PORTAL}/api`, appVersion: '1.0.0', brandCode: () => '', language: () => 'en', isStandalone: () => false });
});

const { someone, afterCheck } = company(async (person) => {
  if (!['nobody', 'guest'].includes(person)) await line.reset(person);
  const answer: Bench['answer'] = async (name, request, how) => {
    const answered = await line.answer(name, request, how);
    if (typeof answered === 'object' && 'accessToken' in answered) entries.set(answered.accessToken, answered);
    return answered;
  };
  return worldOf({ ...line, answer, sandbox: true, vault: line.fetch }, person);
});

/** The page of this person sends the call. */
function sent<K extends CallName>(name: K, { token = '', key }: World, request: Ask<K>) {
  const entry = entries.get(token);
  if (entry) keepTokens(entry, { remember: false });
  else forgetTokens();
  return api(name, request, { key: key() });
}

const OfProfile = v.object({ profileId: v.string() });

/** A device that was remembered has its key in its storage, from where the client sends it. */
function remembers(how: How | undefined, request: object): void {
  const deviceKey = how?.headers?.[HEADER.deviceKey];
  const of = v.safeParse(OfProfile, request);
  if (deviceKey !== undefined && of.success) keepText('local', DEVICE_KEY_PREFIX + of.output.profileId, JSON.stringify({ deviceKey }));
}

describe.each(callNames)('%s', (name) => {
  const sample = sampleOf(name);
  test('is sent; a failure is logged and passed on with its kind and text, and the answer is read (PROD-030, ERR-039, CONF-029)', async () => {
    const world = await someone(sample.as);
    const request = await sample.ask(world);
    remembers(await sample.how?.(world), request);
    for (const [fault, failure] of [
      [
        { status: 503, Error: 'Closed for an hour.' },
        { kind: 'refused', status: 503, texts: ['Closed for an hour.'] },
      ],
      [{ status: 502 }, { kind: 'unknown', status: 502 }],
    ] as const) {
      await line.ask('POST', '/sandbox/faults', { call: name, fault, times: 1 });
      logged.length = 0;
      const failed = await failureOf(sent(name, world, request));
      expect(failed).toMatchObject({ call: name, ...failure });
      const { kind, status, caseId } = failed;
      expect(logged.filter(({ event }) => event === 'call failed')).toMatchObject([
        { level: 'warn', facts: { call: name, kind, status, caseId } },
      ]);
    }
    const answer = await sent(name, world, request);
    await sample.holds?.(answer, world, request);
    afterCheck(name);
  });
  test.for((sample.refused ?? []).map((no) => [no.title, no] as const))(
    'is refused: %s; status, text and code reach the page (PROD-030)',
    async ([, no]) => {
      const world = await someone(no.as ?? sample.as);
      const failure = await failureOf(sent(name, world, await no.ask(world)));
      expect(failure.status).toBe(no.status);
      if (no.text !== undefined) expect(failure.texts.join(' ')).toMatch(no.text);
      if (no.code !== undefined) expect(failure.code).toBe(no.code);
      if (movesClock(name)) await line.ask('POST', '/sandbox/clock', { reset: true });
      afterCheck(name);
    },
  );
});
