import type { ChartWords } from '../graph/words.ts';

export const cancelRenewalWords = {
  title: { en: 'Cancel a renewal', es: 'Cancelar una renovación' },
  note: {
    en: 'The loan of the renewal ends, the earlier loan stands again, and the money goes back. The page writes the request down, sends it, and sends it once more when no answer comes: the lender cancels it once (ROUTE-076, FLOW-REFI-11).',
    es: 'El préstamo de la renovación termina, el préstamo anterior vuelve a valer y el dinero se devuelve. La página anota la solicitud, la envía y la repite una vez si no hay respuesta: el prestamista la cancela una sola vez (ROUTE-076, FLOW-REFI-11).',
  },
  main: ['screen.loading', 'screen.choosing', 'screen.noting', 'screen.cancelling', 'screen.deciding', 'confirmed', 'closed'],
  states: {
    screen: { title: { en: 'Canceling the renewal', es: 'Cancelar la renovación' } },
    'screen.loading': { title: { en: 'Loading the loan and the offer', es: 'Se cargan el préstamo y la oferta' } },
    'screen.loading.finding': { title: { en: 'Looking up the loan', es: 'Se busca el préstamo' } },
    'screen.loading.unknown': { title: { en: 'It is not in the list', es: 'No está en la lista' } },
    'screen.loading.failed': { title: { en: 'The list could not be loaded', es: 'No se pudo cargar la lista' } },
    'screen.loading.readingDraft': {
      title: { en: 'Was a request sent before a reload?', es: '¿Se envió una solicitud antes de recargar?' },
    },
    'screen.loading.reading': {
      title: { en: 'Does the lender offer to cancel it?', es: '¿Ofrece el prestamista cancelarla?' },
      note: {
        en: 'A rescinded loan says that the renewal is canceled.',
        es: 'Un préstamo rescindido dice que la renovación está cancelada.',
      },
    },
    'screen.loading.findingHolder': {
      title: { en: 'Whose card paid?', es: '¿De quién es la tarjeta que pagó?' },
      note: { en: 'The lender gets the name (CALL-050).', es: 'El prestamista recibe el nombre (CALL-050).' },
    },
    'screen.unknown': { title: { en: 'The customer does not have this loan', es: 'El cliente no tiene este préstamo' } },
    'screen.failed': { title: { en: 'It could not be loaded', es: 'No se pudo cargar' } },
    'screen.notOffered': {
      title: { en: 'It cannot be canceled online', es: 'No se puede cancelar en línea' },
      note: {
        en: 'The last day is over, or something has happened on the loan. The screen says whom to call.',
        es: 'El último día ya pasó, o algo ocurrió en el préstamo. La pantalla dice a quién llamar.',
      },
    },
    'screen.choosing': {
      title: { en: 'Does the customer cancel it?', es: '¿La cancela el cliente?' },
      note: {
        en: 'What ends, what comes back and to what, and until when. A reason is never required and is sent nowhere.',
        es: 'Qué termina, qué se devuelve y adónde, y hasta cuándo. El motivo nunca es obligatorio y no se envía.',
      },
    },
    'screen.noting': { title: { en: 'The request is written down', es: 'Se anota la solicitud' } },
    'screen.cancelling': {
      title: { en: 'The lender cancels the renewal', es: 'El prestamista cancela la renovación' },
      note: {
        en: 'At most two requests, the second only when no answer came. The customer cannot leave before the result.',
        es: 'Dos solicitudes como máximo, la segunda solo si no hubo respuesta. El cliente no puede salir antes del resultado.',
      },
    },
    'screen.checking': {
      title: { en: 'Does the renewal still stand?', es: '¿Sigue vigente la renovación?' },
      note: {
        en: 'After a refusal or a lost answer the loan says what is true.',
        es: 'Tras un rechazo o una respuesta perdida, el préstamo dice qué es cierto.',
      },
    },
    'screen.unsure': { title: { en: 'It is not known whether it is canceled', es: 'No se sabe si está cancelada' } },
    'screen.readingReceipt': {
      title: { en: 'Looking up the result', es: 'Se busca el resultado' },
      note: { en: 'In the history of the earlier loan.', es: 'En el historial del préstamo anterior.' },
    },
    'screen.deciding': { title: { en: 'Does money come back?', es: '¿Se devuelve dinero?' } },
    'screen.cancelled': {
      title: { en: 'It is canceled', es: 'Está cancelada' },
      note: {
        en: 'Canceled elsewhere, or its receipt cannot be read now.',
        es: 'Se canceló en otro lugar, o ahora no se puede leer su recibo.',
      },
    },
    confirmed: {
      title: { en: 'The result', es: 'El resultado' },
      note: {
        en: 'ConfirmPayment as a canceled refi: number, amount, and the loan that stands again (ROUTE-077, FLOW-REFI-09).',
        es: 'ConfirmPayment como renovación cancelada: número, cantidad y el préstamo que vuelve a valer (ROUTE-077, FLOW-REFI-09).',
      },
    },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'reason.chosen': { en: 'the customer chooses a reason', es: 'el cliente elige un motivo' },
    'cancel.confirmed': { en: 'the customer cancels the renewal', es: 'el cliente cancela la renovación' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes on', es: 'el cliente continúa' },
  },
  guards: {
    loanIsListed: { en: 'the customer has this loan', es: 'el cliente tiene este préstamo' },
    isOffered: { en: 'the lender offers to cancel the renewal', es: 'el prestamista ofrece cancelar la renovación' },
    isTraceable: { en: 'it is canceled, and this tab sent the request', es: 'está cancelada y esta pestaña envió la solicitud' },
    isCancelled: { en: 'the renewal is canceled', es: 'la renovación está cancelada' },
    isUnknown: { en: 'the request may have been done', es: 'la solicitud pudo haberse cumplido' },
    isOpen: { en: 'the renewal is not canceled', es: 'la renovación no está cancelada' },
    hasReceipt: { en: 'the history has the returned money', es: 'el historial tiene el dinero devuelto' },
    returnsMoney: { en: 'money comes back', es: 'se devuelve dinero' },
  },
  calls: {
    getAccounts: { en: 'the loans', es: 'los préstamos' },
    readDraft: { en: 'what was sent before', es: 'lo que se envió antes' },
    writeDraft: { en: 'writing the request down', es: 'anotar la solicitud' },
    getDetail: { en: 'the loan', es: 'el préstamo' },
    checkDetail: { en: 'the loan, once more', es: 'el préstamo, otra vez' },
    listCards: { en: 'the saved cards', es: 'las tarjetas guardadas' },
    cancel: { en: 'canceling the renewal', es: 'cancelar la renovación' },
    readStoreAddress: { en: 'the address of the store', es: 'la dirección de la tienda' },
    getHistory: { en: 'the history of the earlier loan', es: 'el historial del préstamo anterior' },
  },
  delays: {},
} satisfies ChartWords;
