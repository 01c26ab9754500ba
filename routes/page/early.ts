import { askAhead } from './ahead.ts';

/**
 * A small separate script that loads long before the page's code. It asks for what the page will need, and remembers what was submitted and
 * pressed until the page handles input. The page marks the events that it handles (`preventDefault`). typed.ts reads the rest.
 */
askAhead();

const { dataset } = document.documentElement;

// The first format of a date takes a phone a tenth of a second, so it is made while the page's code is downloaded. Login has no dates.
if ('door' in dataset) requestAnimationFrame(() => setTimeout(() => Intl.DateTimeFormat()));

addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) dataset['sent'] = '';
});

/** A button outside a form is remembered by its name; a second press cancels the first. A link works by itself. */
addEventListener('click', ({ target }) => {
  const name = target instanceof Element ? target.closest<HTMLButtonElement>('button[name]')?.name : undefined;
  if (name === undefined || 'alive' in dataset) return;
  if (dataset['pressed'] === name) delete dataset['pressed'];
  else dataset['pressed'] = name;
});

/** The click of a tap comes a moment after the finger is lifted, ms. */
const CLICK_AFTER_MS = 50;

let lifted: ReturnType<typeof setTimeout> | undefined;

/** A press that is in progress, by pointer or space bar: its element must not be replaced (typed.ts). */
function followPress(event: Event): void {
  if ('key' in event && event.key !== ' ') return;
  clearTimeout(lifted);
  if (event.type.endsWith('down')) dataset['down'] = '';
  else lifted = setTimeout(() => delete dataset['down'], CLICK_AFTER_MS);
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup']) addEventListener(type, followPress);
