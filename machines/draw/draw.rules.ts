import * as v from 'valibot';
import type { Loan } from '../../services/contract/accounts.ts';
import { Destination } from '../../services/contract/disbursement.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import { NOT_STARTED } from '../attempt/attempt.view.ts';
import { whyNotDraw, type DrawClause } from '../kit/drawEligibility.ts';
import { brandOf } from '../kit/places.ts';
import type { AmountProblem, DrawContext, DrawInput } from './draw.types.ts';

type Facts = DrawContext;
type From = { context: DrawContext };
type Changes = Partial<DrawContext>;

/** The lender's refusal of a draw, as a draft stores it. */
const Declined = v.object({ status: v.number(), texts: v.array(v.string()), code: v.string(), caseId: v.string() });
export type Declined = v.InferOutput<typeof Declined>;

/** What is stored of a draw that was begun: nothing that could pay or draw. Spec: STORE-001. */
export const DrawDraft = v.object({
  brand: v.string(),
  loanId: v.string(),
  typed: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  where: v.nullable(Destination),
  agreedTo: v.optional(v.nullable(v.string()), null),
  holdsLock: v.boolean(),
  declined: v.optional(v.nullable(Declined), null),
});
export type DrawDraft = v.InferOutput<typeof DrawDraft>;

export const atStart = ({ person, settings, params, screen }: DrawInput): DrawContext => ({
  person,
  settings,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  requested: screen,
  loan: null,
  now: 0,
  typed: null,
  amountProblem: null,
  amount: null,
  where: null,
  papers: [],
  boxIsMissing: false,
  haveChanged: false,
  agreedTo: null,
  holdsLock: false,
  standing: NOT_STARTED,
  declined: null,
  inFlight: null,
  wish: null,
  isSlow: false,
  failure: null,
  notice: null,
  messageKey: '',
  pending: null,
  lookedAt: 0,
  receipt: null,
  reference: null,
  newBalance: null,
  outcome: 'left',
});

export const isLoaded = ({ loan, now }: Pick<Facts, 'loan' | 'now'>): boolean => loan !== null && now > 0;

/** Throws before the loan is loaded. */
export function loanOf({ loan }: Pick<Facts, 'loan'>): Loan {
  if (!loan) throw new Error('a draw needs its loan');
  return loan;
}

export const whyNot = ({ loan, person }: Pick<Facts, 'loan' | 'person'>): DrawClause | null => (loan ? whyNotDraw({ loan, person }) : null);

/** The lender's limits, in cents. Spec: ROUTE-086 (draw-8). */
export const limitsOf = ({ loan }: Pick<Facts, 'loan'>): { least: number; most: number } => ({
  least: loan?.disbursement?.minAmount ?? 0,
  most: loan?.disbursement?.maxAmount ?? 0,
});

export function problemOf({ typed, loan }: Pick<Facts, 'typed' | 'loan'>): AmountProblem | null {
  const { least, most } = limitsOf({ loan });
  if (typed === null) return 'empty';
  if (typed < Math.max(least, 1)) return 'tooLittle';
  return typed > most ? 'tooMuch' : null;
}

/** A changed amount has other papers, and may not go the same way. */
export const accepted = ({ typed, amount, agreedTo, where, declined }: Facts): Changes => ({
  amount: typed,
  amountProblem: null,
  notice: null,
  failure: null,
  agreedTo: typed === amount ? agreedTo : null,
  where: typed === amount ? where : null,
  declined: typed === amount ? declined : null,
});

const isAccepted = (facts: Facts): boolean => facts.amount !== null && problemOf({ ...facts, typed: facts.amount }) === null;

/** Nothing that the lender has, or may have, is in the way of another draw. */
const isFree = ({ standing, receipt, messageKey }: Facts): boolean => !attemptIsOpen({ standing }) && receipt === null && messageKey === '';

export const mayChooseAmount = (facts: Facts): boolean => isLoaded(facts) && whyNot(facts) === null && isFree(facts);
export const mayChooseWhere = (facts: Facts): boolean => mayChooseAmount(facts) && isAccepted(facts);
/** Everything that ConfirmDisbursement shows is known. */
export const mayReview = (facts: Facts): boolean => isLoaded(facts) && whyNot(facts) === null && isAccepted(facts) && facts.where !== null;
/** The papers of this draw are acknowledged, on the loan as it is: a payment or another draw makes them void. */
export const isAgreed = ({ loan, agreedTo }: Pick<Facts, 'loan' | 'agreedTo'>): boolean => agreedTo !== null && agreedTo === loan?.intentId;
export const mayReadNotice = (facts: Facts): boolean => mayReview(facts) && isFree(facts);

/** An attempt without an outcome: it is fenced before the customer changes anything or leaves. Spec: quality §1.4. */
export const attemptIsOpen = ({ standing }: Pick<Facts, 'standing'>): boolean =>
  standing.phase !== 'preparing' && standing.phase !== 'ready';

/** The lender said no: nothing is sent until something is changed. */
export const isRefused = ({ failure }: Pick<Facts, 'failure'>): boolean => failure?.kind === 'refused';

/** The loan is not free: somebody else has it, or another draw is on its way or waits. The draw itself was not declined. */
export const mayTryAgain = ({ failure }: Pick<Facts, 'failure'>): boolean => isRefused({ failure }) && failure?.status === 409;

/** Nothing is in progress, or the last attempt had no usable response. Spec: CONF-009. */
export const mayDraw = (facts: Facts): boolean =>
  mayReview(facts) && !isRefused(facts) && ['ready', 'unknown'].includes(facts.standing.phase);

/** The customer does not have to wait. */
export const isAtRest = ({ standing: { phase } }: Facts): boolean => ['preparing', 'ready', 'unknown'].includes(phase);

/** The outcome stays open and the customer need not wait for it. Spec: CONF-007. */
export const mayGoAway = ({ standing: { phase }, wish }: Facts): boolean =>
  phase === 'stillWorking' || phase === 'unconfirmed' || (phase === 'deciding' && wish === 'leave');

/** Spec: FLAG-011. */
export const asksLocation = ({ settings }: Pick<Facts, 'settings'>): boolean => settings.gpsCheckAddOn;

/** Somebody else has the lock. Spec: FLOW-REFI-06 (addOnLock-1). */
export const isHeld = ({ status }: Failure): boolean => status === 400;
/** The position is not in the state of the store, or not known. Spec: ERR-029. */
export const isElsewhere = ({ status }: Failure): boolean => status === 422;
/** The lock had run out; nothing was sent (addOnLock-2). */
export const isLockLost = ({ code }: Failure): boolean => code === 'LockMissing';
/** The papers that were read are not those of the loan as it is; nothing was sent. */
export const isUnread = ({ code }: Failure): boolean => code === 'PapersMissing';
/** The lender has other papers now. */
export const isOutdated = ({ code, status }: Failure): boolean => code === 'DisclosuresChanged' || status === 409;
/** The lender has decided against the draw, or it was cancelled. */
export const isOver = ({ kind }: Failure): boolean => kind === 'refused';

export const withDetail = ({ loan }: Answer<'GET /accountdetail'>): Changes => (loan ? { loan, brand: loan.brand } : {});

/** The same cash can be drawn on the loan as it is now. A draw from another device comes first (draw-4). */
export function canStillDraw(facts: Facts, answer: Answer<'GET /accountdetail'>): boolean {
  const { loan } = answer;
  return loan !== undefined && loan.pendingDrawKey === undefined && mayReview({ ...facts, ...withDetail(answer) });
}

/** The loan is as it was when its papers were acknowledged. */
export const isAsAgreed = (facts: Facts, answer: Answer<'GET /accountdetail'>): boolean =>
  canStillDraw(facts, answer) && isAgreed({ ...facts, ...withDetail(answer) });

/** What was chosen before a reload, or before the location was checked. The draft is stored a moment after the lock is taken: it may not know of it yet. */
export const fromDraft = ({ loanId, holdsLock }: Facts, draft: DrawDraft | null): Changes => {
  if (draft?.loanId !== loanId) return {};
  const { typed, amount, where, agreedTo, declined } = draft;
  return { typed, amount, where, agreedTo, declined, holdsLock: holdsLock || draft.holdsLock };
};

export const draftOf = ({ brand, loanId, typed, amount, where, agreedTo, holdsLock, declined }: Facts): DrawDraft => ({
  brand: brand ?? '',
  loanId,
  typed,
  amount,
  where,
  agreedTo,
  holdsLock,
  declined,
});

/** The step at which the customer stopped. */
export const stepOf = ({ brand, loanId, amount, where }: DrawDraft) => ({
  screen: where ? 'ConfirmDisbursement' : amount === null ? 'GetCashAmount' : 'ManageDisburseMethod',
  params: { brand, loanId },
});

/** An earlier draw may have arrived: it comes before anything else. */
export const isFollowed = ({ inFlight, messageKey }: Facts): boolean => inFlight !== null && messageKey === '';

/** A draw that the lender has is looked up by its key; it may come from another device. Spec: draw-4. */
export const withInFlight = ({ loan }: Facts, inFlight: InFlight | null): Changes => ({
  inFlight,
  messageKey: inFlight ? inFlight.messageKey : (loan?.pendingDrawKey ?? ''),
});

/** An attempt that is only followed is in progress from the start. What the lender has declined is not sent again unchanged, not even after a reload. */
export const beforeDrawing = ({ inFlight, declined }: Facts): Changes => ({
  standing: inFlight ? { ...NOT_STARTED, phase: 'pending' } : NOT_STARTED,
  requested: 'GetCashAmount',
  failure: declined && { kind: 'refused', call: 'POST /draw', message: '', ...declined },
  wish: null,
  isSlow: false,
});

/** Everything is asked again: the loan may have changed. */
export const toReload = (): Changes => ({ loan: null, now: 0, standing: NOT_STARTED, inFlight: null, wish: null, failure: null });

export const recordOf = ({ context: { person, loanId } }: From) => ({ profileId: person.profileId, loanId, flow: 'draw' as const });
