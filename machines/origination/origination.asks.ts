import * as v from 'valibot';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { Made, type StoredLoan } from '../../services/contract/originationReceipt.ts';
import type { AttemptInput, AttemptOutcome } from '../attempt/attempt.types.ts';
import { DEFAULT_LIMITS } from '../attempt/attempt.limits.ts';
import { methodId } from '../kit/card.ts';
import { NOT_STARTED } from '../attempt/attempt.view.ts';
import type { DisburseMethodInput } from '../disburseMethod/disburseMethod.rules.ts';
import { customerIdFor } from '../kit/loanCustomer.ts';
import type { SigningInput } from '../signing/signing.rules.ts';
import { infoOf, mayReview, withMade } from './origination.rules.ts';
import type { OriginationContext } from './origination.types.ts';

type From = { context: OriginationContext };

/** Spec: CALL-065. */
export const infoAsk = ({ context: { applicationId } }: From): Ask<'GET /originationInfo'> => ({ applicationId });

/** Spec: CALL-068, CALL-069, FLOW-ORIG-07. */
export const appraisalAsk = ({ context }: From): Ask<'PUT /appraisalStatus'> => ({ appraisalId: infoOf(context).appraisalId });

/** The loan system in which the application was made. Spec: CALL-052, CALL-053. */
export function statusAsk({ context }: From): Ask<'GET /applicationstatus'> {
  const { person, applicationId, info } = context;
  const [lmsId = ''] = Object.entries(person.customerIds).find(([, customerId]) => customerId === info?.customerId) ?? [];
  return { applicationId, lmsId };
}

/** Does the Military Lending Act protect the customer? Spec: CALL-029 (military-1). */
export const militaryAsk = ({ context }: From): Ask<'POST /mlaStatus'> => ({
  customerId: infoOf(context).customerId,
  lmsId: statusAsk({ context }).lmsId,
});

/** Only cards: the other ways are on the screen before. Spec: ROUTE-049. */
export const cardsInput = ({ context }: From): DisburseMethodInput => ({
  settings: context.settings,
  brand: context.brand,
  loanId: '',
  loan: null,
  storePhoneNumber: '',
  amount: context.amount ?? 0,
  options: { isDebitDisbursementAvailable: true, isMoneyGramDisbursementAvailable: false, isStoreDisbursementAvailable: false },
  chosen: context.where?.card ? context.where : null,
  leadsBackTo: 'ways',
});

/** Exactly what is asked for; what the lender has named goes back unchanged. Spec: CALL-066 (origination-6). */
function originateAsk(context: OriginationContext): Ask<'POST /loanOriginate'> | null {
  const { amount, where } = context;
  if (!mayReview(context) || amount === null || !where) return null;
  const { applicationId, appraisalId, loanTypeCode, locationId, locationBrand, productId, storeId } = infoOf(context);
  return {
    applicationId,
    appraisalId,
    disburseCardIds: [...(where.card?.cardIds ?? [])],
    amount: toMoneyText(amount),
    type: where.channel,
    loanTypeCode,
    locationId,
    locationBrand,
    productId,
    storeId,
  };
}

/** Identifies the request, in one line. Spec: quality §1.1. */
function fingerprint({ applicationId, amount, type, disburseCardIds }: Ask<'POST /loanOriginate'>): string {
  return ['origination', applicationId, amount, type, methodId({ cardIds: disburseCardIds })].join('|');
}

/** A new attempt needs everything that the review shows; an earlier one is followed without it. Spec: FLOW-ORIG-01, FLOW-ORIG-04, POLL-004. */
export function attemptInput({ context }: From): AttemptInput {
  const { person, brand, applicationId, amount, inFlight, settings } = context;
  const ask = inFlight === null ? originateAsk(context) : null;
  return {
    flow: 'origination',
    profileId: person.profileId,
    brand: brand ?? '',
    loanId: applicationId,
    amount: amount ?? 0,
    intent: ask && { ask, fingerprint: fingerprint(ask) },
    inFlight,
    limits: { ...DEFAULT_LIMITS, limitSeconds: settings.loanOriginateTimeoutSeconds, pollMs: settings.originationPollMs },
  };
}

/** The loan is being made, from another tab or device. */
export const lookAsk = ({ context }: From) => ({ messageKey: infoOf(context).originationKey });

/** What the attempt of an origination ends with. Throws when it is not that. */
export const made = (outcome: AttemptOutcome): Partial<OriginationContext> =>
  outcome.kind === 'paid' ? withMade(v.parse(Made, outcome.receipt)) : {};

/** The attempt is over; a new one begins at the review. */
export const refused = (outcome: AttemptOutcome): Partial<OriginationContext> => ({
  standing: NOT_STARTED,
  inFlight: null,
  failure: outcome.kind === 'refused' ? outcome.failure : null,
  notice: outcome.kind === 'notSent' ? 'notSent' : null,
});

/** Made already, or being made: the lender says how it stands. */
export const isSettledElsewhere = (outcome: AttemptOutcome): boolean =>
  outcome.kind === 'endedElsewhere' || (outcome.kind === 'refused' && outcome.failure.status === 409);

/** The lender's code for an offer that is over. */
export const saysExpired = (outcome: AttemptOutcome): boolean => outcome.kind === 'refused' && outcome.failure.code === 'OfferExpired';

/** Who signs, and what. Spec: CALL-033, ROUTE-047. */
export function signingInput({ context }: From): SigningInput {
  const { person, loan, settings, hasReturned } = context;
  if (!loan) throw new Error('only a loan can be signed');
  const { loanId, lmsId, storePhoneNumber } = loan;
  const customerId = customerIdFor(person, loan);
  return {
    screenNames: { DocuSignView: 'OriginationDocuSign' },
    person: { profileId: person.profileId, customerId },
    loanId,
    lmsId,
    signingType: 'origination',
    settings,
    storePhoneNumber,
    hasReturned,
  };
}

/** Spec: CALL-074. */
export const referenceAsk = ({ context: { made: loan, where, info } }: From): Ask<'GET /disbursementReference'> => ({
  newLoanId: loan?.loanId ?? '',
  disbursementType: String(where?.channel ?? info?.disbursementType ?? ''),
});

export const receiptAsk = ({ context: { person, applicationId } }: From) => ({ profileId: person.profileId, loanId: applicationId });

/** Throws before the loan is made. */
export function storedLoan({ person, applicationId, made: loan, where, reference }: OriginationContext): Omit<StoredLoan, 'storedAt'> {
  if (!loan) throw new Error('only a loan has a receipt');
  const named = where && { ...where, card: where.card && { ...where.card, cardIds: [] } };
  return { profileId: person.profileId, loanId: applicationId, made: loan, where: named, reference };
}

/** The last page after a reload. */
export const reopened = (stored: StoredLoan | null): Partial<OriginationContext> =>
  stored ? { made: stored.made, where: stored.where, reference: stored.reference } : {};
