import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PaymentSnapshot } from '../../machines/payment/views/common.ts';
import { activate, i18n, loadTexts } from '../../ui/i18n.ts';
import { PageServicesProvider } from '../../ui/kit/pageServices.tsx';
import { preloadLater } from '../../ui/screens/later.tsx';
import { flowScreens } from '../../ui/screens/payment/index.ts';

const services = { keepSecret: () => undefined, attachFrame: () => undefined };
const ignore = () => undefined;

/** Draws snapshots of a payment one after another into `container`, as the shell does, with the real views and screens. */
export async function drawerAt(container: HTMLElement): Promise<(snapshot: PaymentSnapshot) => void> {
  await activate('en');
  await loadTexts('payment');
  await preloadLater(flowScreens.screens);
  const root = createRoot(container, {
    onUncaughtError: (error) => {
      throw error;
    },
  });
  return (snapshot) => {
    const view = flowScreens.select(snapshot);
    if (!view) return; // the screen of another chart
    flushSync(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <PageServicesProvider value={services}>
            <Screen key={view.screen} view={view} />
          </PageServicesProvider>
        </I18nProvider>,
      ),
    );
  };
}

function Screen({ view }: { view: NonNullable<ReturnType<typeof flowScreens.select>> }) {
  const { MakePayment, SelectPaymentMethod, ReviewPayment, PaymentProcessing, ConfirmPayment } = flowScreens.screens;
  switch (view.screen) {
    case 'MakePayment':
      return MakePayment({ view, send: ignore });
    case 'SelectPaymentMethod':
      return SelectPaymentMethod({ view, send: ignore });
    case 'ReviewPayment':
      return ReviewPayment({ view, send: ignore });
    case 'PaymentProcessing':
      return PaymentProcessing({ view, send: ignore });
    case 'ConfirmPayment':
      return ConfirmPayment({ view, send: ignore });
  }
}
