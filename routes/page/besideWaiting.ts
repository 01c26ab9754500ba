import { startTransition, type ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { pressEnded } from './typed.ts';

/**
 * Renders the page hidden beside the waiting page, in slices: presses are handled in between (quality §7), and nothing on the screen moves.
 * `show` puts it in the place of the waiting page; `page` calls it in the commit, before its effects measure and focus elements.
 */
export function renderBeside(waiting: HTMLElement, page: (show: () => void) => ReactNode, options: RootOptions): void {
  const beside = document.createElement('div');
  beside.hidden = true;
  waiting.after(beside);
  const replace = () => {
    waiting.remove();
    beside.id = waiting.id;
    beside.hidden = false;
  };
  // an element that is replaced between press and release gets no click
  const show = () => ('down' in document.documentElement.dataset ? void pressEnded().then(replace) : replace());
  startTransition(() => createRoot(beside, options).render(page(show)));
}
