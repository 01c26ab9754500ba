import '../styles/portal.css';
import { I18nProvider } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { currentScreen, headerView, idleView, menuView, noticeView, productName, type AppSnapshot } from '../../machines/app.select.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import type { AppEvent } from '../../machines/app.types.ts';
import { ProductNameProvider } from '../brands/productName.ts';
import { i18n } from '../i18n.ts';
import { PageServicesProvider } from '../kit/pageServices.tsx';
import { screensOf } from '../screens/index.ts';
import { Announcer } from './Announcer.tsx';
import { Header } from './Header.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { Notices } from './Notices.tsx';
import type { PagePort } from './pagePort.ts';
import { Preferences } from './Preferences.tsx';
import { SandboxRibbon } from './SandboxRibbon.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { MenuColumn, MenuDrawer } from './SideMenu.tsx';
import { useCharts, type AppRef } from './useCharts.ts';
import { usePageDress } from './usePageDress.ts';
import { useWide } from './useWide.ts';
import { Waiting } from './Waiting.tsx';

/** The page: what the charts' state says, in the shell of the brand whose page it is. `app` has been started by whoever renders this. */
export function App({ app, page }: { app: AppRef; page: PagePort }) {
  return (
    <I18nProvider i18n={i18n}>
      <PageServicesProvider value={page}>
        <Named app={app} page={page} />
      </PageServicesProvider>
    </I18nProvider>
  );
}

/** Everything below calls the brands by their configured names. */
function Named({ app, page }: { app: AppRef; page: PagePort }) {
  const charts = useCharts(app);
  return (
    <ProductNameProvider value={productName(charts)}>
      <Shell app={app} page={page} charts={charts} />
    </ProductNameProvider>
  );
}

function Shell({ app, page, charts }: { app: AppRef; page: PagePort; charts: AppSnapshot }) {
  const wide = useWide();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const now = currentScreen(charts);
  const header = headerView(charts);
  const screen = now.screen ?? '';
  const { flow, screen: coming } = charts.context.target;
  const button = screen === '' ? page.headerButton(flow, coming) : page.headerButton(now.flow, screen); // nothing jumps while a screen is on its way
  const hasColumn = wide && header.signedIn && !header.isGuest && button !== 'none';

  usePageDress(page, header.brand, `${now.flow}/${screen}`);
  useEffect(() => setMenuOpen(false), [now.flow, screen]);

  const choose = (event: AppEvent) => {
    setMenuOpen(false);
    app.send(event);
  };
  const menu = (
    <>
      <MenuEntries entries={menuView(charts)} onChoose={choose} />
      <Preferences page={page} />
    </>
  );
  const mayAskForHelp = screen !== 'ContactUs' && button !== 'cancel' && !header.isGuest;
  const shown = screen === '' ? null : screensOf(now.flow)?.show(now.actor ?? app, screen);
  return (
    <div className={hasColumn ? 'shell shell-with-column' : 'shell'}>
      {page.sandbox && <SandboxRibbon />}
      <Header
        view={header}
        button={hasColumn && button === 'menu' ? 'none' : button}
        locked={now.busy}
        menuOpen={menuOpen}
        menuButton={menuButton}
        onMenu={() => setMenuOpen(!menuOpen)}
        onBack={page.goBack}
        onHelp={mayAskForHelp ? () => choose({ type: 'menu.chosen', target: CONTACT_US }) : null}
      />
      {hasColumn && <MenuColumn>{menu}</MenuColumn>}
      {menuOpen && !hasColumn && <MenuDrawer onClose={() => setMenuOpen(false)}>{menu}</MenuDrawer>}
      <div className="shell-body">
        <Notices page={page} notice={noticeView(charts)} busy={now.busy} />
        <ScreenBoundary key={screen}>{shown ?? <Waiting key={hasColumn ? 'wide' : 'narrow'} />}</ScreenBoundary>
        {!hasColumn && (
          <footer key={`${now.flow}/${screen}`} className="shell-footer">
            <Preferences page={page} />
          </footer>
        )}
      </div>
      <IdleWarning view={idleView(charts)} onStay={() => app.send({ type: 'stay.chosen' })} />
      <Announcer busy={now.busy} />
    </div>
  );
}
