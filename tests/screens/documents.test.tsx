// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { DocumentsEvent } from '../../machines/documents/documents.rules.ts';
import { documentsView } from '../../machines/documents/documents.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { documentsWalk } from '../../machines/paths/walks/documents.walks.ts';
import { messages as spanish } from '../../ui/locales/es/documents.po';
import { AccountMonthlyDocuments } from '../../ui/screens/documents/AccountMonthlyDocuments.tsx';
import { Documents } from '../../ui/screens/documents/Documents.tsx';
import { documentOf } from '../../machines/paths/people/documents.ts';
import { PaperRow } from '../../ui/screens/documents/parts/PaperRow.tsx';
import { press, pressEscape, stage } from '../ui/stage.tsx';

const sent: DocumentsEvent[] = [];
const send = (event: DocumentsEvent) => void sent.push(event);

const all = (...labels: string[]) =>
  documentsView(
    follow(documentsWalk(), 'Ann opens the documents of her title loan', 'getAccounts: two loans', 'readUploadFlag: it is on', ...labels),
  );
const monthly = (...labels: string[]) =>
  documentsView(
    follow(
      documentsWalk(),
      'Ann opens the statements of her paid-off loan',
      'getAccounts: two loans',
      'readUploadFlag: it is on',
      ...labels,
    ),
  );
const LISTED = 'getDocuments: 26 documents';
const OPENED = [LISTED, 'opens the agreement', 'getDocument: the agreement'] as const;

const names = (container: Element) => [...container.querySelectorAll('.paper-name')].map((name) => name.textContent);

test('Ann sees what each document is, of which day, and opens one (PROD-005, ROUTE-059)', () => {
  const { text, container, button } = stage(<Documents view={all(LISTED)} send={send} />);
  expect(names(container).slice(0, 2)).toEqual(['Statement of October 2026', 'Statement of September 2026']);
  expect(text()).toContain('Oct 31, 2026');
  expect(text()).toContain('Showing 20 of 26');
  expect(button('Open').getAttribute('aria-label')).toBe('Open: Statement of October 2026, Oct 31, 2026');
  press(button('Open'));
  expect(sent.at(-1)).toEqual({ type: 'paper.opened', documentId: 'statement-0' });
  press(button('Show more'));
  expect(sent.at(-1)).toEqual({ type: 'list.extended', group: 'all' });
});

test('a size is shown where the lender gives one', () => {
  const row = { documentId: 'a', name: 'Loan agreement', kind: 'agreement', day: '2026-03-01', viewedOn: '' } as const;
  expect(stage(<PaperRow row={{ ...row, size: 12_700 }} state={null} onOpen={() => undefined} />).text()).toContain('12 kB');
  expect(stage(<PaperRow row={{ ...row, size: 1_500_000 }} state={null} onOpen={() => undefined} />).text()).toContain('1.4 MB');
  expect(stage(<PaperRow row={{ ...row, size: null }} state={null} onOpen={() => undefined} />).text()).not.toMatch(/\dk?B/);
});

test('the kinds of this account can be chosen, with their numbers', () => {
  const { find } = stage(<Documents view={all(LISTED)} send={send} />);
  const select = find('select', HTMLSelectElement);
  expect([...select.options].map(({ textContent }) => textContent)).toEqual([
    'All documents (26)',
    'Loan agreement (1)',
    'Signed (1)',
    'Statement (24)',
  ]);
});

test('statements stand by month, signed papers apart from them, newest first (ROUTE-060)', () => {
  const view = monthly('getLoanDocuments: 24 statements and two signed documents');
  const { container, find } = stage(<AccountMonthlyDocuments view={view} send={send} />);
  expect(find('main', HTMLElement).dataset['screen']).toBe('AccountMonthlyDocuments');
  const [statements, signed] = [...container.querySelectorAll('section')];
  expect(statements?.querySelector('h2')?.textContent).toBe('Statements by month');
  expect(statements && names(statements)).toHaveLength(12);
  expect(statements && names(statements)[0]).toBe('Statement of October 2026');
  expect(signed?.querySelector('h2')?.textContent).toBe('Agreement and signed documents');
  expect(signed && names(signed)).toEqual(['Loan agreement', 'Loan agreement']);
});

test('ERR-028: an account without documents says so', () => {
  const { text, container } = stage(<Documents view={all('getDocuments: no documents')} send={send} />);
  expect(text()).toContain('No account documents were found.');
  expect(container.querySelector('[role=list]')).toBeNull();
  expect(container.querySelector('select')).toBeNull();
});

test('ERR-027: statements and signed papers that failed to load say so, and can be tried again', () => {
  const { find, button } = stage(<AccountMonthlyDocuments view={monthly('getLoanDocuments: fails')} send={send} />);
  const alert = find('[role=alert]', HTMLElement);
  expect(alert.textContent).toContain('Failed to get signed account documents. Please try again.');
  expect(alert.textContent).toContain('c-7F3A');
  press(button('Try again'));
  expect(sent.at(-1)).toEqual({ type: 'retry.chosen' });
});

test('documents that failed to load are not an empty account', () => {
  const { text, find } = stage(<Documents view={all('getDocuments: fails')} send={send} />);
  expect(find('[role=alert]', HTMLElement).textContent).toContain('Failed to get account information');
  expect(text()).not.toContain('No account documents were found.');
});

test('an account that is not the customer’s shows nothing of it, and a way back', () => {
  const view = documentsView(follow(documentsWalk(), 'Ann opens the documents of a loan that is not hers', 'getAccounts: two loans'));
  const { text, button } = stage(<Documents view={view} send={send} />);
  expect(text()).toContain('This account is not in your profile.');
  expect(text()).not.toContain('Back to the account');
  press(button('See my accounts'));
  expect(sent.at(-1)).toEqual({ type: 'accounts.opened' });
});

test.each([
  ['getDocument: it is not there any more', 'This document is no longer in this account.'],
  ['getDocument: a document without a file', 'This document is no longer in this account.'],
  ['getDocument: no network', 'We couldn’t open this document.'],
])('%s: the row of the document says so', (answer, sentence) => {
  const { container } = stage(<Documents view={all(LISTED, 'opens the agreement', answer)} send={send} />);
  const alerts = [...container.querySelectorAll('[role=alert]')];
  expect(alerts.map((alert) => alert.closest('[role=listitem]')?.querySelector('.paper-name')?.textContent)).toEqual(['Loan agreement']);
  expect(alerts[0]?.textContent).toContain(sentence);
});

test('a PDF is in the page under its name, with ways to save and to close it before its own controls', () => {
  const { find, button } = stage(<Documents view={all(...OPENED, 'showFile: the browser shows it')} send={send} />);
  const dialog = find('dialog', HTMLDialogElement);
  expect(dialog.open).toBe(true);
  const frame = find('dialog iframe', HTMLIFrameElement);
  expect(frame.title).toBe('Loan agreement');
  expect(frame.getAttribute('src')).toMatch(/^blob:paper#/);
  for (const words of ['Save a copy (PDF)', 'Close'])
    expect(button(words).compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  press(button('Save a copy (PDF)'));
  expect(sent.at(-1)).toEqual({ type: 'copy.chosen' });
  press(button('Close'));
  expect(sent.at(-1)).toEqual({ type: 'paper.closed' });
  sent.length = 0;
  pressEscape(dialog);
  expect(sent).toEqual([{ type: 'paper.closed' }]);
});

test('Close stands directly before the viewer, which takes Escape for itself, and a sentence says so (A11Y-003)', () => {
  const { find, text } = stage(<Documents view={all(...OPENED, 'showFile: the browser shows it')} send={send} />);
  const inOrder = [...find('dialog', HTMLElement).querySelectorAll<HTMLElement>('button, iframe')];
  expect(inOrder.map((one) => (one instanceof HTMLIFrameElement ? 'viewer' : one.textContent))).toEqual([
    'Save a copy (PDF)',
    'Close',
    'viewer',
  ]);
  expect(text()).toContain('Escape doesn’t close the document while you’re in it. Press Shift and Tab to go back to Close.');
});

test.each([
  ['saveFile: it is saved', 'status', 'Saved.'],
  ['saveFile: it cannot be read', 'alert', 'We couldn’t save this document.'],
])('a browser that shows no PDF: %s', (answer, role, sentence) => {
  const { find, container } = stage(<Documents view={all(...OPENED, 'showFile: the browser shows no PDF', answer)} send={send} />);
  expect(container.querySelector('dialog')).toBeNull();
  expect(find(`[role=listitem] [role=${role}]`, HTMLElement).textContent).toContain(sentence);
});

test('a recorded opening is in the row', () => {
  const opening = [...OPENED, 'showFile: the browser shows it', 'postView: it is recorded', 'closes the document'];
  expect(stage(<Documents view={all(...opening)} send={send} />).text()).toContain('Opened Nov 22, 2026');
});

test('in Spanish the names that the portal knows are Spanish, the others as the lender gives them', () => {
  const view = all(LISTED);
  const { container } = stage(<Documents view={view} send={send} />, { locale: 'es', messages: spanish });
  expect(names(container)[0]).toBe('Estado de cuenta de octubre de 2026');
  const { documentId, documentName, documentDate } = documentOf({ documentName: 'Title of the vehicle' });
  const row = { documentId, name: documentName, kind: 'other', day: documentDate, size: null, viewedOn: '' } as const;
  expect(stage(<PaperRow row={row} state={null} onOpen={() => undefined} />, { locale: 'es', messages: spanish }).text()).toContain(
    'Title of the vehicle',
  );
});
