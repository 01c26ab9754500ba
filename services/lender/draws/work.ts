import * as v from 'valibot';
import { Day } from '../../contract/dates.ts';
import { DisburseChannel } from '../../contract/disbursement.ts';
import { MoneyText } from '../../contract/money.ts';

/** What the worker needs to send money, stored in the job as JSON. Never a card number. */
export const PayOutWork = v.object({
  cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  channel: DisburseChannel,
  /** "Visa •••• 5556", "MoneyGram", "Cash at the store". */
  method: v.string(),
  /** The card's last four digits; empty for other methods. */
  lastFour: v.string(),
  /** The day of the request, in the lender's time zone. */
  requestedOn: Day,
  /** The time of the request, ms of the lender's clock. */
  at: v.number(),
});
export type PayOutWork = v.InferOutput<typeof PayOutWork>;

/** The result of an approved draw, as GET /draw returns it. */
export const Drawn = v.object({ confirmationNumber: v.string(), newBalance: MoneyText, dueDate: Day, paidAt: v.string() });
export type Drawn = v.InferOutput<typeof Drawn>;
