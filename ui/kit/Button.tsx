import { useId, type ReactNode, type RefObject } from 'react';
import { classes } from './classes.ts';
import { PlaceLink, type Place } from './PlaceLink.tsx';

export type ButtonProps = {
  /** primary: the main action of the screen. danger: something is lost. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Without it, the button submits the form around it. */
  onPress?: (() => void) | undefined;
  /** The target of the press: then it is a link (see PlaceLink), unless it is disabled. */
  to?: Place | null | undefined;
  /** The press is in progress: ignores further presses, keeps size and focus. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, shown below and read with the name. Every disabled button has one. */
  reason?: ReactNode;
  icon?: ReactNode;
  /** Fills the line, as the primary button does on a phone. */
  wide?: boolean | undefined;
  /** An accessible name with more than the visible words; it begins with them (WCAG 2.5.3). */
  label?: string | undefined;
  /** What the button opens or closes is now open. */
  expanded?: boolean | undefined;
  ref?: RefObject<HTMLButtonElement | null> | undefined;
  children: ReactNode;
};

/**
 * A button that stays in the tab order when it is disabled, so that everybody can find out why.
 * A press while it is busy or disabled does nothing, also by Enter.
 */
export function Button({
  kind = 'secondary',
  onPress,
  to,
  busy = false,
  disabled = false,
  reason,
  icon,
  wide,
  label,
  expanded,
  ref,
  children,
}: ButtonProps) {
  const reasonId = useId();
  const tellsWhy = disabled && reason != null && reason !== '';
  const refuses = busy || disabled;
  const look = classes('button', `button-${kind}`, busy && 'button-busy');
  const inside = (
    <>
      {icon}
      {/* a new key for new words, so that they do not count as a layout shift of the old ones (quality §7) */}
      <span key={String(busy)} className="button-words">
        {children}
      </span>
    </>
  );
  if (to && onPress && !disabled)
    return (
      <span className={classes('button-line', wide && 'button-line-wide')}>
        <PlaceLink to={to} className={look} disabled={busy} aria-label={label} onGo={onPress}>
          {inside}
        </PlaceLink>
      </span>
    );
  return (
    <span className={classes('button-line', wide && 'button-line-wide')}>
      <button
        ref={ref}
        type={onPress ? 'button' : 'submit'}
        className={look}
        aria-disabled={refuses || undefined}
        aria-busy={busy || undefined}
        aria-describedby={tellsWhy ? reasonId : undefined}
        aria-label={label}
        aria-expanded={expanded}
        onClick={(event) => {
          if (refuses) event.preventDefault();
          else onPress?.();
        }}
      >
        {inside}
      </button>
      {tellsWhy && (
        <span id={reasonId} className="button-reason">
          {reason}
        </span>
      )}
    </span>
  );
}
