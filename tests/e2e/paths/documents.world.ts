import type { SnapshotFrom } from 'xstate';
import { documentsMachine } from '../../../machines/documents/documents.machine.ts';
import { explore } from '../../../machines/paths/explorer.ts';
import { answers, COPIES, documentsPlan, isCopying, LMS, WORSE } from './documents.plan.ts';
import { repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';

export type S = SnapshotFrom<typeof documentsMachine>;

const account = (loanId: string) => ({ brand: 'TitleMax', loanId, lmsId: LMS });
const refused = { fails: new RangeError('no memory') };
const saved = { 'it is saved': { done: undefined }, 'it is not saved': refused };

/** The start of each story, and its address. */
export const starts = {
  'Ann opens the documents of her title loan': {
    path: `/TitleMax/Accounts/title/Documents/${LMS}`,
    input: { params: account('title'), screen: 'Documents' },
  },
  'Ann opens the statements of another loan, and the browser refuses files': {
    path: `/TitleMax/Accounts/${WORSE}/AccountMonthlyDocuments`,
    input: { params: account(WORSE), screen: 'AccountMonthlyDocuments' },
  },
} as const;

const isSaidAtOnce = (at: S, label: string) => isCopying(at) && Object.values(COPIES).includes(label);

/** The documents chart with everything that can be done from outside the page. */
export const documentsWalk = explore(documentsMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'opens the first document': { type: 'paper.opened', documentId: 'statement-0' },
    'closes the document': { type: 'paper.closed' },
    'wants a copy': { type: 'copy.chosen' },
    'wants a copy, and the browser refuses it': { type: 'copy.chosen' },
    'chooses statements': { type: 'kind.chosen', kind: 'statement' },
    'asks for more documents': { type: 'list.extended', group: 'all' },
    'asks for more statements': { type: 'list.extended', group: 'statements' },
    'goes to all documents': { type: 'all.opened' },
    'goes to the statements': { type: 'monthly.opened' },
    'goes to the upload': { type: 'upload.opened' },
    'goes back to the account': { type: 'account.opened' },
    'goes back to the accounts': { type: 'accounts.opened' },
    'tries again': { type: 'retry.chosen' },
  },
  answers: {
    ...repliesOf(answers),
    readUploadFlag: { 'it is on': { done: true }, fails: refused },
    showFile: {
      'the browser shows it': { says: { type: 'file.shown', address: 'blob:paper' } },
      'the browser shows no PDF': { says: { type: 'file.unshowable' } },
      'the browser refuses the file': refused,
    },
    saveCopy: saved,
    saveFile: saved,
  },
  params: [account('title'), account(WORSE)],
  sees: (at) => {
    const { screen, loanId, loan, documents, kind, rowLimits, openId, file, address, failure, destination, mayUpload } = at.context;
    return [
      screen,
      loanId,
      loan !== null,
      documents?.map(({ viewedAt }) => viewedAt !== undefined).includes(true),
      kind,
      rowLimits,
      openId,
      file?.type,
      address,
      failure !== null,
      destination,
      mayUpload,
    ];
  },
  happens: (at, step) => isSaidAtOnce(at, step.label) || whyNot(documentsPlan, at, step) === null,
});
