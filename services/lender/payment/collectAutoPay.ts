import type { Kysely } from 'kysely';
import { readNow } from '../clock.ts';
import { isExpired } from '../cards/expiry.ts';
import { nameOfCard } from '../cards/nameOfCard.ts';
import { addDays, dayOf, noonOf } from '../days.ts';
import { fingerprintOf } from '../jobs/fingerprint.ts';
import { insertJob } from '../jobs/jobs.ts';
import type { LoanRow } from '../loans/access.ts';
import { DUE_EVERY_DAYS, payoffOn } from '../loans/arithmetic.ts';
import { takesPayments } from '../loans/status.ts';
import type { Database } from '../store/tables.ts';
import { idsOf, savedCardsOf, type CardRow } from './card.ts';
import { autoPayIn, type StoredAutoPay } from './storedAutoPay.ts';
import type { PaymentWork } from './work.ts';

type Db = Kysely<Database>;

/**
 * Makes a payment of each loan with autopay on which an installment is due, by the lender's clock. Each due date has one payment with a key of its
 * own, so that any number of workers, and one that has crashed at any point, make it once. Returns how many were made.
 */
export async function collectAutoPay(db: Db): Promise<number> {
  const enrolled = await db.selectFrom('loan').selectAll().where('auto_pay', 'is not', null).orderBy('loan_id').execute();
  if (enrolled.length === 0) return 0;
  const now = await readNow(db);
  let made = 0;
  for (const loan of enrolled) if (await collect(db, loan, now)) made++;
  return made;
}

async function collect(db: Db, loan: LoanRow, now: number): Promise<boolean> {
  const autoPay = autoPayIn(loan);
  if (!autoPay.enrolled || !takesPayments(loan.status_id)) return false;
  const dueOn = await nextToCollect(db, loan, autoPay, dayOf(now));
  if (dueOn === undefined) return false;
  const caller = { profileId: autoPay.profileId ?? '' };
  const card = (await savedCardsOf(db, caller)).find((one) => idsOf(one).some(({ id }) => id === autoPay.methodId));
  const work = workOf(loan, card, dueOn, now);
  return insertJob(db, {
    kind: 'payment',
    caller,
    customerId: loan.customer_id,
    loanId: loan.loan_id,
    key: keyOf(loan, dueOn),
    intentId: loan.intent_id,
    fingerprint: fingerprintOf([loan.loan_id, dueOn]),
    work,
    now,
  });
}

const keyOf = ({ loan_id }: LoanRow, dueOn: string): string => `autopay ${loan_id} ${dueOn}`;

/** The earliest due date up to today that is allowed and not collected. A declined one is not tried again. */
async function nextToCollect(db: Db, loan: LoanRow, { from = '' }: StoredAutoPay, today: string): Promise<string | undefined> {
  const dates: string[] = [];
  for (let day = loan.due_on; day <= today; day = addDays(day, DUE_EVERY_DAYS)) if (day >= from) dates.push(day);
  if (dates.length === 0) return undefined;
  const keys = dates.map((day) => keyOf(loan, day));
  const jobs = await db.selectFrom('job').select('idem_key').where('loan_id', '=', loan.loan_id).where('idem_key', 'in', keys).execute();
  return dates.find((day) => jobs.every(({ idem_key }) => idem_key !== keyOf(loan, day)));
}

/** One installment, less what has been paid toward it, as of its due date: the clock of the sandbox may have moved past it. */
function workOf(loan: LoanRow, card: CardRow | undefined, dueOn: string, now: number): PaymentWork {
  const paidToward = dueOn === loan.due_on ? loan.paid_toward_cents : 0;
  return {
    cents: Math.min(payoffOn(loan, dueOn), loan.installment_cents - paidToward),
    method: card ? nameOfCard(card) : '',
    lastFour: card?.last_four ?? '',
    cardId: card?.card_id ?? '',
    requestedOn: dueOn,
    at: Math.min(now, noonOf(dueOn)),
    does: 'payment',
    ...(!card && { unpayable: 'The card of autopay was removed. Nothing was charged.' }),
    ...(card && isExpired(card, noonOf(dueOn)) && { unpayable: 'The card of autopay has expired. Nothing was charged.' }),
  };
}
