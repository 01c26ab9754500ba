import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import { slot } from '../kit/slot.ts';

/** The charts that a draw needs after its amount. They are downloaded while the customer chooses it (quality §7, decision 033). */
export const attemptSlot = slot<typeof attemptMachine>('attempt');
export const disburseMethodSlot = slot<typeof disburseMethodMachine>('disburseMethod');
