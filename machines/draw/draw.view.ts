import type { SnapshotFrom } from 'xstate';
import { CASH_ADVANCE_PENDING } from '../../services/contract/enums.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { StandingPhase } from '../attempt/attempt.types.ts';
import type { DrawClause } from '../kit/drawEligibility.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import { linesOf, type PaperLine } from '../kit/paper.ts';
import { wayOf, type WhereView } from '../kit/where.ts';
import { channelOf } from './draw.asks.ts';
import type { drawMachine } from './draw.machine.ts';
import * as rules from './draw.rules.ts';
import type { AmountProblem, DrawContext, DrawNotice, Receipt } from './draw.types.ts';

type Snapshot = SnapshotFrom<typeof drawMachine>;

type Common = {
  busy: boolean;
  brand: Brand | null;
  loanId: string;
  loan: LoanName | null;
  storePhoneNumber: string;
  failure: Failure | null;
  notice: DrawNotice | null;
};

export type GetCashAmountView = Common & {
  screen: 'GetCashAmount';
  phase: 'loading' | 'failed' | 'unknown' | 'forbidden' | 'choosing';
  whyNot: DrawClause | null;
  /** Cents. */
  typed: number | null;
  least: number;
  most: number;
  problem: AmountProblem | null;
};

type Cost = {
  /** Cents. */
  amount: number;
  owedNow: number;
  owedAfter: number;
  where: WhereView;
};

export type GetCashNoticeView = Common &
  Cost & {
    screen: 'GetCashNotice';
    phase: 'loading' | 'withoutPapers' | 'reading' | 'working' | 'held' | 'elsewhere' | 'unlocked';
    papers: readonly { title: string; lines: readonly PaperLine[] }[];
    boxIsMissing: boolean;
    haveChanged: boolean;
  };

export type ConfirmDisbursementView = Common &
  Cost & {
    screen: 'ConfirmDisbursement';
    /** refused, unknown: the last attempt · working: it is on its way · open: the outcome is not known · received: paid out */
    phase: 'preparing' | 'ready' | 'unknown' | 'refused' | 'leaving' | 'working' | 'open' | 'received';
    standing: StandingPhase;
    elsewhere: boolean;
    mayDraw: boolean;
    /** The loan was not free: the lender may take the same request later. */
    mayTryAgain: boolean;
    isSlow: boolean;
    receipt: Receipt | null;
    /** In which the moment of the receipt is shown. */
    timeZone: string;
    /** Empty while it is not known. */
    referenceNumber: string;
    /** The number could not be read. */
    numberIsMissing: boolean;
  };

export type PendingDisbursementView = Common & {
  screen: 'PendingDisbursement';
  phase: 'looking' | 'open' | 'granted' | 'asking' | 'cancelling' | 'cancelled' | 'over';
  /** Cents; 0 while it is not known. */
  amount: number;
  /** It waits to be collected. */
  isGranted: boolean;
  where: WhereView;
  referenceNumber: string;
  numberIsMissing: boolean;
  newBalance: number | null;
  /** ms since 1970, when it was last looked up; 0 when it was not. */
  lookedAt: number;
};

/** ManageDisburseMethod is shown by disburseMethod. */
export type DrawView =
  GetCashAmountView | GetCashNoticeView | ConfirmDisbursementView | PendingDisbursementView | { screen: 'ManageDisburseMethod' };

function commonOf(at: Snapshot): Common {
  const { brand, loanId, loan, failure, notice } = at.context;
  return {
    busy: at.hasTag('busy'),
    brand,
    loanId,
    loan: loan && loanNameOf(loan),
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    failure,
    notice,
  };
}

/** A card that was chosen here is known by its name. */
const whereOf = (context: DrawContext): WhereView => {
  const { where } = context;
  const channel = channelOf(context);
  return { way: wayOf(channel), card: where?.channel === channel ? where.card : null };
};

/** What the interest will be is in the papers. */
function costOf(context: DrawContext): Cost {
  const { loan, receipt } = context;
  const amount = context.amount ?? context.inFlight?.amount ?? 0;
  const owedNow = loan?.payoffAmount ?? 0;
  return { amount: receipt?.amount ?? amount, owedNow, owedAfter: receipt?.newBalance ?? owedNow + amount, where: whereOf(context) };
}

function amountView(at: Snapshot): GetCashAmountView {
  const { context } = at;
  const resting = ['failed', 'unknown', 'forbidden', 'choosing'] as const;
  const { least, most } = rules.limitsOf(context);
  return {
    ...commonOf(at),
    screen: 'GetCashAmount',
    phase: resting.find((amount) => at.matches({ amount })) ?? 'loading',
    whyNot: rules.whyNot(context),
    typed: context.typed,
    least,
    most,
    problem: context.amountProblem,
  };
}

function noticeView(at: Snapshot): GetCashNoticeView {
  const { context } = at;
  const resting = ['loading', 'withoutPapers', 'reading', 'held', 'elsewhere', 'unlocked'] as const;
  const isAsking = at.matches({ notice: 'refreshing' }) || at.matches({ notice: 'askingRegister' });
  return {
    ...commonOf(at),
    ...costOf(context),
    screen: 'GetCashNotice',
    notice: context.notice === 'lockRenewed' ? null : context.notice, // said where she can press
    phase: isAsking ? 'loading' : (resting.find((notice) => at.matches({ notice })) ?? 'working'),
    papers: context.papers.map(({ documentName, text }) => ({ title: documentName, lines: linesOf(documentName, text) })),
    boxIsMissing: context.boxIsMissing,
    haveChanged: context.haveChanged,
  };
}

function confirmPhase(at: Snapshot): ConfirmDisbursementView['phase'] {
  const { context } = at;
  const { phase } = context.standing;
  if (at.matches({ confirming: 'received' })) return 'received';
  if (at.matches({ confirming: { drawing: { working: 'open' } } })) return 'open';
  if (at.matches({ confirming: { drawing: 'working' } })) return 'working';
  if (rules.isRefused(context)) return 'refused';
  if (context.wish) return 'leaving';
  return phase === 'unknown' || phase === 'ready' ? phase : 'preparing';
}

const numberOf = ({ reference }: DrawContext): string => reference?.referenceNumber ?? '';

function confirmView(at: Snapshot): ConfirmDisbursementView {
  const { context } = at;
  const { standing, receipt, isSlow, failure } = context;
  const common = commonOf(at);
  return {
    ...common,
    ...costOf(context),
    screen: 'ConfirmDisbursement',
    phase: confirmPhase(at),
    standing: standing.phase,
    elsewhere: standing.elsewhere,
    failure: failure ?? standing.failure,
    notice: standing.notSent ? 'notSent' : common.notice,
    mayDraw: rules.mayDraw(context),
    mayTryAgain: rules.mayTryAgain(context),
    isSlow,
    receipt,
    timeZone: context.settings.defaultTimeZone,
    referenceNumber: numberOf(context),
    numberIsMissing: at.matches({ confirming: { received: 'withoutNumber' } }),
  };
}

function pendingView(at: Snapshot): PendingDisbursementView {
  const { context } = at;
  const { pending, newBalance, lookedAt } = context;
  const resting = ['open', 'granted', 'asking', 'cancelled', 'over'] as const;
  const isCancelling = at.matches({ pending: 'checking' }) || at.matches({ pending: 'cancelling' });
  return {
    ...commonOf(at),
    screen: 'PendingDisbursement',
    phase: isCancelling ? 'cancelling' : (resting.find((phase) => at.matches({ pending: phase })) ?? 'looking'),
    amount: pending?.amount ?? context.amount ?? context.inFlight?.amount ?? 0,
    isGranted: pending?.pendingCode === CASH_ADVANCE_PENDING.waiting,
    where: whereOf(context),
    referenceNumber: numberOf(context),
    numberIsMissing: at.matches({ pending: { granted: 'withoutNumber' } }),
    newBalance,
    lookedAt,
  };
}

/** What the customer sees of a draw: one view per screen, amounts in cents. */
export function drawView(at: Snapshot): DrawView {
  if (at.matches('where')) return { screen: 'ManageDisburseMethod' };
  if (at.matches('notice')) return noticeView(at);
  if (at.matches('confirming')) return confirmView(at);
  return at.matches('pending') ? pendingView(at) : amountView(at);
}
