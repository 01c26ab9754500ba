import type { ChartWords } from '../graph/words.ts';

export const signingWords = {
  title: { en: 'Signing documents', es: 'Firma de documentos' },
  note: {
    en: 'The customer signs on the lender’s signing page, in a frame or in this window. What that page says is only a hint: the lender says how it ended (FLOW-DOC-04). Several flows use this chart.',
    es: 'El cliente firma en la página de firmas del prestamista, en un marco o en esta ventana. Lo que dice esa página es solo una señal: el prestamista dice cómo terminó (FLOW-DOC-04). Varios flujos usan este diagrama.',
  },
  states: {
    screen: { title: { en: 'Signing', es: 'Firma' } },
    'screen.measuring': {
      title: { en: 'Does a frame fit?', es: '¿Cabe un marco?' },
      note: {
        en: 'On a small phone the documents are shown in place of the portal.',
        es: 'En un teléfono pequeño los documentos se muestran en lugar del portal.',
      },
    },
    'screen.checking': {
      title: { en: 'Are the documents signed already?', es: '¿Ya están firmados los documentos?' },
      note: { en: 'On another device, or before a reload.', es: 'En otro dispositivo, o antes de recargar la página.' },
    },
    'screen.unchecked': { title: { en: 'The lender did not answer', es: 'El prestamista no respondió' } },
    'screen.deciding': { title: { en: 'Here, or in place of the portal?', es: '¿Aquí o en lugar del portal?' } },
    'screen.offered': {
      title: { en: 'The customer can open the documents', es: 'El cliente puede abrir los documentos' },
      note: {
        en: 'The documents replace the portal only after a press: otherwise Back would never lead out of them.',
        es: 'Los documentos reemplazan al portal solo si el cliente lo elige: si no, Atrás nunca saldría de ellos.',
      },
    },
    'screen.opening': {
      title: { en: 'Opening a signing session', es: 'Se abre una sesión de firma' },
      note: {
        en: 'Safe to repeat: a new session ends the one before.',
        es: 'Se puede repetir: una sesión nueva termina la anterior.',
      },
    },
    'screen.unopened': { title: { en: 'No session was opened', es: 'No se abrió ninguna sesión' } },
    'screen.leaving': { title: { en: 'Leaving for the signing page', es: 'Se pasa a la página de firmas' } },
    'screen.open': { title: { en: 'A session is open', es: 'Hay una sesión abierta' } },
    'screen.open.page': { title: { en: 'What the customer sees', es: 'Lo que ve el cliente' } },
    'screen.open.page.framed': { title: { en: 'The documents are in the page', es: 'Los documentos están en la página' } },
    'screen.open.page.framed.loading': { title: { en: 'The documents are loading', es: 'Los documentos se están cargando' } },
    'screen.open.page.framed.stuck': { title: { en: 'The documents do not load', es: 'Los documentos no se cargan' } },
    'screen.open.page.framed.reading': { title: { en: 'The customer reads and signs', es: 'El cliente lee y firma' } },
    'screen.open.page.away': { title: { en: 'The browser loads the signing page', es: 'El navegador carga la página de firmas' } },
    'screen.open.page.elsewhere': {
      title: { en: 'A session is open elsewhere', es: 'Hay una sesión abierta en otro lugar' },
      note: {
        en: 'In another window, on another device, or before a reload.',
        es: 'En otra ventana, en otro dispositivo o antes de recargar la página.',
      },
    },
    'screen.open.page.recording': {
      title: { en: 'The signature is being recorded', es: 'Se registra la firma' },
    },
    'screen.open.page.late': {
      title: { en: 'Still being recorded', es: 'La firma todavía se registra' },
      note: {
        en: 'After 15 seconds (OPEN-010). The portal continues to ask; the customer may wait, leave, or open the documents again.',
        es: 'Después de 15 segundos (OPEN-010). El portal sigue consultando; el cliente puede esperar, salir o volver a abrir los documentos.',
      },
    },
    'screen.open.poll': { title: { en: 'How does it stand?', es: '¿Cómo va?' } },
    'screen.open.poll.hidden': { title: { en: 'The customer does not see the page', es: 'El cliente no ve la página' } },
    'screen.open.poll.pausing': { title: { en: 'Pause of a second', es: 'Pausa de un segundo' } },
    'screen.open.poll.polling': { title: { en: 'Asking the lender', es: 'Se consulta al prestamista' } },
    'screen.unable': {
      title: { en: 'Unable to open the link', es: 'No se puede abrir el enlace' },
      note: {
        en: 'Only an address of the installation’s signing page is opened.',
        es: 'Solo se abre una dirección de la página de firmas de la instalación.',
      },
    },
    'screen.outdated': {
      title: { en: 'The documents are no longer those to sign', es: 'Los documentos ya no son los que se deben firmar' },
      note: {
        en: 'Another amount or another day makes them void (R-1).',
        es: 'Otro monto u otro día los anula (R-1).',
      },
    },
    'screen.signed': { title: { en: 'Signed', es: 'Firmado' } },
    'screen.declined': { title: { en: 'The customer declined to sign', es: 'El cliente no quiso firmar' } },
    'screen.viewed': {
      title: { en: 'Read, and not signed', es: 'Leído y no firmado' },
      note: { en: 'Not enough: what is signed is what is charged.', es: 'No basta: lo que se firma es lo que se cobra.' },
    },
    'screen.expired': { title: { en: 'The session is over', es: 'La sesión terminó' } },
    'screen.unrecorded': { title: { en: 'The signature could not be recorded', es: 'No se pudo registrar la firma' } },
    closed: {
      title: { en: 'Back to the flow', es: 'De vuelta al flujo' },
      note: {
        en: 'Signed, declined, with documents that must be read again, or left.',
        es: 'Firmado, sin querer firmar, con documentos que se deben leer de nuevo, o abandonado.',
      },
    },
  },
  events: {
    'signing.chosen': { en: 'the customer opens the documents', es: 'el cliente abre los documentos' },
    'window.chosen': { en: 'the customer wants them in this window', es: 'el cliente los quiere en esta ventana' },
    'frame.loaded': { en: 'the documents have loaded', es: 'los documentos se cargaron' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'signature.confirmed': { en: 'the customer continues', es: 'el cliente continúa' },
    'decline.confirmed': { en: 'the customer stays with the decline', es: 'el cliente mantiene su decisión de no firmar' },
    'papers.chosen': { en: 'the customer wants the new documents', es: 'el cliente quiere los documentos nuevos' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
    'signing.ended': { en: 'the signing page says that it has ended', es: 'la página de firmas dice que terminó' },
    'page.hidden': { en: 'the customer looks at another page', es: 'el cliente mira otra página' },
    'page.seen': { en: 'the customer looks at this page again', es: 'el cliente vuelve a mirar esta página' },
  },
  guards: {
    hasReturned: { en: 'the signing page has led back', es: 'la página de firmas llevó de vuelta' },
    hasReturnedSigned: {
      en: 'the signing page has led back, and the documents are signed',
      es: 'la página de firmas llevó de vuelta, y los documentos están firmados',
    },
    endedWith: { en: 'it ended this way', es: 'terminó de esta manera' },
    fitsHere: { en: 'a frame fits', es: 'cabe un marco' },
    isForbidden: { en: 'the address is not one of the signing page', es: 'la dirección no es de la página de firmas' },
    isGivenUp: { en: 'the lender could not record the signature', es: 'el prestamista no pudo registrar la firma' },
    isMissing: { en: 'there is no session for these documents', es: 'no hay ninguna sesión para estos documentos' },
    isBeingRecorded: { en: 'a signature is being recorded', es: 'se está registrando una firma' },
    arePapersVoid: { en: 'the documents are void', es: 'los documentos quedaron anulados' },
    mayRetry: { en: 'another try may help', es: 'otro intento puede servir' },
  },
  calls: {
    readWay: { en: 'the size of the page', es: 'el tamaño de la página' },
    getSigning: { en: 'how the signing stands', es: 'cómo va la firma' },
    openSigning: { en: 'a new signing session', es: 'una sesión de firma nueva' },
    leaveToSign: { en: 'opening the signing page', es: 'abrir la página de firmas' },
    watchSigning: { en: 'the signing page in the frame', es: 'la página de firmas en el marco' },
    watchVisibility: { en: 'whether the customer sees the page', es: 'si el cliente ve la página' },
    pollSigning: { en: 'how the signing stands', es: 'cómo va la firma' },
  },
  delays: {
    pollPause: { en: 'a second has passed', es: 'pasó un segundo' },
    framePatience: { en: 'the documents have not loaded in time', es: 'los documentos no se cargaron a tiempo' },
    statusLimit: { en: 'the result is not there in time', es: 'el resultado no llegó a tiempo' },
  },
} satisfies ChartWords;
