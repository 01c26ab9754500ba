import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Answer, Ask } from '../../../services/contract/index.ts';
import { maskNumber } from '../../../services/contract/card.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';
import { agree } from '../../calls/agreement.ts';
import { worldOf, type Line } from '../../calls/world.ts';
import type { Bench } from './bench.ts';
import { keyIn, loanOf, paymentOf, resultOf } from './paying.ts';

type Loan = Answer<'GET /accounts'>['loans'][number];
/** A lender in this process, or one over a socket. */
type Speaker = Pick<Bench, 'ask' | 'answer' | 'call' | 'signIn'> & { portal?: string; runDueJobs?: Bench['runDueJobs'] };

/** The refusal for a loan without an SSN on file (RULE-019). */
export const noSsn = ({ storePhoneNumber }: Loan): string =>
  `There is no social security number on file for this loan, so it cannot be paid online. Please call ${storePhoneNumber}.`;

/** A valid refinance of a loan with this payment. */
export const refinanceOf = async (at: Speaker, person: string, loan: Loan, cents: number): Promise<Ask<'POST /payment'>> => ({
  ...(await paymentOf(at, person, loan, cents)),
  paymentType: 3,
  isRefi: true,
  isPayoff: false,
});

/** The line to a lender that decides nothing by itself: signatures are recorded at once all the same. */
export const recordingSignatures = (at: Bench): Line => ({
  ...at,
  sandbox: true,
  async runDueJobs() {
    await at.lender.db.updateTable('job').set({ due_at: 0 }).where('kind', '=', 'signing').execute();
    return at.runDueJobs();
  },
});

/** Takes the refinance lock of a loan with two parties. */
export const lock = async (at: Speaker, person: string, loanId: string) =>
  at.answer('POST /loanlock', { loanId, value: true, lockType: 'refinance' }, { token: await at.signIn(person) });

/** The ledger's movements of a loan since the reset, newest first. */
export async function movements(at: Pick<Bench, 'ask'>, loanId: string) {
  const { body } = await at.ask('GET', `/sandbox/ledger?loanId=${loanId}`);
  const Entry = v.object({ id: v.string(), kind: v.string(), cents: v.number(), key: v.string(), status: v.string() });
  const { entries } = v.parse(v.object({ entries: v.array(Entry) }), body);
  return entries.filter(({ id, key }) => id !== key).map(({ kind, cents, status }) => ({ kind, cents, status }));
}

const Done = v.object({ confirmationNumber: v.string(), newLoanId: v.string() });

/** Ann refinances her title loan with the minimum payment, or with the fields in `over`. */
export async function annRefinances(at: Speaker, over: Partial<Ask<'POST /payment'>> = {}) {
  const old = await loanOf(at, 'ann');
  const token = await at.signIn('ann');
  await lock(at, 'ann', old.loanId);
  const ask = { ...(await refinanceOf(at, 'ann', old, old.minimumAmountDue)), ...over };
  await agree(await worldOf({ ...at, sandbox: true }, 'ann'), old, ask);
  const posted = await at.call('POST /payment', ask, { token, key: randomUUID() });
  if (posted.status !== 200) throw new Error(`the refinance was answered ${posted.status} ${JSON.stringify(posted.body)}`);
  const { body } = await resultOf(at, keyIn(posted.body), token);
  const done = v.parse(Done, body);
  const { loan: young } = await at.answer('GET /accountdetail', { loanId: done.newLoanId, lmsId: old.lmsId }, { token });
  if (!young) throw new Error('there is no new loan');
  return { old, young, token, ask, result: body, confirmationNumber: done.confirmationNumber };
}

type Refinanced = Pick<Awaited<ReturnType<typeof annRefinances>>, 'old' | 'young' | 'confirmationNumber' | 'ask'>;

/** The request that cancels a refinance. */
export const cancelOf = ({ old, young, confirmationNumber, ask }: Refinanced): Ask<'POST /cancelrefinance'> => ({
  newLoanHeaderId: young.loanHeader,
  confirmationData: {
    profileId: 'of the portal',
    customerId: ask.customerId,
    email: 'ann@example.com',
    cardHolderName: ask.cardHolderName,
    cardNumber: maskNumber(ask.cardNumber.slice(-4)),
    loanId: old.loanId,
    amountPaid: ask.paymentAmount,
    customerFirstName: 'Ann',
    storePhoneNumber: old.storePhoneNumber,
    productBrand: old.brand,
    confirmationNumber,
    dueDate: young.dueDate,
    loanSigned: false,
  },
});

/** A new token: moving the clock expires the old one. */
export const signInAgain = async (at: Bench, person: string): Promise<string> =>
  (await at.answer('POST /authenticate', { username: `${person}@example.com`, password: PASSWORD, fromLegacyNcr: false })).accessToken;
