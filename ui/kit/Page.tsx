import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** The previous screen. The first screen of a visit takes no focus: the browser has already announced the page. */
let shownScreen = '';

export type PageProps = {
  /** The screen's name, as in the specification. */
  screen: string;
  title: ReactNode;
  /** A quiet line above the title: the context ("TitleMax · Loan 10443"), or the step. */
  eyebrow?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  back?: { label: ReactNode; onPress: () => void } | undefined;
  /** The summary: next to the content and sticky on wide screens, below it on a phone. */
  aside?: ReactNode;
  busy?: boolean | undefined;
  /** The head of the page is in the brand's color. */
  band?: boolean;
  /** A narrow column, for a screen with only a short form (sign-in). */
  width?: 'normal' | 'narrow';
  children: ReactNode;
};

/**
 * One screen: its landmark, its title, its content. The title takes focus when the screen changes, and when the same screen is rendered again,
 * which loses the focus (WCAG 2.4.3): a screen between the two may be over before a slow page has rendered it. So does a change of the screen
 * that removes the control with the focus.
 */
export function Page({ screen, title, eyebrow, lead, back, aside, busy = false, band = false, width = 'normal', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isLost = shownScreen !== screen || document.activeElement === document.body;
    if (shownScreen !== '' && isLost) heading.current?.focus({ preventScroll: true });
    shownScreen = screen;
  }, [screen]);
  const focused = globalThis.document?.activeElement;
  useEffect(() => {
    if (focused?.isConnected === false && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return (
    <main
      className={classes('page', width === 'narrow' && 'page-narrow', aside != null && 'page-with-aside')}
      data-screen={screen}
      aria-busy={busy}
    >
      <div className="page-content">
        <header className={classes('page-header', band && 'page-band')}>
          {back && (
            <Button kind="quiet" icon={<Icon name="back" />} onPress={back.onPress}>
              {back.label}
            </Button>
          )}
          {eyebrow != null && <p className="page-eyebrow">{eyebrow}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="page-lead">{lead}</p>}
        </header>
        {children}
      </div>
      {aside != null && <aside className="page-aside">{aside}</aside>}
    </main>
  );
}
