import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AppEvent, AppNotice, HeaderView, IdleView } from '../../machines/app/app.types.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import type { MenuEvent, MenuView } from '../../machines/menu/menu.types.ts';
import { PlaceLink } from '../kit/PlaceLink.tsx';
import { Announcer } from './Announcer.tsx';
import { Header } from './Header.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import { Lender } from './Lender.tsx';
import { Notices } from './Notices.tsx';
import type { HeaderButton, PagePort } from './pagePort.ts';
import { Preferences } from './Preferences.tsx';
import { SandboxRibbon } from './SandboxRibbon.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { sideMenu } from './sideMenu.ts';
import { usePageStyle } from './usePageStyle.ts';
import { useWide } from './useWide.ts';
import { Waiting } from './Waiting.tsx';

/** Events of the shell: most go to the app, some to the menu. */
type OutsideEvent = Extract<MenuEvent, { type: `outside.${string}` }>;
type ShellEvent = AppEvent | OutsideEvent;
export const isOfMenu = (event: ShellEvent): event is OutsideEvent => event.type.startsWith('outside.');

export type ShellProps = {
  page: PagePort;
  flow: string;
  /** Empty while a screen loads. */
  screen: string;
  busy: boolean;
  button: HeaderButton;
  header: HeaderView;
  /** Null while there is none, or it has not loaded. */
  menu: MenuView | null;
  notice: AppNotice | null;
  idle: IdleView;
  send: (event: ShellEvent) => void;
  /** The screen; nothing while it loads. */
  children: ReactNode;
};

/** The frame around every screen, in the current brand. Knows no chart: the album and the studio render it without one. */
export function Shell({ page, flow, screen, busy, button, header, menu, notice, idle, send, children }: ShellProps) {
  const wide = useWide();
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const hasColumn = wide && header.signedIn && !header.isGuest && button !== 'none';
  const place = `${flow}/${screen}`;

  usePageStyle(page, header.brand, place);
  useEffect(() => setMenuOpen(false), [place]);

  const choose = (event: ShellEvent) => {
    setMenuOpen(false);
    send(event);
  };
  const parts = sideMenu();
  // the preferences come with the entries, which would move them (quality §7)
  const inside = parts && menu && (
    <>
      {/* a new key for another brand, so that its menu does not count as a layout shift of this one (quality §7) */}
      <parts.MenuEntries key={header.brand} entries={menu.entries} tipDelayMs={menu.tipDelayMs} onChoose={choose} />
      <Preferences page={page} />
    </>
  );
  const isFirst = header.isGuest && screen === 'MakePayment'; // Back would end the visit: the link is used up
  const mayAskForHelp = screen !== 'ContactUs' && button !== 'cancel' && !header.isGuest;
  const onHelp = mayAskForHelp ? () => choose({ type: 'menu.chosen', target: CONTACT_US }) : null;
  return (
    <div className={hasColumn ? 'shell shell-with-column' : 'shell'}>
      {page.sandbox && <SandboxRibbon />}
      <Header
        view={header}
        button={isFirst || (button === 'menu' && (hasColumn || (!parts && screen !== ''))) ? 'none' : button}
        locked={busy}
        menuOpen={menuOpen}
        menuButton={menuButton}
        onMenu={() => setMenuOpen(!menuOpen)}
        onBack={page.goBack}
        onHelp={onHelp}
      />
      {parts && hasColumn && <parts.MenuColumn>{inside}</parts.MenuColumn>}
      {parts && menuOpen && !hasColumn && <parts.MenuDrawer onClose={() => setMenuOpen(false)}>{inside}</parts.MenuDrawer>}
      {parts && menu?.blocked && <parts.LinkBlocked address={menu.blocked} onClose={() => send({ type: 'outside.closed' })} />}
      <div className="shell-body">
        <Notices page={page} notice={notice} busy={busy} />
        <ScreenBoundary key={screen}>{children ?? <Waiting key={hasColumn ? 'wide' : 'narrow'} />}</ScreenBoundary>
        {!hasColumn && (
          <footer key={place} className="shell-footer">
            {!header.signedIn && (
              <Lender>
                {onHelp && (
                  <PlaceLink to={CONTACT_US} onGo={onHelp}>
                    {parts ? <Trans>Phone numbers and hours</Trans> : <Trans>Phone numbers, terms, and privacy</Trans>}
                  </PlaceLink>
                )}
                {parts && menu && <parts.LegalLinks entries={menu.entries} onChoose={choose} />}
              </Lender>
            )}
            <Preferences page={page} />
          </footer>
        )}
      </div>
      <IdleWarning view={idle} onStay={() => send({ type: 'stay.chosen' })} />
      <Announcer busy={busy} />
    </div>
  );
}
