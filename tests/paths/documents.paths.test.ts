import { describe, expect, test } from 'vitest';
import { documentsView } from '../../machines/documents/documents.view.ts';
import * as rules from '../../machines/documents/documents.rules.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { documentsWalk } from '../../machines/paths/walks/documents.walks.ts';

const walk = documentsWalk();

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const stories = titled(walk).map(([story, snapshot]) => ({ story, snapshot, view: documentsView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that break the rule: a few are enough. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('wherever Ann gets to', () => {
  test('nothing of a loan that is not hers is asked or shown', () =>
    expect(
      where(
        ({ snapshot, view }) =>
          snapshot.context.loanId === 'no' &&
          (view.loan !== null || snapshot.context.documents !== null || !['loading', 'notFound', 'unknown'].includes(view.state)),
      ),
    ).toEqual([]));
  test('an open list is of her loan and of its own loan system', () =>
    expect(
      where(
        ({ snapshot: { context }, view }) =>
          view.state === 'open' && (context.loan?.loanId !== context.loanId || view.lmsId !== context.loan.lmsId),
      ),
    ).toEqual([]));
  test('a document is in the page only while its file is there, and can be saved and closed', () =>
    expect(
      where(
        ({ snapshot, view }) =>
          snapshot.status === 'active' &&
          view.reader !== null &&
          !(
            snapshot.context.file?.name === `${snapshot.context.openId}.pdf` &&
            view.reader.row.documentId === snapshot.context.openId &&
            (view.reader.copying || snapshot.can({ type: 'copy.chosen' })) &&
            snapshot.can({ type: 'paper.closed' })
          ),
      ),
    ).toEqual([]));
  test('a failure can be tried again', () =>
    expect(
      where(
        ({ snapshot, view }) =>
          ['failed', 'notFound'].includes(view.state) && snapshot.status === 'active' && !snapshot.can({ type: 'retry.chosen' }),
      ),
    ).toEqual([]));
  test('another document can be opened whatever became of the last one', () =>
    expect(
      where(({ snapshot, view }) => view.opened !== null && !snapshot.can({ type: 'paper.opened', documentId: 'statement-0' })),
    ).toEqual([]));
  test('she can leave at any time', () =>
    expect(where(({ snapshot }) => snapshot.status === 'active' && !snapshot.can({ type: 'accounts.opened' }))).toEqual([]));
});

const LIST = ['getAccounts: two loans', 'readUploadFlag: it is on', 'getDocuments: 26 documents'];
const seen = (...labels: string[]) => documentsView(follow(walk, 'Ann opens the documents of her title loan', ...LIST, ...labels));

test('an address with another loan system goes to the loan’s own', () => {
  const { lmsId, state } = documentsView(follow(walk, 'Ann opens an address with another loan system', ...LIST));
  expect([lmsId, state]).toEqual(['TLX', 'open']);
});

test('the newest document comes first, 20 at a time, and only those of the chosen kind', () => {
  const days = seen().lists.flatMap(({ pages }) => pages.flat().map(({ day }) => day));
  expect(days).toEqual(days.toSorted().toReversed());
  expect(seen().lists.map(({ visible, total }) => [visible, total])).toEqual([[20, 26]]);
  expect(seen('asks for more documents').lists[0]?.visible).toBe(26);
  const statements = seen('chooses statements').lists;
  expect(statements.map(({ total }) => total)).toEqual([24]);
  expect(seen().kinds).toEqual([
    { kind: 'agreement', count: 1 },
    { kind: 'signed', count: 1 },
    { kind: 'statement', count: 24 },
  ]);
});

test('statements and signed papers are in groups, a year of statements at a time', () => {
  const start = ['Ann opens the statements of her paid-off loan', 'getAccounts: two loans', 'readUploadFlag: it is on'] as const;
  const { lists, screen } = documentsView(follow(walk, ...start, 'getLoanDocuments: 24 statements and two signed documents'));
  expect(screen).toBe('AccountMonthlyDocuments');
  expect(lists.map(({ group, visible, total }) => [group, visible, total])).toEqual([
    ['statements', 12, 24],
    ['signed', 2, 2],
  ]);
});

test('a recorded opening is in its row, and no other page of the list is drawn again', () => {
  const before = seen('asks for more documents').lists[0]?.pages ?? [];
  const opening = ['opens the agreement', 'getDocument: the agreement', 'showFile: the browser shows it', 'postView: it is recorded'];
  const after = seen('asks for more documents', ...opening).lists[0]?.pages ?? [];
  expect(after[1]).toBe(before[1]);
  expect(after[0]?.filter(({ viewedOn }) => viewedOn !== '').map(({ documentId }) => documentId)).toEqual(['agreement']);
});

const AT_AGREEMENT = 'Ann opens the address of her agreement';

test('the address of one document opens it once the list is there: its row is on the screen, and once closed it stays closed', () => {
  const opening = follow(walk, AT_AGREEMENT, ...LIST);
  const { opened, lists } = documentsView(opening);
  expect(opened).toEqual({ documentId: 'agreement', state: 'opening' });
  expect(lists[0]?.pages.flat().map(({ documentId }) => documentId)).toContain('agreement');
  const presented = ['getDocument: the agreement', 'showFile: the browser shows it'];
  const away = ['closes the document', 'goes to the statements', 'getLoanDocuments: 24 statements and two signed documents'];
  const back = follow(walk, AT_AGREEMENT, ...LIST, ...presented, ...away, 'goes to all documents', 'getDocuments: 26 documents');
  expect(back.matches({ all: { open: 'choosing' } })).toBe(true);
});

test('a document beyond the first page of the list has its row on the screen when its address opens it', () => {
  const { context } = follow(walk, 'Ann opens the documents of her title loan', ...LIST);
  const last = context.documents?.at(-1)?.documentId ?? '';
  expect([rules.opened(context, last).rowLimits?.all, rules.opened(context, 'no').rowLimits?.all]).toEqual([40, 20]);
});

test('the address of a document that the account does not have shows the list, and asks for nothing', () => {
  const at = follow(walk, 'Ann opens the address of a document that is not hers', ...LIST);
  expect([documentsView(at).opened, at.matches({ all: { open: 'choosing' } })]).toEqual([null, true]);
});
