import * as v from 'valibot';
import { pauseIn } from '../../services/client/answer.ts';
import { company } from '../calls/company.ts';
import { NotHere, worldOf, type Line, type World } from '../calls/world.ts';
import { speaker } from '../lender/kit/bench.ts';

const Credentials = v.object({ username: v.string(), password: v.string() });
const Wanted = v.object({
  url: v.pipe(v.string(), v.url()),
  people: v.optional(v.record(v.string(), Credentials)),
  only: v.optional(v.string(), ''),
  origin: v.optional(v.string(), 'http://localhost:4173'),
  money: v.boolean(),
});

/** The options of `npm run certify`. Throws when it was started in another way. */
export const wanted = v.parse(v.pipe(v.string(), v.parseJson(), Wanted), process.env['CERTIFY']);

/** The time limit of a call. Spec: portal §9 (HDR-011). */
const LIMIT_MS = 35_000;
/** The maximum wait for a rate limit. With a longer one the 429 is the result. */
const MAX_PAUSE_MS = 15 * 60_000;
const PAUSE_MS = 60_000;
const PAUSES = 5;

const reach = (request: Request): Promise<Response> => fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) });

/** Like the portal: after a 429 it waits for Retry-After and retries. */
async function fetchWithRetry(request: Request): Promise<Response> {
  for (let pauses = 0; ; pauses++) {
    const answer = await reach(request.clone());
    const ms = answer.status === 429 ? (pauseIn(answer.headers.get('retry-after'), Date.now()) ?? PAUSE_MS) : 0;
    if (answer.status !== 429 || pauses === PAUSES || ms > MAX_PAUSE_MS) return answer;
    await pause(ms);
  }
}

const { origin } = new URL(wanted.url);
const spoken = speaker(fetchWithRetry, origin, wanted.url.slice(origin.length));
const health = await spoken.ask('GET', '/sandbox/health').catch(() => undefined);
if (!health) throw new Error(`Nothing answers at ${origin}. Is the service running?`);

const sandbox = health.status === 200 && v.is(v.looseObject({ ok: v.literal(true) }), health.body);
const line: Line = { ...spoken, sandbox, ...(sandbox && { vault: reach }) };

/** Moves the sandbox's clock. For another service it really waits. */
async function pause(ms: number): Promise<void> {
  if (sandbox) await spoken.ask('POST', '/sandbox/clock', { advanceSeconds: Math.ceil(ms / 1000) });
  else await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resets the sandbox's clock. */
export async function resetClock(): Promise<void> {
  if (sandbox) await spoken.ask('POST', '/sandbox/clock', { reset: true });
}

/** An earlier run may have left data, rate limits and faults in the sandbox. */
if (sandbox) await spoken.ask('POST', '/sandbox/reset', {});

/** Signs in a person, after a reset on the sandbox. Another service cannot be reset, and valid sessions are reused. */
export const { someone, afterCheck } = company(async (person) => {
  if (sandbox) {
    if (!['nobody', 'guest'].includes(person)) await spoken.ask('POST', '/sandbox/reset', { person });
    return worldOf(line, person);
  }
  if (person === 'nobody') return worldOf(line, person);
  const given = wanted.people?.[person];
  if (!given) throw new NotHere(`needs somebody like "${person}" of the sandbox: name one with --people`);
  const known = sessions.get(person);
  if (known && (await known.call('GET /accounts', {})).status === 200) return known;
  const world = await worldOf(line, person, given.password, given.username);
  sessions.set(person, world);
  return world;
});

const sessions = new Map<string, World>();
