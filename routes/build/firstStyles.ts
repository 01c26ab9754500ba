import Beasties from 'beasties';

/** States that a document can have before its whole style sheet has loaded: a theme, the focus, a submitted form, a waiting button. */
const STATES = [/\[data-theme/, /:focus-visible/, /\[data-sent\]/, /\[aria-disabled/];

const beasties = new Beasties({
  reduceInlineStyles: true,
  keyframes: 'critical',
  fonts: false,
  allowRules: STATES,
  safeParser: false,
  logLevel: 'silent',
});

const STYLE = /<style>(.*)<\/style>/s;

/** The rules of a style sheet that match a document as the build renders it, in their order. Throws when the sheet cannot be parsed. Decision 014. */
export async function stylesFor(html: string, css: string): Promise<string> {
  const [, rules] = STYLE.exec(await beasties.process(`<style>${css}</style>${html}`)) ?? [];
  return rules ?? '';
}
