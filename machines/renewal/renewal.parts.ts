import { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import { disburseMethodSlot } from './renewal.slots.ts';

/** Puts the chart of where the cash goes into its slot. */
export const fillSlot = (): void => disburseMethodSlot.fill(disburseMethodMachine);
