import type { ChartWords } from '../graph/words.ts';

/** Both lists open their documents in the same way. */
const list = (at: 'all' | 'monthly'): ChartWords['states'] => ({
  [`${at}.open`]: { title: { en: 'The list of documents', es: 'La lista de documentos' } },
  [`${at}.open.choosing`]: { title: { en: 'The customer chooses a document', es: 'El cliente elige un documento' } },
  [`${at}.open.opening`]: { title: { en: 'Loading the document', es: 'Se carga el documento' } },
  [`${at}.open.notOpened`]: {
    title: { en: 'The document could not be opened', es: 'No se pudo abrir el documento' },
    note: { en: 'The row of the document says so.', es: 'La fila del documento lo dice.' },
  },
  [`${at}.open.presenting`]: { title: { en: 'The document is loaded', es: 'El documento está cargado' } },
  [`${at}.open.presenting.deciding`]: {
    title: { en: 'Does the browser show it in a page?', es: '¿El navegador lo muestra en una página?' },
  },
  [`${at}.open.presenting.reading`]: {
    title: { en: 'The document is on the page', es: 'El documento está en la página' },
    note: { en: 'It can be saved at any time.', es: 'Se puede guardar en cualquier momento.' },
  },
  [`${at}.open.presenting.reading.idle`]: { title: { en: 'The customer reads the document', es: 'El cliente lee el documento' } },
  [`${at}.open.presenting.reading.copying`]: { title: { en: 'Saving a copy', es: 'Se guarda una copia' } },
  [`${at}.open.presenting.reading.notCopied`]: { title: { en: 'The copy could not be saved', es: 'No se pudo guardar la copia' } },
  [`${at}.open.saving`]: { title: { en: 'Saving the document', es: 'Se guarda el documento' } },
  [`${at}.open.saved`]: { title: { en: 'The document is saved', es: 'El documento está guardado' } },
  [`${at}.open.notSaved`]: { title: { en: 'The document could not be saved', es: 'No se pudo guardar el documento' } },
});

export const documentsWords = {
  title: { en: 'Documents of an account', es: 'Documentos de una cuenta' },
  note: {
    en: 'All documents of one account, and its statements by month with what was signed (ROUTE-059, ROUTE-060). The lender learns which document the customer opened (FLOW-DOC-01).',
    es: 'Todos los documentos de una cuenta, y sus estados de cuenta por mes con lo que se firmó (ROUTE-059, ROUTE-060). El prestamista sabe qué documento abrió el cliente (FLOW-DOC-01).',
  },
  states: {
    finding: { title: { en: "Looking up the account among the customer's own", es: 'Se busca la cuenta entre las del cliente' } },
    unknown: {
      title: { en: 'The customer does not have this account', es: 'El cliente no tiene esta cuenta' },
      note: { en: 'The lender is not asked for its documents.', es: 'No se piden sus documentos al prestamista.' },
    },
    failed: { title: { en: 'The account could not be looked up', es: 'No se pudo buscar la cuenta' } },
    permitting: {
      title: { en: 'Can documents be uploaded for this loan?', es: '¿Se pueden enviar documentos para este préstamo?' },
      note: { en: 'By the flag of its loan system (FLAG-001).', es: 'Según la opción de su sistema de préstamos (FLAG-001).' },
    },
    routing: { title: { en: 'Which list?', es: '¿Qué lista?' } },
    all: { title: { en: 'All documents', es: 'Todos los documentos' } },
    'all.loading': { title: { en: 'Loading the documents', es: 'Se cargan los documentos' } },
    'all.failed': { title: { en: 'The documents could not be loaded', es: 'No se pudieron cargar los documentos' } },
    ...list('all'),
    monthly: { title: { en: 'Statements by month and signed documents', es: 'Estados de cuenta por mes y documentos firmados' } },
    'monthly.loading': { title: { en: 'Loading the statements', es: 'Se cargan los estados de cuenta' } },
    'monthly.failed': {
      title: { en: 'The statements could not be loaded', es: 'No se pudieron cargar los estados de cuenta' },
      note: { en: 'In the words of the specification (ERR-027).', es: 'Con las palabras de la especificación (ERR-027).' },
    },
    ...list('monthly'),
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'paper.opened': { en: 'the customer opens a document', es: 'el cliente abre un documento' },
    'paper.closed': { en: 'the customer closes the document', es: 'el cliente cierra el documento' },
    'copy.chosen': { en: 'the customer wants a copy', es: 'el cliente quiere una copia' },
    'kind.chosen': { en: 'the customer chooses a kind of document', es: 'el cliente elige un tipo de documento' },
    'list.extended': { en: 'the customer asks for more', es: 'el cliente pide más' },
    'all.opened': { en: 'the customer goes to all documents', es: 'el cliente va a todos los documentos' },
    'monthly.opened': { en: 'the customer goes to the statements', es: 'el cliente va a los estados de cuenta' },
    'account.opened': { en: 'the customer goes back to the account', es: 'el cliente vuelve a la cuenta' },
    'upload.opened': { en: 'the customer goes to the upload', es: 'el cliente va al envío de documentos' },
    'accounts.opened': { en: 'the customer goes back to the accounts', es: 'el cliente vuelve a las cuentas' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'file.shown': { en: 'the browser shows it', es: 'el navegador lo muestra' },
    'file.unshowable': { en: 'the browser cannot show it in a page', es: 'el navegador no puede mostrarlo en una página' },
  },
  guards: {
    loanIsListed: { en: 'the account belongs to the customer', es: 'la cuenta es del cliente' },
    asksForMonthly: { en: 'the address names the statements', es: 'la dirección nombra los estados de cuenta' },
    isFound: { en: 'the account has been looked up', es: 'la cuenta ya se buscó' },
    mayUpload: { en: 'the flag of the loan system is on', es: 'la opción del sistema de préstamos está activa' },
    hasAsked: { en: 'the address is that of a document in the list', es: 'la dirección es la de un documento de la lista' },
    isListed: { en: 'the document is in the list', es: 'el documento está en la lista' },
    hasFile: { en: 'the answer has the file of this document', es: 'la respuesta tiene el archivo de este documento' },
    hasMore: { en: 'the list has more rows', es: 'la lista tiene más filas' },
  },
  calls: {
    getAccounts: { en: 'the list of accounts', es: 'la lista de cuentas' },
    readUploadFlag: { en: "the flag of the loan's system", es: 'la opción del sistema del préstamo' },
    getDocuments: { en: 'the documents', es: 'los documentos' },
    getLoanDocuments: { en: 'statements and signed documents', es: 'los estados de cuenta y documentos firmados' },
    getDocument: { en: 'the document with its file', es: 'el documento con su archivo' },
    postView: { en: 'the report that it was opened', es: 'el aviso de que se abrió' },
    showFile: { en: 'showing the file in the page', es: 'mostrar el archivo en la página' },
    saveCopy: { en: 'saving a copy', es: 'guardar una copia' },
    saveFile: { en: 'saving the file', es: 'guardar el archivo' },
  },
  delays: {},
} satisfies ChartWords;
