import '../paying/paying.css';
import type { SnapshotFrom } from 'xstate';
import type { addCardMachine } from '../../../machines/addCard/addCard.machine.ts';
import type { AddCardEvent } from '../../../machines/addCard/addCard.rules.ts';
import { addCardView, type AddCardView } from '../../../machines/addCard/addCard.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';

/** Downloaded after the first screen of the flow that uses it (quality §7). */
const AddPaymentMethod = later(async () => (await import('./AddPaymentMethod.tsx')).AddPaymentMethod);

/** The screen of a new card, in every flow that asks for one. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof addCardMachine>, { AddPaymentMethod: AddCardView }, AddCardEvent> = {
  select: addCardView,
  screens: { AddPaymentMethod },
};
