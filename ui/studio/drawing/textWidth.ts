/** Widths of letters as fractions of the font size, in the widest of the usual sans-serif fonts: pictures embed no font. */
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

/** The largest width of a text in any of these fonts, in pixels. */
export const textWidth = (text: string, size: number): number =>
  Math.ceil([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size);

/** Wraps a text at `width` pixels; a longer word gets its own line. */
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
