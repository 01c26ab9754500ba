import { createActor, createMachine } from 'xstate';

/** A payment past the point of no return, for the app: on its screen, and ignoring `flow.left`. */
export const moneyMoves = createActor(
  createMachine({
    id: 'payment',
    context: { brand: 'TitleMax', loanId: '1' },
    initial: 'processing',
    states: { processing: { id: 'PaymentProcessing', tags: 'busy' } },
  }),
).getSnapshot();
