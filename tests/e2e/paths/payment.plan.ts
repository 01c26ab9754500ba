import { paymentView } from '../../../machines/payment/payment.view.ts';
import * as rules from '../../../machines/payment/payment.rules.ts';
import { screenOf } from '../../../machines/kit/screenOf.ts';
import { mastercard } from '../../../machines/paths/walks/payment.people.ts';
import type { Portal } from '../kit/portal.ts';
import { addCardPresses, attemptAt } from './payment.children.ts';
import { loanAnswer } from './payment.starts.ts';
import { goBackTo } from './kit/drive.ts';
import { silent, type Plan, type Press } from './kit/plan.ts';
import type { S } from './payment.world.ts';

const isChoosing = (at: S) => at.matches({ amount: 'choosing' });
const isReviewed = (at: S) => at.matches({ paying: 'review' });
const hasOthers = (at: S) => rules.hasUsableCard(at.context);
const phase = (at: S) => at.context.standing.phase;
const mayPay = (at: S) => isReviewed(at) && rules.mayPay(at.context);

const quiet = ({ main }: Portal) => main.locator('.form-actions button.button-quiet');
const change = (which: 'first' | 'last') => (portal: Portal) => portal.main.locator('.payment-changes button')[which]().click();
const press = (offered: (at: S) => boolean, how: (portal: Portal, at: S) => Promise<void>): Press<S> => ({ offered, press: how });

/** Leaves by the screen's button, or by Back to the account where the payment began. */
function leaves(portal: Portal, at: S): Promise<void> {
  const { context } = at;
  const isAtForm = isChoosing(at) || context.screen === 'ReviewPayment';
  if (at.matches({ paying: { processing: 'open' } })) return portal.main.locator('button.button-secondary').click();
  if (at.matches('confirmed')) return portal.primary.click();
  if (isAtForm && !at.matches({ paying: 'processing' })) return quiet(portal).click();
  return goBackTo(portal.page, accountOf(at));
}
const accountOf = ({ context: { brand, loanId } }: S) => `/${brand}/Accounts/${loanId}`;

const pay = (code: string) => async (portal: Portal) => {
  const cvv = portal.page.locator('#cvv');
  if (await cvv.isVisible()) await cvv.fill(code);
  await portal.primary.click();
};

/** How the steps of Ann and Gus in a payment are done in the browser. Calls of child charts: payment.children.ts. */
export const paymentPlan: Plan<S> = {
  actors: {
    keepDraft: silent,
    readWantedDocuments: silent, // nothing waits for it
    preloadParts: silent,
    fetchParts: { itself: 'the rest of the payment is here' },
    gathering: ({ context: { loanId } }) => ({
      call: 'GET /accountdetail',
      answers: { 'the loan': loanAnswer(loanId), 'no loan': { body: {} } },
    }),
    addCard: addCardPresses,
    attempt: attemptAt,
    tidying: ({ context: { tidied } }) => (tidied ? silent : { itself: 'the cleanup is finished' }),
    sendConfirmation: { call: 'POST /sendConfirmation', answers: { 'it is sent': { body: {} }, 'it fails': 'cut' } },
    countPayment: silent,
    readStoreAddress: silent, // nothing waits for it
    forgetDraft: { itself: 'it is forgotten' },
  },
  presses: {
    'the minimum': press(
      (at) => isChoosing(at) && at.context.amountType !== 'minimumDue',
      (portal) => portal.chooseAmount('minimumDue'),
    ),
    'another amount': press(
      (at) => isChoosing(at) && at.context.amountType !== 'other',
      (portal) => portal.chooseAmount('other'),
    ),
    'types 50': press(
      (at) => isChoosing(at) && at.context.amountType === 'other' && at.context.otherAmount === null,
      ({ main }) => main.locator('#amount').pressSequentially('50'),
    ),
    'continues with the amount': press(isChoosing, async ({ page, primary }) => {
      await page.getByRole('dialog').waitFor({ state: 'detached' }); // the page may still have to render that the dialog is closed
      await primary.click();
    }),
    'confirms less than is due': press(
      (at) => at.matches({ amount: 'confirmingPartial' }),
      ({ page }) => page.getByRole('dialog').locator('button.button-primary').click(),
    ),
    'declines to pay less': press(
      (at) => at.matches({ amount: 'confirmingPartial' }),
      ({ page }) => page.getByRole('dialog').locator('button.button-secondary').click(),
    ),
    'chooses the Mastercard': press(
      (at) => at.matches('method') && hasOthers(at) && at.context.method !== rules.methodId(mastercard),
      ({ main }) => main.locator(`input[value="${rules.methodId(mastercard)}"]`).check(),
    ),
    'continues with the card': press(
      (at) => at.matches('method') && rules.mayReview(at.context),
      ({ primary }) => primary.click(),
    ),
    'adds a card': press(
      (at) => at.matches('method'),
      ({ main }) => main.locator('.form-actions button.button-secondary').click(),
    ),
    'changes the amount': press(
      (at) => at.matches('method') || (isReviewed(at) && phase(at) !== 'preparing'),
      (portal, at) => (isReviewed(at) ? change('first')(portal) : quiet(portal).click()),
    ),
    'changes the card': press((at) => isReviewed(at) && phase(at) !== 'preparing', change('last')),
    'presses Pay': press(mayPay, pay('123')),
    'presses Pay without the code': press((at) => mayPay(at) && rules.asksCvv(at.context), pay('')),
    'requests the receipt again': press(
      (at) =>
        at.matches({ confirmed: { paid: 'sent' } }) || (at.matches({ confirmed: { paid: 'unsent' } }) && at.context.person.guest === null),
      ({ main }) => main.locator('.receipt-actions button').last().click(),
    ),
    'tries again': press(
      (at) => at.matches({ amount: 'failed' }) || (at.matches('method') && at.context.cardsFailure !== null),
      ({ main }) => main.locator('.notice-actions button').first().click(),
    ),
    // only Back from the payment of a renewal
    'goes back to the terms of the renewal': press(
      () => false,
      () => Promise.resolve(),
    ),
    leaves: press(() => true, leaves),
  },
  atOnce: (label, before, after) => {
    const isPaying = label === 'presses Pay';
    if (isPaying && phase(before) === 'ready') return ['attempt: it is sending'];
    const isDropping = isReviewed(before) && phase(before) === 'unknown' && after.context.wish !== before.context.wish;
    if ((isPaying && phase(before) === 'unknown') || isDropping) return ['attempt: it is deciding, the answer was lost'];
    return [];
  },
  address: (at, to) => {
    const path = { '#MakePayment': '', '#SelectPaymentMethod': '/SelectPaymentMethod', '#AddPaymentMethod': '/AddPaymentMethod' }[to];
    if (screenOf(at) === to.slice(1)) return { undriven: 'an address that is shown already asks for nothing' };
    return { path: `${accountOf(at)}/Payment${path ?? '/ReviewPayment'}` };
  },
  shows: (at) => {
    if (at.status !== 'done') return { screen: paymentView(at).screen, busy: at.hasTag('busy') };
    if (at.context.person.guest !== null) return { screen: 'Login' };
    return { screen: at.output.kind === 'statusBlocked' ? 'AccountStatusBlocked' : 'AccountDetails' };
  },
};
