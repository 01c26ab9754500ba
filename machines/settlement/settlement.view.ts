import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { dayOf } from '../kit/day.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import { linesOf, type PaperLine } from '../kit/paper.ts';
import type { settlementMachine } from './settlement.machine.ts';
import * as rules from './settlement.rules.ts';

type Snapshot = SnapshotFrom<typeof settlementMachine>;

/** Money in cents. */
export type SettlementOfferView = {
  screen: 'SettlementOffer';
  phase: 'loading' | 'failed' | 'unknown' | 'notOffered' | 'paid' | 'expired' | 'spent' | 'ready';
  busy: boolean;
  brand: Brand | null;
  loanId: string;
  loan: LoanName | null;
  /** What settles the loan, what is owed today, and the difference. */
  amount: number;
  owed: number;
  saved: number;
  /** When the offer ends: the day, and the moment, ISO 8601. */
  goodThrough: string;
  docExp: string;
  today: string;
  timeZone: string;
  isSigned: boolean;
  papers: readonly { title: string; lines: readonly PaperLine[] }[];
  storePhoneNumber: string;
  failure: Failure | null;
};

const RESTS = ['failed', 'unknown', 'notOffered', 'paid', 'expired', 'spent', 'ready'] as const;

/** What was decided stays in view while the payment begins. */
function phaseOf(at: Snapshot): SettlementOfferView['phase'] {
  if (at.matches({ offer: 'beginning' })) return 'ready';
  return RESTS.find((offer) => at.matches({ offer })) ?? 'loading';
}

/** SettlementOffer, or the screen that signing puts in its place. */
export type SettlementView = SettlementOfferView | { screen: 'DocuSignView' };

/** What the customer sees of a settlement. */
export function settlementView(at: Snapshot): SettlementView {
  const { context } = at;
  if (at.matches('signing')) return { screen: 'DocuSignView' };
  const { brand, loanId, loan, amount, status, now, settings, failure } = context;
  const owed = loan?.payoffAmount ?? 0;
  const docExp = status?.docExp ?? '';
  return {
    screen: 'SettlementOffer',
    phase: phaseOf(at),
    busy: at.hasTag('busy'),
    brand,
    loanId,
    loan: loan && loanNameOf(loan),
    amount,
    owed,
    saved: Math.max(0, owed - amount),
    goodThrough: docExp === '' ? '' : dayOf(Date.parse(docExp)),
    docExp,
    today: dayOf(now),
    timeZone: settings.defaultTimeZone,
    isSigned: rules.isSigned(context),
    papers: (context.papers ?? []).map(({ documentName, text }) => ({ title: documentName, lines: linesOf(documentName, text) })),
    storePhoneNumber: loan?.storePhoneNumber ?? '',
    failure,
  };
}
