import type { SnapshotFrom } from 'xstate';
import { addCardMachine } from '../../../machines/addCard/addCard.machine.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { annAddsACard } from '../../../machines/paths/walks/addCard.walks.ts';
import { lost, visa } from '../../../machines/paths/walks/payment.people.ts';
import { addCardPlan } from './addCard.plan.ts';
import { whyNot } from './kit/driven.ts';

export type S = SnapshotFrom<typeof addCardMachine>;

const nonce = 'n-1';
const fromVault = (message: object) => ({ says: { type: 'vault.reported', message: { nonce, ...message } } });

/** Events of the real vault that come before the test can look (the plan's atOnce). */
const isSaidAtOnce = (at: S, label: string): boolean =>
  at.matches({ card: { open: 'checking' } }) && ['watchVault: the card is valid', 'watchVault: the number is wrong'].includes(label);

/** The addCard chart with everything that can be done from outside the page. */
export const addCardWalk = explore(addCardMachine, {
  starts: { 'Ann adds a card': annAddsACard },
  events: {
    'saves the card': { type: 'card.saveChosen', save: true },
    'does not save the card': { type: 'card.saveChosen', save: false },
    'submits the card': { type: 'card.submitted' },
    'submits half a card': { type: 'card.submitted' },
    'asks for the form again': { type: 'card.retryChosen' },
    'goes back without a card': { type: 'card.declined' },
    'turns the page dark': { type: 'card.dressed', theme: 'dark', language: 'en' },
  },
  answers: {
    openCardForm: {
      'a form is opened': { done: { processor: 'BridgePay', key: 'k-1', nonce, formUrl: 'https://vault.example/form' } },
      'there is no form': { fails: lost },
    },
    watchVault: {
      'the form is ready': fromVault({ type: 'card.ready', height: 412 }),
      'the card is valid': fromVault({
        type: 'card.tokenized',
        bridgeToken: 'b-1',
        cardBin: '42424242',
        lastFour: '4242',
        cardholderName: 'Ann',
      }),
      'the number is wrong': fromVault({ type: 'card.refused', fields: ['number'] }),
      'the address is not the vault': { fails: new Error('the card form must come from the vault') },
    },
    postCard: { 'the card is saved': { done: visa }, 'too many cards were tried': { fails: lost } },
  },
  happens: (at, step) => isSaidAtOnce(at, step.label) || whyNot(addCardPlan, at, step) === null,
  sees: ({ context: at }) => [at.save, at.failure !== null, at.tokenMissing, at.bridgeToken !== '', at.card !== null],
});
