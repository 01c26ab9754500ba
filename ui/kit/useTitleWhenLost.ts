import { useEffect } from 'react';

/**
 * The screen stays, and what had the focus is gone: its title, which has changed, takes the focus, as a new screen's does (WCAG 2.4.3). A focus
 * that is somewhere else stays. `news`: what the screen shows; nothing happens while it is null.
 */
export function useTitleWhenLost(news: string | null): void {
  useEffect(() => {
    if (news !== null && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [news]);
}
