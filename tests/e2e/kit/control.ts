import * as v from 'valibot';

/** The control plane of the sandbox: what tests read and change without the portal. */
const Loan = v.object({
  loanId: v.string(),
  lmsId: v.string(),
  storeId: v.string(),
  brand: v.string(),
  product: v.string(),
  payoffCents: v.number(),
  dueDate: v.string(),
  daysLate: v.number(),
});
const Person = v.object({
  name: v.string(),
  fullName: v.string(),
  email: v.string(),
  phone: v.string(),
  profileId: v.string(),
  loans: v.array(Loan),
});
const Entry = v.object({
  id: v.string(),
  kind: v.string(),
  loanId: v.string(),
  cents: v.number(),
  key: v.string(),
  status: v.string(),
  at: v.number(),
});
const Message = v.object({ to: v.string(), channel: v.string(), kind: v.string(), text: v.string() });

export type LedgerEntry = v.InferOutput<typeof Entry>;
export type PersonFacts = v.InferOutput<typeof Person>;
export type LoanFacts = v.InferOutput<typeof Loan>;
export type Fault = {
  delayMs?: number;
  status?: number;
  Error?: string | string[];
  body?: unknown;
  contentType?: string;
  cut?: 'before' | 'after';
  /** `before`: this response replaces the work. `after`: it replaces only the response. */
  when?: 'before' | 'after';
};

export type Control = ReturnType<typeof controlOf>;

export function controlOf(origin: string) {
  const ask = async <S extends v.GenericSchema>(schema: S, path: string, method = 'GET', body?: unknown): Promise<v.InferOutput<S>> => {
    const response = await fetch(`${origin}/sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${await response.text()}`);
    return v.parse(schema, await response.json());
  };
  const done = v.unknown();
  const person = async (name: string): Promise<PersonFacts> => {
    const { people } = await ask(v.object({ people: v.array(Person) }), 'people');
    const found = people.find((one) => one.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const ledger = async (loanId: string) => (await ask(v.object({ entries: v.array(Entry) }), `ledger?loanId=${loanId}`)).entries;
  return {
    person,
    /** A person's loan of a brand. */
    loan: async (name: string, brand: string): Promise<LoanFacts> => {
      const found = (await person(name)).loans.find((loan) => loan.brand === brand);
      if (!found) throw new Error(`${name} has no loan of ${brand}`);
      return found;
    },
    /** Payments of a loan since `since`: what the customer's card was really charged. */
    charges: async (loanId: string, since: number) =>
      (await ledger(loanId)).filter(({ kind, status, at }) => kind === 'payment' && status === 'settled' && at >= since),
    ledger,
    now: async () => (await ask(v.object({ now: v.number() }), 'health')).now,
    messages: async (to: string) => (await ask(v.object({ messages: v.array(Message) }), `outbox?to=${encodeURIComponent(to)}`)).messages,
    fault: (call: string, fault: Fault, times?: number) =>
      ask(done, 'faults', 'POST', { call, fault, ...(times === undefined ? {} : { times }) }),
    heal: () => ask(done, 'faults', 'DELETE'),
    reset: (name?: string) => ask(done, 'reset', 'POST', name === undefined ? {} : { person: name }),
    advance: (seconds: number) => ask(done, 'clock', 'POST', { advanceSeconds: seconds }),
    resetClock: () => ask(done, 'clock', 'POST', { reset: true }),
    lock: (loanId: string, by: string) => ask(done, 'lock', 'POST', { loanId, by, lockType: 'refinance' }),
    /** A signed link that locks the tab: a guest's, or with `guest: false` that of the loan's owner. */
    link: async (loanId: string, more: { expiresInSeconds?: number; guest?: boolean } = {}) =>
      (await ask(v.object({ url: v.string() }), 'link', 'POST', { loanId, guest: true, flowLock: true, ...more })).url,
  };
}
