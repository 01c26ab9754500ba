import { referralCashOutMachine } from '../referralCashOut/referralCashOut.machine.ts';
import { cashOutSlot } from './referral.slots.ts';

/** Puts the chart of a cash-out into its slot. */
export const fillCashOutSlot = (): void => cashOutSlot.fill(referralCashOutMachine);
