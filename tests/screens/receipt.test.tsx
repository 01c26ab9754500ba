// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import type { AddCardEvent } from '../../machines/addCard/addCard.rules.ts';
import type { PaymentEvent } from '../../machines/payment/payment.types.ts';
import { ConfirmPayment } from '../../ui/screens/payment/later/ConfirmPayment.tsx';
import { preloadLater } from '../../ui/screens/later.tsx';
import { MakePayment } from '../../ui/screens/payment/MakePayment.tsx';
import * as laterParts from '../../ui/screens/payment/laterParts.ts';
import { loadSideMenu, sideMenu } from '../../ui/shell/sideMenu.ts';
import { press, stage } from '../ui/stage.tsx';
import { confirm, failure, make } from './paymentViews.ts';

// the browser downloads them while the customer chooses the amount
beforeAll(() => preloadLater(laterParts));

/** The events sent to the chart. */
const heard: (PaymentEvent | AddCardEvent)[] = [];
const send = (event: PaymentEvent | AddCardEvent) => void heard.push(event);

test('the receipt has number, card, new balance and next due date (part of ROUTE-077)', () => {
  const at = stage(<ConfirmPayment view={confirm()} send={send} />);
  for (const words of ['TM-1', '$214.55', 'Visa ending in 4242', '$1,617.55', 'Saturday, Dec 26, 2026', 'CST'])
    expect(at.text()).toContain(words);
  press(at.button('Send the receipt again'));
  expect(heard.at(-1)).toEqual({ type: 'receipt.requested' });
});

test('the receipt of a renewal names both loans: the balance is that of the new one', () => {
  expect(stage(<ConfirmPayment view={confirm({ newLoanId: 'L2' })} send={send} />).text()).toMatch(
    /Earlier loan.*New loanL2.*Current balance/,
  );
  expect(stage(<ConfirmPayment view={confirm()} send={send} />).text()).not.toMatch(/Earlier loan|New loan/);
});

test('the receipt of a last payment says that nothing is owed, in words that are true of a settlement, too', () => {
  const text = stage(<ConfirmPayment view={confirm({ newBalance: 0 })} send={send} />).text();
  expect(text).toContain('You don’t owe anything more on this loan.');
  expect(text).not.toContain('paid off');
});

test('the receipt names the lender with the store’s number and address, and leads back to the account that was paid', () => {
  const at = stage(<ConfirmPayment view={confirm()} send={send} />);
  const lender = () => at.find('.receipt-lender', HTMLElement).textContent;
  expect(lender()).toBe('TitleMax(512) 555-0150');
  expect(at.find('.receipt-address', HTMLElement).textContent, 'its line is kept free: nothing moves when it comes').toBe('');
  at.show(<ConfirmPayment view={confirm({ storeAddress: '1200 Juniper Row, Austin, TX 78701' })} send={send} />);
  expect(lender()).toBe('TitleMax(512) 555-01501200 Juniper Row, Austin, TX 78701');
  press(at.button('Back to my account'));
  expect(heard.at(-1)).toEqual({ type: 'flow.left' });
});

test('the receipt is shared as text where the device can share, without the loan’s number and the card', () => {
  expect(stage(<ConfirmPayment view={confirm()} send={send} />).text()).not.toContain('Share the receipt');
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (data: unknown) => Promise.resolve(void shared.push(data)),
  });
  try {
    press(stage(<ConfirmPayment view={confirm()} send={send} />).button('Share the receipt'));
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
  expect(shared).toEqual([{ text: 'Payment received: $214.55 to TitleMax, Nov 21, 2026, 9:04\u00a0AM CST. Confirmation number: TM-1' }]);
});

test('a guest sees whose loan is paid, and at the end that the page can be closed', () => {
  const guest = { guest: true, borrower: 'Gus Okafor' };
  expect(stage(<MakePayment view={make(guest)} send={send} />).text()).toContain('You’re paying Gus Okafor’s loan.');
  const receipt = stage(<ConfirmPayment view={confirm(guest)} send={send} />);
  expect(receipt.container.querySelector('.receipt-address'), 'nobody asks for the address').toBeNull();
  const end = receipt.text();
  expect(end).toContain('BorrowerGus Okafor');
  expect(end).toContain('You’re done. Keep the receipt, then close this page.');
  expect(stage(<ConfirmPayment view={confirm()} send={send} />).text()).not.toMatch(/Borrower|close this page/);
});

test('the receipt of a renewal repeats what was sold with the new loan, and its price', () => {
  const sold = [{ name: 'Roadside assistance', price: 4_900 }];
  const at = stage(<ConfirmPayment view={confirm({ newLoanId: 'L2', sold })} send={send} />);
  expect(at.text()).toContain('Roadside assistance, in the new loan');
  expect(at.text()).toContain('$49.00');
});

describe('a card that is not saved (FLOW-CARD-02)', () => {
  test('is offered to be saved, with what happens to it otherwise; a saved card is not', () => {
    expect(stage(<ConfirmPayment view={confirm()} send={send} />).text()).not.toContain('Save this card');
    const at = stage(<ConfirmPayment view={confirm({ saving: { phase: 'offered', failure: null } })} send={send} />);
    expect(at.text()).toContain('Visa ending in 4242 isn’t saved: it’s removed when you leave this page.');
    press(at.button('Save this card for next time'));
    expect(heard.at(-1)).toEqual({ type: 'cardSaving.chosen' });
  });

  test('is confirmed when it is saved, and the notice gets the focus of the button', () => {
    const at = stage(<ConfirmPayment view={confirm({ saving: { phase: 'saving', failure: null } })} send={send} />);
    expect(at.button('Saving…').getAttribute('aria-disabled') ?? at.button('Saving…').getAttribute('aria-busy')).toBe('true');
    at.show(<ConfirmPayment view={confirm({ saving: { phase: 'saved', failure: null } })} send={send} />);
    expect(at.find('.save-card [role="status"]', HTMLElement).textContent).toContain('Visa ending in 4242 was saved.');
    expect(document.activeElement?.className).toBe('save-card');
    expect(at.text()).not.toContain('Save this card');
  });

  test('says why it could not be saved, and can be saved again', () => {
    const saving = { phase: 'offered', failure: failure({ texts: ['You have 20 saved cards.'] }) } as const;
    const at = stage(<ConfirmPayment view={confirm({ saving })} send={send} />);
    expect(at.find('[role="alert"]', HTMLElement).textContent).toContain('You have 20 saved cards.');
    press(at.button('Save this card for next time'));
    expect(heard.at(-1)).toEqual({ type: 'cardSaving.chosen' });
  });
});

test('below the receipt the review prompt has a link to the brand’s page and "no thanks", and either one answers it (OPEN-007)', async () => {
  expect(stage(<ConfirmPayment view={confirm()} send={send} />).text()).not.toContain('How was it?');
  await loadSideMenu();
  await preloadLater(sideMenu() ?? {});
  const at = stage(<ConfirmPayment view={confirm({ reviewPage: 'https://titlemax.example/review' })} send={send} />);
  expect(at.text()).toContain('How was it?');
  const link = at.find('a[href="https://titlemax.example/review"]', HTMLAnchorElement);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  for (const answer of [link, at.button('No, thanks')]) {
    heard.length = 0;
    press(answer);
    expect(heard).toEqual([{ type: 'review.answered' }]);
  }
});
