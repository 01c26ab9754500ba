import * as v from 'valibot';
import { TRANSACTION_TYPE } from '../../services/contract/enums.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { until } from './until.ts';
import { NotHere, PORTAL, type World } from './world.ts';

/** Test numbers: money can be sent to the first only; the processor turns the last one down. */
export const DEBIT = '4000 0566 5566 5556';
export const CREDIT = '4242 4242 4242 4242';
const HOLDER = 'Rae Ann Oyelaran';

/** What a non-customer tells before a cash-out. */
export const PAYEE = {
  firstName: 'Rae Ann',
  lastName: 'Oyelaran',
  dateOfBirth: '19710928',
  address: { line1: '12 Juniper Street', line2: '', city: 'Fallow Creek', state: 'TX', zip: '78643' },
};

/** Opens the hosted form for a refer transaction. */
export const opened = (world: World) =>
  world.answer('GET /cardFormKey', { cardTransactionType: String(TRANSACTION_TYPE.refer), origin: PORTAL });

/** Types a card into the hosted form of a refer transaction; what GET /cardSecureAcceptance asks for it. Throws NotHere without a vault. */
export async function typedIn(world: World, number = DEBIT): Promise<Ask<'GET /cardSecureAcceptance'>> {
  if (!world.line.vault) throw new NotHere('the card form needs a page');
  const { key, nonce, formUrl } = await opened(world);
  const { origin } = new URL(formUrl);
  const body = JSON.stringify({ key, name: HOLDER, number, expiry: '12/39', cvv: '737', zip: '78701' });
  const typed = await world.line.vault(
    new Request(`${origin}/tokenize`, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body }),
  );
  v.parse(v.object({ bridgeToken: v.string() }), await typed.json());
  return { transactionUuid: nonce };
}

/** A cash-out of everything to a card that has just been typed in, by somebody whom the lender knows. */
export async function cashOutBy(world: World, number = DEBIT): Promise<Ask<'POST /cashOut'>> {
  await world.answer('POST /mdmProfile', { profileId: world.claims.sub, details: PAYEE });
  return toCard(world, number);
}

export async function toCard(world: World, number = DEBIT): Promise<Ask<'POST /cashOut'>> {
  const { paymentToken, cardNumber } = await world.answer('GET /cardSecureAcceptance', await typedIn(world, number));
  return { cardNumber, cardId: paymentToken };
}

export type CashedOut = Extract<Answer<'GET /cashOut'>, { status: 'complete' }>;

/** Waits for the cash-out that has this key; throws when it is turned down. */
export async function cashedOut(world: World, messageKey: string): Promise<CashedOut> {
  return until(world, `the cash-out ${messageKey} is still to be decided`, async () => {
    const found = await world.answer('GET /cashOut', { messageKey });
    return found.pending ? undefined : found;
  });
}

/** The person cashes out, and has it. */
export async function cashesOut(world: World): Promise<{ messageKey: string; done: CashedOut }> {
  const { messageKey } = await world.answer('POST /cashOut', await cashOutBy(world), { key: world.key() });
  return { messageKey, done: await cashedOut(world, messageKey) };
}

export const statsOf = (world: World) => world.answer('GET /referralStats', {});

/** Shares the person's code with somebody new. */
export async function shareBy(world: World, over: Partial<Ask<'POST /referralShare'>> = {}): Promise<Ask<'POST /referralShare'>> {
  const { shortCode } = await statsOf(world);
  const email = `friend-${world.key()}@example.com`;
  return { name: 'José', email, phone: '', storeNumber: '', storeName: '', source: 'email', shortCode, ...over };
}
