import * as v from 'valibot';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { CODE_METHODS } from '../../services/contract/enums.ts';

/** What a reload on the way to the code needs: whose code it is, and where the last one went (masked). Never a password, a code or a key. */
const RecoveryDraft = v.object({
  username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  sent: v.nullable(v.object({ method: v.picklist(CODE_METHODS), destination: v.pipe(v.string(), v.maxLength(254)) })),
});
export type RecoveryDraft = v.InferOutput<typeof RecoveryDraft>;

export const recoveryDraft = flowDraft('recovery', RecoveryDraft);
