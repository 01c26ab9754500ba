import type { AnyActorRef, AnyEventObject } from 'xstate';
import * as v from 'valibot';
import { doneEvent, errorEvent, invokedIds } from '../../machines/graph/chartInternals.ts';
import { isChart } from '../../machines/kit/xstateInternals.ts';
import type { ApiError } from '../../services/contract/error.ts';
import type { Asked } from '../../ui/studio/live/protocol.ts';

const kinds = ['refused', 'unknown', 'offline', 'missing', 'denied', 'limited', 'invalid', 'aborted'] as const;

/** A failure as tests write it down: what is left out of it is empty. */
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
 * The event that a chart hears when a call of its own ends as somebody in the studio says, in place of the lender. Null when it does not
 * wait for that call now: an answer that comes too late is no answer.
 */
export function answerFor(
  actor: AnyActorRef,
  { call, reply }: Extract<Asked, { type: 'answer' }>,
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
