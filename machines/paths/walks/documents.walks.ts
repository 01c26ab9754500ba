import { documentsMachine } from '../../documents/documents.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { documentOf, statementsOf, withFile } from '../people/documents.ts';
import { loanLike, titleLoan } from '../people/loans.ts';

const paidOff = loanLike({ loanId: 'paidOff', paidOff: true, paidOffDate: '2025-02-03' });
const accounts = { done: { loans: [titleLoan, paidOff] } };
const papers = [...statementsOf(24), documentOf({ documentId: 'agreement' }), documentOf({ documentId: 'signed', docType: 'signed' })];
const lost = (call: 'GET /accounts' | 'GET /lmsReferenceId' | 'GET /lmsAccountDocuments' | 'GET /loanDocuments') => ({
  fails: new ApiError({ kind: 'unknown', call, status: 500, caseId: 'c-7F3A' }),
});
const at = (loanId: string, lmsId = 'TLX') => ({ brand: 'TitleMax', loanId, lmsId });

/** Everything that can happen to the documents of an account. */
export const documentsWalk = once(() =>
  explore(documentsMachine, {
    starts: {
      'Ann opens the documents of her title loan': { params: at('title'), screen: 'Documents' },
      'Ann opens an address with another loan system': { params: at('title', 'NLS'), screen: 'Documents' },
      'Ann opens the statements of her paid-off loan': { params: at('paidOff'), screen: 'AccountMonthlyDocuments' },
      'Ann opens the documents of a loan that is not hers': { params: at('no'), screen: 'Documents' },
      'Ann opens the address of her agreement': { params: at('title'), search: { document: 'agreement' }, screen: 'Documents' },
      'Ann opens the address of a document that is not hers': { params: at('title'), search: { document: 'no' }, screen: 'Documents' },
      'Ann opens an address without a brand': { params: { loanId: 'no' }, screen: 'Documents' },
    },
    events: {
      'opens the agreement': { type: 'paper.opened', documentId: 'agreement' },
      'opens a statement': { type: 'paper.opened', documentId: 'statement-0' },
      'opens a document that is not in the list': { type: 'paper.opened', documentId: 'no' },
      'closes the document': { type: 'paper.closed' },
      'wants a copy': { type: 'copy.chosen' },
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
      getAccounts: { 'two loans': accounts, fails: lost('GET /accounts') },
      readUploadFlag: { 'it is on': { done: true }, 'it is off': { done: false }, fails: lost('GET /lmsReferenceId') },
      getDocuments: {
        '26 documents': { done: { documents: papers } },
        'no documents': { done: { documents: [] } },
        fails: lost('GET /lmsAccountDocuments'),
      },
      getLoanDocuments: {
        '24 statements and two signed documents': { done: { documents: papers } },
        fails: lost('GET /loanDocuments'),
      },
      getDocument: {
        'the agreement': { done: { documents: [withFile(documentOf({ documentId: 'agreement' }))] } },
        'a statement': { done: { documents: [withFile(documentOf({ documentId: 'statement-0', docType: 'statement' }))] } },
        'a document without a file': { done: { documents: [documentOf({ documentId: 'agreement' })] } },
        'it is not there any more': { fails: new ApiError({ kind: 'denied', call: 'GET /lmsAccountDocuments', status: 403 }) },
        'no network': { fails: new ApiError({ kind: 'offline', call: 'GET /lmsAccountDocuments' }) },
      },
      postView: {
        'it is recorded': { done: '2026-11-22T18:00:00.000Z' },
        'it is not recorded': { fails: new ApiError({ kind: 'offline', call: 'POST /lmsAccountDocumentViewHistory' }) },
      },
      showFile: {
        'the browser shows it': { says: { type: 'file.shown', address: 'blob:paper' } },
        'the browser shows no PDF': { says: { type: 'file.unshowable' } },
        'it cannot be read': { fails: new Error('no base64') },
      },
      saveCopy: { 'it is saved': { done: undefined }, 'it cannot be read': { fails: new Error('no base64') } },
      saveFile: { 'it is saved': { done: undefined }, 'it cannot be read': { fails: new Error('no base64') } },
    },
    params: [at('title')],
    sees: ({
      context: {
        screen,
        brand,
        loanId,
        lmsId,
        loan,
        documents,
        kind,
        rowLimits,
        openId,
        file,
        address,
        failure,
        destination,
        mayUpload,
        asked,
      },
    }) => [
      asked,
      screen,
      brand,
      loanId,
      lmsId,
      loan?.loanId,
      documents?.length,
      documents?.filter(({ viewedAt }) => viewedAt !== undefined).length,
      kind,
      rowLimits,
      openId,
      file?.name,
      address,
      failure?.call,
      failure?.kind,
      destination,
      mayUpload,
    ],
    background: ['getDocument', 'postView', 'showFile', 'saveCopy', 'saveFile'],
    outcomes: ['accountChosen', 'uploadChosen', 'brandChosen', 'left'],
    refused: ['opens a document that is not in the list'],
  }),
);
