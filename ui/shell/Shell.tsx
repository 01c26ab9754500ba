import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AppEvent, AppNotice, HeaderView, IdleView, MenuEntry } from '../../machines/app.types.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { Announcer } from './Announcer.tsx';
import { Header } from './Header.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { Notices } from './Notices.tsx';
import type { HeaderButton, PagePort } from './pagePort.ts';
import { Preferences } from './Preferences.tsx';
import { SandboxRibbon } from './SandboxRibbon.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { MenuColumn, MenuDrawer } from './SideMenu.tsx';
import { usePageDress } from './usePageDress.ts';
import { useWide } from './useWide.ts';
import { Waiting } from './Waiting.tsx';

export type ShellProps = {
  page: PagePort;
  flow: string;
  /** Empty while a screen is on its way. */
  screen: string;
  busy: boolean;
  button: HeaderButton;
  header: HeaderView;
  menu: readonly MenuEntry[];
  notice: AppNotice | null;
  idle: IdleView;
  send: (event: AppEvent) => void;
  /** The screen; nothing while it is on its way. */
  children: ReactNode;
};

/** What stands around every screen, in the brand whose page it is. Knows no chart: the album and the studio draw it without one. */
export function Shell({ page, flow, screen, busy, button, header, menu, notice, idle, send, children }: ShellProps) {
  const wide = useWide();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const hasColumn = wide && header.signedIn && !header.isGuest && button !== 'none';
  const place = `${flow}/${screen}`;

  usePageDress(page, header.brand, place);
  useEffect(() => setMenuOpen(false), [place]);

  const choose = (event: AppEvent) => {
    setMenuOpen(false);
    send(event);
  };
  const entries = (
    <>
      <MenuEntries entries={menu} onChoose={choose} />
      <Preferences page={page} />
    </>
  );
  const mayAskForHelp = screen !== 'ContactUs' && button !== 'cancel' && !header.isGuest;
  return (
    <div className={hasColumn ? 'shell shell-with-column' : 'shell'}>
      {page.sandbox && <SandboxRibbon />}
      <Header
        view={header}
        button={hasColumn && button === 'menu' ? 'none' : button}
        locked={busy}
        menuOpen={menuOpen}
        menuButton={menuButton}
        onMenu={() => setMenuOpen(!menuOpen)}
        onBack={page.goBack}
        onHelp={mayAskForHelp ? () => choose({ type: 'menu.chosen', target: CONTACT_US }) : null}
      />
      {hasColumn && <MenuColumn>{entries}</MenuColumn>}
      {menuOpen && !hasColumn && <MenuDrawer onClose={() => setMenuOpen(false)}>{entries}</MenuDrawer>}
      <div className="shell-body">
        <Notices page={page} notice={notice} busy={busy} />
        <ScreenBoundary key={screen}>{children ?? <Waiting key={hasColumn ? 'wide' : 'narrow'} />}</ScreenBoundary>
        {!hasColumn && (
          <footer key={place} className="shell-footer">
            <Preferences page={page} />
          </footer>
        )}
      </div>
      <IdleWarning view={idle} onStay={() => send({ type: 'stay.chosen' })} />
      <Announcer busy={busy} />
    </div>
  );
}
