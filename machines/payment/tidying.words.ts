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
    lock: { title: { en: 'The lock', es: 'El bloqueo' } },
    'lock.looking': { title: { en: 'Has the loan two parties?', es: '¿Tiene el préstamo dos partes?' } },
    'lock.setting': {
      title: { en: 'Setting the lock, or giving it back', es: 'Se pone el bloqueo, o se libera' },
      note: { en: 'After a renewal it is set again (FLOW-PAY-08).', es: 'Después de una renovación se pone de nuevo (FLOW-PAY-08).' },
    },
    'lock.done': { title: { en: 'Lock finished', es: 'Bloqueo terminado' } },
    number: { title: { en: 'The number of the cash', es: 'El número del efectivo' } },
    'number.looking': { title: { en: 'Was cash paid out?', es: '¿Se pagó efectivo?' } },
    'number.reading': {
      title: { en: 'Reading the number', es: 'Se lee el número' },
      note: {
        en: 'By which the cash is known where it is paid out (FLOW-DRAW-13).',
        es: 'Con el que se conoce el efectivo donde se paga (FLOW-DRAW-13).',
      },
    },
    'number.missing': { title: { en: 'The number could not be read', es: 'No se pudo leer el número' } },
    'number.done': { title: { en: 'Nothing more to read', es: 'Nada más que leer' } },
    'cards.looking': { title: { en: 'Is there a temporary card?', es: '¿Hay una tarjeta temporal?' } },
    'cards.forgetting': {
      title: { en: 'Deleting the cards', es: 'Se borran las tarjetas' },
      note: { en: 'All of them in one request (FLOW-PAY-07).', es: 'Todas en una sola petición (FLOW-PAY-07).' },
    },
    card: { title: { en: 'The card that has paid', es: 'La tarjeta que pagó' } },
    'card.looking': { title: { en: 'May the customer still save it?', es: '¿El cliente todavía puede guardarla?' } },
    'card.offered': {
      title: { en: 'The customer may save the card', es: 'El cliente puede guardar la tarjeta' },
      note: {
        en: 'A card that was only for this payment can become a saved one, never the other way, and never that of a guest (FLOW-CARD-02).',
        es: 'Una tarjeta solo para este pago puede pasar a guardada, nunca al revés, y nunca la de un invitado (FLOW-CARD-02).',
      },
    },
    'card.saving': { title: { en: 'Saving the card', es: 'Se guarda la tarjeta' } },
    'card.saving.staying': { title: { en: 'The customer is on the receipt', es: 'El cliente está en el recibo' } },
    'card.saving.leaving': {
      title: { en: 'The customer is leaving', es: 'El cliente está saliendo' },
      note: { en: 'A hanging call does not hold the customer.', es: 'Una llamada colgada no retiene al cliente.' },
    },
    'card.saved': { title: { en: 'The card is saved', es: 'La tarjeta está guardada' } },
    'card.forgetting': { title: { en: 'Deleting the card', es: 'Se borra la tarjeta' } },
    'card.done': { title: { en: 'Nothing more to do with the card', es: 'Nada más que hacer con la tarjeta' } },
    'cards.done': { title: { en: 'No temporary card is left', es: 'No queda ninguna tarjeta temporal' } },
  },
  events: {
    'cardSaving.chosen': { en: 'the customer saves the card for next time', es: 'el cliente guarda la tarjeta para la próxima vez' },
    'number.requested': { en: 'the customer asks for the number again', es: 'el cliente pide de nuevo el número' },
    'flow.left': { en: 'the customer leaves', es: 'el cliente sale' },
  },
  guards: {
    hasOffered: { en: 'the card that has paid is not saved', es: 'la tarjeta que pagó no está guardada' },
    hasLeft: { en: 'the customer has left', es: 'el cliente ya salió' },
    hasCards: { en: 'there is a temporary card', es: 'hay una tarjeta temporal' },
    hasCash: { en: 'cash was paid out', es: 'se pagó efectivo' },
    hasLock: { en: 'the customer holds the lock', es: 'el cliente tiene el bloqueo' },
  },
  calls: {
    getReference: { en: 'the reference number', es: 'el número de referencia' },
    forgetAnswers: { en: 'deleting cached balances', es: 'borrar los saldos en caché' },
    forgetDraft: { en: 'deleting the draft', es: 'borrar el borrador' },
    saveCard: { en: 'saving the card', es: 'guardar la tarjeta' },
    forgetCard: { en: 'deleting the card that has paid', es: 'borrar la tarjeta que pagó' },
    forgetCards: { en: 'deleting the cards', es: 'borrar las tarjetas' },
    setLock: { en: 'the lock', es: 'el bloqueo' },
  },
  delays: {
    tidyPatience: { en: 'the cleanup takes too long', es: 'la limpieza tarda demasiado' },
  },
} satisfies ChartWords;
