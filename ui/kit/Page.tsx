import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** The screen that stood here before. The first one of a visit takes no focus: the browser has already said where we are. */
let shownScreen = '';

export type PageProps = {
  /** The screen's name, as in the specification. */
  screen: string;
  title: ReactNode;
  /** A quiet line above the title: where one is ("TitleMax · Loan 10443"), or the step. */
  eyebrow?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  back?: { label: ReactNode; onPress: () => void } | undefined;
  /** The summary that stays in view beside the content on wide screens, and follows it on a phone. */
  aside?: ReactNode;
  busy?: boolean | undefined;
  /** A short form alone on its screen (sign-in) stands in a narrow column. */
  width?: 'normal' | 'narrow';
  children: ReactNode;
};

/** One screen: its landmark, its title, its content. The title takes focus when the screen changes (WCAG 2.4.3). */
export function Page({ screen, title, eyebrow, lead, back, aside, busy = false, width = 'normal', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownScreen !== '' && shownScreen !== screen) heading.current?.focus({ preventScroll: true });
    shownScreen = screen;
  }, [screen]);
  return (
    <main
      className={classes('page', width === 'narrow' && 'page-narrow', aside != null && 'page-with-aside')}
      data-screen={screen}
      aria-busy={busy}
    >
      <div className="page-content">
        <header className="page-header">
          {back && (
            <Button kind="quiet" icon={<Icon name="back" />} onPress={back.onPress}>
              {back.label}
            </Button>
          )}
          {eyebrow != null && <p className="page-eyebrow">{eyebrow}</p>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead != null && <p className="page-lead">{lead}</p>}
        </header>
        {children}
      </div>
      {aside != null && <aside className="page-aside">{aside}</aside>}
    </main>
  );
}
