import type { ChartWords } from '../graph/words.ts';

export const tidyingWords = {
  title: { en: 'Cleanup after a payment', es: 'Limpieza después de un pago' },
  note: {
    en: 'The money has moved: a failure here is ignored and hides nothing (POLL-008).',
    es: 'El dinero ya se movió: un fallo aquí se ignora y no oculta nada (POLL-008).',
  },
  states: {
    answers: { title: { en: 'The cached balances', es: 'Los saldos en caché' } },
    'answers.forgetting': { title: { en: 'Deleting cached balances', es: 'Se borran los saldos en caché' } },
    'answers.done': { title: { en: 'Cached balances deleted', es: 'Saldos en caché borrados' } },
    draft: { title: { en: 'The draft', es: 'El borrador' } },
    'draft.forgetting': { title: { en: 'Deleting the draft', es: 'Se borra el borrador' } },
    'draft.done': { title: { en: 'Draft deleted', es: 'Borrador borrado' } },
    cards: { title: { en: 'The temporary cards', es: 'Las tarjetas temporales' } },
    'cards.looking': { title: { en: 'Is there a temporary card?', es: '¿Hay una tarjeta temporal?' } },
    'cards.forgetting': {
      title: { en: 'Deleting the cards', es: 'Se borran las tarjetas' },
      note: { en: 'All of them in one request (FLOW-PAY-07).', es: 'Todas en una sola petición (FLOW-PAY-07).' },
    },
    'cards.done': { title: { en: 'No temporary card is left', es: 'No queda ninguna tarjeta temporal' } },
  },
  events: {},
  guards: {
    hasCards: { en: 'there is a temporary card', es: 'hay una tarjeta temporal' },
  },
  calls: {
    forgetAnswers: { en: 'deleting cached balances', es: 'borrar los saldos en caché' },
    forgetDraft: { en: 'deleting the draft', es: 'borrar el borrador' },
    forgetCards: { en: 'deleting the cards', es: 'borrar las tarjetas' },
  },
  delays: {},
} satisfies ChartWords;
