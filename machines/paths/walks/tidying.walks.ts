import { tidyingMachine } from '../../payment/tidying.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { lost, visa } from './payment.people.ts';

const answers = Object.fromEntries(
  ['forgetAnswers', 'forgetDraft', 'forgetCards', 'forgetCard', 'saveCard', 'setLock'].map((id) => [
    id,
    { 'it is done': { done: undefined }, 'it fails': { fails: lost } },
  ]),
);
/** Everything that can happen after the money has moved. */
export const tidyingWalk = once(() =>
  explore(tidyingMachine, {
    starts: {
      'Ann paid with a saved card': { cards: null, offered: null, lock: null, cash: null },
      'Ann paid with a card that is not saved': { cards: null, offered: { cardIds: visa.cardIds }, lock: null, cash: null },
      'Gus paid with his own card': { cards: { cardIds: visa.cardIds }, offered: null, lock: null, cash: null },
      'Ann renewed a loan that Sam has signed, too': {
        cards: null,
        offered: null,
        lock: { loanId: 'title', value: true, lockType: 'refinance' },
        cash: null,
      },
      'Ann took cash with her renewal': { cards: null, offered: null, lock: null, cash: { newLoanId: 'new', disbursementType: '14' } },
    },
    events: {
      'saves the card': { type: 'cardSaving.chosen' },
      'asks for the number again': { type: 'number.requested' },
      leaves: { type: 'flow.left' },
    },
    answers: {
      ...answers,
      getReference: { 'its number': { done: { referenceNumber: 'R23456789A', amount: 20_000 } }, 'no answer': { fails: lost } },
    },
    background: [...Object.keys(answers), 'getReference'],
  }),
);
