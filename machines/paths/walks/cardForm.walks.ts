import { cardFormMachine } from '../../payment/cardForm.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { visa } from './payment.people.ts';

const nonce = 'n-1';
const said = (message: object) => ({ says: { type: 'vault.said', message: { nonce, ...message } } });

/** Everything that can happen to a card form. */
export const cardFormWalk = once(() =>
  explore(cardFormMachine, {
    starts: { 'Ann adds a card': { guestPayment: false, save: false }, 'Gus enters his card': { guestPayment: true, save: false } },
    events: {
      'she wants to keep it': { type: 'card.saveChosen', save: true },
      'only this time': { type: 'card.saveChosen', save: false },
      'the card is submitted': { type: 'card.submitted' },
      'she tries again': { type: 'card.retryChosen' },
      'the page turns dark': { type: 'card.dressed', theme: 'dark', language: 'es' },
    },
    answers: {
      openCardForm: {
        'a form is opened': { done: { key: 'k-1', nonce, formUrl: 'https://vault.example/form' } },
        'there is no form': { fails: new ApiError({ kind: 'unknown', call: 'GET /cardFormKey', status: 503 }) },
      },
      watchVault: {
        'the form is there': said({ type: 'card.ready', height: 412 }),
        'the card is good': said({
          type: 'card.tokenized',
          bridgeToken: 'bridge-1',
          cardBin: '42424242',
          lastFour: '4242',
          cardholderName: 'Ann Ash',
        }),
        'the number is wrong': said({ type: 'card.refused', fields: ['number'] }),
        'the address is not the vault': { fails: new Error('the card form must come from the vault') },
      },
      postCard: {
        'the card is saved': { done: visa },
        'too many cards were tried': {
          fails: new ApiError({ kind: 'limited', call: 'POST /cards', status: 429, code: 'TooManyRequestsException' }),
        },
      },
    },
    background: ['watchVault'],
    outcomes: ['added'],
  }),
);
