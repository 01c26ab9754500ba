import address from '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff2?url';

const shownScreen = () => document.querySelector('main')?.dataset['screen'];

/**
 * Titles and figures have a typeface of their own from the next screen on. On the screen that shows it would move what the customer reads
 * (quality §7), and until it is here, the text is in the customer's own typeface. Decision 038. Rejects when it cannot be fetched.
 */
export async function bringDisplayFace(): Promise<void> {
  const face = await new FontFace('Instrument Sans', `url(${address})`, { weight: '700' }).load();
  const screen = shownScreen();
  const observer = new MutationObserver(() => {
    if (shownScreen() === screen) return;
    observer.disconnect();
    document.fonts.add(face);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-screen'] });
}
