import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useScrollLock } from './scrollLock.ts';

export type DialogProps = {
  title: ReactNode;
  /** Escape. The chart decides whether the dialog closes. */
  onClose: () => void;
  /** alertdialog: it interrupts (the idle warning). */
  role?: 'dialog' | 'alertdialog';
  actions: ReactNode;
  /** The actions come before the content: Tab reaches them without going through all of it. */
  actionsFirst?: boolean;
  children: ReactNode;
};

/**
 * A modal that is open while it is rendered. Native `<dialog>`: the page behind is inert and focus stays inside. It has a name, closes with
 * Escape and restores focus; the page does not scroll under it. Spec: portal §4 (A11Y-002, A11Y-003).
 */
export function Dialog({ title, onClose, role = 'dialog', actions, actionsFirst = false, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useScrollLock(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // not on the first button: a second Enter would confirm an unread dialog
    if (role === 'dialog') heading.current?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [role]);
  const row = <div className="actions">{actions}</div>;
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} ref={heading} tabIndex={role === 'dialog' ? -1 : undefined}>
        {title}
      </h2>
      {actionsFirst && row}
      <div id={`${id}-text`} className="dialog-text">
        {children}
      </div>
      {!actionsFirst && row}
    </dialog>
  );
}
