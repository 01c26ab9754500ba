import { LOAN_STATUS, PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { OriginationDraft } from '../../services/contract/originationState.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import { NOT_STARTED } from '../attempt/attempt.view.ts';
import type { DisburseMethodOutcome } from '../disburseMethod/disburseMethod.rules.ts';
import { WAYS, whyNotWay, type Destination } from '../disburseMethod/disburseMethod.rules.ts';
import { HOME, brandOf, dashboard, offers, origination } from '../kit/places.ts';
import type { Target } from '../kit/target.ts';
import type {
  AmountProblem,
  MadeLoan,
  MethodChoice,
  OriginationContext,
  OriginationInfo,
  OriginationInput,
  OriginationOutcome,
} from './origination.types.ts';

type Facts = OriginationContext;
type Changes = Partial<Facts>;

export const atStart = ({ person, settings, params, screen, search }: OriginationInput): Facts => ({
  person,
  settings,
  brand: brandOf({ params }),
  applicationId: params['applicationId'] ?? '',
  requested: screen,
  hasReturned: search?.['signingStatus'] !== undefined,
  info: null,
  isDeclined: false,
  now: 0,
  typed: null,
  amountProblem: null,
  amount: null,
  choice: null,
  isMissing: false,
  where: null,
  standing: NOT_STARTED,
  inFlight: null,
  made: null,
  loan: null,
  reference: null,
  failure: null,
  notice: null,
  ends: 'placeChosen',
});

/** The lender's clock says whether the offer has expired; where it does not say its time, the device's stands in. */
export const withClock = ({ info }: Pick<Facts, 'info'>, { now }: { now: number }): Changes => ({
  now: info?.now === undefined ? now : Date.parse(info.now),
});

export const isLoaded = ({ info, now }: Pick<Facts, 'info' | 'now'>): boolean => info !== null && now > 0;

/** Throws before it is loaded. */
export function infoOf({ info }: Pick<Facts, 'info'>): OriginationInfo {
  if (!info) throw new Error('an origination needs its application');
  return info;
}

/** Another customer's application, or none. */
export const isUnknown = ({ status }: Failure): boolean => status === 403 || status === 404;

/** The loan, once the lender has made it. Spec: FLOW-ORIG-02. */
const madeIn = ({ loanId, collateral, loanAmount, dueDate }: Answer<'GET /loanOriginate'>): MadeLoan | null =>
  loanId === '' ? null : { loanId, collateral, loanAmount, dueDate };

/** What the lender knows counts; the brand of the flow is that of the offer (origination-9). */
export function withInfo(info: OriginationInfo): Changes {
  const made = madeIn(info);
  return { info, brand: info.locationBrand, made, ...(made && { where: null }) };
}
export const withMade = (made: Answer<'GET /loanOriginate'>): Changes => ({
  made: madeIn(made),
  inFlight: null,
  standing: NOT_STARTED,
  failure: null,
  notice: null,
});

/** The loan was made and not signed in time: it is gone, and no money was sent. Ours. */
export const isLapsed = ({ info }: Pick<Facts, 'info'>): boolean => info?.loanStatusId === LOAN_STATUS.Deleted && !info.loanSigned;

/** The loan is signed, or no longer Open: there is nothing left to do here (origination-2). */
export const isSigned = ({ info }: Pick<Facts, 'info'>): boolean =>
  info !== null && info.loanId !== '' && (info.loanSigned || info.loanStatusId !== LOAN_STATUS.Open);

/** The address is that of the last page, and the lender says that the loan is signed. */
export const asksLastPage = (facts: Facts): boolean => facts.requested === 'OriginationDocuSign' && isSigned(facts) && !isLapsed(facts);

export const isExpired = ({ info, now }: Pick<Facts, 'info' | 'now'>): boolean => info !== null && Date.parse(info.docExp) < now;

/** The lender says that it does not make this loan for this customer (military-1). */
export const isForbidden = ({ info }: Pick<Facts, 'info'>): boolean => info?.refusal !== undefined;

/** The lender is making the loan, and this tab has no record of it. */
export const isBeingMade = ({ info, made }: Pick<Facts, 'info' | 'made'>): boolean =>
  made === null && info !== null && info.originationKey !== '';

/** The lender's limits, in cents. Spec: ROUTE-044. */
export const limitsOf = ({ info }: Pick<Facts, 'info'>): { least: number; most: number } => ({
  least: info?.minLoanAmount ?? 0,
  most: info?.maxLoanAmount ?? 0,
});

export function problemOf({ typed, info }: Pick<Facts, 'typed' | 'info'>): AmountProblem | null {
  const { least, most } = limitsOf({ info });
  if (typed === null) return 'empty';
  if (typed < Math.max(least, 1)) return 'tooLittle';
  return typed > most ? 'tooMuch' : null;
}

/** Another amount may not go the same way. */
export const accepted = ({ typed, amount, where }: Facts): Changes => ({
  amount: typed,
  amountProblem: null,
  notice: null,
  failure: null,
  where: typed === amount ? where : null,
});

export const hasAmount = (facts: Facts): boolean => facts.amount !== null && problemOf({ ...facts, typed: facts.amount }) === null;

/** The ways that the lender offers, each with why it cannot be taken now. Spec: FLOW-ORIG-06, ROUTE-046. */
export function waysOf(facts: Facts): { way: MethodChoice; whyNot: 'tooMuch' | null }[] {
  const options = facts.info?.disbursementOptions;
  if (!options) return [];
  const asked = { options, amount: facts.amount ?? 0, settings: facts.settings };
  const others = (['moneyGram', 'store'] as const).flatMap((way) => {
    const whyNot = whyNotWay(asked, way);
    return whyNot === 'notOffered' ? [] : [{ way, whyNot }];
  });
  return options.isDebitDisbursementAvailable ? [{ way: 'debit', whyNot: null }, ...others] : others;
}

/** The way of this name, when it can be taken; null otherwise. */
export const choiceIn = (facts: Facts, choice: string): MethodChoice | null =>
  waysOf(facts).find(({ way, whyNot }) => way === choice && whyNot === null)?.way ?? null;

export const hasChoice = (facts: Facts): boolean => facts.choice !== null && choiceIn(facts, facts.choice) !== null;

const isDebit = (where: Destination | null): boolean => where?.channel === PAYMENT_CHANNEL.debit && where.card !== null;

/** The card is chosen among the saved ones. Spec: ROUTE-049. */
export const needsCard = ({ choice, where }: Pick<Facts, 'choice' | 'where'>): boolean => choice === 'debit' && !isDebit(where);

export const withMethod = ({ choice, where }: Facts): Changes => ({
  where: choice === 'debit' || choice === null ? where : { channel: WAYS[choice], card: null },
  isMissing: false,
  failure: null,
  notice: null,
});
export const withCard = (outcome: DisburseMethodOutcome): Changes =>
  outcome.kind === 'chosen' ? { where: outcome.destination, choice: 'debit', isMissing: false, failure: null, notice: null } : {};

/** Nothing is at the lender, or may be, that another request would get in the way of. */
const isFree = ({ standing, made }: Facts): boolean => made === null && isAtStart(standing.phase);
const isAtStart = (phase: Facts['standing']['phase']): boolean => phase === 'preparing' || phase === 'ready';

export const mayChooseAmount = (facts: Facts): boolean =>
  isLoaded(facts) && isFree(facts) && !isForbidden(facts) && !facts.isDeclined && !isExpired(facts) && !isBeingMade(facts);
export const mayChooseMethod = (facts: Facts): boolean => mayChooseAmount(facts) && hasAmount(facts);
export const mayReview = (facts: Facts): boolean => hasAmount(facts) && hasChoice(facts) && facts.where !== null;

/** Nothing is in progress, or the last attempt had no usable response. Spec: CONF-009. */
export const mayOriginate = (facts: Facts): boolean => mayReview(facts) && ['ready', 'unknown'].includes(facts.standing.phase);

/** The customer does not have to wait. */
export const isAtRest = ({ standing: { phase } }: Facts): boolean => isAtStart(phase) || phase === 'unknown';
export const mayChange = ({ standing: { phase } }: Facts): boolean => isAtStart(phase);

/** The outcome stays open and the customer need not wait for it; it is looked up again later. Spec: CONF-007. */
export const mayGoAway = ({ standing: { phase } }: Facts): boolean => phase === 'stillWorking' || phase === 'unconfirmed';

/** The lender has decided against it. */
export const isOver = ({ kind }: Failure): boolean => kind === 'refused' || kind === 'missing';

const CHANNELS: Readonly<Record<MethodChoice, number>> = { ...WAYS, debit: PAYMENT_CHANNEL.debit };
/** The way of a channel; null for none, and for one that is not offered here. */
export const choiceOf = (type: number): MethodChoice | null =>
  (['debit', 'moneyGram', 'store'] as const).find((choice) => CHANNELS[choice] === type) ?? null;

/** What was chosen before a reload or a sign-out; what the lender has counts more. Spec: CONF-024. */
export function fromDraft({ made }: Facts, draft: OriginationDraft | null): Changes {
  if (draft === null || made !== null) return {};
  const choice = choiceOf(draft.disbursementType);
  const amount = draft.disbursementAmount > 0 ? draft.disbursementAmount : null;
  const card = choice === 'debit' ? draft.card : null;
  const where: Destination | null = card
    ? { channel: PAYMENT_CHANNEL.debit, card }
    : choice === 'store' || choice === 'moneyGram'
      ? { channel: WAYS[choice], card: null }
      : null;
  return { typed: amount, amount, choice, where };
}

export const draftOf = ({ brand, applicationId, amount, where, made }: Facts): OriginationDraft => ({
  brand: brand ?? '',
  applicationId,
  disbursementAmount: amount ?? 0,
  disbursementType: where?.channel ?? PAYMENT_CHANNEL.none,
  loanId: made?.loanId ?? '',
  loanAmount: made?.loanAmount,
  dueDate: made?.dueDate,
  collateral: made?.collateral,
  card: where?.card ? { ...where.card, cardIds: [...where.card.cardIds] } : null,
});

/** The record of an attempt has the application's id in place of a loan's. */
export const recordOf = ({ context: { person, applicationId } }: { context: Facts }) => ({
  profileId: person.profileId,
  loanId: applicationId,
  flow: 'origination' as const,
});

/** A loan that is there needs no attempt to be followed. */
export const withInFlight = ({ made }: Facts, inFlight: InFlight | null): Changes => ({ inFlight: made ? null : inFlight });

/** An attempt that is only followed is in progress from the start. */
export const beforeOriginating = ({ inFlight }: Facts): Changes => ({
  standing: inFlight ? { ...NOT_STARTED, phase: 'pending' } : NOT_STARTED,
});

/** Everything is asked again: the lender may have made the loan, or the offer is over. */
export const toReload = (notice: Facts['notice']): Changes => ({
  info: null,
  now: 0,
  standing: NOT_STARTED,
  inFlight: null,
  failure: null,
  notice,
});

/** Spec: origination-2, origination-9. */
export function outcome({ ends, person, brand, applicationId }: Facts): OriginationOutcome {
  if (!brand) return { kind: 'placeChosen', next: HOME };
  if (ends === 'consentMissing') {
    return { kind: ends, person: { ...person, termsPending: true }, next: origination(brand, applicationId) };
  }
  const next: Target = ends === 'toDashboard' ? dashboard(brand) : offers(brand);
  return { kind: 'placeChosen', next };
}
