import * as v from 'valibot';
import { contract, type Answer, type Ask, type CallName } from '../../../services/contract/index.ts';
import { HEADER } from '../../../services/contract/headers.ts';
import type { Lender } from '../../../services/lender/lender.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';
import { assetNamed } from '../../../services/lender/vault/assets.ts';
import { createVault, type Vault, type VaultOptions } from '../../../services/lender/vault/vault.ts';

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

/** A lender under test, and functions to call it. */
export type Bench = ReturnType<typeof bench>;

export const PORTAL = 'http://localhost:4173';
export const VAULT = 'http://localhost:4174';

export function bench(lender: Lender) {
  /** The lender and its vault, by the origin of the request. */
  const fetch = (request: Request): Promise<Response> =>
    new URL(request.url).origin === VAULT ? vaultOf(lender).fetch(request) : lender.fetch(request);
  return { lender, fetch, runDueJobs: () => lender.runDueJobs(), ...speaker(fetch, PORTAL) };
}

export const vaultOf = (lender: Lender, log: VaultOptions['log'] = lender.log): Vault =>
  createVault({ lender, portalOrigin: PORTAL, log, assetNamed });

/** Calls a lender through any fetch-like function, in the process or over a socket. `calls`: the base path of the contract. */
export function speaker(fetch: (request: Request) => Promise<Response>, origin: string, calls = '/api') {
  const tokens = new Map<string, string>();

  /** Any request: method, path or whole address, body. */
  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await fetch(
      new Request(path.startsWith('/') ? origin + path : path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...content,
      }),
    );
    const text = await answer.text();
    return { status: answer.status, body: parsed(text), headers: answer.headers };
  }

  /** A call of the contract with any request. */
  async function call(name: CallName, request: object, { token, key, headers = {} }: How = {}): Promise<Reply> {
    const [method = '', path = ''] = name.split(' ');
    const all = {
      ...headers,
      ...(token !== undefined && { [HEADER.accessToken]: `Bearer ${token}` }),
      ...(key !== undefined && { [HEADER.idempotencyKey]: key }),
    };
    if (method !== 'GET') return ask(method, `${calls}${path}`, request, all);
    const query = new URLSearchParams(
      Object.entries(request)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [field, inQuery(value)]),
    );
    return ask(method, `${calls}${path}?${query}`, undefined, all);
  }

  /** A call of the contract that must succeed; returns the parsed answer. */
  async function answer<K extends CallName>(name: K, request: Ask<K>, how: How = {}): Promise<Answer<K>> {
    const { status, body } = await call(name, request, how);
    if (status !== 200) throw new Error(`${name} was answered ${status} ${JSON.stringify(body)}`);
    return v.parse(contract[name].answer, body);
  }

  return {
    ask,
    call,
    answer,
    /** The person's access token, after sign-in if necessary. */
    async signIn(person: string): Promise<string> {
      const known = tokens.get(person);
      if (known !== undefined) return known;
      const entry = await answer('POST /authenticate', { username: `${person}@example.com`, password: PASSWORD, fromLegacyNcr: false });
      tokens.set(person, entry.accessToken);
      return entry.accessToken;
    },
    /** Resets these people and signs them out; without names it resets everything. */
    async reset(...people: string[]): Promise<void> {
      for (const person of people.length > 0 ? people : [undefined]) {
        const { status } = await ask('POST', '/sandbox/reset', person === undefined ? {} : { person });
        if (status !== 200) throw new Error(`reset of ${person ?? 'all'} was answered ${status}`);
        if (person === undefined) tokens.clear();
        else tokens.delete(person);
      }
    },
    /** The charges of a loan since the reset, newest first. */
    async charges(loanId?: string): Promise<LedgerEntry[]> {
      const { body } = await ask('GET', `/sandbox/ledger${loanId === undefined ? '' : `?loanId=${loanId}`}`);
      const { entries } = v.parse(v.object({ entries: v.array(LedgerEntry) }), body);
      return entries.filter((entry) => entry.kind === 'payment' && entry.status !== 'declined' && !/^\d+-\d+$/.test(entry.key));
    },
  };
}

/** A query value as the portal writes it: lists are joined by commas. */
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
  const { Error: texts } = v.parse(v.looseObject({ Error: v.optional(v.union([v.string(), v.array(v.string())])) }), body);
  return [texts ?? []].flat().join(' ');
};
