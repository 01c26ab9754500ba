import type { ChartWords } from '../graph/words.ts';

export const searchingWords = {
  title: { en: 'Looking in the history', es: 'Buscar en el historial' },
  note: {
    en: 'For a lender that cannot find an attempt by its key (CONF-009, CONF-037).',
    es: 'Para un prestamista que no encuentra un intento por su clave (CONF-009, CONF-037).',
  },
  states: {
    reading: { title: { en: "Reading the loan's history", es: 'Se lee el historial del préstamo' } },
    judging: {
      title: { en: 'Is the attempt in it?', es: '¿Está el intento en él?' },
      note: {
        en: 'Only a new entry of this kind and exactly this amount, with a number (CONF-009).',
        es: 'Solo un movimiento nuevo de esta clase y exactamente de este importe, con número (CONF-009).',
      },
    },
    pausing: { title: { en: 'A pause before the next search', es: 'Una pausa antes de la próxima búsqueda' } },
    closed: { title: { en: 'The search is finished', es: 'La búsqueda terminó' } },
  },
  events: {},
  guards: {
    isEnough: { en: 'it was found, or one search is enough', es: 'se encontró, o basta con una búsqueda' },
  },
  calls: {
    search: { en: "the loan's history", es: 'el historial del préstamo' },
  },
  delays: {
    pause: { en: 'the pause is over', es: 'la pausa ha terminado' },
  },
} satisfies ChartWords;
