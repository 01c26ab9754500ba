import { describe, expect, test } from 'vitest';
import { fileOf, incomeTask, received, tasks } from '../../machines/paths/people/files.ts';
import { declined, withChosen, without, withRead } from '../../machines/upload/chosenFiles.rules.ts';
import { allowedTypes, left, nameAs, pictureTypes, plainName, problemAfter } from '../../machines/upload/fileChecks.rules.ts';
import { atStart } from '../../machines/upload/upload.rules.ts';
import type { UploadContext } from '../../machines/upload/upload.types.ts';
import { DEFAULT_SETTINGS, settingsIn } from '../../services/contract/settings.ts';

const context = (different: Partial<UploadContext> = {}): UploadContext => ({
  ...atStart({ settings: DEFAULT_SETTINGS, params: { brand: 'TitleMax', loanId: 'title' } }),
  ...tasks(incomeTask),
  ...different,
});
const MB = 1024 * 1024;
const pdf = (name: string, bytes = 1_000) => fileOf(name, bytes);
const problems = (at: UploadContext, ...files: File[]) =>
  withChosen(at, incomeTask.taskId, files).chosen.map(({ name, state, problem }) => [name, state, problem]);

/** CONST-019, OPEN-012 */
describe('four files for one document, over all times', () => {
  const four = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name, at) => pdf(name, 1_000 + at));
  test('a fifth is not added, and the four stay', () =>
    expect(problems(context(), ...four, pdf('5.pdf', 2_000))).toEqual([
      ...four.map(({ name }) => [name, 'reading', null]),
      ['5.pdf', 'refused', 'tooMany'],
    ]));
  describe('a fifth takes the place that has become free, and is not chosen again', () => {
    const at = { ...context(), ...withChosen(context(), incomeTask.taskId, [...four, pdf('5.pdf', 2_000), pdf('6.pdf', 2_001)]) };
    const now = ({ chosen = [] }: Partial<UploadContext>) => chosen.map(({ name, state, problem }) => `${name} ${problem ?? state}`);
    const rest = ['2.pdf reading', '3.pdf reading', '4.pdf reading', '5.pdf reading', '6.pdf tooMany'];
    test('when another is removed', () => expect(now(without(at, 'file-1'))).toEqual(rest));
    test('when another one’s bytes are wrong', () =>
      expect(now(withRead(at, { fileId: 'file-1', isReadable: true, type: null }))).toEqual(['1.pdf otherThanItsName', ...rest]));
    test('when the lender declines another', () => {
      const sending = { ...at, chosen: at.chosen.map((one) => (one.fileId === 'file-1' ? { ...one, state: 'sending' as const } : one)) };
      expect(now(declined({ ...sending, current: 'file-1' }, ['No.']))).toEqual(['1.pdf declined', ...rest]);
    });
    test('but not while another one’s place is its own: to remove the sixth frees none', () =>
      expect(now(without(at, 'file-6'))).toEqual([...four.map(({ name }) => `${name} reading`), '5.pdf tooMany']));
  });
  test('files that were received before count', () => {
    const at = context(tasks(received(incomeTask, 'a.pdf', 'b.pdf', 'c.pdf')));
    expect(left(at, incomeTask.taskId)).toBe(1);
    expect(problems(at, pdf('1.pdf'), pdf('2.pdf', 900))).toEqual([
      ['1.pdf', 'reading', null],
      ['2.pdf', 'refused', 'tooMany'],
    ]);
  });
  test('files that are refused do not', () =>
    expect(problems(context(), pdf('0.pdf', 0), ...four).filter(([, state]) => state === 'reading')).toHaveLength(4));
  test('another limit of the settings holds', () =>
    expect(left(context({ settings: settingsIn({ maxFiles: 6 }) }), incomeTask.taskId)).toBe(6));
});

/** RULE-018, OPEN-012 */
describe('the size of a file', () => {
  const ofPdf = (bytes: number, settings = DEFAULT_SETTINGS) =>
    problemAfter(settings, { file: pdf('a.pdf', bytes) }, { fileId: 'file-1', isReadable: true, type: 'application/pdf' });
  test('may be 4 MB, and not a byte more', () =>
    expect(problems(context(), pdf('4.pdf', 4 * MB), pdf('5.pdf', 4 * MB + 1)).map(([, , problem]) => problem)).toEqual([
      null,
      'tooLarge',
    ]));
  test('is limited by its bytes as well, whatever the browser claims it is', () =>
    expect([ofPdf(4 * MB), ofPdf(4 * MB + 1)]).toEqual([null, 'tooLarge']));
  test('of a photo may be larger, because it is made smaller; a huge file is not even opened', () => {
    const photo = fileOf('photo.jpg', 4 * MB + 1, 'image/jpeg');
    expect(problems(context(), photo)).toEqual([['photo.jpg', 'reading', null]]);
    expect(problemAfter(DEFAULT_SETTINGS, { file: photo }, { fileId: 'file-1', isReadable: true, type: 'image/jpeg' })).toBe(null);
    expect(problems(context(), fileOf('film.jpg', 64 * MB + 1, 'image/jpeg'))).toEqual([['film.jpg', 'refused', 'tooLarge']]);
  });
  test('may not be zero', () => expect(problems(context(), pdf('empty.pdf', 0))).toEqual([['empty.pdf', 'refused', 'empty']]));
  test('is limited by the settings (part of CONST-047)', () =>
    expect(ofPdf(MB + 1, settingsIn({ loanDocumentMaxMegabytes: 1 }))).toBe('tooLarge'));
});

test('the same file is added once', () =>
  expect(problems(context(), pdf('a.pdf'), pdf('a.pdf'), pdf('b.pdf'))).toEqual([
    ['a.pdf', 'reading', null],
    ['a.pdf', 'refused', 'chosenTwice'],
    ['b.pdf', 'reading', null],
  ]));

/** RULE-018, ERR-030 */
describe('the type of a file, by its bytes', () => {
  const read = { fileId: 'file-1', isReadable: true };
  const problemOf = (name: string, type: string, found: Parameters<typeof problemAfter>[2]['type'], settings = DEFAULT_SETTINGS) =>
    problemAfter(settings, { file: fileOf(name, 100, type) }, { ...read, type: found });
  test.each([
    ['a PDF', 'a.pdf', 'application/pdf', 'application/pdf', null],
    ['a HEIC that the browser does not know', 'IMG_1.HEIC', '', 'image/heic', null],
    ['a photo with another ending', 'scan.pdf', 'application/pdf', 'image/jpeg', null],
    ['a page that is called a PDF', 'statement.pdf', 'application/pdf', null, 'otherThanItsName'],
    ['a WebP, which is written as another kind of photo', 'a.webp', 'image/webp', 'image/webp', null],
    ['a drawing', 'logo.svg', 'image/svg+xml', null, 'wrongType'],
    ['a film', 'a.mp4', 'video/mp4', null, 'wrongType'],
    ['something without a type', 'something', '', null, 'unknownType'],
  ] as const)('%s', (_, name, type, found, problem) => expect(problemOf(name, type, found)).toBe(problem));
  test('a file that cannot be read', () =>
    expect(problemAfter(DEFAULT_SETTINGS, { file: fileOf('a.pdf') }, { ...read, isReadable: false, type: null })).toBe('unreadable'));
  test('the settings say which types (part of CONST-047)', () => {
    const settings = settingsIn({ loanDocumentTypes: ['PDF', 'docx'] });
    expect(allowedTypes(settings)).toEqual(['application/pdf']);
    expect(problemOf('a.jpg', 'image/jpeg', 'image/jpeg', settings)).toBe('wrongType');
  });
});

describe('what a photo is written as', () => {
  test.each([
    ['a JPG', 'image/jpeg', ['image/jpeg', 'image/png']],
    ['a PNG, as a JPG only when it is too large', 'image/png', ['image/png', 'image/jpeg']],
    ['a HEIC', 'image/heic', ['image/jpeg', 'image/png']],
    ['a WebP', 'image/webp', ['image/jpeg', 'image/png']],
  ] as const)('%s', (_, type, written) => expect(pictureTypes(DEFAULT_SETTINGS, type)).toEqual(written));
  test('only what the lender takes', () =>
    expect(pictureTypes(settingsIn({ loanDocumentTypes: ['png', 'pdf'] }), 'image/heic')).toEqual(['image/png']));
  test.each([
    ['IMG_1.HEIC', 'image/jpeg', 'IMG_1.jpg'],
    ['stub.JPEG', 'image/jpeg', 'stub.JPEG'],
    ['scan', 'image/png', 'scan.png'],
    ['a.pdf', 'application/pdf', 'a.pdf'],
  ] as const)('%s as %s is called %s', (name, type, called) => expect(nameAs(name, type)).toBe(called));
});

describe('the name of a file', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\stub.pdf', 'stub.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['', 'file'],
    ['../', 'file'],
    ['Nómina de José.pdf', 'Nómina de José.pdf'],
  ])('%j is shown and sent as %j', (name, plain) => expect(plainName(name)).toBe(plain));
  test('a long one keeps its ending and fits into the call', () => {
    const plain = plainName(`${'a'.repeat(400)}.pdf`);
    expect(plain).toHaveLength(100);
    expect(plain).toMatch(/…\.pdf$/);
  });
});
