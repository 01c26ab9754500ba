import type { Text } from '../../texts/texts.ts';
import { ACTIVE, BROKEN, HOLDS_PAGE, LOCKED, PAGE, WRONG_TYPE } from './words.ts';

const HEAD = /^%PDF-[12]\.\d/;
/** The end marker; only white space may follow it. */
const TAIL = /%%EOF[\r\n\t ]*$/;
const PROGRAMS = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A name may contain hex codes: /J#61vaScript. */
const HEX_CODE = /#([0-9A-Fa-f]{2})/g;

/** Compressed bytes can look like anything, so streams are not searched. */
const STREAM = /\bstream\r?\n[\s\S]*?endstream/g;

/** The file must start and end as a PDF, be readable, and only show pages. Compressed streams are not checked. */
export function problemWithPdf(file: Buffer): Text | null {
  const source = file.toString('latin1');
  if (!HEAD.test(source)) return WRONG_TYPE;
  if (!TAIL.test(source.slice(-1024))) return BROKEN;
  const plain = source.replaceAll(STREAM, '').replaceAll(HEX_CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (ENCRYPTED.test(plain)) return LOCKED;
  if (PAGE.test(plain)) return HOLDS_PAGE;
  return PROGRAMS.test(plain) ? ACTIVE : null;
}
