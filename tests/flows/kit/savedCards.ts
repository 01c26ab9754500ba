import { cardsView, type PaymentMethodsView } from '../../../machines/cards/cards.view.ts';
import { GOOD_CARD } from './hostedForm.ts';
import type { Page } from './page.ts';

/** Ann's: it can receive money. */
export const DEBIT_CARD = { ...GOOD_CARD, name: 'Ann Ashby', number: '4000056655665556' };

/** PaymentMethods once `holds`. */
export async function listOf(
  page: Page,
  holds: (view: PaymentMethodsView) => boolean = ({ phase }) => phase === 'open',
): Promise<PaymentMethodsView> {
  const now = () => {
    const { screen, flow } = page.now();
    const view = flow === 'cards' && screen === 'PaymentMethods' ? cardsView(page.flow('cards').getSnapshot()) : null;
    return view?.screen === 'PaymentMethods' ? view : null;
  };
  await page.until(() => {
    const view = now();
    return view !== null && holds(view);
  });
  const view = now();
  if (!view) throw new Error('PaymentMethods is no longer open');
  return view;
}
