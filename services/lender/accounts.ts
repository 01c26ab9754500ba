import { isBrand } from '../contract/brands.ts';
import { dayOf } from './days.ts';
import { Refusal, type Handlers } from './handler.ts';
import { openDrawOf } from './draws/drawingOf.ts';
import { cancellableOf } from './lending/cancelOffer.ts';
import { loanOf, mayAccess, payerOf, requireOwnCustomer } from './loans/access.ts';
import { daysLateOn } from './loans/arithmetic.ts';
import { historyOf } from './loans/history.ts';
import { receiptText } from './loans/receipt.ts';
import { isOver, takesPayments } from './loans/status.ts';
import { toLoans } from './loans/toLoan.ts';
import { isLapsed, isUnsigned } from './loans/unsigned.ts';
import { send } from './outbox.ts';

const PAST_DUE = {
  en: 'Paying what is past due now keeps further interest down. If you cannot pay in full, call your store.',
  es: 'Pagar ahora lo atrasado reduce los intereses. Si no puede pagar todo, llame a su tienda.',
} as const;

export const accounts: Handlers<
  'GET /accounts' | 'GET /accountdetail' | 'GET /accounthistory' | 'GET /dashboardmessage' | 'POST /sendConfirmation'
> = {
  'GET /accounts': async ({ ask, caller, db, now, settings, vaultOrigin }) => {
    if (caller.customerIds.length === 0) return { loans: [] };
    let query = db
      .selectFrom('loan')
      .selectAll()
      .where((is) => is.or([is('customer_id', 'in', caller.customerIds), is('cosigner_customer_id', 'in', caller.customerIds)]));
    if (ask.brandName !== undefined) {
      if (!isBrand(ask.brandName)) return { loans: [] };
      query = query.where('brand', '=', ask.brandName);
    }
    const rows = (await query.orderBy('due_on').orderBy('loan_id').execute()).filter((row) => !isLapsed(row));
    const mayReapply = rows.length > 0 && rows.every((row) => isOver(row.status_id));
    const brand = rows[0]?.brand;
    const loans = await toLoans(db, caller, rows, { today: dayOf(now), settings, vaultOrigin });
    return { loans, reapplyInfo: { mayReapply, ...(mayReapply && brand && { brand }) } };
  },

  'GET /accountdetail': async ({ ask, caller, db, now, settings, vaultOrigin }) => {
    const row = await loanOf(db, caller, ask.loanId);
    const [loan] = await toLoans(db, caller, [row], { today: dayOf(now), settings, vaultOrigin });
    const cancellable = await cancellableOf(db, row, now);
    const pendingDrawKey = loan?.pendingDrawKey ?? (await openDrawOf(db, caller, row.loan_id));
    return { ...(loan && { loan: { ...loan, ...(pendingDrawKey && { pendingDrawKey }) } }), ...(cancellable && { cancellable }) };
  },

  'GET /accounthistory': async ({ ask, caller, db }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    return historyOf(db, loan.loan_id, payerOf(caller, loan), ask.before);
  },

  'GET /dashboardmessage': async ({ ask, caller, db, now, language }) => {
    requireOwnCustomer(caller, ask.customerId);
    const loans = await db.selectFrom('loan').selectAll().where('customer_id', '=', ask.customerId).execute();
    const late = loans.some((loan) => takesPayments(loan.status_id) && !isUnsigned(loan) && daysLateOn(loan, dayOf(now)) > 0);
    return { message: late ? PAST_DUE[language] : '' };
  },

  'POST /sendConfirmation': async ({ ask, caller, db, now, language }) => {
    const to = ask.email ?? ask.phoneNumber;
    if (!to) throw new Refusal(422, ['Tell us an email address or a phone number to send the confirmation to.']);
    const row = await db
      .selectFrom('ledger')
      .innerJoin('loan', 'loan.loan_id', 'ledger.loan_id')
      .leftJoin('refinance', 'refinance.message_key', 'ledger.id')
      .select(['ledger.cents', 'ledger.balance_cents as balance', 'loan.loan_header as header', 'loan.status_id as status'])
      .select(['loan.loan_id', 'loan.customer_id', 'loan.cosigner_customer_id', 'refinance.new_loan_header as newHeader'])
      .where('ledger.confirmation_number', '=', ask.confirmationNumber)
      .where('ledger.status', '=', 'settled')
      .executeTakeFirst();
    if (!row || !mayAccess(caller, row)) throw new Refusal(403);
    const sent = { number: ask.confirmationNumber, lastFour: ask.cardNumber, call: ask.storePhoneNumber };
    const text = receiptText(row, sent, language);
    const channel = ask.email === undefined ? 'text' : 'email';
    await send(db, { to, channel, kind: 'paymentConfirmation', text, at: now, onceKey: `receipt ${ask.confirmationNumber}` });
    return {};
  },
};
