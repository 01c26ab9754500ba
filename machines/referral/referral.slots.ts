import { slot } from '../kit/slot.ts';
import type { referralCashOutMachine } from '../referralCashOut/referralCashOut.machine.ts';

/** The chart of a cash-out. It is downloaded while the customer looks at the rewards (quality §7, decision 033). */
export const cashOutSlot = slot<typeof referralCashOutMachine>('referralCashOut');
