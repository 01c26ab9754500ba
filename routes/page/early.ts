/**
 * A script of its own, a few bytes that are here long before the page's code: remembers what was sent and pressed while nobody could take it.
 * What the page itself takes it marks as taken (`preventDefault`). typed.ts asks.
 */
addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) document.documentElement.dataset['sent'] = '';
});

/** So does a button that is no form's, by its name; pressed twice, it was not pressed. A link needs nobody. */
addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement;
  const name = target instanceof Element ? target.closest<HTMLButtonElement>('button[name]')?.name : undefined;
  if (name === undefined || 'alive' in dataset) return;
  if (dataset['pressed'] === name) delete dataset['pressed'];
  else dataset['pressed'] = name;
});
