import { inChart, type Fault } from '../fault.ts';

const cards = inChart('cards');

export const cardsFaults: readonly Fault[] = [
  cards(
    'a card is removed without a question',
    'cards/cards.machine.ts',
    "target: 'confirming',\n              actions: assign({ chosen",
    "target: 'removing',\n              actions: assign({ chosen",
  ),
  cards(
    'a card of another list can be removed',
    'cards/cards.rules.ts',
    'cards?.some((card) => methodId(card) === id) ?? false',
    'cards?.some((card) => methodId(card) !== id) ?? false',
  ),
  cards(
    'a removal whose answer is lost is not looked up',
    'cards/removing.states.ts',
    "onError: { target: 'checking', actions: 'keepRemoval' }",
    "onError: { target: 'open', actions: 'keepRemoval' }",
  ),
  cards('a card that autopay uses is removed', 'cards/cards.rules.ts', ' && loansOn(context, card).length === 0', ''),
  cards('a removal that the lender refused is sent again', 'cards/cards.rules.ts', " && context.removal?.kind !== 'refused'", ''),
  cards('a removed card stays in the list', 'cards/cards.rules.ts', 'cards: context.cards?.filter((one) => one !== card) ?? null,', ''),
  cards(
    'the limit of the lender is not read',
    'cards/cards.rules.ts',
    'maxCards: validations.disburse?.maxCardLimit ?? settings.maxDisbursementCards',
    'maxCards: settings.maxDisbursementCards',
  ),
  cards(
    'cards that cannot receive money count toward the limit',
    'cards/cards.rules.ts',
    '.filter(({ canDisburse }) => canDisburse).length + 1 - maxCards',
    '.length + 1 - maxCards',
  ),
  cards('a form is offered for a brand without one', 'cards/cards.rules.ts', ' && !(brand !== null && noCardForm.includes(brand))', ''),
  cards(
    'the address opens the form at the limit',
    'cards/cards.machine.ts',
    "id: 'AddPaymentMethod',\n      route: { guard: 'mayAdd' }",
    "id: 'AddPaymentMethod',\n      route: {}",
  ),
  cards('the new card is not saved', 'cards/cards.rules.ts', 'save: true', 'save: false'),
  cards('a card for one payment is listed', 'cards/cards.rules.ts', 'cards: cards.filter(({ guestCard }) => !guestCard)', 'cards'),
  cards(
    'the page does not show that autopay uses a card',
    'cards/cards.rules.ts',
    "autoPay?.enrolled === true && autoPay.method === 'card'",
    "autoPay?.enrolled === true && autoPay.method === 'bank'",
  ),
  cards(
    'the way to autopay leads to the accounts',
    'cards/cards.rules.ts',
    "autoPayOf ? { kind: 'autoPayChosen', brand: autoPayOf.brand, loanId: autoPayOf.loanId } : { kind: 'left' }",
    "autoPayOf ? { kind: 'left' } : { kind: 'left' }",
  ),
  cards('a card that expires next month is called valid', 'cards/cards.rules.ts', 'const SOON_MONTHS = 1;', 'const SOON_MONTHS = 0;'),
  cards(
    'the customer leaves the list while the lender removes a card',
    'cards/removing.states.ts',
    "removing = cardsSetup.createStateConfig({\n  tags: 'busy',\n  on: stay,",
    "removing = cardsSetup.createStateConfig({\n  on: { 'flow.left': '#cards.closed' },",
  ),
  cards(
    'the confirmation is closed, but its card stays chosen',
    'cards/cards.machine.ts',
    "entry: ['forgetChoice', assign({ requested: '' })]",
    "entry: assign({ requested: '' })",
  ),
];
