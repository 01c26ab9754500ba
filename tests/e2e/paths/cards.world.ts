import type { SnapshotFrom } from 'xstate';
import { cardsMachine } from '../../../machines/cards/cards.machine.ts';
import { methodId } from '../../../machines/kit/card.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { settings } from '../../../machines/paths/people/people.ts';
import { addCardWalk } from '../../../machines/paths/walks/addCard.walks.ts';
import { visa } from '../../../machines/paths/walks/payment.people.ts';
import { answers, CARDS, cardsPlan, FORM } from './cards.plan.ts';
import { repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';

export type S = SnapshotFrom<typeof cardsMachine>;

const opens = (screen: string) => ({ settings, params: { brand: 'TitleMax' }, screen });

/** The start of each story, and its address. */
export const starts: Readonly<Record<string, { path: string; input: ReturnType<typeof opens> }>> = {
  'Ann opens her cards': { path: CARDS, input: opens('PaymentMethods') },
  'Ann opens the form by its address': { path: FORM, input: opens('AddPaymentMethod') },
};

/** The cards chart with everything that can be done from outside the page. */
export const cardsWalk = explore(cardsMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'adds a card': { type: 'card.addChosen' },
    'removes the Visa': { type: 'card.removeChosen', card: methodId(visa) },
    'yes, remove it': { type: 'card.removeConfirmed' },
    'no, keep it': { type: 'card.removeDeclined' },
    'tries again': { type: 'retry.chosen' },
    'goes back to the accounts': { type: 'flow.left' },
  },
  answers: {
    readClock: { 'it is today': { done: { now: Date.now() } } },
    ...repliesOf(answers),
    addCard: {
      'Ann types a card': { shows: addCardWalk().situations[0]?.snapshot },
      'a card is added': { done: { kind: 'added', card: visa, temporary: false } },
      'Ann goes back without a card': { done: { kind: 'declined' } },
    },
  },
  sees: ({ context: { requested, cards, loans, chosen, notice, failure, removal } }) => [
    requested,
    cards?.length,
    loans.length,
    chosen,
    notice?.kind,
    failure !== null,
    removal !== null,
  ],
  happens: (at, step) => whyNot(cardsPlan, at, step) === null,
});
