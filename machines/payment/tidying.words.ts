import type { ChartWords } from '../graph/words.ts';

export const tidyingWords = {
  title: { en: 'After a payment', es: 'Después de un pago' },
  note: {
    en: 'The money has moved; whatever fails here is left behind and hides nothing (POLL-008).',
    es: 'El dinero ya se movió; lo que falle aquí se deja atrás y no oculta nada (POLL-008).',
  },
  states: {
    answers: { title: { en: 'Answers that are old now', es: 'Respuestas que ya son viejas' } },
    'answers.forgetting': { title: { en: 'Forgetting old balances', es: 'Se olvidan los saldos viejos' } },
    'answers.done': { title: { en: 'Old answers settled', es: 'Respuestas viejas resueltas' } },
    draft: { title: { en: 'What was typed', es: 'Lo que se escribió' } },
    'draft.forgetting': { title: { en: 'Forgetting what was typed', es: 'Se olvida lo escrito' } },
    'draft.done': { title: { en: 'Typed things settled', es: 'Lo escrito, resuelto' } },
    cards: { title: { en: 'Cards not to be kept', es: 'Tarjetas que no se guardan' } },
    'cards.looking': { title: { en: 'Is there such a card?', es: '¿Hay una tarjeta así?' } },
    'cards.forgetting': {
      title: { en: 'Deleting the card', es: 'Se borra la tarjeta' },
      note: { en: 'All of them in one request (FLOW-PAY-07).', es: 'Todas en una sola petición (FLOW-PAY-07).' },
    },
    'cards.done': { title: { en: 'Cards settled', es: 'Tarjetas resueltas' } },
  },
  events: {},
  guards: {
    hasCards: { en: 'a card is not to be kept', es: 'hay una tarjeta que no se guarda' },
  },
  calls: {
    forgetAnswers: { en: 'forgetting old balances', es: 'olvidar los saldos viejos' },
    forgetDraft: { en: 'forgetting what was typed', es: 'olvidar lo escrito' },
    forgetCards: { en: 'deleting the card', es: 'borrar la tarjeta' },
  },
  delays: {},
} satisfies ChartWords;
