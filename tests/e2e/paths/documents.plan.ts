import { documentsView } from '../../../machines/documents/documents.view.ts';
import { documentOf, statementsOf, withFile } from '../../../machines/paths/people/documents.ts';
import { loanLike } from '../../../machines/paths/people/loans.ts';
import type { Portal } from '../kit/portal.ts';
import { broken, heldCall, says } from './kit/answers.ts';
import { silent, type Plan, type Press } from './kit/plan.ts';
import { refuseFile } from './kit/refuseFile.ts';
import type { S } from './documents.world.ts';

/** Of the sandbox's loan system whose documents can be uploaded. */
export const LMS = '2';
/** A loan for the story of a customer who opens her statements, where much fails. */
export const WORSE = 'worse';
export const loans = ['title', WORSE].map((loanId) => loanLike({ loanId, lmsId: LMS }));

const PAPER = 'statement-0';
const listed = says({ documents: [...statementsOf(24), documentOf()] });
const paper = documentOf({ documentId: PAPER, docType: 'statement' });
const picture = { ...paper, files: paper.files.map((file) => ({ ...file, type: 'image/png' })) };

export const answers = {
  getAccounts: { 'her loans': says({ loans }), 'other loans': says({ loans: [] }), fails: broken('GET /accounts') },
  getDocuments: { '25 documents': listed, fails: broken('GET /lmsAccountDocuments') },
  getLoanDocuments: { '25 documents': listed, fails: broken('GET /loanDocuments') },
  getDocument: {
    'a PDF': says({ documents: [withFile(paper)] }),
    'a picture': says({ documents: [withFile(picture)] }),
    'a document without a file': says({ documents: [paper] }),
    fails: broken('GET /lmsAccountDocuments'),
  },
  postView: { 'it is recorded': { reply: { done: '2026-11-22T18:00:00.000Z' }, wire: { body: {} } } },
};

type Open = 'opening' | 'presenting';
const isIn = (at: S, open: Open) => at.matches({ all: { open } }) || at.matches({ monthly: { open } });
const isReading = (at: S, reading: 'idle' | 'notCopied' | 'copying') =>
  at.matches({ all: { open: { presenting: { reading } } } }) || at.matches({ monthly: { open: { presenting: { reading } } } });
const isDeciding = (at: S) =>
  at.matches({ all: { open: { presenting: 'deciding' } } }) || at.matches({ monthly: { open: { presenting: 'deciding' } } });
export const isCopying = (at: S) => isReading(at, 'copying');
/** The list is on the screen, and no document is before it. */
const isListed = (at: S) => documentsView(at).state === 'open' && !isIn(at, 'presenting');
const hasWays = (at: S) => {
  const { loan, state } = documentsView(at);
  return loan !== null && state !== 'loading' && !isIn(at, 'presenting');
};
const list = (at: S, group: string) => documentsView(at).lists.find((one) => one.group === group);
const isViewed = ({ context: { documents, openId } }: S) =>
  documents?.some(({ documentId, viewedAt }) => documentId === openId && viewedAt !== undefined) ?? false;

const press = (offered: (at: S) => boolean, how: (portal: Portal) => Promise<void>): Press<S> => ({ offered, press: how });
const way = (to: string, offered: (at: S) => boolean = hasWays) =>
  press(offered, ({ main }) => main.locator(`.actions a[href*="${to}"]`).click());
const more = (group: string): Press<S> =>
  press(
    (at) => isListed(at) && (list(at, group)?.total ?? 0) > (list(at, group)?.visible ?? 0),
    ({ main }) => main.locator('.button-line-wide .button').first().click(),
  );
const inReader = (which: 'first' | 'last') => (portal: Portal) => portal.page.getByRole('dialog').locator('.button')[which]().click();
const mayCopy = (at: S) => isReading(at, 'idle') || isReading(at, 'notCopied');

/** What becomes of a copy, by the press; it happens before the test can look. */
export const COPIES: Readonly<Record<string, string>> = {
  'wants a copy': 'saveCopy: it is saved',
  'wants a copy, and the browser refuses it': 'saveCopy: it is not saved',
};

const screenAfter = ({ context: { destination } }: S) =>
  ({ account: 'AccountDetails', upload: 'DocumentUpload', accounts: 'Dashboard' })[destination];

/** How Ann's steps with her documents are done in the browser. It refuses every file of the loan WORSE. */
export const documentsPlan: Plan<S> = {
  actors: {
    getAccounts: heldCall('GET /accounts', answers.getAccounts),
    // the ids of the loan systems were loaded with the session, and are cached for hours; a failure is not cached
    readUploadFlag: ({ context }) => ({ itself: context.loanId === WORSE ? 'fails' : 'it is on' }),
    getDocuments: heldCall('GET /lmsAccountDocuments', answers.getDocuments),
    getLoanDocuments: heldCall('GET /loanDocuments', answers.getLoanDocuments),
    getDocument: heldCall('GET /lmsAccountDocuments', answers.getDocument),
    showFile: ({ context: { file, loanId } }) => {
      const reaction = loanId === WORSE ? 'the browser refuses the file' : 'the browser shows it';
      return { itself: file?.type === 'application/pdf' ? reaction : 'the browser shows no PDF', once: isDeciding };
    },
    postView: (at) => (isViewed(at) ? silent : heldCall('POST /lmsAccountDocumentViewHistory', answers.postView)),
    saveCopy: silent,
    saveFile: ({ context }) => ({ itself: context.loanId === WORSE ? 'it is not saved' : 'it is saved' }),
  },
  presses: {
    'opens the first document': press(
      (at) => isListed(at) && !isIn(at, 'opening'),
      ({ main }) => main.locator('.paper-row .button').first().click(),
    ),
    'closes the document': press(mayCopy, inReader('last')),
    'wants a copy': press(mayCopy, inReader('first')),
    'wants a copy, and the browser refuses it': press(mayCopy, async (portal) => {
      await refuseFile(portal.page);
      await inReader('first')(portal);
    }),
    'chooses statements': press(
      (at) => isListed(at) && at.context.kind === 'all' && at.matches('all'),
      async ({ main }) => {
        await main.locator('#document-kind').selectOption('statement');
      },
    ),
    'asks for more documents': more('all'),
    'asks for more statements': more('statements'),
    'goes to all documents': way('/Documents/', (at) => at.matches('monthly') && hasWays(at)),
    'goes to the statements': way('/AccountMonthlyDocuments', (at) => at.matches('all') && hasWays(at)),
    'goes to the upload': way('Upload', (at) => at.matches('all') && hasWays(at) && at.context.mayUpload),
    'goes back to the account': press(hasWays, ({ main }) => main.locator('.actions .button-quiet').last().click()),
    'goes back to the accounts': press(
      (at) => at.matches('unknown'),
      ({ primary }) => primary.click(),
    ),
    'tries again': press(
      (at) => ['failed', 'notFound'].includes(documentsView(at).state),
      ({ main }) => main.locator('.notice-actions .button').click(),
    ),
  },
  atOnce: (label) => [COPIES[label] ?? []].flat(),
  address: (at, to, { loanId = '' }) => {
    if (loanId !== at.context.loanId) return { undriven: 'between loans the app starts the documents again' };
    if (at.context.screen === to.slice(1)) return { undriven: 'an address that is shown already asks for nothing' };
    return { path: `/TitleMax/Accounts/${loanId}/${to === '#Documents' ? `Documents/${LMS}` : to.slice(1)}` };
  },
  shows: (at) => (at.status === 'done' ? { screen: screenAfter(at) } : { screen: at.context.screen, busy: at.hasTag('busy') }),
};
