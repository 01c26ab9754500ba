// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { follow } from '../../machines/paths/explorer.ts';
import { uploadWalk } from '../../machines/paths/walks/upload.walks.ts';
import type { Problem, UploadEvent } from '../../machines/upload/upload.types.ts';
import { uploadView, type FileRow as Row, type UploadView } from '../../machines/upload/upload.view.ts';
import { messages as spanish } from '../../ui/locales/es/upload.po';
import { DocumentUpload } from '../../ui/screens/upload/DocumentUpload.tsx';
import { FileRow } from '../../ui/screens/upload/parts/FileRow.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: UploadEvent[] = [];
const send = (event: UploadEvent) => void sent.push(event);

const OPEN = ['getAccounts: her loans', 'readUploadFlag: it is on', 'getTasks: proof of income and of identity'];
const READY = [...OPEN, 'chooses a pay stub', 'readFileType: a PDF'];
const SENDING = [...READY, 'sends the files', 'announce: an address'];
const seen = (...labels: string[]) => uploadView(follow(uploadWalk(), 'Ann opens the upload', ...labels));
const show = (view: UploadView, spoken = {}) => stage(<DocumentUpload view={view} send={send} />, spoken);
const LIMITS = { types: ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'], megabytes: 4, files: 4 } as const;

test('what is still needed comes first, with what can be sent (ROUTE-065, RULE-018)', () => {
  const { container, text } = show(seen(...OPEN));
  expect([...container.querySelectorAll('article h2')].map(({ textContent }) => textContent)).toEqual([
    'Proof of income',
    'Proof of identity',
  ]);
  expect([...container.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual(['Needed', '1 file received']);
  expect(text()).toContain('JPG, PNG, HEIC, or PDF, up to 2 files of 4 MB each.');
});

test('the camera and the files each have an input with a name of its own; the list of types helps to find files', () => {
  const { find, container } = show(seen(...OPEN));
  const camera = find('input[capture]', HTMLInputElement);
  expect(camera.accept).toBe('image/*');
  expect(camera.getAttribute('aria-label')).toBe('Take a photo: Proof of income');
  expect(container.querySelector(`label[for="${camera.id}"]`)?.textContent).toBe('Take a photo');
  const files = find('input[multiple]', HTMLInputElement);
  expect(files.accept).toBe('image/jpeg,image/png,image/heic,application/pdf');
  expect(files.getAttribute('aria-label')).toBe('Choose files: Proof of income');
});

test('chosen and dropped files go to their document', () => {
  const { find } = show(seen(...OPEN));
  const stub = new File(['x'], 'stub.pdf');
  const input = find('input[multiple]', HTMLInputElement);
  Object.defineProperty(input, 'files', { value: [stub] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(sent.at(-1)).toEqual({ type: 'files.chosen', taskId: 'task-income', files: [stub] });
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files: [stub, stub] },
  });
  find('.upload-picker', HTMLElement).dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true); // the browser would open the file instead of the page
  expect(sent.at(-1)).toEqual({ type: 'files.chosen', taskId: 'task-income', files: [stub, stub] });
});

test('a file is listed with its name and size; it can be removed, or sent', () => {
  const { find, button } = show(seen(...READY));
  expect(find('.upload-file', HTMLLIElement).textContent).toContain('pay-stub.pdf');
  expect(find('.upload-file', HTMLLIElement).textContent).toContain('1 kB');
  press(button('Remove'));
  expect(sent.at(-1)).toEqual({ type: 'file.removed', fileId: 'file-1' });
  press(button('Send 1 file'));
  expect(sent.at(-1)).toEqual({ type: 'files.sent', taskId: 'task-income' });
});

test('progress is of the file, with its name', () => {
  const { find, text } = show(seen(...SENDING, 'uploadFile: half of it is sent'));
  const bar = find('progress', HTMLProgressElement);
  expect([bar.value, bar.max, bar.getAttribute('aria-label')]).toEqual([500, 1_000, 'Sending pay-stub.pdf']);
  expect(text()).toContain('Please stay on this page until all files have been sent.');
});

test('a cut file says so and can be sent again', () => {
  const { find, button } = show(seen(...SENDING, 'uploadFile: the line is cut', 'checkTask: it has not arrived'));
  expect(find('.upload-file [role=alert]', HTMLElement).textContent).toContain('This file didn’t arrive. Please try again.');
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'file.retried', fileId: 'file-1' });
});

test('a received file is announced, stays in the list without a way to remove it, and is in the history (FLOW-DOC-03)', () => {
  const { find, container, text } = show(seen(...SENDING, 'uploadFile: the lender has it', 'getHistory: one document'));
  expect(find('.upload-file', HTMLElement).textContent).toContain('Received');
  expect(container.querySelector('.upload-file button')).toBeNull();
  expect(find('article [role=status]', HTMLElement).textContent).toBe('1 file received');
  expect(text()).toContain('Nov 23, 2026');
  expect(find('.upload-received', HTMLElement).textContent).toContain('Proof of income 1.pdf'); // several are of one kind
});

test('a history that failed can be loaded again', () => {
  const { button, text } = show(seen(...OPEN, 'getHistory: fails'));
  expect(text()).toContain('You can still send files.');
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'history.retried' });
});

test('before it is left the screen says what is lost; Escape and the first button stay', () => {
  const { button, text, find } = show(seen(...SENDING, 'is done'));
  expect(text()).toContain('Some files haven’t arrived yet.');
  press(button('Stay'));
  expect(sent.at(-1)).toEqual({ type: 'leaving.declined' });
  find('dialog', HTMLDialogElement).dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(sent.at(-1)).toEqual({ type: 'leaving.declined' });
  press(button('Leave without sending'));
  expect(sent.at(-1)).toEqual({ type: 'leaving.confirmed' });
});

const refused = (problem: Problem, texts: readonly string[] = []): Row => ({
  fileId: 'file-9',
  name: 'x.pdf',
  state: 'refused',
  size: 1,
  sent: 0,
  problem,
  texts,
});

/** RULE-018, ERR-030, OPEN-012 */
test.each<[Problem, string]>([
  ['tooMany', 'You can send up to 4 files for this document. To add this one, remove a file that you haven’t sent yet.'],
  ['empty', 'This file is empty.'],
  ['tooLarge', 'A file can be up to 4 MB.'],
  ['chosenTwice', 'You have already added this file.'],
  ['unreadable', 'File cannot be read'],
  ['cannotBeOpened', 'Your browser can’t open this photo.'],
  ['unknownType', 'We can’t tell what type of file this is.'],
  ['wrongType', 'We don’t accept this type of file. Use JPG, PNG, HEIC, or PDF.'],
  ['otherThanItsName', 'This isn’t the type of file its name says.'],
  ['declined', 'Your lender didn’t accept this file.'],
])('%s: the file itself says why (wrong type and too large rejected)', (problem, sentence) => {
  const { find } = stage(<FileRow file={refused(problem)} limits={LIMITS} send={send} />);
  expect(find('li [role=alert]', HTMLElement).textContent).toContain(sentence);
});

test('the lender’s own sentence is in the customer’s language where the portal knows it, and as it is otherwise', () => {
  const texts = ['This PDF contains a web page. Print it to a new PDF and use that.', 'Another <b>reason</b>.'];
  const { find } = stage(<FileRow file={refused('declined', texts)} limits={LIMITS} send={send} />, { locale: 'es', messages: spanish });
  expect(find('[role=alert]', HTMLElement).textContent).toBe(
    'Este PDF contiene una página web. Imprímalo en un PDF nuevo y use ese. Another <b>reason</b>.',
  );
});

test('a name is text, whatever is in it', () => {
  const file: Row = { ...refused('empty'), name: '<img src=x onerror=alert(1)>.pdf' };
  const { find, container } = stage(<FileRow file={file} limits={LIMITS} send={send} />);
  expect(find('bdi', HTMLElement).textContent).toBe('<img src=x onerror=alert(1)>.pdf');
  expect(container.querySelector('img')).toBeNull();
});

test('what failed to load can be loaded again; another’s loan shows nothing', () => {
  const failed = show(seen(...OPEN.slice(0, 2), 'getTasks: fails'));
  press(failed.button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
  const unknown = show(uploadView(follow(uploadWalk(), 'Ann opens the address of a loan that is not hers', 'getAccounts: her loans')));
  expect(unknown.text()).toContain('This account is not in your profile.');
  expect(unknown.container.querySelector('article')).toBeNull();
});

test('in a payment it says that the payment does not wait, and goes on with or without (upload-4)', () => {
  const view = uploadView(follow(uploadWalk(), 'a payment asks Ann for documents', ...OPEN));
  const { text, button } = show(view);
  expect(text()).toContain('Documents for this payment');
  expect(text()).toContain('the payment doesn’t wait for it');
  press(button('Continue without sending'));
  expect(sent.at(-1)).toEqual({ type: 'done.chosen' });
  const done = show({ ...view, tasks: view.tasks.map((task) => ({ ...task, received: 1 })) });
  expect(done.button('Continue to the payment')).toBeTruthy();
});

test('everything is Spanish', () => {
  const { text } = show(seen(...READY), { locale: 'es', messages: spanish });
  for (const words of ['Enviar documentos', 'Comprobante de ingresos', 'Se necesita', 'Tomar una foto', 'Enviar 1 archivo'])
    expect(text()).toContain(words);
});
