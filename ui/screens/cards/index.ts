import '../paying/paying.css';
import './cards.css';
import type { SnapshotFrom } from 'xstate';
import type { cardsMachine } from '../../../machines/cards/cards.machine.ts';
import type { CardsEvent } from '../../../machines/cards/cards.rules.ts';
import { cardsView, type CardsView, type PaymentMethodsView } from '../../../machines/cards/cards.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';

const own = (view: CardsView): PaymentMethodsView | null => (view.screen === 'AddPaymentMethod' ? null : view);

/** The customer's cards as the shell shows them; a new card is typed on the screen of addCard. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof cardsMachine>, { PaymentMethods: PaymentMethodsView }, CardsEvent> = {
  select: (snapshot) => own(cardsView(snapshot)),
  screens: { PaymentMethods },
};
