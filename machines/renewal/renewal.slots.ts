import type { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import { slot } from '../kit/slot.ts';

/** The chart that a renewal needs only with cash. It is downloaded when the customer has chosen cash (quality §7, decision 033). */
export const disburseMethodSlot = slot<typeof disburseMethodMachine>('disburseMethod');
