import type { ChartWords } from '../graph/words.ts';

export const gatheringWords = {
  title: { en: 'Loading a payment', es: 'Cargar un pago' },
  note: {
    en: 'All requests run in parallel. Only a missing loan stops the payment.',
    es: 'Todas las peticiones se hacen en paralelo. Solo la falta del préstamo detiene el pago.',
  },
  states: {
    loan: { title: { en: 'The loan', es: 'El préstamo' } },
    'loan.arriving': { title: { en: 'A customer or a guest?', es: '¿Cliente o invitado?' } },
    'loan.findingSystem': { title: { en: 'Which system has the loan?', es: '¿Qué sistema tiene el préstamo?' } },
    'loan.loading': {
      title: { en: 'Loading the loan', es: 'Se carga el préstamo' },
      note: { en: 'Never from the cache (POLL-007).', es: 'Nunca de la caché (POLL-007).' },
    },
    'loan.dating': {
      title: { en: 'Loading the next business day', es: 'Se carga el próximo día hábil' },
      note: {
        en: 'A response that is not a real date is ignored (FLOW-PAY-17).',
        es: 'Una respuesta que no es una fecha real se ignora (FLOW-PAY-17).',
      },
    },
    'loan.dated': { title: { en: 'A customer of both systems?', es: '¿Cliente de los dos sistemas?' } },
    'loan.namingSystems': { title: { en: 'Which id has each system?', es: '¿Qué identificador tiene cada sistema?' } },
    'loan.done': { title: { en: 'Loan finished', es: 'Préstamo terminado' } },
    cards: { title: { en: 'The saved cards', es: 'Las tarjetas guardadas' } },
    'cards.loading': { title: { en: 'Loading the cards', es: 'Se cargan las tarjetas' } },
    'cards.done': { title: { en: 'Cards finished', es: 'Tarjetas terminadas' } },
    clock: { title: { en: 'The date', es: 'La fecha' } },
    'clock.reading': { title: { en: 'Reading the date', es: 'Se lee la fecha' } },
    'clock.done': { title: { en: 'Date known', es: 'Fecha conocida' } },
    unfinished: { title: { en: 'Unfinished payments', es: 'Pagos sin terminar' } },
    'unfinished.reading': {
      title: { en: 'Looking for a draft and a payment in progress', es: 'Se busca un borrador y un pago en curso' },
    },
    'unfinished.done': { title: { en: 'Unfinished payments known', es: 'Pagos sin terminar conocidos' } },
  },
  events: {},
  guards: {
    isGuest: { en: 'the customer is a guest, who has no list', es: 'el cliente es un invitado, que no tiene lista' },
    hasBothSystems: { en: 'the customer has loans in both systems', es: 'el cliente tiene préstamos en los dos sistemas' },
  },
  calls: {
    getAccounts: { en: 'the list of accounts', es: 'la lista de cuentas' },
    getDetail: { en: 'the loan', es: 'el préstamo' },
    getBusinessDate: { en: 'the next business day', es: 'el próximo día hábil' },
    getSystems: { en: 'the ids of the loan systems', es: 'los identificadores de los sistemas' },
    getCards: { en: 'the saved cards', es: 'las tarjetas guardadas' },
    readClock: { en: 'the clock', es: 'el reloj' },
    readLeft: { en: 'the draft and the record of a payment in progress', es: 'el borrador y el registro de un pago en curso' },
  },
  delays: {},
} satisfies ChartWords;
