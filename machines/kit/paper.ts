/** A line of a paper as it is read: the service tells its words one after the other, a heading is a short line that ends no sentence. */
export type PaperLine = { heading: boolean; text: string };

const LONGEST_HEADING = 80;

/** The words of a paper without its title, which the screen says itself. */
export const linesOf = (title: string, words: readonly string[]): PaperLine[] =>
  words
    .filter((text, at) => text !== '' && (at > 0 || text !== title))
    .map((text) => ({ heading: text.length <= LONGEST_HEADING && !/[.!?:;,]$/.test(text), text }));
