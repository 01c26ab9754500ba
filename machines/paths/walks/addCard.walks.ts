import { addCardMachine } from '../../addCard/addCard.machine.ts';
import type { AddCardInput } from '../../addCard/addCard.rules.ts';
import { loanNameOf } from '../../kit/loanName.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { loan, visa } from './payment.people.ts';

const nonce = 'n-1';
const vaultSends = (message: object) => ({ says: { type: 'vault.reported', message: { nonce, ...message } } });

export const annAddsACard: AddCardInput = {
  purpose: 'payment',
  hasForm: true,
  guest: false,
  maySave: true,
  hasOthers: true,
  details: { step: { at: 2, of: 4 }, paying: { amount: 21_455, loan: loanNameOf(loan) }, storePhoneNumber: '' },
};
export const gusAddsACard: AddCardInput = {
  ...annAddsACard,
  guest: true,
  maySave: false,
  hasOthers: false,
  details: { ...annAddsACard.details, storePhoneNumber: loan.storePhoneNumber },
};

/** On PaymentMethods: the card is saved, and pays nothing now. */
export const annSavesACard: AddCardInput = {
  ...annAddsACard,
  maySave: false,
  save: true,
  details: { step: null, paying: null, storePhoneNumber: '' },
};

/** On AutoPayAddMethod: the same under another name. */
export const annAddsAMethod: AddCardInput = { ...annSavesACard, screenNames: { AddPaymentMethod: 'AutoPayAddMethod' } };

/** On ReferRedeemAddCard: the card that gets the rewards of somebody who is no customer. */
export const raeAddsADebitCard: AddCardInput = {
  ...annSavesACard,
  screenNames: { AddPaymentMethod: 'ReferRedeemAddCard' },
  purpose: 'refer',
  guest: true,
  save: false,
  hasOthers: false,
};

/** On AddDebitDisburseMethod: it shall receive money. */
export const dotAddsACard: AddCardInput = {
  ...annSavesACard,
  purpose: 'disbursement',
  screenNames: { AddPaymentMethod: 'AddDebitDisburseMethod' },
};

/** Everything that can happen while a card is added. */
export const addCardWalk = once(() =>
  explore(addCardMachine, {
    starts: {
      'Ann adds a card': annAddsACard,
      'Gus adds his card': gusAddsACard,
      'Ann only saves a card': annSavesACard,
      'Ann adds a card for autopay': annAddsAMethod,
      'Rae adds a debit card for her rewards': raeAddsADebitCard,
      'Dot adds a card for her cash': dotAddsACard,
    },
    events: {
      'saves the card': { type: 'card.saveChosen', save: true },
      'does not save the card': { type: 'card.saveChosen', save: false },
      'submits the card': { type: 'card.submitted' },
      'tries again': { type: 'card.retryChosen' },
      'goes back without a card': { type: 'card.declined' },
      'the page turns dark': { type: 'card.dressed', theme: 'dark', language: 'es' },
    },
    answers: {
      openCardForm: {
        'a form is opened': { done: { processor: 'BridgePay', key: 'k-1', nonce, formUrl: 'https://vault.example/form' } },
        'the processor has no form': { done: null },
        'the brand has no form': {
          fails: new ApiError({
            kind: 'refused',
            call: 'GET /cardFormKey',
            status: 422,
            texts: ['Cards cannot be added online here. Please call (512) 555-0159.'],
          }),
        },
        'there is no form': { fails: new ApiError({ kind: 'unknown', call: 'GET /cardFormKey', status: 503 }) },
      },
      watchVault: {
        'the form is ready': vaultSends({ type: 'card.ready', height: 412 }),
        'the card is valid': vaultSends({
          type: 'card.tokenized',
          bridgeToken: 'bridge-1',
          cardBin: '42424242',
          lastFour: '4242',
          cardholderName: 'Ann Ash',
        }),
        'the number is complete': vaultSends({ type: 'card.numbered', cardBin: '40000566' }),
        'the number is no longer complete': vaultSends({ type: 'card.numbered' }),
        'the form has expired': vaultSends({ type: 'card.refused', fields: ['form'] }),
        'the number is wrong': vaultSends({ type: 'card.refused', fields: ['number'] }),
        'the address is not the vault': { fails: new Error('the card form must come from the vault') },
      },
      lookUpCard: {
        'it can receive money': { says: { type: 'card.recognized', kind: { cardType: 'visa', canDisburse: true } } },
        'nothing is known of it': { says: { type: 'card.recognized', kind: null } },
      },
      postCard: {
        'the card is saved': { done: visa },
        'too many cards were tried': {
          fails: new ApiError({ kind: 'limited', call: 'POST /cards', status: 429, code: 'TooManyRequestsException' }),
        },
      },
    },
    background: ['openCardForm', 'watchVault', 'lookUpCard'],
    outcomes: ['added', 'declined'],
  }),
);
