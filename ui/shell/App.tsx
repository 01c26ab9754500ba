import '../styles/portal.css';
import { I18nProvider } from '@lingui/react';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { ProductNameProvider } from '../brands/productName.ts';
import { i18n, lacksLogin, watchLogin } from '../i18n.ts';
import { afterPaint } from '../kit/afterPaint.ts';
import { LinksProvider } from '../kit/PlaceLink.tsx';
import { PageServicesProvider } from '../kit/pageServices.tsx';
import { screensOf } from '../screens/loaded.ts';
import type { PagePort } from './pagePort.ts';
import { isOfMenu, Shell } from './Shell.tsx';
import { useCharts, type AppRef } from './useCharts.ts';

type AppProps = { app: AppRef; page: PagePort };

/** The page: the shell of the current brand around the screen of the charts' state. The caller has started `app`. */
export function App({ app, page }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <PageServicesProvider value={page}>
        <LinksProvider value={page.links}>
          <Portal app={app} page={page} />
        </LinksProvider>
      </PageServicesProvider>
    </I18nProvider>
  );
}

function Portal({ app, page }: AppProps) {
  const { place, header, notice, menu, idle, productName } = useCharts(app);
  const { flow, chart, screen, actor, busy, noBack, target } = place;
  const provide = useDeferredValue(page.provide());
  useSyncExternalStore(watchLogin, lacksLogin, lacksLogin); // `screensOf` has Login once its texts have come
  return (
    <ProductNameProvider value={productName}>
      {provide(
        <Shell
          page={page}
          flow={flow}
          screen={screen ?? ''}
          busy={busy}
          button={noBack ? 'none' : page.headerButton(screen ? { flow, screen } : target)} // no layout shift while a screen loads
          header={header}
          menu={menu}
          notice={notice}
          idle={idle}
          // a new window must open within the press, or the popup blocker stops it
          send={(event) => (isOfMenu(event) ? app.getSnapshot().children.menu?.send(event) : afterPaint(() => app.send(event)))}
        >
          {screen && screensOf(chart)?.show(actor ?? app, screen)}
        </Shell>,
      )}
    </ProductNameProvider>
  );
}
