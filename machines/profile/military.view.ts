import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { militaryMachine } from './military.machine.ts';

export type MilitaryView = {
  phase: 'loading' | 'failed' | 'viewing' | 'choosing' | 'saving';
  /** Null until it is loaded. */
  isMilitary: boolean | null;
  /** The day of the statement, YYYY-MM-DD; empty until it is loaded. */
  asOf: string;
  /** The register of the Military Lending Act lists the customer. */
  coveredBorrower: boolean;
  /** What the form has chosen; at first what the customer has declared. */
  choice: boolean;
  saved: boolean;
  failure: Failure | null;
};

export const NO_MILITARY: MilitaryView = {
  phase: 'loading',
  isMilitary: null,
  asOf: '',
  coveredBorrower: false,
  choice: false,
  saved: false,
  failure: null,
};

/** What CustomerProfile shows of the customer's military service. */
export function militaryView({ value, context }: Pick<SnapshotFrom<typeof militaryMachine>, 'value' | 'context'>): MilitaryView {
  const { status, choice, saved, failure } = context;
  return {
    phase: value,
    isMilitary: status?.isMilitary ?? null,
    asOf: status?.asOf ?? '',
    coveredBorrower: status?.coveredBorrower ?? false,
    choice,
    saved,
    failure,
  };
}
