import '../styles/portal.css';
import { I18nProvider } from '@lingui/react';
import { useDeferredValue } from 'react';
import { ProductNameProvider } from '../brands/productName.ts';
import { i18n } from '../i18n.ts';
import { afterPaint } from '../kit/afterPaint.ts';
import { LinksProvider } from '../kit/PlaceLink.tsx';
import { PageServicesProvider } from '../kit/pageServices.tsx';
import { screensOf } from '../screens/loaded.ts';
import type { PagePort } from './pagePort.ts';
import { isOfMenu, Shell } from './Shell.tsx';
import { useCharts, type AppRef } from './useCharts.ts';

type AppProps = { app: AppRef; page: PagePort };

/** The page: what the charts' state says, in the shell of the brand whose page it is. `app` has been started by whoever renders this. */
export function App({ app, page }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <PageServicesProvider value={page}>
        <LinksProvider value={page.links}>
          <Charted app={app} page={page} />
        </LinksProvider>
      </PageServicesProvider>
    </I18nProvider>
  );
}

/** Everything below calls the brands by their configured names. */
function Charted({ app, page }: AppProps) {
  const { place, header, notice, menu, idle, productName } = useCharts(app);
  const { flow, chart, screen, actor, busy, target } = place;
  const provide = useDeferredValue(page.provide());
  return (
    <ProductNameProvider value={productName}>
      {provide(
        <Shell
          page={page}
          flow={flow}
          screen={screen ?? ''}
          busy={busy}
          button={page.headerButton(screen ? { flow, screen } : target)} // nothing jumps while a screen is on its way
          header={header}
          menu={menu}
          notice={notice}
          idle={idle}
          // a window of its own is opened within the press, or the browser takes it for an advertisement
          send={(event) => (isOfMenu(event) ? app.getSnapshot().children.menu?.send(event) : afterPaint(() => app.send(event)))}
        >
          {screen && screensOf(chart)?.show(actor ?? app, screen)}
        </Shell>,
      )}
    </ProductNameProvider>
  );
}
