import type { SnapshotFrom } from 'xstate';
import type { unavailableMachine } from './unavailable.machine.ts';
import type { UnavailableContext } from './unavailable.rules.ts';

export type UnavailableView = Pick<UnavailableContext, 'form' | 'problems' | 'states' | 'help' | 'failure'> & {
  phase: 'loading' | 'filling' | 'sending' | 'requested';
  busy: boolean;
  /** The name of the chosen state; its two letters when the names could not be loaded. */
  stateName: string;
};

type Snapshot = SnapshotFrom<typeof unavailableMachine>;

function phaseOf(at: Snapshot): UnavailableView['phase'] {
  if (at.matches({ unavailable: 'requested' })) return 'requested';
  if (at.matches({ unavailable: 'sending' })) return 'sending';
  return at.matches({ unavailable: 'filling' }) ? 'filling' : 'loading';
}

/** What FeatureUnavailable shows. */
export function unavailableView(at: Snapshot): UnavailableView {
  const { form, problems, states, help, failure } = at.context;
  const stateName = states?.find(({ value }) => value === form.state)?.label ?? form.state;
  return { form, problems, states, help, failure, phase: phaseOf(at), busy: at.hasTag('busy'), stateName };
}
