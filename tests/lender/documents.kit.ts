import { inflateSync } from 'node:zlib';
import { MAX_UPLOAD_BYTES } from '../../services/contract/uploads.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Bench } from './kit/bench.ts';

export const ANN_LOAN = { loanId: '2001001', lmsId: '2' };
export const MAX_LOAN = { loanId: '2016001', lmsId: '2' };

/** The text of a PDF made by the lender. */
export function textOf(base64: string): string {
  const pdf = Buffer.from(base64, 'base64').toString('latin1');
  const streams = [...pdf.matchAll(/FlateDecode[^<]*?stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const lines = streams.join('\n').matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g);
  return [...lines]
    .map(([, line = '']) => [...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''))
    .join(' ');
}

/** One document of a loan, with its content. */
export async function documentOf(at: Bench, person: string, loan: { loanId: string; lmsId: string }, documentId: string) {
  const { documents } = await at.answer('GET /lmsAccountDocuments', { ...loan, documentId }, { token: await at.signIn(person) });
  const [document] = documents;
  const [file] = document?.files ?? [];
  if (!document || !file?.content) throw new Error(`${documentId} has no content`);
  return { ...document, file, content: file.content, text: textOf(file.content) };
}

export const listOf = async (at: Bench, person: string, loan: { loanId: string; lmsId: string }) =>
  (await at.answer('GET /lmsAccountDocuments', loan, { token: await at.signIn(person) })).documents;

type UploadUrl = Answer<'PUT /uploadLoanDocuments'>['uploads'][number];

/** An upload URL for one file of this type, for Max's proof of income. */
export async function addressFor(at: Bench, type: string, size = 1): Promise<UploadUrl> {
  const task = { ...MAX_LOAN, taskId: `task-${MAX_LOAN.loanId}-income`, docType: 'income', isPayment: false } as const;
  const { uploads } = await at.answer(
    'PUT /uploadLoanDocuments',
    { ...task, files: [{ name: 'x', size, type, docType: 'income' }] },
    { token: await at.signIn('max') },
  );
  const [upload] = uploads;
  if (!upload) throw new Error('there is no upload URL');
  return upload;
}

/** Sends a file to an upload URL, as a browser does. */
export async function send(
  at: Bench,
  url: string,
  file: Uint8Array<ArrayBuffer>,
  field = 'file',
): Promise<{ status: number; text: string }> {
  const form = new FormData();
  form.append(field, new Blob([file]), 'whatever.svg');
  const answer = await at.fetch(new Request(url, { method: 'POST', body: form }));
  return { status: answer.status, text: await answer.text() };
}

const bytes = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))));
const u16 = (n: number) => [n >> 8, n & 255];
const u32 = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (width = 2, after = '') =>
  bytes(PNG, u32(13), 'IHDR', u32(width), u32(2), [8, 2, 0, 0, 0], u32(0), u32(2), 'IDAT', [1, 2], u32(0), u32(0), 'IEND', u32(0), after);
const jpg = ({ note = 'x', height = 2, end = [0xff, 0xd9] }: { note?: string; height?: number; end?: number[] } = {}) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0],
    u16(note.length + 2),
    note,
    [0xff, 0xc0],
    u16(11),
    [8],
    u16(height),
    u16(2),
    [1, 1, 17, 0],
    [0xff, 0xda],
    u16(2),
    [1, 2, 3],
    end,
  );
const heic = (brand = 'heic', after = '') => bytes(u32(16), 'ftyp', brand, u32(0), u32(8), 'meta', u32(10), 'mdat', [1, 2], after);
const pdf = (inside = '', after = '\n') =>
  bytes(`%PDF-1.4\n1 0 obj\n<</Type/Catalog${inside}>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF${after}`);

const [JPG, PNG_TYPE, HEIC, PDF] = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'];
type Case = [title: string, type: string, file: Uint8Array<ArrayBuffer>, reason: string];

/** Valid files of the declared type. */
export const GOOD: readonly [string, string, Uint8Array<ArrayBuffer>][] = [
  ['a photo as JPG', JPG, jpg()],
  ['a photo with the camera’s notes', JPG, jpg({ note: 'Exif <x:xmpmeta> Canon' })],
  ['a PNG', PNG_TYPE, png()],
  ['a HEIC of a phone', HEIC, heic()],
  ['a HEIC of another phone', HEIC, heic('mif1')],
  ['a PDF', PDF, pdf()],
  ['a PDF whose packed bytes spell anything', PDF, bytes('%PDF-1.7\n1 0 obj\n<<>>\nstream\n/JS /Launch\nendstream\n%%EOF')],
];

const WRONG = 'This isn’t the type of file';
const DAMAGED = 'This file is damaged';
const RUNS = 'This PDF can run programs';

/** Invalid files, and the start of the text for the customer. Quality §6 row 20. */
export const BAD: readonly Case[] = [
  ['nothing at all', PDF, bytes(), 'This file is empty'],
  ['a page called a photo', JPG, bytes('<html><script>alert(1)</script></html>'), WRONG],
  ['a drawing called a PNG', PNG_TYPE, bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), WRONG],
  ['a program called a PDF', PDF, bytes('MZ\u0090\u0000'), WRONG],
  ['a ZIP called a PDF', PDF, bytes('PK\u0003\u0004%PDF-1.4\n%%EOF'), WRONG],
  ['a GIF called a PNG', PNG_TYPE, bytes('GIF89a\u0001\u0000\u0001\u0000;'), WRONG],
  ['a PNG called a JPG', JPG, png(), WRONG],
  ['a JPG called a PDF', PDF, jpg(), WRONG],
  ['a film called a HEIC', HEIC, heic('mp42'), WRONG],
  ['an AVIF called a HEIC', HEIC, heic('avif'), WRONG],
  ['a PDF behind a page', PDF, bytes('<html>%PDF-1.4\n%%EOF'), WRONG],
  ['a PNG that is cut off', PNG_TYPE, png().slice(0, 40), DAMAGED],
  ['a PNG with a ZIP behind it', PNG_TYPE, png(2, 'PK\u0003\u0004'), DAMAGED],
  ['a PNG of a thousand million pixels', PNG_TYPE, png(1_000_000_000), 'This picture is too large'],
  ['a JPG without a height', JPG, jpg({ height: 0 }), DAMAGED],
  ['a JPG that is cut off', JPG, jpg({ end: [] }), DAMAGED],
  ['a JPG with a page inside', JPG, jpg({ note: '<SCRIPT>alert(1)</SCRIPT>' }), 'This file is more than a picture'],
  ['a JPG with a program inside', JPG, jpg({ note: '<?php system($_GET[0]);' }), 'This file is more than a picture'],
  ['a HEIC with something behind it', HEIC, heic('heic', 'PK\u0003\u0004'), DAMAGED],
  ['a HEIC without a picture', HEIC, bytes(u32(16), 'ftyp', 'heic', u32(0)), DAMAGED],
  ['a page called a PDF', PDF, bytes('<!doctype html><html><body>Hello</body></html>'), WRONG],
  ['a PDF that is also a page', PDF, pdf('', '\n<html><script>alert(1)</script></html>\n%%EOF'), 'This PDF contains a web page'],
  ['a PDF that is cut off', PDF, pdf().slice(0, 40), DAMAGED],
  ['a PDF with a ZIP behind it', PDF, pdf('', '\nPK\u0003\u0004'), DAMAGED],
  ['a PDF with a script', PDF, pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), RUNS],
  ['a PDF that spells its script', PDF, pdf('/OpenAction<</S/J#61vaScript>>'), RUNS],
  ['a PDF that starts a program', PDF, pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), RUNS],
  ['a PDF with a file inside', PDF, pdf('/Names<</EmbeddedFiles 2 0 R>>'), RUNS],
  ['a PDF with a password', PDF, pdf('/Encrypt 2 0 R'), 'This PDF is protected with a password'],
  ['a file of 4 MB and one byte', PDF, new Uint8Array(MAX_UPLOAD_BYTES + 1), 'A file can be up to 4 MB.'],
];
