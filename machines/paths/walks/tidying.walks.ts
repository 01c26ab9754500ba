import { tidyingMachine } from '../../payment/tidying.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { lost, visa } from './payment.people.ts';

const answers = Object.fromEntries(
  ['forgetAnswers', 'forgetDraft', 'forgetCards'].map((id) => [id, { 'it is done': { done: undefined }, 'it fails': { fails: lost } }]),
);
/** Everything that can happen after the money has moved. */
export const tidyingWalk = once(() =>
  explore(tidyingMachine, {
    starts: {
      'Ann paid with a saved card': { cards: null },
      'Gus paid with his own': { cards: { cardIds: visa.cardIds } },
    },
    answers,
    background: Object.keys(answers),
  }),
);
