import * as v from 'valibot';
import { contract, OPEN_CALLS, type CallName } from '../contract/index.ts';
import { HEADER } from '../contract/headers.ts';
import { json, malformed, refused } from './answers.ts';
import { refuseStanding } from './auth/standing.ts';
import { Refusal, type Caller, type Handlers, type Request as Asking } from './handler.ts';
import { errorFacts } from './log.ts';
import { handlers } from './handlers.ts';
import { NotJson, parseJson } from './jsonText.ts';
import { straySecret } from './straySecret.ts';
import { guestMay } from './loans/access.ts';

/** What a call needs to know beside what is asked. */
export type Setting = Omit<Asking<CallName>, 'ask' | 'caller'> & { caller: Caller | null };

const open: ReadonlySet<string> = new Set(OPEN_CALLS);

/**
 * One contract call, from its request to its answer: who asks, what is asked, the work, and whether the answer keeps the contract.
 * Never throws; what a handler did not expect becomes 500 without a word about the inside.
 */
export async function answer(name: CallName, request: Request, setting: Setting): Promise<Response> {
  try {
    if (!open.has(name)) {
      if (!setting.caller) return json({}, 401);
      const { guestLoanId } = setting.caller;
      if (guestLoanId !== null && !(await guestMay(setting.db, guestLoanId, name))) return json({}, 403);
      refuseStanding(name, setting.caller);
    }
    const asked = v.safeParse(contract[name].ask, await read(request));
    if (!asked.success) return malformed(name, asked.issues);
    const given = await run(name, { ...setting, ask: asked.output });
    const kept = v.safeParse(contract[name].answer, given);
    if (kept.success) return json(given);
    setting.log.error({ call: name, field: v.getDotPath(kept.issues[0]) }, 'the answer breaks the contract');
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    if (error instanceof Unreadable || error instanceof NotJson) return json({ message: `${name}: ${error.message}` }, 400);
    setting.log.error({ call: name, ...errorFacts(error) }, 'failed');
  }
  return json({ message: 'There was an internal server error' }, 500);
}

/** The table promises per name that what was parsed fits the handler; TypeScript cannot follow that through a union of names. */
async function run(name: CallName, request: Setting & { ask: unknown }): Promise<unknown> {
  const table: Record<string, (request: never) => Promise<unknown>> = handlers satisfies Handlers;
  const handler = table[name];
  if (!handler) throw new Error(`no handler for ${name}`);
  return Reflect.apply(handler, undefined, [request]);
}

class Unreadable extends Error {}

/** The query of a GET, the JSON body of everything else. Throws Unreadable or NotJson. */
async function read(request: Request): Promise<unknown> {
  const given: unknown = request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await body(request);
  if (holdsNul(given)) throw new Unreadable('text must not hold the character U+0000'); // no database of ours can keep it
  const stray = straySecret(given);
  if (stray) throw new Unreadable(`${stray.field} must not hold ${stray.what}`);
  return given;
}

async function body(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : parseJson(text);
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || holdsNul(inner));
}

/** Idempotency-Key of a request, empty when there is none; a longer one than any key of ours is cut off to nothing. */
export const keyOf = (request: Request): string => {
  const key = request.headers.get(HEADER.idempotencyKey) ?? '';
  return key.length <= MAX_KEY_LENGTH ? key : '';
};

const MAX_KEY_LENGTH = 128;
