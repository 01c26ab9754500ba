import type { AnyActorRef, AnyEventObject } from 'xstate';
import * as v from 'valibot';
import { doneEvent, errorEvent, invokedIds } from '../../machines/graph/chartInternals.ts';
import { isChart } from '../../machines/kit/xstateInternals.ts';
import type { ApiError } from '../../services/contract/error.ts';
import type { FromStudio } from '../../ui/studio/live/protocol.ts';

const kinds = ['refused', 'unknown', 'offline', 'missing', 'denied', 'limited', 'invalid', 'aborted'] as const;

/** A failure as tests write it: omitted fields are empty. */
const failure = v.object({
  kind: v.picklist(kinds),
  call: v.string(),
  status: v.optional(v.number(), 0),
  texts: v.optional(v.array(v.string()), []),
  code: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  caseId: v.optional(v.string(), ''),
});

/**
 * The event that ends a chart's call with an answer from the studio, in place of the lender. Null when that call is not pending: the answer
 * is too late.
 */
export function answerFor(
  actor: AnyActorRef,
  { call, reply }: Extract<FromStudio, { type: 'answer' }>,
  Failed: typeof ApiError,
): AnyEventObject | null {
  const snapshot: unknown = actor.getSnapshot();
  if (!isChart(snapshot) || !invokedIds(snapshot).includes(call)) return null;
  if ('says' in reply) return reply.says;
  if ('done' in reply) return doneEvent(call, reply.done);
  const known = v.safeParse(failure, reply.fails);
  const error = known.success ? new Failed(known.output) : new Error('made to fail in the studio');
  return errorEvent(call, error);
}
