import type { ChartWords } from '../graph/words.ts';

export const attemptWords = {
  title: { en: 'Moving money, at most once', es: 'Mover dinero, como mucho una vez' },
  note: {
    en: 'One intent to move money is done at most once: one key for it, looked up when an answer is lost, and called off before anybody says "not sent" (CONF-009, CONF-037).',
    es: 'Una intención de mover dinero se cumple como mucho una vez: una clave para ella, se consulta si se pierde una respuesta y se anula antes de decir "no enviado" (CONF-009, CONF-037).',
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
    minting: { title: { en: 'Making the key of this intent', es: 'Se crea la clave de esta intención' } },
    timing: { title: { en: 'Noting the time', es: 'Se anota la hora' } },
    ready: {
      title: { en: 'Ready to send', es: 'Listo para enviar' },
      note: {
        en: "How the loan's history looks now is noted, to find the attempt in it later (CONF-009).",
        es: 'Se anota cómo está ahora el historial del préstamo, para encontrar después el intento en él (CONF-009).',
      },
    },
    elsewhere: {
      title: { en: 'Another tab is moving money of this loan', es: 'Otra pestaña está moviendo dinero de este préstamo' },
      note: {
        en: 'When that tab is done, what is owed is asked again.',
        es: 'Cuando esa pestaña termina, se pregunta de nuevo cuánto se debe.',
      },
    },
    attempting: { title: { en: 'An attempt', es: 'Un intento' } },
    'attempting.holding': {
      title: { en: 'Is another tab moving money of this loan?', es: '¿Otra pestaña está moviendo dinero de este préstamo?' },
    },
    'attempting.sending': { title: { en: 'It is sent to the lender', es: 'Se envía al prestamista' } },
    'attempting.polling': {
      title: { en: 'The lender is working on it', es: 'El prestamista lo está tramitando' },
      note: {
        en: 'Asked once a second until it is decided or the time limit is over (FLOW-PAY-03, POLL-001).',
        es: 'Se pregunta una vez por segundo hasta que se decide o se acaba el plazo (FLOW-PAY-03, POLL-001).',
      },
    },
    'attempting.unknown': {
      title: { en: 'The answer was lost', es: 'La respuesta se perdió' },
      note: {
        en: 'It may have been done. It is looked up, and a submit sends the very same intent once more (CONF-009).',
        es: 'Puede haberse hecho. Se consulta, y al enviar otra vez se envía exactamente la misma intención (CONF-009).',
      },
    },
    'attempting.checking': { title: { en: 'Does the lender have it already?', es: '¿Lo tiene ya el prestamista?' } },
    'attempting.searching': {
      title: { en: "Looking for it in the loan's history", es: 'Se busca en el historial del préstamo' },
      note: {
        en: 'While the history cannot be read nothing is sent again.',
        es: 'Mientras no se pueda leer el historial, no se envía nada otra vez.',
      },
    },
    'attempting.fencing': {
      title: { en: 'Calling the attempt off', es: 'Se anula el intento' },
      note: {
        en: 'Only when the lender has called it off may anybody say that it was not sent.',
        es: 'Solo cuando el prestamista lo ha anulado se puede decir que no se envió.',
      },
    },
    'attempting.unconfirmed': { title: { en: 'Only the account can tell', es: 'Solo la cuenta puede decirlo' } },
    'attempting.open': {
      title: { en: 'Still working on it', es: 'Sigue en trámite' },
      note: {
        en: 'Looked up with growing pauses until it is known (CONF-007).',
        es: 'Se consulta con pausas cada vez mayores hasta que se sepa (CONF-007).',
      },
    },
    renewing: { title: { en: 'Not sent: a new key is needed', es: 'No enviado: hace falta una clave nueva' } },
    closing: { title: { en: 'Decided: the note of it is removed', es: 'Decidido: se borra su nota' } },
    closed: { title: { en: 'The outcome is known', es: 'El resultado se conoce' } },
  },
  events: {
    'attempt.submitted': { en: 'the customer submits', es: 'el cliente envía' },
    'tab.held': { en: 'this tab may send', es: 'esta pestaña puede enviar' },
    'tab.freed': { en: 'the other tab is done', es: 'la otra pestaña terminó' },
    'tab.refused': { en: 'another tab is moving money', es: 'otra pestaña está moviendo dinero' },
    'attempt.dropped': { en: 'the customer turns away from the attempt', es: 'el cliente deja el intento' },
  },
  guards: {
    isFollowed: { en: 'an earlier attempt is still open', es: 'un intento anterior sigue abierto' },
    isAcknowledged: { en: 'the lender had answered it', es: 'el prestamista lo había respondido' },
    maySend: { en: 'there is something to send from here', es: 'hay algo que enviar desde aquí' },
    isShown: { en: 'the customer is waiting for the outcome', es: 'el cliente espera el resultado' },
    isAskedAgain: { en: 'the customer has submitted again', es: 'el cliente ha enviado otra vez' },
    wasAccepted: { en: 'the lender took it', es: 'el prestamista lo aceptó' },
    wasAbandoned: { en: 'the lender had called it off before', es: 'el prestamista lo había anulado antes' },
    wasRefused: { en: 'the lender said no', es: 'el prestamista dijo que no' },
    wasRefusedLoosely: {
      en: 'the lender said no, and an earlier send may still arrive',
      es: 'el prestamista dijo que no, y un envío anterior aún puede llegar',
    },
    foundDecided: { en: 'it is decided', es: 'está decidido' },
    foundPending: { en: 'the lender has it and is working on it', es: 'el prestamista lo tiene y lo está tramitando' },
    foundMissing: { en: 'the history does not have it', es: 'el historial no lo tiene' },
    maySearch: { en: "the loan's history can tell", es: 'el historial del préstamo puede decirlo' },
    isFenced: { en: 'the attempt is called off for good', es: 'el intento queda anulado del todo' },
    isFencedNo: { en: 'it is called off, and the lender had said no', es: 'está anulado, y el prestamista había dicho que no' },
    isAccepted: { en: 'the lender has it after all', es: 'el prestamista lo tiene después de todo' },
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
    holdTab: { en: 'the hold on this tab', es: 'la reserva de esta pestaña' },
    sending: { en: 'the send', es: 'el envío' },
    polling: { en: 'the question how it stands', es: 'la pregunta de cómo va' },
    looking: { en: 'the look-up after a lost answer', es: 'la consulta tras una respuesta perdida' },
    checking: { en: 'the look before it is sent again', es: 'la consulta antes de enviarlo otra vez' },
    searching: { en: 'the search in the history', es: 'la búsqueda en el historial' },
    fence: { en: 'calling the attempt off', es: 'anular el intento' },
    awaiting: { en: 'the watch over the history', es: 'la vigilancia del historial' },
    waiting: { en: 'the look-up with growing pauses', es: 'la consulta con pausas crecientes' },
    forgetInFlight: { en: 'removing the note of the attempt', es: 'borrar la nota del intento' },
  },
  delays: {},
} satisfies ChartWords;
