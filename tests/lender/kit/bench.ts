import * as v from 'valibot';
import { contract, type Answer, type Ask, type CallName } from '../../../services/contract/index.ts';
import { HEADER } from '../../../services/contract/headers.ts';
import type { Lender } from '../../../services/lender/lender.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';

export type Reply = { status: number; body: unknown; headers: Headers };
export type How = { token?: string; key?: string; headers?: Record<string, string> };

/** One line of GET /sandbox/ledger. */
export const LedgerEntry = v.object({
  id: v.string(),
  kind: v.string(),
  loanId: v.string(),
  customerId: v.string(),
  cents: v.number(),
  key: v.string(),
  status: v.string(),
  at: v.number(),
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

/** A lender to be tested, and the ways to speak with it. */
export type Bench = ReturnType<typeof bench>;

const PORTAL = 'http://localhost:4173';

export const bench = (lender: Lender) => ({
  lender,
  runDueJobs: () => lender.runDueJobs(),
  ...speaker((request) => lender.fetch(request), PORTAL),
});

/** Speaks with a lender through anything that behaves like fetch, in the process or over a socket. `calls`: where the contract begins. */
export function speaker(fetch: (request: Request) => Promise<Response>, origin: string, calls = '/api') {
  const tokens = new Map<string, string>();

  /** Any request: method, path, body. */
  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await fetch(
      new Request(origin + path, { method, headers: { 'content-type': 'application/json', ...headers }, ...content }),
    );
    const text = await answer.text();
    return { status: answer.status, body: parsed(text), headers: answer.headers };
  }

  /** A contract call with anything at all as what is asked. */
  async function call(name: CallName, asked: object, { token, key, headers = {} }: How = {}): Promise<Reply> {
    const [method = '', path = ''] = name.split(' ');
    const all = {
      ...headers,
      ...(token !== undefined && { [HEADER.accessToken]: `Bearer ${token}` }),
      ...(key !== undefined && { [HEADER.idempotencyKey]: key }),
    };
    if (method !== 'GET') return ask(method, `${calls}${path}`, asked, all);
    const query = new URLSearchParams(
      Object.entries(asked)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [field, inQuery(value)]),
    );
    return ask(method, `${calls}${path}?${query}`, undefined, all);
  }

  /** A contract call that must be answered; the answer, parsed. */
  async function answer<K extends CallName>(name: K, asked: Ask<K>, how: How = {}): Promise<Answer<K>> {
    const { status, body } = await call(name, asked, how);
    if (status !== 200) throw new Error(`${name} was answered ${status} ${JSON.stringify(body)}`);
    return v.parse(contract[name].answer, body);
  }

  return {
    ask,
    call,
    answer,
    /** The person's access token; signs in when it has none yet. */
    async signIn(person: string): Promise<string> {
      const known = tokens.get(person);
      if (known !== undefined) return known;
      const entry = await answer('POST /authenticate', { username: `${person}@example.com`, password: PASSWORD, fromLegacyNcr: false });
      tokens.set(person, entry.accessToken);
      return entry.accessToken;
    },
    /** These people back to the start, and signed out; everything when nobody is named. */
    async reset(...people: string[]): Promise<void> {
      for (const person of people.length > 0 ? people : [undefined]) {
        const { status } = await ask('POST', '/sandbox/reset', person === undefined ? {} : { person });
        if (status !== 200) throw new Error(`reset of ${person ?? 'all'} was answered ${status}`);
        if (person === undefined) tokens.clear();
        else tokens.delete(person);
      }
    },
    /** Every charge of a loan that a customer has made since the start, newest first. */
    async charges(loanId?: string): Promise<LedgerEntry[]> {
      const { body } = await ask('GET', `/sandbox/ledger${loanId === undefined ? '' : `?loanId=${loanId}`}`);
      const { entries } = v.parse(v.object({ entries: v.array(LedgerEntry) }), body);
      return entries.filter((entry) => entry.kind === 'payment' && entry.status !== 'declined' && !/^\d+-\d+$/.test(entry.key));
    },
  };
}

/** As the portal writes it: a list joined by commas. */
const inQuery = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(inQuery).join(',') : (JSON.stringify(value) ?? '');

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
};

/** The Error of a refused call as one text. */
export const errorOf = ({ body }: Pick<Reply, 'body'>): string => {
  const { Error: said } = v.parse(v.looseObject({ Error: v.optional(v.union([v.string(), v.array(v.string())])) }), body);
  return [said ?? []].flat().join(' ');
};
