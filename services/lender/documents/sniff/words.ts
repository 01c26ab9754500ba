import type { Text } from '../../texts/texts.ts';
/** Texts for the customer when a file is refused. */
export const WRONG_TYPE = 'This isn’t the type of file its name says. Use a JPG, PNG, HEIC or PDF file.';
export const EMPTY = 'This file is empty. Choose another file.';
export const TOO_LARGE = 'A file can be up to 4 MB.';
export const BROKEN = 'This file is damaged. Choose another file.';
export const TOO_MANY_PIXELS = 'This picture is too large. Take it at a lower resolution.';
export const HOLDS_PAGE = 'This PDF contains a web page. Print it to a new PDF and use that.';
export const ACTIVE = 'This PDF can run programs or contains other files. Print it to a new PDF and use that.';
export const LOCKED = 'This PDF is protected with a password. Remove the password, then choose it again.';

/** Content that a browser could take for a page. No picture contains it, and no PDF outside of its streams. */
export const PAGE = /<(?:script|html|!doctype|\?php)/i;

/** More pixels than any photo has: such a file may be a decompression bomb. */
const MAX_PIXELS = 100_000_000;

export const problemWithSize = (width: number, height: number): Text | null =>
  width === 0 || height === 0 ? BROKEN : width * height > MAX_PIXELS ? TOO_MANY_PIXELS : null;
