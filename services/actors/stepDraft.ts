import type * as v from 'valibot';
import { followRemote, readRemote, stepIn } from '../client/remote.ts';
import type { UnfinishedStep } from '../contract/unfinishedPayment.ts';
import { flowDraft } from './flowDraft.ts';

type Step = Pick<UnfinishedStep, 'screen' | 'params'>;

/**
 * The draft of a flow that can be left on one device and taken up on another, at the step that `stepOf` names. It has nothing to pay with: its
 * schema is the allow-list. Spec: calls §4 "Payment state between screens" (CONF-008).
 */
export const stepDraft = <const Schema extends v.GenericSchema>(
  flow: UnfinishedStep['flow'],
  schema: Schema,
  stepOf: (draft: v.InferOutput<Schema>) => Step,
) =>
  flowDraft(flow, schema, {
    read: async (signal) => stepIn(await readRemote(signal), flow),
    send: (draft) => followRemote({ steps: { [flow]: draft && { flow, ...stepOf(draft), storedAt: Date.now(), draft } } }),
  });
