import { cardsView } from '../../../machines/cards/cards.view.ts';
import { methodId } from '../../../machines/kit/card.ts';
import { titleLoan } from '../../../machines/paths/people/loans.ts';
import { mastercard, visa } from '../../../machines/paths/walks/payment.people.ts';
import type { Portal } from '../kit/portal.ts';
import { broken, heldCall, says } from './kit/answers.ts';
import type { Plan, Press } from './kit/plan.ts';
import type { S } from './cards.world.ts';

export const CARDS = '/TitleMax/PaymentMethods';
export const FORM = `${CARDS}/AddPaymentMethod`;

const lists = (...cards: (typeof visa)[]) => says({ cards, validations: { payment: true, noCardForm: [] } });

export const answers = {
  listCards: { 'her two cards': lists(visa, mastercard), fails: broken('GET /cards') },
  getAccounts: { 'her loan': says({ loans: [titleLoan] }), fails: broken('GET /accounts') },
  removeCard: { 'it is removed': { reply: { done: undefined }, wire: { body: {} } }, fails: broken('DELETE /cards') },
  checkCards: {
    'the Visa is still there': lists(visa, mastercard),
    'the Visa is gone': lists(mastercard),
    fails: broken('GET /cards'),
  },
};

const isOpen = (at: S) => at.matches({ list: 'open' });
const hasFailed = (at: S) => at.matches({ list: 'failed' });
const isAsked = (at: S) => at.matches({ list: 'confirming' });
const press = (offered: (at: S) => boolean, how: (portal: Portal, at: S) => Promise<void>): Press<S> => ({ offered, press: how });

const placeOf = (at: S, card: string): number => {
  const view = cardsView(at);
  return view.screen === 'PaymentMethods' ? (view.rows ?? []).findIndex((row) => row.card === card) : -1;
};
const VISA = methodId(visa);

/** How Ann's steps with her cards are done in the browser. The card form sends to the real vault and lender. */
export const cardsPlan: Plan<S> = {
  actors: {
    readClock: { itself: 'it is today' },
    // the list is cached, unless a card was added or removed
    listCards: heldCall('GET /cards', answers.listCards, ({ context: { cards, notice } }: S) =>
      cards?.length === 2 && notice === null ? 'her two cards' : null,
    ),
    // the list is cached for five minutes
    getAccounts: heldCall('GET /accounts', answers.getAccounts, ({ context }: S) => (context.loans.length > 0 ? 'her loan' : null)),
    removeCard: heldCall('DELETE /cards', answers.removeCard),
    checkCards: heldCall('GET /cards', answers.checkCards),
    addCard: {
      presses: {
        'Ann types a card': press(
          (at) => at.matches('adding'),
          ({ enterCard }) => enterCard(),
        ),
        'a card is added': press(
          (at) => at.matches('adding'),
          async ({ enterCard, primary }) => {
            await enterCard();
            await primary.click();
          },
        ),
        'Ann goes back without a card': press(
          (at) => at.matches('adding'),
          ({ main }) => main.locator('.form-actions button.button-quiet').click(),
        ),
      },
    },
  },
  presses: {
    'adds a card': press(isOpen, ({ primary }) => primary.click()),
    'removes the Visa': press(
      (at) => isOpen(at) && placeOf(at, VISA) >= 0,
      ({ main }, at) => main.locator('.cards-item').nth(placeOf(at, VISA)).locator('.button').click(),
    ),
    'yes, remove it': press(isAsked, ({ page }) => page.getByRole('dialog').locator('.button-danger').click()),
    'no, keep it': press(isAsked, ({ page }) => page.getByRole('dialog').locator('.button-secondary').click()),
    'tries again': press(hasFailed, ({ main }) => main.locator('.notice-actions .button').click()),
    'goes back to the accounts': press(
      (at) => isOpen(at) || hasFailed(at),
      ({ main }) => main.locator('.actions .button-quiet').click(),
    ),
  },
  address: (at, to) => {
    const isShown = cardsView(at).screen === to.slice(1);
    if (isShown) return { undriven: 'an address that is shown already asks for nothing' };
    return { path: to === '#AddPaymentMethod' ? FORM : CARDS };
  },
  shows: (at) => {
    if (at.status === 'done') return { screen: 'Home' };
    const { screen } = cardsView(at);
    return screen === 'AddPaymentMethod' ? { screen } : { screen, busy: at.hasTag('busy') };
  },
};
