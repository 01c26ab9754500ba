import * as v from 'valibot';
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
const reach = (request: Request): Promise<Response> => fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) });

const { origin } = new URL(wanted.url);
const spoken = speaker(reach, origin, wanted.url.slice(origin.length));
const health = await spoken.ask('GET', '/sandbox/health').catch(() => undefined);
if (!health) throw new Error(`Nothing answers at ${origin}. Is the service running?`);

const sandbox = health.status === 200 && v.is(v.looseObject({ ok: v.literal(true) }), health.body);
/** The service that is certified. */
export const line: Line = { ...spoken, sandbox, ...(sandbox && { vault: reach }) };

/** Every person back to the start where that can be done; a service that is not the sandbox keeps what was done to it. */
export async function someone(person: string): Promise<World> {
  if (sandbox) {
    if (!['nobody', 'guest'].includes(person)) await spoken.ask('POST', '/sandbox/reset', { person });
    return worldOf(line, person);
  }
  if (person === 'nobody') return worldOf(line, person);
  const given = wanted.people?.[person];
  if (!given) throw new NotHere(`needs somebody like "${person}" of the sandbox: name one with --people`);
  return worldOf(line, person, given.password, given.username);
}
