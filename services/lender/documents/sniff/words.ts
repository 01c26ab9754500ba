/** Texts for the customer when a file is refused. */
export const WRONG_TYPE = 'This is not the kind of file that its name says. Use a JPG, PNG, HEIC or PDF file.';
export const BROKEN = 'This file is damaged. Choose another file.';
export const TOO_MANY_PIXELS = 'This picture is too large. Take it in a lower resolution.';
export const ACTIVE = 'This PDF can run programs or holds other files. Print it to a new PDF and use that.';
export const LOCKED = 'This PDF is protected by a password. Remove the password, then choose it again.';

/** More pixels than any photo has: such a file may be a decompression bomb. */
const MAX_PIXELS = 100_000_000;

export const problemWithSize = (width: number, height: number): string | null =>
  width === 0 || height === 0 ? BROKEN : width * height > MAX_PIXELS ? TOO_MANY_PIXELS : null;
