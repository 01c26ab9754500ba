/** Widths of letters in parts of the type size, as in the widest of the usual sans-serif types: pictures have no font of their own. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI|'í", 0.3],
  ['.,:; ', 0.33],
  ['ftr()[]-/¡!', 0.41],
  ['sczJ"“”L', 0.56],
  ['wWMm%@—→', 0.98],
];
const CAPITAL = 0.76;
const OTHER = 0.64;

function letterWidth(letter: string): number {
  const known = WIDTHS.find(([letters]) => letters.includes(letter));
  return known?.[1] ?? (/[A-ZÁÉÍÓÚÑ]/.test(letter) ? CAPITAL : OTHER);
}

/** Pixels that a text takes at most, wherever it is drawn. */
export const textWidth = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size);

/** A text in lines of at most `width` pixels; a longer word has a line of its own. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
