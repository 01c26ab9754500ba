import type { ChartWords } from '../graph/words.ts';

export const addressSearchWords = {
  title: { en: 'Completing an address', es: 'Completar una dirección' },
  note: {
    en: 'Optional: the customer can always type the address by hand (ROUTE-117).',
    es: 'Opcional: el cliente siempre puede escribir la dirección a mano (ROUTE-117).',
  },
  states: {
    closed: { title: { en: 'No search', es: 'Sin búsqueda' } },
    pausing: { title: { en: 'Waiting for a pause in typing', es: 'Se espera una pausa al escribir' } },
    searching: {
      title: { en: 'Searching for addresses', es: 'Se buscan direcciones' },
      note: { en: 'The next letter cancels the request (CALL-001).', es: 'La siguiente letra cancela la solicitud (CALL-001).' },
    },
    open: { title: { en: 'Addresses are listed', es: 'Se muestran direcciones' } },
    nothing: { title: { en: 'No address fits', es: 'Ninguna dirección coincide' } },
    fetching: { title: { en: 'Loading the chosen address', es: 'Se carga la dirección elegida' } },
    unavailable: { title: { en: 'The search does not work now', es: 'La búsqueda no funciona ahora' } },
  },
  events: {
    'search.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'search.chosen': { en: 'the customer chooses an address', es: 'el cliente elige una dirección' },
    'search.closed': { en: 'the customer closes the list', es: 'el cliente cierra la lista' },
  },
  guards: {
    isLongEnough: { en: 'at least three characters are typed', es: 'hay al menos tres caracteres escritos' },
    isOffered: { en: 'the address is in the list', es: 'la dirección está en la lista' },
    nothingFits: { en: 'no address fits', es: 'ninguna dirección coincide' },
  },
  calls: {
    predict: { en: 'the possible addresses', es: 'las direcciones posibles' },
    getDetails: { en: 'the chosen address', es: 'la dirección elegida' },
  },
  delays: { typingPause: { en: 'nothing was typed for a moment', es: 'no se escribió nada por un momento' } },
} satisfies ChartWords;
