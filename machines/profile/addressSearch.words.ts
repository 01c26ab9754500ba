import type { ChartWords } from '../graph/words.ts';

export const addressSearchWords = {
  title: { en: 'Completing an address', es: 'Completar una dirección' },
  note: {
    en: 'A help, never a condition: typing by hand is always possible (ROUTE-117).',
    es: 'Una ayuda, nunca una condición: siempre se puede escribir a mano (ROUTE-117).',
  },
  states: {
    closed: { title: { en: 'Nothing is looked for', es: 'No se busca nada' } },
    pausing: { title: { en: 'Waiting for a pause in typing', es: 'Se espera una pausa al escribir' } },
    searching: {
      title: { en: 'Looking for addresses', es: 'Se buscan direcciones' },
      note: { en: 'A further letter stops the question (CALL-001).', es: 'Otra letra detiene la pregunta (CALL-001).' },
    },
    open: { title: { en: 'Addresses are offered', es: 'Se ofrecen direcciones' } },
    nothing: { title: { en: 'No address fits', es: 'Ninguna dirección coincide' } },
    fetching: { title: { en: 'Fetching the chosen address', es: 'Se trae la dirección elegida' } },
    unavailable: { title: { en: 'Nobody can be asked now', es: 'Ahora no se puede preguntar' } },
  },
  events: {
    'search.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'search.chosen': { en: 'the customer chooses an address', es: 'el cliente elige una dirección' },
    'search.closed': { en: 'the customer closes the list', es: 'el cliente cierra la lista' },
  },
  guards: {
    isLongEnough: { en: 'at least three characters are typed', es: 'hay al menos tres caracteres escritos' },
    isOffered: { en: 'the address is one of those offered', es: 'la dirección es una de las ofrecidas' },
    nothingFits: { en: 'no address fits', es: 'ninguna dirección coincide' },
  },
  calls: {
    predict: { en: 'the addresses that may be meant', es: 'las direcciones posibles' },
    getDetails: { en: 'the chosen address', es: 'la dirección elegida' },
  },
  delays: { typingPause: { en: 'nothing was typed for a moment', es: 'no se escribió nada por un momento' } },
} satisfies ChartWords;
