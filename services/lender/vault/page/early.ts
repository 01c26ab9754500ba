/**
 * A small classic script that runs before the form is drawn. It remembers that the customer pressed Enter before form.ts, which is a
 * module and so runs later, handles the form. The browser must not send the form itself: that would stop form.ts from loading.
 */
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  document.documentElement.dataset['sent'] = '';
});
