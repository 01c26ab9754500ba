import { toMoneyText } from '../../services/contract/money.ts';
import { papersOf } from '../calls/agreement.ts';
import { until } from '../calls/until.ts';
import { worldOf } from '../calls/world.ts';
import { ANN_LOAN } from './documents.kit.ts';
import type { Bench } from './kit/bench.ts';
import { loanOf } from './kit/paying.ts';

export const BACK = 'http://localhost:4173/TitleMax/Accounts/2001001';
export const GET = { ...ANN_LOAN, signingType: 'refinance' } as const;
export type Speaker = Pick<Bench, 'ask' | 'answer' | 'call' | 'signIn'> & { runDueJobs?: Bench['runDueJobs'] };

/** Opens a session and its page; `act` sends the page's form. */
export async function opened(at: Speaker, { person = 'ann', iframe = false, customerId = '702001' } = {}) {
  const token = await at.signIn(person);
  await hasPapers(at, person);
  const { signingUrl } = await at.answer('POST /loanSigning', { ...GET, customerId, iframe, redirectUrl: BACK }, { token });
  const page = await at.ask('GET', signingUrl);
  const session = /name="session" value="([^"]+)"/.exec(String(page.body))?.[1] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const act = (fields: Record<string, string>) => at.ask('POST', signingUrl, new URLSearchParams({ session, ...fields }).toString(), form);
  return { page, act, again: () => at.ask('GET', signingUrl), sign: () => act({ act: 'sign', read: 'yes', name: 'ann  ASHBY' }) };
}

/** Signing a refinance needs its papers. `more`: cents above the minimum. */
export async function hasPapers(at: Speaker, person = 'ann', more = 0): Promise<void> {
  const world = await worldOf({ ...at, sandbox: true }, person);
  const loan = await loanOf(at, 'ann');
  const terms = { paymentAmount: toMoneyText(loan.minimumAmountDue + more), disbursementAmount: '0.00', migrateProduct: false };
  await world.answer('GET /documents', papersOf(world, loan, terms));
}

export const statusAt = async (at: Speaker, person = 'ann') =>
  (await at.call('GET /loanSigning', GET, { token: await at.signIn(person) })).body;

/** The outcome, once the lender has it. */
export async function decided(at: Speaker): Promise<unknown> {
  return until({ line: { ...at, sandbox: true } }, 'the signing is still pending', async () => {
    const body = await statusAt(at);
    return JSON.stringify(body) === '{"pending":true}' ? undefined : body;
  });
}

export const COMPLETE = { pending: false, signingStatus: 'signing_complete' };
