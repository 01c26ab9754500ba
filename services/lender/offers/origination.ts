import * as v from 'valibot';
import { DisbursementOptions } from '../../contract/disbursement.ts';
import { LOAN_STATUS, PAYMENT_CHANNEL } from '../../contract/enums.ts';
import { toCents, toMoneyText } from '../../contract/money.ts';
import { dayOf } from '../days.ts';
import type { Handlers } from '../handler.ts';
import { fingerprintOf } from '../jobs/fingerprint.ts';
import { attemptJob, fence, requireJob } from '../jobs/jobs.ts';
import { declined } from '../jobs/decline.ts';
import { originationReason } from '../lending/covered.ts';
import { isUnsigned } from '../loans/unsigned.ts';
import { readJson } from '../payment/work.ts';
import { inLanguage } from '../texts/texts.ts';
import { applicationOf, collateralOf, newLoanFields, withLoan, jobIdOf } from './application.ts';
import { checkOrigination } from './checks.ts';
import type { OriginationWork } from './decide.ts';

type OriginationCall =
  | 'GET /originationInfo'
  | 'POST /loanOriginate'
  | 'GET /loanOriginate'
  | 'POST /loanOriginateTimeout'
  | 'PUT /appraisalStatus'
  | 'POST /phoneQueue';

const LoanStatusId = v.picklist(Object.values(LOAN_STATUS));
const Channel = v.picklist(Object.values(PAYMENT_CHANNEL));

/** An application makes one loan, however often the request is repeated and with whatever key. Spec: calls §4 "Origination"; quality §1 "In the lender". */
export const origination: Handlers<OriginationCall> = {
  'GET /originationInfo': async ({ ask, caller, db, now, language }) => {
    const { row, loan } = await withLoan(db, caller, 'application_id', ask.applicationId);
    const job = await db
      .selectFrom('job')
      .select('message_key')
      .where('loan_id', '=', jobIdOf(row))
      .where('state', 'in', ['open', 'done'])
      .executeTakeFirst();
    const refusal = await originationReason(db, row);
    return {
      applicationId: row.application_id,
      appraisalId: row.appraisal_id,
      appraisalStatus: row.appraisal_status,
      ...(row.called_for_at !== null && { calledForAt: new Date(row.called_for_at).toISOString() }),
      customerId: row.customer_id,
      ...collateralOf(row),
      minLoanAmount: toMoneyText(row.min_cents),
      maxLoanAmount: toMoneyText(row.max_cents),
      disbursementOptions: readJson(DisbursementOptions, row.options),
      loanTypeCode: row.loan_type_code,
      locationId: row.store_id,
      locationBrand: row.brand,
      storeId: row.store_id,
      productId: row.product_id,
      disbursementAmount: toMoneyText(row.disbursement_cents),
      disbursementType: v.parse(Channel, row.disbursement_type),
      originationKey: job?.message_key ?? '',
      ...(loan && { loanStatusId: v.parse(LoanStatusId, loan.status_id), ...newLoanFields(loan, row, dayOf(now)) }),
      ...(!loan && refusal !== null && { refusal: inLanguage(refusal, language) }),
      loanSigned: loan !== undefined && !isUnsigned(loan),
      docExp: new Date(row.doc_exp).toISOString(),
      now: new Date(now).toISOString(),
    };
  },

  'POST /loanOriginate': async ({ ask, caller, db, now, key, decideAfterMs }) => {
    const row = await applicationOf(db, caller, 'application_id', ask.applicationId);
    const ids = ask.disburseCardIds.map(({ type, id }) => `${type}:${id}`).toSorted();
    const attempt = {
      kind: 'origination' as const,
      caller,
      customerId: row.customer_id,
      loanId: jobIdOf(row),
      key: key || jobIdOf(row), // without a key only the application identifies the attempt
      intentId: row.application_id,
      fingerprint: fingerprintOf([ask.applicationId, ask.appraisalId, ask.amount, ask.type, ids]),
      isKeyed: key !== '',
      now,
    };
    const check = async (): Promise<OriginationWork> => {
      const { method, lastFour } = await checkOrigination(ask, row, caller, db, now);
      return {
        cents: toCents(ask.amount),
        channel: ask.type,
        method,
        lastFour,
        requestedOn: dayOf(now),
        at: now,
        applicationId: row.application_id,
      };
    };
    return attemptJob(db, attempt, check, decideAfterMs);
  },

  'GET /loanOriginate': async ({ ask, caller, db, now }) => {
    const job = await requireJob(db, caller, 'origination', ask.messageKey);
    if (job.state === 'declined') throw declined(job);
    const { row, loan } = await withLoan(db, caller, 'application_id', job.intent_id);
    return loan ? { ...newLoanFields(loan, row, dayOf(now)), ...collateralOf(row) } : {};
  },

  'POST /loanOriginateTimeout': async ({ ask, caller, db, now, key }) => {
    const row = await applicationOf(db, caller, 'application_id', ask.applicationId);
    if (key === '') return {};
    const abandoned = await fence(db, { kind: 'origination', caller, customerId: row.customer_id, loanId: jobIdOf(row), key, now });
    return { status: abandoned ? 'abandoned' : 'accepted' };
  },

  'PUT /appraisalStatus': async ({ ask, caller, db }) => {
    const { application_id } = await applicationOf(db, caller, 'appraisal_id', ask.appraisalId);
    await db.updateTable('origination').set({ appraisal_status: 'accepted' }).where('application_id', '=', application_id).execute();
    return {};
  },

  'POST /phoneQueue': async ({ ask, caller, db, now }) => {
    const { application_id } = await applicationOf(db, caller, 'appraisal_id', ask.appraisalId);
    const [queued] = await db
      .updateTable('origination')
      .set((is) => ({ called_for_at: is.fn.coalesce('called_for_at', is.val(now)) })) // a repeated request keeps the first time
      .where('application_id', '=', application_id)
      .returning('called_for_at')
      .execute();
    return { calledForAt: new Date(queued?.called_for_at ?? now).toISOString() };
  },
};
