import type { addCardMachine } from '../addCard/addCard.machine.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import { slot } from '../kit/slot.ts';

/** The charts that a payment needs after its amount. They are downloaded while the customer chooses it (quality §7, decision 033). */
export const attemptSlot = slot<typeof attemptMachine>('attempt');
export const addCardSlot = slot<typeof addCardMachine>('addCard');
