import type { AnyMachineSnapshot } from 'xstate';
import type { InFlight } from '../../../services/contract/unfinishedPayment.ts';
import type { Standing } from '../../attempt/attempt.types.ts';
import { standingOf } from '../../attempt/attempt.view.ts';
import type { Walk } from '../explorer.ts';
import { once } from '../once.ts';
import { attemptWalk } from './attempt.walks.ts';

const active = <S extends AnyMachineSnapshot>({ situations }: Walk<S>) => situations.filter(({ snapshot }) => snapshot.status === 'active');
/** One snapshot of the attempt for each of its standings, for the walk of a flow that invokes it. */
export const standings = () =>
  Object.fromEntries(active(attemptWalk()).map(({ snapshot }) => [standingSays(standingOf(snapshot)), { shows: snapshot }]));
const standingSays = ({ phase, elsewhere, notSent }: Standing): string =>
  `it is ${phase}${elsewhere ? ', in another tab' : ''}${notSent ? ', nothing was sent' : ''}`;

/** The possible orders of the attempt's standings. */
const order = once(() => {
  const says = new Map(
    attemptWalk().situations.map(({ key, snapshot }) => [key, snapshot.output?.kind ?? standingSays(standingOf(snapshot))]),
  );
  return new Set(attemptWalk().situations.flatMap(({ key, ways }) => ways.map(({ to }) => `${says.get(key)} → ${says.get(to)}`)));
});

/** Can the attempt answer this next? `ends`: what each end is in its own walk. A followed attempt counts as pending until its first event. */
export function attemptMayAnswer(
  { standing, inFlight }: { standing: Standing; inFlight: InFlight | null },
  label: string,
  ends: Readonly<Record<string, string>>,
): boolean {
  const [who, response = ''] = label.split(': ');
  if (who !== 'attempt') return true;
  if (inFlight !== null && standing.phase === 'pending' && response === 'it is stillWorking') return true;
  return order().has(`${standingSays(standing)} → ${ends[response] ?? response}`);
}
