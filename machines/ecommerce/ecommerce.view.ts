import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { ecommerceMachine } from './ecommerce.machine.ts';

/** `none`: this loan is not renewed in the online store. */
export type RenewalView = { state: 'none' | 'offered' | 'leaving' | 'opened' | 'failed'; failure: Failure | null };

export const NO_RENEWAL: RenewalView = { state: 'none', failure: null };

/** What AccountDetails shows of the hand-off to the online store. */
export function renewalView({ value, context: { failure } }: SnapshotFrom<typeof ecommerceMachine>): RenewalView {
  const isResting = value === 'offered' || value === 'opened' || value === 'failed';
  return { state: isResting ? value : 'leaving', failure };
}
