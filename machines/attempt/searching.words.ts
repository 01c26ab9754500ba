import type { ChartWords } from '../graph/words.ts';

export const searchingWords = {
  title: { en: 'Looking in the history', es: 'Buscar en el historial' },
  note: {
    en: 'For a lender that cannot tell of an attempt by its key (CONF-009, CONF-037).',
    es: 'Para un prestamista que no sabe de un intento por su clave (CONF-009, CONF-037).',
  },
  states: {
    asking: { title: { en: "Reading the loan's history", es: 'Se lee el historial del préstamo' } },
    judging: {
      title: { en: 'Is the attempt in it?', es: '¿Está el intento en él?' },
      note: {
        en: 'Only an entry of this kind and just this amount, with a number, that was not there before (CONF-009).',
        es: 'Solo un movimiento de esta clase y de ese mismo importe, con número, que antes no estaba (CONF-009).',
      },
    },
    pausing: { title: { en: 'A pause before the next look', es: 'Una pausa antes de la próxima lectura' } },
    closed: { title: { en: 'There is something to say', es: 'Hay algo que decir' } },
  },
  events: {},
  guards: {
    isEnough: { en: 'it was found, or one look is enough', es: 'se encontró, o basta con una lectura' },
  },
  calls: {
    search: { en: "the loan's history", es: 'el historial del préstamo' },
  },
  delays: {
    pause: { en: 'the pause is over', es: 'la pausa ha terminado' },
  },
} satisfies ChartWords;
