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

/** The context of a call, without its parsed request. */
export type CallContext = Omit<Asking<CallName>, 'ask' | 'caller'> & { caller: Caller | null };

const open: ReadonlySet<string> = new Set(OPEN_CALLS);

/**
 * Handles one call of the contract: authorizes it, parses the request, runs the handler, and checks the answer against the contract.
 * Never throws. An unexpected error becomes a 500 without details.
 */
export async function answer(name: CallName, request: Request, context: CallContext): Promise<Response> {
  try {
    if (!open.has(name)) {
      if (!context.caller) return json({}, 401);
      const { guestLoanId } = context.caller;
      if (guestLoanId !== null && !(await guestMay(context.db, guestLoanId, name))) return json({}, 403);
      refuseStanding(name, context.caller);
    }
    const ask = v.safeParse(contract[name].ask, await read(request));
    if (!ask.success) return malformed(name, ask.issues);
    const result = await run(name, { ...context, ask: ask.output });
    const answer = v.safeParse(contract[name].answer, result);
    if (answer.success) return json(result);
    context.log.error({ call: name, field: v.getDotPath(answer.issues[0]) }, 'the answer breaks the contract');
  } catch (error) {
    if (error instanceof Refusal) return refused(error, context.language);
    if (error instanceof Unreadable || error instanceof NotJson) return json({ message: `${name}: ${error.message}` }, 400);
    context.log.error({ call: name, ...errorFacts(error) }, 'failed');
  }
  return json({ message: 'There was an internal server error' }, 500);
}

/** Each handler fits its own call's type, but TypeScript cannot check that for a union of names. */
async function run(name: CallName, request: CallContext & { ask: unknown }): Promise<unknown> {
  const table: Record<string, (request: never) => Promise<unknown>> = handlers satisfies Handlers;
  const handler = table[name];
  if (!handler) throw new Error(`no handler for ${name}`);
  return Reflect.apply(handler, undefined, [request]);
}

class Unreadable extends Error {}

/** The query of a GET, or the JSON body of another method. Throws Unreadable or NotJson. */
async function read(request: Request): Promise<unknown> {
  const input: unknown = request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await body(request);
  if (holdsNul(input)) throw new Unreadable('text must not hold the character U+0000'); // PostgreSQL cannot store it
  const stray = straySecret(input);
  if (stray) throw new Unreadable(`${stray.field} must not hold ${stray.what}`);
  return input;
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

/** The Idempotency-Key of a request; empty when it is missing or too long. */
export const keyOf = (request: Request): string => {
  const key = request.headers.get(HEADER.idempotencyKey) ?? '';
  return key.length <= MAX_KEY_LENGTH ? key : '';
};

const MAX_KEY_LENGTH = 128;
