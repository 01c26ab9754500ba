import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import { slot } from '../kit/slot.ts';
import type { signingMachine } from '../signing/signing.machine.ts';

/** The charts that an origination needs after its amount. They are downloaded while the customer chooses it (quality §7, decision 033). */
export const attemptSlot = slot<typeof attemptMachine>('attempt');
export const disburseMethodSlot = slot<typeof disburseMethodMachine>('disburseMethod');
export const signingSlot = slot<typeof signingMachine>('signing');
