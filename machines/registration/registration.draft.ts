import * as v from 'valibot';
import { flowDraft } from '../../services/actors/flowDraft.ts';

/** All that a reload on the way to the code needs: whose code it is. Never a password. */
const RegistrationDraft = v.object({ username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)) });
export type RegistrationDraft = v.InferOutput<typeof RegistrationDraft>;

export const registrationDraft = flowDraft('registration', RegistrationDraft);
