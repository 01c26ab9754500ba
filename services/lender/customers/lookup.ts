import { randomUUID } from 'node:crypto';
import { phoneDigits } from '../../contract/phone.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { Refusal, type Db, type Handlers } from '../handler.ts';
import { ACCOUNT_GUESSES, ACCOUNT_LOOKUPS, allowMore, allowTry, mayTry, type LimitMessage } from '../limits.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { link, type Account } from './linking.ts';
import { secretsOf } from './secrets.ts';

/** How long a found account can be requested as a replacement, ms. Ours. */
const OFFERED_MS = 15 * 60_000;

const NOT_FOUND = 'We found no account with these details. Check them, or contact customer service.';
const TOO_OFTEN: LimitMessage = {
  text: 'Too many attempts. Try again tomorrow, or contact customer service.',
  code: 'TooManyRequestsException',
};

/** One lookup finds an account and links it. Spec: calls §7 GET /customer (CONF-017), requirements FLOW-LINK-01 to 03. */
export const lookup: Handlers<'GET /customer'> = {
  'GET /customer': async ({ ask, caller, db, now }) => {
    if (ask.cognitoUserId !== caller.profileId) throw new Refusal(403);
    await allowTry(db, `accountLookup ${caller.profileId}`, ACCOUNT_LOOKUPS, now);
    const account = await find(db, ask, `accountGuess ${caller.profileId}`, now);
    const { customer_id: customerId, lms_id: lmsId } = account;
    return inTransaction(db, async (tx) => {
      const current = await link(tx, caller.profileId, account);
      if (current === customerId) return { customerId, lmsId, linked: true };
      const offer = { return_id: randomUUID(), replaced_customer_id: current, state: 'offered' as const, until: now + OFFERED_MS };
      await tx
        .insertInto('replacement')
        .values({ ...offer, profile_id: caller.profileId, customer_id: customerId })
        .onConflict((conflict) => conflict.columns(['profile_id', 'customer_id']).doUpdateSet(offer))
        .execute();
      return { customerId, lmsId, linked: false, replaces: current };
    });
  },
};

/** The one matching account. Throws Refusal: 404 whichever field does not match, 422 when the loan number is needed, 429 after many guesses. */
async function find(db: Db, ask: ParsedAsk<'GET /customer'>, guesses: string, now: number): Promise<Account> {
  if (ask.ssn === undefined && ask.loanId === undefined) throw new Refusal(422, ['Enter your Social Security number or your loan number.']);
  await allowMore(db, guesses, ACCOUNT_GUESSES, now, TOO_OFTEN);
  const [account, another] = await matching(db, ask);
  if (another) throw new Refusal(422, ['You have more than one account. Enter the number of the loan.'], 'LoanNumberNeeded');
  if (account) return account;
  await mayTry(db, guesses, ACCOUNT_GUESSES, now);
  throw new Refusal(404, [NOT_FOUND], 'AccountNotFound');
}

/** Every field of the request must match. Phone number and date of birth are always given. */
async function matching(db: Db, { phoneNumber, dateOfBirth, ssn, loanId }: ParsedAsk<'GET /customer'>): Promise<Account[]> {
  const secrets = await secretsOf(db);
  const known = await db
    .selectFrom('customer')
    .innerJoin('customer_detail', 'customer_detail.customer_id', 'customer.customer_id')
    .select(['customer.customer_id', 'lms_id', 'born', 'ssn_digest'])
    .where('phone', '=', phoneNumber)
    .execute();
  const accounts = known.filter(
    ({ born, ssn_digest }) =>
      secrets.open(born).replaceAll('-', '') === dateOfBirth && (ssn === undefined || secrets.isSame(ssn, ssn_digest)),
  );
  return loanId === undefined ? accounts : withLoan(db, accounts, phoneDigits(loanId));
}

/** The accounts with a loan of that number: the printed number or the loan id. */
async function withLoan(db: Db, accounts: Account[], digits: string): Promise<Account[]> {
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ customer_id }) => customer_id);
  const loans = await db.selectFrom('loan').select(['customer_id', 'loan_id', 'loan_header']).where('customer_id', 'in', ids).execute();
  const owners = loans.filter((loan) => [loan.loan_id, phoneDigits(loan.loan_header)].includes(digits)).map((loan) => loan.customer_id);
  return accounts.filter(({ customer_id }) => owners.includes(customer_id));
}
