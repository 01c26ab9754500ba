import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Answer, Ask } from '../../../services/contract/index.ts';
import { maskNumber } from '../../../services/contract/card.ts';
import { PASSWORD } from '../../../services/lender/people/person.ts';
import type { Bench } from './bench.ts';
import { keyIn, loanOf, paymentOf, resultOf } from './paying.ts';

type Loan = Answer<'GET /accounts'>['loans'][number];

/** Why a loan cannot be paid whose customer or cosigner has no SSN on file (RULE-019). */
export const noSsn = ({ storePhoneNumber }: Loan): string =>
  `There is no social security number on file for this loan, so it cannot be paid online. Please call ${storePhoneNumber}.`;

/** A refinance of a loan with so many cents, well-formed. */
export const refinanceOf = async (at: Bench, person: string, loan: Loan, cents: number): Promise<Ask<'POST /payment'>> => ({
  ...(await paymentOf(at, person, loan, cents)),
  paymentType: 3,
  isRefi: true,
  isPayoff: false,
});

/** Takes the lock that two people who owe one loan refinance it under. */
export const lock = async (at: Bench, person: string, loanId: string) =>
  at.answer('POST /loanlock', { loanId, value: true, lockType: 'refinance' }, { token: await at.signIn(person) });

/** What the ledger of the sandbox knows of a loan, newest first, without the time before the test. */
export async function movements(at: Pick<Bench, 'ask'>, loanId: string) {
  const { body } = await at.ask('GET', `/sandbox/ledger?loanId=${loanId}`);
  const Entry = v.object({ id: v.string(), kind: v.string(), cents: v.number(), key: v.string(), status: v.string() });
  const { entries } = v.parse(v.object({ entries: v.array(Entry) }), body);
  return entries.filter(({ id, key }) => id !== key).map(({ kind, cents, status }) => ({ kind, cents, status }));
}

const Done = v.object({ confirmationNumber: v.string(), newLoanId: v.string() });

/** Ann refinances her title loan with its minimum, or as `over` says; the new loan. */
export async function annRefinances(at: Bench, over: Partial<Ask<'POST /payment'>> = {}) {
  const old = await loanOf(at, 'ann');
  const token = await at.signIn('ann');
  await lock(at, 'ann', old.loanId);
  const ask = { ...(await refinanceOf(at, 'ann', old, old.minimumAmountDue)), ...over };
  const posted = await at.call('POST /payment', ask, { token, key: randomUUID() });
  if (posted.status !== 200) throw new Error(`the refinance was answered ${posted.status} ${JSON.stringify(posted.body)}`);
  const { body } = await resultOf(at, keyIn(posted.body), token);
  const done = v.parse(Done, body);
  const { loan: young } = await at.answer('GET /accountdetail', { loanId: done.newLoanId, lmsId: old.lmsId }, { token });
  if (!young) throw new Error('the new loan is not there');
  return { old, young, token, ask, result: body, confirmationNumber: done.confirmationNumber };
}

type Refinanced = Pick<Awaited<ReturnType<typeof annRefinances>>, 'old' | 'young' | 'confirmationNumber' | 'ask'>;

/** What takes a refinance back. */
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

/** A token of now: the one that a person has is over when the clock has been moved. */
export const signInAnew = async (at: Bench, person: string): Promise<string> =>
  (await at.answer('POST /authenticate', { username: `${person}@example.com`, password: PASSWORD, fromLegacyNcr: false })).accessToken;
