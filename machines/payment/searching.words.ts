import type { ChartWords } from '../graph/words.ts';

export const searchingWords = {
  title: { en: 'Looking in the history', es: 'Buscar en el historial' },
  note: {
    en: 'For a lender that cannot tell of a payment by its key (CONF-009, CONF-037).',
    es: 'Para un prestamista que no sabe de un pago por su clave (CONF-009, CONF-037).',
  },
  states: {
    asking: { title: { en: "Reading the loan's history", es: 'Se lee el historial del préstamo' } },
    judging: {
      title: { en: 'Is the payment in it?', es: '¿Está el pago en él?' },
      note: {
        en: 'Only a payment of just this amount, with a number, that was not there before (CONF-009).',
        es: 'Solo un pago de ese mismo importe, con número, que antes no estaba (CONF-009).',
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
    getHistory: { en: "the loan's history", es: 'el historial del préstamo' },
  },
  delays: {
    pause: { en: 'the pause is over', es: 'la pausa ha terminado' },
  },
} satisfies ChartWords;
