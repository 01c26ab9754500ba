import type { ChartWords } from '../graph/words.ts';

export const agreementWords = {
  title: { en: 'The papers of a renewal', es: 'Los documentos de una renovación' },
  note: {
    en: 'A step of a payment that renews a loan, before its review: the customer reads each paper and confirms it with name and initials (ROUTE-081). The papers are of exactly this amount and these products. No money moves here.',
    es: 'Un paso de un pago que renueva un préstamo, antes de su revisión: el cliente lee cada documento y lo confirma con nombre e iniciales (ROUTE-081). Los documentos son de esta cantidad y estos productos exactamente. Aquí no se mueve dinero.',
  },
  main: [
    'papers.finding',
    'papers.readingDraft',
    'papers.checkingConsent',
    'details',
    'papers.loadingCustomer',
    'papers.loadingPapers',
    'papers.reading',
    'papers.dating',
    'papers.acknowledging',
    'papers.storing',
    'closed',
  ],
  states: {
    papers: { title: { en: 'The papers', es: 'Los documentos' } },
    'papers.arriving': { title: { en: 'Are the papers loaded?', es: '¿Están cargados los documentos?' } },
    'papers.finding': { title: { en: 'Looking up the loan', es: 'Se busca el préstamo' } },
    'papers.unknown': { title: { en: 'The customer does not have this loan', es: 'El cliente no tiene este préstamo' } },
    'papers.failed': { title: { en: 'It could not be loaded', es: 'No se pudo cargar' } },
    'papers.readingDraft': {
      title: { en: 'Reading the payment', es: 'Se lee el pago' },
      note: {
        en: 'A payment that does not renew the loan has no papers.',
        es: 'Un pago que no renueva el préstamo no tiene documentos.',
      },
    },
    'papers.checkingConsent': {
      title: { en: 'Has the customer agreed to electronic papers?', es: '¿Aceptó el cliente los documentos electrónicos?' },
      note: {
        en: 'The consent is part of the terms of the account (E-SIGN Act). Without it no paper is shown.',
        es: 'La aceptación es parte de los términos de la cuenta (Ley E-SIGN). Sin ella no se muestra ningún documento.',
      },
    },
    details: {
      title: { en: 'What the lender lacks of the customer', es: 'Lo que al prestamista le falta del cliente' },
      note: {
        en: 'The place of CustomerDetails (ROUTE-078). Nothing is asked yet.',
        es: 'El lugar de CustomerDetails (ROUTE-078). Todavía no se pregunta nada.',
      },
    },
    'papers.loadingCustomer': { title: { en: 'Loading the name on file', es: 'Se carga el nombre registrado' } },
    'papers.loadingPapers': {
      title: { en: 'Loading the papers', es: 'Se cargan los documentos' },
      note: {
        en: 'The lender writes them for this amount and these products (R-1).',
        es: 'El prestamista los escribe para esta cantidad y estos productos (R-1).',
      },
    },
    'papers.withoutPapers': { title: { en: 'There are no papers', es: 'No hay documentos' } },
    'papers.deciding': { title: { en: 'Are they confirmed already?', es: '¿Ya están confirmados?' } },
    'papers.withdrawing': {
      title: { en: 'The earlier agreement is void', es: 'El acuerdo anterior ya no vale' },
      note: {
        en: 'The papers are other ones since: the payment must not go on with the old ones.',
        es: 'Los documentos son otros desde entonces: el pago no debe seguir con los anteriores.',
      },
    },
    'papers.reading': { title: { en: 'The customer reads', es: 'El cliente lee' } },
    'papers.reading.choosing': {
      title: { en: 'The new loan and its papers', es: 'El préstamo nuevo y sus documentos' },
      note: {
        en: 'Each paper is opened before the papers are confirmed.',
        es: 'Cada documento se abre antes de confirmarlos.',
      },
    },
    'papers.reading.presenting': { title: { en: 'A paper is open', es: 'Un documento está abierto' } },
    'papers.reading.presenting.idle': { title: { en: 'The customer reads it', es: 'El cliente lo lee' } },
    'papers.reading.presenting.saving': { title: { en: 'Saving a copy', es: 'Se guarda una copia' } },
    'papers.reading.presenting.notSaved': { title: { en: 'The copy could not be saved', es: 'No se pudo guardar la copia' } },
    'papers.reading.changing': {
      title: { en: 'Does the customer want another amount?', es: '¿Quiere el cliente otra cantidad?' },
      note: { en: 'These papers become void with it (R-1).', es: 'Estos documentos dejan de valer con ella (R-1).' },
    },
    'papers.dating': { title: { en: 'Reading the date', es: 'Se lee la fecha' } },
    'papers.acknowledging': {
      title: { en: 'The lender records it', es: 'El prestamista lo registra' },
      note: {
        en: 'By the one who is signed in: one party is enough (R-14).',
        es: 'De quien inició sesión: basta una de las partes (R-14).',
      },
    },
    'papers.rereading': {
      title: { en: 'Did it arrive?', es: '¿Llegó?' },
      note: {
        en: 'The answer was lost. The papers say whether they are confirmed.',
        es: 'Se perdió la respuesta. Los documentos dicen si están confirmados.',
      },
    },
    'papers.acknowledged': { title: { en: 'What comes after the papers?', es: '¿Qué sigue a los documentos?' } },
    'papers.filing': {
      title: { en: 'Filing the authorization of the payment', es: 'Se archiva la autorización del pago' },
      note: { en: 'Only some lenders have this paper (OPEN-020).', es: 'Solo algunos prestamistas tienen este documento (OPEN-020).' },
    },
    'papers.notFiled': { title: { en: 'The authorization could not be filed', es: 'No se pudo archivar la autorización' } },
    'papers.storing': { title: { en: 'The payment goes on', es: 'El pago sigue' } },
    signing: {
      title: { en: 'The papers must be signed', es: 'Los documentos se deben firmar' },
      note: {
        en: 'The place of DocuSignView (ROUTE-084). The portal cannot sign yet.',
        es: 'El lugar de DocuSignView (ROUTE-084). El portal todavía no puede firmar.',
      },
    },
    'papers.inStore': { title: { en: 'It is signed in the store', es: 'Se firma en la tienda' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'paper.opened': { en: 'the customer opens a paper', es: 'el cliente abre un documento' },
    'paper.closed': { en: 'the customer closes it', es: 'el cliente lo cierra' },
    'copy.chosen': { en: 'the customer wants a copy', es: 'el cliente quiere una copia' },
    'agreement.submitted': { en: 'the customer confirms the papers', es: 'el cliente confirma los documentos' },
    'amount.changeChosen': { en: 'the customer wants another amount', es: 'el cliente quiere otra cantidad' },
    'amount.changeConfirmed': { en: 'the customer gives up these papers', es: 'el cliente renuncia a estos documentos' },
    'amount.changeDeclined': { en: 'the customer keeps the amount', es: 'el cliente conserva la cantidad' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente regresa' },
  },
  guards: {
    loanIsListed: { en: 'the customer has this loan', es: 'el cliente tiene este préstamo' },
    renews: { en: 'the payment renews the loan', es: 'el pago renueva el préstamo' },
    hasConsented: { en: 'the customer has agreed to electronic papers', es: 'el cliente aceptó los documentos electrónicos' },
    hasPapers: { en: 'the papers are loaded', es: 'los documentos están cargados' },
    areAcknowledged: { en: 'each of them is confirmed', es: 'cada uno está confirmado' },
    wasAgreed: { en: 'the payment has an earlier agreement', es: 'el pago tiene un acuerdo anterior' },
    isListed: { en: 'it is one of these papers', es: 'es uno de estos documentos' },
    hasCopy: { en: 'the paper has a file', es: 'el documento tiene un archivo' },
    isComplete: {
      en: 'each paper was opened, and name and initials are right',
      es: 'cada documento se abrió, y el nombre y las iniciales son correctos',
    },
    isOutdated: { en: 'the papers have changed', es: 'los documentos cambiaron' },
    isLost: { en: 'no answer came', es: 'no llegó respuesta' },
    mustFile: { en: 'an authorization must be filed', es: 'hay que archivar una autorización' },
    mustSign: { en: 'the papers must be signed', es: 'los documentos se deben firmar' },
  },
  calls: {
    getAccounts: { en: 'the loans', es: 'los préstamos' },
    readDraft: { en: 'the unfinished payment', es: 'el pago sin terminar' },
    getTerms: { en: 'the consent to electronic papers', es: 'la aceptación de los documentos electrónicos' },
    getCustomer: { en: 'the name on file', es: 'el nombre registrado' },
    getPapers: { en: 'the papers', es: 'los documentos' },
    saveFile: { en: 'saving the file', es: 'guardar el archivo' },
    readClock: { en: 'the date', es: 'la fecha' },
    acknowledge: { en: 'recording the confirmation', es: 'registrar la confirmación' },
    reread: { en: 'the papers again', es: 'los documentos otra vez' },
    fileOlpa: { en: 'filing the authorization', es: 'archivar la autorización' },
    noteAgreed: { en: 'the agreement for the payment', es: 'el acuerdo para el pago' },
    noteVoid: { en: 'that the agreement is void', es: 'que el acuerdo ya no vale' },
  },
  delays: {},
} satisfies ChartWords;
