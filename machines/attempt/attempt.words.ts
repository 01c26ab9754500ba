import type { ChartWords } from '../graph/words.ts';

export const attemptWords = {
  title: { en: 'Moving money, at most once', es: 'Mover dinero, como mucho una vez' },
  note: {
    en: 'An intent to move money has one key. It is looked up when a response is lost, and fenced before the page says "not sent" (CONF-009, CONF-037).',
    es: 'Una intención de mover dinero tiene una clave. Se consulta si se pierde una respuesta y se anula antes de que la página diga "no enviado" (CONF-009, CONF-037).',
  },
  main: [
    'arriving',
    'minting',
    'timing',
    'ready',
    'attempting',
    'attempting.holding',
    'attempting.sending',
    'attempting.polling',
    'closing',
    'closed',
  ],
  states: {
    arriving: { title: { en: 'Was there an earlier attempt?', es: '¿Hubo un intento anterior?' } },
    minting: { title: { en: 'Creating the idempotency key', es: 'Se crea la clave de idempotencia' } },
    timing: { title: { en: 'Recording the time', es: 'Se registra la hora' } },
    ready: {
      title: { en: 'Ready to send', es: 'Listo para enviar' },
      note: {
        en: "The newest entry of the loan's history is recorded, to find the attempt later (CONF-009).",
        es: 'Se registra el último movimiento del historial del préstamo, para encontrar después el intento (CONF-009).',
      },
    },
    elsewhere: {
      title: { en: 'Another tab is moving money of this loan', es: 'Otra pestaña está moviendo dinero de este préstamo' },
      note: {
        en: 'When that tab has finished, the balance is loaded again.',
        es: 'Cuando esa pestaña termina, el saldo se carga otra vez.',
      },
    },
    attempting: { title: { en: 'An attempt', es: 'Un intento' } },
    'attempting.holding': {
      title: { en: 'Is another tab moving money of this loan?', es: '¿Otra pestaña está moviendo dinero de este préstamo?' },
    },
    'attempting.sending': { title: { en: 'Sending it to the lender', es: 'Se envía al prestamista' } },
    'attempting.polling': {
      title: { en: 'The lender is processing it', es: 'El prestamista lo está procesando' },
      note: {
        en: 'Polled once a second until it is decided or the time limit is over (FLOW-PAY-03, POLL-001).',
        es: 'Se consulta una vez por segundo hasta que se decide o se acaba el plazo (FLOW-PAY-03, POLL-001).',
      },
    },
    'attempting.unknown': {
      title: { en: 'The response was lost', es: 'La respuesta se perdió' },
      note: {
        en: 'It may have succeeded. It is looked up, and a submit sends the same intent once more (CONF-009).',
        es: 'Puede haber tenido éxito. Se consulta, y al enviar otra vez se envía la misma intención (CONF-009).',
      },
    },
    'attempting.checking': { title: { en: 'Does the lender already have it?', es: '¿Lo tiene ya el prestamista?' } },
    'attempting.searching': {
      title: { en: "Looking for it in the loan's history", es: 'Se busca en el historial del préstamo' },
      note: {
        en: 'Nothing is sent again while the history cannot be read.',
        es: 'No se envía nada otra vez mientras no se pueda leer el historial.',
      },
    },
    'attempting.fencing': {
      title: { en: 'Fencing the attempt', es: 'Se anula el intento' },
      note: {
        en: 'The page says "not sent" only after the lender has fenced it.',
        es: 'La página dice "no enviado" solo cuando el prestamista lo ha anulado.',
      },
    },
    'attempting.unconfirmed': { title: { en: 'Only the history shows the outcome', es: 'Solo el historial muestra el resultado' } },
    'attempting.open': {
      title: { en: 'Still processing', es: 'Sigue en proceso' },
      note: {
        en: 'Looked up with growing pauses until the outcome is known (CONF-007).',
        es: 'Se consulta con pausas cada vez mayores hasta conocer el resultado (CONF-007).',
      },
    },
    renewing: { title: { en: 'Not sent: a new key is needed', es: 'No enviado: hace falta una clave nueva' } },
    closing: { title: { en: 'Decided: deleting its record', es: 'Decidido: se borra su registro' } },
    closed: { title: { en: 'The outcome is known', es: 'El resultado se conoce' } },
  },
  events: {
    'attempt.submitted': { en: 'the customer submits', es: 'el cliente envía' },
    'tab.held': { en: 'this tab may send', es: 'esta pestaña puede enviar' },
    'tab.freed': { en: 'the other tab has finished', es: 'la otra pestaña terminó' },
    'tab.refused': { en: 'another tab is moving money', es: 'otra pestaña está moviendo dinero' },
    'attempt.dropped': { en: 'the customer drops the attempt', es: 'el cliente abandona el intento' },
  },
  guards: {
    isFollowed: { en: 'an earlier attempt has no outcome yet', es: 'un intento anterior aún no tiene resultado' },
    isAcknowledged: { en: 'the lender had accepted it', es: 'el prestamista lo había aceptado' },
    maySend: { en: 'there is an intent to send', es: 'hay una intención que enviar' },
    isShown: { en: 'the customer is waiting for the outcome', es: 'el cliente espera el resultado' },
    isAskedAgain: { en: 'the customer has submitted again', es: 'el cliente ha enviado otra vez' },
    wasAccepted: { en: 'the lender accepted it', es: 'el prestamista lo aceptó' },
    wasAbandoned: { en: 'the lender had already fenced it', es: 'el prestamista ya lo había anulado' },
    wasRefused: { en: 'the lender refused it', es: 'el prestamista lo rechazó' },
    wasRefusedLoosely: {
      en: 'the lender refused it, and an earlier send may still arrive',
      es: 'el prestamista lo rechazó, y un envío anterior aún puede llegar',
    },
    foundDecided: { en: 'it is decided', es: 'está decidido' },
    mayEndUndecided: { en: 'the flow looks again by itself', es: 'el flujo vuelve a consultar por sí mismo' },
    endsUndecided: {
      en: 'the lender is processing it, and the flow looks again by itself',
      es: 'el prestamista lo está procesando, y el flujo vuelve a consultar por sí mismo',
    },
    foundPending: { en: 'the lender is processing it', es: 'el prestamista lo está procesando' },
    foundMissing: { en: 'the history does not have it', es: 'el historial no lo tiene' },
    maySearch: { en: "the loan's history can show it", es: 'el historial del préstamo puede mostrarlo' },
    isFenced: { en: 'the attempt is fenced', es: 'el intento está anulado' },
    isFencedNo: { en: 'it is fenced, and the lender had refused it', es: 'está anulado, y el prestamista lo había rechazado' },
    isAccepted: { en: 'the lender has it', es: 'el prestamista lo tiene' },
    isAcceptedInTime: {
      en: 'the lender has it, and the time limit is not over',
      es: 'el prestamista lo tiene y el plazo no se ha acabado',
    },
  },
  calls: {
    newKey: { en: 'a new key', es: 'una clave nueva' },
    readClock: { en: 'the clock', es: 'el reloj' },
    search: { en: 'the history before the attempt', es: 'el historial antes del intento' },
    watchOtherTab: { en: 'the wait for the other tab', es: 'la espera de la otra pestaña' },
    holdTab: { en: 'the lock of this tab', es: 'el bloqueo de esta pestaña' },
    sending: { en: 'the send', es: 'el envío' },
    polling: { en: 'the poll of its status', es: 'la consulta de su estado' },
    looking: { en: 'the look-up after a lost response', es: 'la consulta tras una respuesta perdida' },
    checking: { en: 'the look-up before it is sent again', es: 'la consulta antes de enviarlo otra vez' },
    searching: { en: 'the search in the history', es: 'la búsqueda en el historial' },
    fence: { en: 'fencing the attempt', es: 'anular el intento' },
    awaiting: { en: 'the repeated search in the history', es: 'la búsqueda repetida en el historial' },
    waiting: { en: 'the look-up with growing pauses', es: 'la consulta con pausas crecientes' },
    forgetInFlight: { en: 'deleting the record of the attempt', es: 'borrar el registro del intento' },
  },
  delays: {},
} satisfies ChartWords;
