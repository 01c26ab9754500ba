import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { ofrMachine } from './ofr.machine.ts';
import * as rules from './ofr.rules.ts';

type Snapshot = SnapshotFrom<typeof ofrMachine>;

export type OfrScreen = 'OfrVehicleRecovery' | 'OfrVehicleRepossessed';

/** Money in cents. */
export type OfrView = {
  screen: OfrScreen;
  phase: 'loading' | 'failed' | 'unknown' | 'shown';
  busy: boolean;
  brand: Brand | null;
  loanId: string;
  loan: LoanName | null;
  /** What reinstates the loan; null when only the store can say. */
  reinstateAmount: number | null;
  pastDue: number;
  /** Where the vehicle is, or who is looking for it. */
  place: string;
  phone: string;
  /** When the customer asked for the vehicle, ISO 8601; empty before. */
  requestedAt: string;
  timeZone: string;
  mayPay: boolean;
  failure: Failure | null;
};

const PHASES = ['failed', 'unknown', 'loading'] as const;

/** The loan decides; before it is known, the address. */
const screenOf = ({ context }: Snapshot): OfrScreen =>
  (context.info ? rules.isRepossessed(context) : context.screen === 'OfrVehicleRepossessed')
    ? 'OfrVehicleRepossessed'
    : 'OfrVehicleRecovery';

/** What both screens show. */
export function ofrView(at: Snapshot): OfrView {
  const { context } = at;
  const { brand, loanId, loan, info, failure, settings } = context;
  return {
    screen: screenOf(at),
    phase: PHASES.find((phase) => at.matches(phase)) ?? 'shown',
    busy: at.hasTag('busy'),
    brand,
    loanId,
    loan: loan && loanNameOf(loan),
    reinstateAmount: rules.mayReinstate(context) ? (info?.reinstateAmount ?? null) : null,
    pastDue: info?.pastDueAmount ?? 0,
    place: info?.place ?? '',
    phone: info?.phone ?? loan?.storePhoneNumber ?? '',
    requestedAt: info?.requestedAt ?? '',
    timeZone: settings.defaultTimeZone,
    mayPay: rules.mayPay(context),
    failure,
  };
}
