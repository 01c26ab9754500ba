import { randomUUID } from 'node:crypto';
import type { Answer, Ask } from '../../../services/contract/index.ts';
import { toMoneyText } from '../../../services/contract/money.ts';
import { until } from '../../calls/until.ts';
import type { Bench } from './bench.ts';

type Loan = Answer<'GET /accounts'>['loans'][number];
type Speaker = Pick<Bench, 'answer' | 'call' | 'signIn'> & { runDueJobs?: Bench['runDueJobs'] };

/** A person's loan as the portal gets it. */
export async function loanOf(at: Speaker, person: string, index = 0): Promise<Loan> {
  const { loans } = await at.answer('GET /accounts', {}, { token: await at.signIn(person) });
  const loan = loans.toSorted((a, b) => a.loanId.localeCompare(b.loanId))[index];
  if (!loan) throw new Error(`${person} has no loan ${index}`);
  return loan;
}

/** A valid payment on a loan with the person's unexpired card. */
export async function paymentOf(at: Speaker, person: string, loan: Loan, cents: number): Promise<Ask<'POST /payment'>> {
  const { cards } = await at.answer('GET /cards', {}, { token: await at.signIn(person) });
  const card = cards.find(({ expirationYear }) => Number(expirationYear) > 26) ?? cards[0];
  if (!card) throw new Error(`${person} has no card`);
  return { ...plainPayment(loan, cents), paymentCardToken: card.cardToken, paymentCardIds: card.cardIds, cardNumber: card.cardNumber };
}

/** A valid payment without the card. */
export const plainPayment = (loan: Loan, cents: number) => ({
  loanId: loan.loanId,
  lmsId: loan.lmsId,
  storeId: loan.storeId,
  customerId: '',
  customerName: 'A Customer',
  email: 'customer@example.com',
  storePhoneNumber: loan.storePhoneNumber,
  productBrand: loan.brand,
  paymentAmount: toMoneyText(cents),
  paymentType: 2 as const,
  cardHolderName: 'A Customer',
  cvv: '737',
  isRefi: false,
  isPartial: false,
  isPayoff: cents === loan.payoffAmount,
  disburseCardIds: [],
  disbursementAmount: '0.00',
  disbursementType: 0 as const,
  paymentDueDate: loan.dueDate,
  intentId: loan.intentId,
  migrateProduct: false,
  guestPayment: false,
  riskCheck: false,
  username: 'customer@example.com',
  timeZone: 'America/Chicago',
});

/** Polls until the payment is decided; returns the last reply. */
export const resultOf = (at: Speaker, messageKey: string, token: string): ReturnType<Speaker['call']> =>
  until({ line: { ...at, sandbox: true } }, `${messageKey} is still pending`, async () => {
    const reply = await at.call('GET /payment', { messageKey }, { token });
    return reply.status === 200 && JSON.stringify(reply.body) === '{"pending":true}' ? undefined : reply;
  });

/** Posts a valid payment of Ann's first loan, changed by `over`. */
export async function annPays(at: Speaker, cents: number, key: string = randomUUID(), over: object = {}) {
  const token = await at.signIn('ann');
  const ask = { ...(await paymentOf(at, 'ann', await loanOf(at, 'ann'), cents)), ...over };
  const posted = await at.call('POST /payment', ask, { token, key });
  return { ask, posted, token, key };
}

/** The messageKey of a reply. */
export function keyIn(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'messageKey' in body && typeof body.messageKey === 'string') return body.messageKey;
  throw new Error(`no messageKey in ${JSON.stringify(body)}`);
}
