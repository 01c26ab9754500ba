import { ACTIVE, BROKEN, LOCKED, NOT_THAT } from './words.ts';

const HEAD = /^%PDF-[12]\.\d/;
/** The last word of the file, and nothing after it but line ends. */
const TAIL = /%%EOF[\r\n\t ]*$/;
const PROGRAMS = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z])/;
/** A name may be spelled by numbers: /J#61vaScript. */
const SPELLED = /#([0-9A-Fa-f]{2})/g;

/** Packed bytes may look like anything. */
const STREAM = /\bstream\r?\n[\s\S]*?endstream/g;

/** Begins and ends as a PDF does, can be read, and does nothing but show pages. What is packed inside is not looked into. */
export function problemWithPdf(file: Buffer): string | null {
  const source = file.toString('latin1');
  if (!HEAD.test(source)) return NOT_THAT;
  if (!TAIL.test(source.slice(-1024))) return BROKEN;
  const plain = source.replaceAll(STREAM, '').replaceAll(SPELLED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (ENCRYPTED.test(plain)) return LOCKED;
  return PROGRAMS.test(plain) ? ACTIVE : null;
}
