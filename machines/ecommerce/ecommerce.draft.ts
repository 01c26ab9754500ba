import { flowDraft } from '../../services/actors/flowDraft.ts';
import { HandOff } from './ecommerce.rules.ts';

/** The hand-off of this tab, in its session storage. Spec: FLOW-REFI-08. */
export const handOffDraft = flowDraft('ecommerce', HandOff);
