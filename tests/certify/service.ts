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

/** What `certify` was asked for. Throws when it was not started by it. */
export const wanted = v.parse(v.pipe(v.string(), v.parseJson(), Wanted), process.env['CERTIFY']);

/** No call may take longer. Spec: portal §9 (HDR-011). */
const LIMIT_MS = 35_000;
/** A limit that is over later than this is not waited for: the 429 is the answer. */
const LONGEST_PAUSE_MS = 15 * 60_000;
const PAUSE_MS = 60_000;
const PAUSES = 5;

const reach = (request: Request): Promise<Response> => fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) });

/** As the portal does: whoever is told that this was too much waits for as long as he is told to, and asks again. */
async function patiently(request: Request): Promise<Response> {
  for (let pauses = 0; ; pauses++) {
    const answer = await reach(request.clone());
    const ms = answer.status === 429 ? (pauseIn(answer.headers.get('retry-after'), Date.now()) ?? PAUSE_MS) : 0;
    if (answer.status !== 429 || pauses === PAUSES || ms > LONGEST_PAUSE_MS) return answer;
    await pause(ms);
  }
}

const { origin } = new URL(wanted.url);
const spoken = speaker(patiently, origin, wanted.url.slice(origin.length));
const health = await spoken.ask('GET', '/sandbox/health').catch(() => undefined);
if (!health) throw new Error(`Nothing answers at ${origin}. Is the service running?`);

const sandbox = health.status === 200 && v.is(v.looseObject({ ok: v.literal(true) }), health.body);
const line: Line = { ...spoken, sandbox, ...(sandbox && { vault: reach }) };

/** The sandbox's clock goes on in no time; anywhere else time has to pass. */
async function pause(ms: number): Promise<void> {
  if (sandbox) await spoken.ask('POST', '/sandbox/clock', { advanceSeconds: Math.ceil(ms / 1000) });
  else await new Promise((resolve) => setTimeout(resolve, ms));
}

/** The sandbox's clock back to the machine's. */
export async function setClockBack(): Promise<void> {
  if (sandbox) await spoken.ask('POST', '/sandbox/clock', { reset: true });
}

/** What an earlier run has left in the sandbox, limits that are nearly reached and faults on the switchboard among it, would be found fault with. */
if (sandbox) await spoken.ask('POST', '/sandbox/reset', {});

/** The people as they are at the start, where that can be done; a service that is not the sandbox keeps what was done to it, and sessions that are good. */
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
