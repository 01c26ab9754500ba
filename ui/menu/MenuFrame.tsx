import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { useScrollLock } from '../kit/scrollLock.ts';

/** On wide screens the menu is always open, next to the page. */
export function MenuColumn({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav className="shell-menu shell-menu-column" aria-label={t`Main menu`}>
      {children}
    </nav>
  );
}

const titleOfPage = () => document.querySelector('main h1');

/**
 * On phones the menu slides over the page as a modal: it takes focus and holds it, makes the page inert, closes with Escape or a press
 * outside, and restores focus. Rendered only while open. Spec: portal §2 (MENU-018, MENU-019, MENU-023, A11Y-001).
 */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const drawer = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => {
    const element = drawer.current;
    const pressed = ({ target }: Event) => target === element && onClose(); // on the backdrop
    element?.addEventListener('click', pressed);
    return () => element?.removeEventListener('click', pressed);
  }, [onClose]);
  useLayoutEffect(() => {
    const element = drawer.current;
    const opener = document.activeElement;
    const title = titleOfPage();
    element?.showModal();
    element?.focus();
    return () => {
      element?.close();
      // a screen that changed behind the menu could not take the focus
      const next = titleOfPage() === title ? opener : titleOfPage();
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={drawer}
      id="side-menu"
      className="shell-menu shell-menu-drawer"
      aria-label={t`Main menu`}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <nav className="menu-inside" aria-label={t`Main menu`}>
        <button type="button" className="shell-button menu-close" onClick={onClose}>
          <Icon name="close" />
          <Trans>Close</Trans>
        </button>
        {children}
      </nav>
    </dialog>
  );
}
