import { vi } from 'vitest';
import * as v from 'valibot';
import type { Fault } from '../../../services/lender/faults.ts';
import type { LenderOptions } from '../../../services/lender/lender.ts';
import { assetNamed } from '../../../services/lender/vault/assets.ts';
import { createVault } from '../../../services/lender/vault/vault.ts';
import { bench } from '../../lender/kit/bench.ts';
import { embeddedEngine, embeddedLender } from '../../lender/kit/embedded.ts';
import { stopTime, timeOf } from './time.ts';
import { PORTAL, VAULT, wire } from './wire.ts';

/** Each look for jobs is a step of the virtual time, and costs the tests a wait. */
const POLL_EVERY_MS = 1_000;

const Loan = v.object({ loanId: v.string(), brand: v.string(), payoffCents: v.number() });
const People = v.object({ people: v.array(v.object({ name: v.string(), profileId: v.string(), loans: v.array(Loan) })) });
const Messages = v.object({ messages: v.array(v.object({ kind: v.string(), text: v.string() })) });

/** A lender with its vault, the network to it and their virtual time; `settings` override the sandbox's. Tests share one and reset its people before each test. */
export async function openSandbox(settings: LenderOptions['settings'] = {}) {
  await embeddedEngine(); // it serves later files, too, so it is made in real time
  stopTime();
  const lender = await embeddedLender({ portalOrigin: PORTAL, vaultOrigin: VAULT, decideAfterMs: 0, pollEveryMs: POLL_EVERY_MS, settings });
  const vault = createVault({ lender, portalOrigin: PORTAL, log: lender.log, assetNamed });
  const line = wire(lender, vault);
  const speak = bench(lender);
  const time = timeOf(line);

  /** Throws unless the control plane returns 200. */
  async function control<S extends v.GenericSchema>(schema: S, method: string, path: string, body?: object): Promise<v.InferOutput<S>> {
    const { status, body: answer } = await speak.ask(method, `/sandbox/${path}`, body);
    if (status !== 200) throw new Error(`${method} /sandbox/${path} was answered ${status} ${JSON.stringify(answer)}`);
    return v.parse(schema, answer);
  }
  const person = async (name: string) => {
    const found = (await control(People, 'GET', 'people')).people.find((one) => one.name === name);
    if (!found) throw new Error(`there is no person ${name}`);
    return found;
  };

  return {
    /** The brand code that the page sends; empty: no brand in particular. */
    brandCode: '',
    lender,
    vault,
    line,
    speak,
    time,
    config: {
      serviceUrl: '/api',
      serviceConfig: { userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal', cognitoUrl: `${PORTAL}/cognito/` },
      vaultOrigin: VAULT,
      uploadOrigin: VAULT,
      signingOrigin: VAULT,
      externalPages: [VAULT],
    },
    person,
    /** A person's loan of a brand. */
    async loan(name: string, brand: string) {
      const found = (await person(name)).loans.find((loan) => loan.brand === brand);
      if (!found) throw new Error(`${name} has no loan of ${brand}`);
      return found;
    },
    /** The settled charges of a loan since the last reset, in cents, newest first. */
    charged: async (loanId: string) => (await speak.charges(loanId)).filter(({ status }) => status === 'settled').map(({ cents }) => cents),
    /** The lender's messages to a recipient. */
    outbox: async (to: string) => (await control(Messages, 'GET', `outbox?to=${encodeURIComponent(to)}`)).messages,
    fault(call: string, fault: Fault, times?: number) {
      if (fault.delayMs) line.slow(call);
      return control(v.unknown(), 'POST', 'faults', { call, fault, ...(times === undefined ? {} : { times }) });
    },
    heal: () => control(v.unknown(), 'DELETE', 'faults'),
    lock: (loanId: string, by: string) => control(v.unknown(), 'POST', 'lock', { loanId, by, lockType: 'refinance' }),
    /** The holder of a loan's lock, or null. */
    async holder(loanId: string): Promise<string | null> {
      const row = await lender.db.selectFrom('loan_lock').select('holder_name').where('loan_id', '=', loanId).executeTakeFirst();
      return row?.holder_name ?? null;
    },
    /** Moves only the lender's clock, so that the page's tokens expire without its knowledge. */
    advance: (seconds: number) => control(v.unknown(), 'POST', 'clock', { advanceSeconds: seconds }),
    /** Path and search of a signed link that locks the tab, unless `flowLock` is false: a guest's, or with `guest: false` that of the loan's owner. */
    async link(loanId: string, more: { expiresInSeconds?: number; guest?: boolean; flowLock?: boolean } = {}): Promise<string> {
      const { url } = await control(v.object({ url: v.string() }), 'POST', 'link', { loanId, guest: true, flowLock: true, ...more });
      const { pathname, search } = new URL(url);
      return pathname + search;
    },
    /** Resets these people, the faults, the clock and the rate limits. */
    async fresh(...names: [string, ...string[]]): Promise<void> {
      line.cut(false);
      await control(v.unknown(), 'DELETE', 'faults');
      await time.settled(); // the previous page's last requests must not meet the new state: a 401 would start a refresh
      await control(v.unknown(), 'POST', 'clock', { reset: true });
      await lender.db.deleteFrom('rate').execute();
      await speak.reset(...names);
      line.slow(null);
      line.sent.length = 0;
    },
    async close(): Promise<void> {
      await time.quiet();
      await lender.close();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
