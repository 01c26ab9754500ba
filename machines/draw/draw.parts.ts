import { fenceDraw, pollDraw, postDraw, searchDraw } from '../../services/actors/draws.ts';
import { createAttempt } from '../attempt/attempt.machine.ts';
import { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import { attemptSlot, disburseMethodSlot } from './draw.slots.ts';

/** One draw, paid out at most once, with its own calls. Spec: calls §4 "Draw" (decision 028). */
const drawAttempt = createAttempt({ actors: { post: postDraw, poll: pollDraw, fence: fenceDraw, search: searchDraw } });

/** Puts the charts that a draw needs after its amount into their slots. */
export function fillSlots(): void {
  attemptSlot.fill(drawAttempt);
  disburseMethodSlot.fill(disburseMethodMachine);
}
