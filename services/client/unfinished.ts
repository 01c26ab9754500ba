import type { InFlight, PaymentDraft, Unfinished } from '../contract/unfinishedPayment.ts';
import { knownRemote } from './remote.ts';
import { isFresh } from './remoteCopy.ts';

const ofPayment = ({ screen, brand, loanId, renewal }: PaymentDraft) => ({
  flow: renewal ? ('renewal' as const) : ('payment' as const),
  screen,
  params: { brand, loanId },
});

/** This draft is of what was sent: it is not unfinished, its outcome is unknown. */
const isOf = (inFlight: InFlight, { flow, params }: Pick<Unfinished, 'flow' | 'params'>): boolean =>
  inFlight.flow === undefined ? inFlight.loanId === params['loanId'] && (flow === 'payment' || flow === 'renewal') : inFlight.flow === flow;

/**
 * The steps at which the customer stopped, here or on another device: of a payment, and of each other flow, the newest first. While the outcome of
 * something sent is unknown, that comes first, and the others wait. None after a failed request. Spec: CONF-008.
 */
export async function findUnfinished(): Promise<readonly Unfinished[]> {
  const { draft, storedAt, inFlight, steps } = await knownRemote();
  const left = [...(draft ? [{ ...ofPayment(draft), storedAt }] : []), ...steps];
  return left
    .filter((step) => isFresh(step.storedAt) && !(inFlight && isOf(inFlight, step)))
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .map(({ flow, screen, params }) => ({ flow, screen, params, waits: inFlight !== null }));
}
