import { fenceOrigination, pollOrigination, postOrigination, searchOrigination } from '../../services/actors/origination.ts';
import { createAttempt } from '../attempt/attempt.machine.ts';
import { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import { signingMachine } from '../signing/signing.machine.ts';
import { attemptSlot, disburseMethodSlot, signingSlot } from './origination.slots.ts';

/** One new loan, made at most once, with its own calls. Spec: calls §4 "Origination" (decision 028). */
const originationAttempt = createAttempt({
  actors: { post: postOrigination, poll: pollOrigination, fence: fenceOrigination, search: searchOrigination },
});

/** Puts the charts that an origination needs after its amount into their slots. */
export function fillSlots(): void {
  attemptSlot.fill(originationAttempt);
  disburseMethodSlot.fill(disburseMethodMachine);
  signingSlot.fill(signingMachine);
}
