import * as v from 'valibot';
import { LOCK_TYPES } from './enums.ts';
import { QueryList } from './query.ts';

const Lock = v.object({ alreadyLocked: v.boolean(), lockedByName: v.optional(v.string(), '') });

export const locks = {
  /** Does another person hold the lock of any of these loans? */
  'GET /loanlock': { ask: v.object({ loanIds: QueryList, profileId: v.string(), lockType: v.picklist(LOCK_TYPES) }), answer: Lock },
  /** Takes the lock (value true) or gives it back ("delete", or false). Spec: calls §7 "Verification and locks" (CONF-019). */
  'POST /loanlock': {
    ask: v.object({ loanId: v.string(), value: v.union([v.boolean(), v.literal('delete')]), lockType: v.picklist(LOCK_TYPES) }),
    answer: Lock,
  },
} as const;
