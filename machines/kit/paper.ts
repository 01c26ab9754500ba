/** A line of a paper. The service sends lines only; a short line without a period is a heading, unless it is a fact ("Next on: …"). */
export type PaperLine = { heading: boolean; text: string };

const LONGEST_HEADING = 80;

/** The lines of a paper without its title, which the screen shows itself. */
export const linesOf = (title: string, words: readonly string[]): PaperLine[] =>
  words
    .filter((text, at) => text !== '' && (at > 0 || text !== title))
    .map((text) => ({ heading: text.length <= LONGEST_HEADING && !/[.!?:;,]$|: /.test(text), text }));
