/**
 * A small separate script that loads long before the page's code. It remembers what was submitted and pressed until the page handles
 * input. The page marks the events that it handles (`preventDefault`). typed.ts reads the rest.
 */
addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) document.documentElement.dataset['sent'] = '';
});

/** A button outside a form is remembered by its name; a second press cancels the first. A link works by itself. */
addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement;
  const name = target instanceof Element ? target.closest<HTMLButtonElement>('button[name]')?.name : undefined;
  if (name === undefined || 'alive' in dataset) return;
  if (dataset['pressed'] === name) delete dataset['pressed'];
  else dataset['pressed'] = name;
});

/** The click of a tap comes a moment after the finger is lifted, ms. */
const CLICK_AFTER_MS = 50;

/** A press that is in progress, by pointer or space bar: its element must not be replaced (typed.ts). */
let lifted: ReturnType<typeof setTimeout> | undefined;
const begins = (): void => {
  clearTimeout(lifted);
  document.documentElement.dataset['down'] = '';
};
const ends = (): void => {
  clearTimeout(lifted);
  lifted = setTimeout(() => delete document.documentElement.dataset['down'], CLICK_AFTER_MS);
};
addEventListener('pointerdown', begins);
addEventListener('pointerup', ends);
addEventListener('pointercancel', ends);
addEventListener('keydown', ({ key }) => {
  if (key === ' ') begins();
});
addEventListener('keyup', ({ key }) => {
  if (key === ' ') ends();
});
