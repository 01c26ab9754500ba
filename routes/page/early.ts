/**
 * A script of its own, a few bytes that are here long before the page's code: remembers that a form was sent while nobody could take it.
 * What the page itself takes it marks as taken (`preventDefault`). `sentEarly` in takeover.ts asks.
 */
addEventListener('submit', ({ defaultPrevented }) => {
  if (!defaultPrevented) document.documentElement.dataset['sent'] = '';
});
