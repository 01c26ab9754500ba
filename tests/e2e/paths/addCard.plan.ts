import { loan } from '../../../machines/paths/walks/payment.people.ts';
import type { Portal } from '../kit/portal.ts';
import { silent, type Plan, type Press } from './kit/plan.ts';
import type { S } from './addCard.world.ts';

export const PAYMENT = `/${loan.brand}/Accounts/${loan.loanId}/Payment`;

const isEntering = (at: S) => at.matches({ card: { open: 'entering' } });
const isSaving = (at: S) => at.matches({ card: 'saving' });
const hasForm = (at: S) => at.matches({ card: 'opening' }) || isEntering(at) || isSaving(at);
const press = (offered: (at: S) => boolean, how: (portal: Portal) => Promise<void>): Press<S> => ({ offered, press: how });

const submits =
  (number?: string) =>
  async ({ enterCard, primary }: Portal) => {
    await enterCard(number);
    await primary.click();
  };

/** How Ann's steps on AddPaymentMethod are done in the browser. The card form sends to the real vault. */
export const addCardPlan: Plan<S> = {
  actors: {
    openCardForm: { call: 'GET /cardFormKey', answers: { 'a form is opened': 'real', 'there is no form': { status: 503, body: {} } } },
    lookUpCard: () => silent,
    watchVault: (at) => (at.matches({ card: { open: 'loading' } }) ? { itself: 'the form is ready' } : silent),
    postCard: {
      call: 'POST /cards',
      answers: {
        'the card is saved': 'real',
        'too many cards were tried': { status: 429, body: { Error: 'Too many.', errorCode: 'TooManyRequestsException' } },
      },
    },
  },
  presses: {
    'saves the card': press(
      (at) => isEntering(at) && !at.context.save,
      ({ main }) => main.locator('#saveCard').check(),
    ),
    'does not save the card': press(
      (at) => isEntering(at) && at.context.save,
      ({ main }) => main.locator('#saveCard').uncheck(),
    ),
    'submits the card': press(isEntering, submits()),
    'submits half a card': press(isEntering, submits('4242')),
    'asks for the form again': press(
      (at) => at.matches({ card: 'unavailable' }),
      ({ main }) => main.locator('.notice-actions button').click(),
    ),
    'goes back without a card': press(hasForm, ({ main }) => main.locator('.form-actions button.button-quiet').click()),
    'turns the page dark': press(isEntering, ({ page }) => page.emulateMedia({ colorScheme: 'dark' })),
  },
  atOnce: (label) => {
    if (label === 'submits the card') return ['watchVault: the card is valid'];
    return label === 'submits half a card' ? ['watchVault: the number is wrong'] : [];
  },
  // no address of the payment opens while the lender saves the card
  address: (at) => (isSaving(at) ? { path: PAYMENT } : { undriven: 'an address that is shown already asks for nothing' }),
  shows: (at) => {
    if (at.status !== 'done') return { screen: 'AddPaymentMethod', busy: at.hasTag('busy') };
    return { screen: at.output.kind === 'added' ? 'ReviewPayment' : 'SelectPaymentMethod' };
  },
};
