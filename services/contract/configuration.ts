import * as v from 'valibot';
import { PublishedSettings } from './settings.ts';

const Contact = v.object({ phone: v.string(), hours: v.string() });
/** Telephone numbers and hours per system. Spec: portal §9 (CONST-045, OPEN-036). */
export const Contacts = v.object({ InstaLoan: Contact, NLS: Contact, TLXe: Contact });
export type Contacts = v.InferOutput<typeof Contacts>;

/** Paths and shapes are ours where the specification shows none (OPEN-024). */
export const configuration = {
  /** Flags, limits and addresses. Spec: calls §7 "Configuration", portal §9. */
  'GET /configsettings': { ask: v.object({}), answer: PublishedSettings },
  /** Is the service open? Called before every navigation, at most once in 5 minutes. Spec: portal §2 guard 4. */
  'GET /serviceStatus': { ask: v.object({}), answer: v.object({ available: v.boolean(), message: v.optional(v.string(), '') }) },
  /** Telephone numbers and hours of customer service. Spec: portal §9 (CONST-045, OPEN-036). */
  'GET /contacts': { ask: v.object({}), answer: Contacts },
  /** Which id each loan system has in `lmsId` fields. Spec: calls §7 "Configuration". */
  'GET /lmsReferenceId': { ask: v.object({}), answer: v.object({ referenceIds: v.object({ NLS: v.string(), TLXe: v.string() }) }) },
} as const;
