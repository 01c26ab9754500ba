import type { ChartWords } from '../graph/words.ts';

export const gatheringWords = {
  title: { en: 'Before a payment', es: 'Antes de un pago' },
  note: {
    en: 'Everything is asked for side by side; only a missing loan stops the payment.',
    es: 'Todo se pide a la vez; solo la falta del préstamo detiene el pago.',
  },
  states: {
    loan: { title: { en: 'The loan', es: 'El préstamo' } },
    'loan.arriving': { title: { en: 'A customer or a guest?', es: '¿Cliente o invitado?' } },
    'loan.placing': { title: { en: 'Asking which system keeps the loan', es: 'Se pregunta qué sistema guarda el préstamo' } },
    'loan.asking': {
      title: { en: 'Asking for the loan', es: 'Se pide el préstamo' },
      note: { en: 'Asked afresh, never from the list (POLL-007).', es: 'Se pide de nuevo, nunca de la lista (POLL-007).' },
    },
    'loan.dating': {
      title: { en: 'Asking for the next business day', es: 'Se pide el próximo día hábil' },
      note: {
        en: 'An answer that is no real day is passed over (FLOW-PAY-17).',
        es: 'Una respuesta que no es un día real se ignora (FLOW-PAY-17).',
      },
    },
    'loan.done': { title: { en: 'Loan settled', es: 'Préstamo resuelto' } },
    cards: { title: { en: 'The saved cards', es: 'Las tarjetas guardadas' } },
    'cards.asking': { title: { en: 'Asking for the cards', es: 'Se piden las tarjetas' } },
    'cards.done': { title: { en: 'Cards settled', es: 'Tarjetas resueltas' } },
    clock: { title: { en: 'The date', es: 'La fecha' } },
    'clock.reading': { title: { en: 'Reading the date', es: 'Se lee la fecha' } },
    'clock.done': { title: { en: 'Date known', es: 'Fecha conocida' } },
    unfinished: { title: { en: 'What was left unfinished', es: 'Lo que quedó sin terminar' } },
    'unfinished.reading': { title: { en: 'Looking for a payment half filled in', es: 'Se busca un pago a medio rellenar' } },
    'unfinished.following': { title: { en: 'Looking for a payment under way', es: 'Se busca un pago en curso' } },
    'unfinished.done': { title: { en: 'Unfinished things known', es: 'Pendientes conocidos' } },
  },
  events: {},
  guards: {
    isGuest: { en: 'the customer is a guest, whose list is empty', es: 'el cliente es un invitado, cuya lista está vacía' },
  },
  calls: {
    getAccounts: { en: 'the list of accounts', es: 'la lista de cuentas' },
    getDetail: { en: 'the loan', es: 'el préstamo' },
    getBusinessDate: { en: 'the next business day', es: 'el próximo día hábil' },
    getCards: { en: 'the saved cards', es: 'las tarjetas guardadas' },
    readClock: { en: 'the clock', es: 'el reloj' },
    readDraft: { en: 'the payment half filled in', es: 'el pago a medio rellenar' },
    readInFlight: { en: 'the note of a payment under way', es: 'la nota de un pago en curso' },
  },
  delays: {},
} satisfies ChartWords;
