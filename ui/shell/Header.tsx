import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { HeaderView } from '../../machines/app/app.types.ts';
import { CONTACT_US } from '../../machines/kit/places.ts';
import { Icon } from '../kit/Icon.tsx';
import { PlaceLink } from '../kit/PlaceLink.tsx';
import type { HeaderButton } from './pagePort.ts';
import { Wordmark } from './Wordmark.tsx';

export type HeaderProps = {
  view: HeaderView;
  button: HeaderButton;
  /** The screen is busy: the header's buttons are disabled. Spec: portal §4 (GUARD-032). */
  locked: boolean;
  /** The side menu is open (a drawer on phones). */
  menuOpen: boolean;
  menuButton: RefObject<HTMLButtonElement | null>;
  onMenu: () => void;
  onBack: () => void;
  /** Null on the help page itself, and for customers who cannot open it. */
  onHelp: (() => void) | null;
};

/** The bar at the top: one button at the left, the brand, help at the right. Spec: portal §2 (GUARD-021). */
export function Header({ view, button, locked, menuOpen, menuButton, onMenu, onBack, onHelp }: HeaderProps) {
  const { t } = useLingui();
  const unlessLocked = (leave: () => void) => ({ 'aria-disabled': locked || undefined, onClick: () => !locked && leave() });
  return (
    <header className="shell-header" data-header={button}>
      <div className="shell-header-row">
        {button === 'menu' && (
          <button
            ref={menuButton}
            type="button"
            className="shell-button shell-menu-button"
            aria-expanded={menuOpen}
            aria-controls="side-menu"
            onClick={onMenu}
          >
            <Icon name="menu" />
            <Trans>Menu</Trans>
          </button>
        )}
        {button === 'back' && (
          <button type="button" className="shell-button" {...unlessLocked(onBack)}>
            <Icon name="back" />
            <Trans>Back</Trans>
          </button>
        )}
        {button === 'cancel' && (
          <button type="button" className="shell-button" {...unlessLocked(onBack)}>
            <Icon name="close" />
            <Trans>Cancel</Trans>
          </button>
        )}
        <Wordmark brand={view.brand} />
        {onHelp && (
          <PlaceLink to={CONTACT_US} className="shell-button shell-help" aria-label={t`Help and contact`} disabled={locked} onGo={onHelp}>
            <Icon name="help" />
            <Trans>Help</Trans>
          </PlaceLink>
        )}
      </div>
    </header>
  );
}
