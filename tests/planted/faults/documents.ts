import { inChart, type Fault } from '../fault.ts';

const documents = inChart('documents');

export const documentsFaults: readonly Fault[] = [
  documents(
    'the documents of an account that is not the customer’s are requested',
    'kit/findingLoan.ts',
    "{ target: 'unknown' },",
    '{ target: next },',
  ),
  documents(
    'the loan system of the address is trusted',
    'documents/documents.rules.ts',
    'return loan ? { loan, brand: loan.brand, lmsId: loan.lmsId } : {};',
    'return loan ? { loan, brand: loan.brand } : {};',
  ),
  documents(
    'the address of the statements opens all documents',
    'documents/documents.machine.ts',
    "{ guard: 'asksForMonthly', target: 'monthly' }, ",
    '',
  ),
  documents(
    'a document that is not in the list can be opened',
    'documents/documentLists.states.ts',
    "      guard: { type: 'isListed', params: ({ event }) => event.documentId },\n",
    '',
  ),
  documents(
    'the file of another document is shown',
    'documents/documents.rules.ts',
    'documents.find(({ documentId }) => documentId === openId) ?? null);',
    'documents[0] ?? null);',
  ),
  documents(
    'a document stays in the page when it is closed',
    'documents/documentLists.states.ts',
    "      exit: assign({ address: '' }),\n",
    '',
  ),
  documents(
    'a recorded opening does not show in the list',
    'documents/documents.rules.ts',
    '(one.documentId === openId ? { ...one, viewedAt } : one)',
    '(one.documentId === openId ? one : one)',
  ),
  documents(
    'the newest document is not first',
    'documents/documents.rules.ts',
    'b.documentDate.localeCompare(a.documentDate)',
    'a.documentDate.localeCompare(b.documentDate)',
  ),
  documents(
    'statements are among the signed documents',
    'documents/documents.rules.ts',
    "all.filter((one) => kindOf(one) !== 'statement')",
    'all',
  ),
  documents('a browser without a viewer gets nothing', 'documents/documentLists.states.ts', ", 'file.unshowable': 'saving' }", ' }'),
  documents(
    'a list that failed to load cannot be tried again',
    'documents/documents.machine.ts',
    "failed: { on: { 'retry.chosen': { target: 'finding', actions: assign({ failure: null }) } } },",
    'failed: {},',
  ),
  documents(
    'the address of a document opens only the list',
    'documents/documents.setup.ts',
    'documents.some(({ documentId }) => documentId === asked)',
    'documents.some(({ documentId }) => asked === `no ${documentId}`)',
  ),
  documents(
    'a document of the address that is not in the list is asked for',
    'documents/documents.setup.ts',
    'documents.some(({ documentId }) => documentId === asked)',
    "documents.length > 0 && asked !== ''",
  ),
];
