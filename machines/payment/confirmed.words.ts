import type { ChartWords } from '../graph/words.ts';

/** The part of the payment's words that is about what follows it: receipt, cleanup, review. */
export const confirmedWords = {
  states: {
    confirmed: { title: { en: 'Paid', es: 'Pagado' } },
    'confirmed.paid': { title: { en: 'After the payment', es: 'Después del pago' } },
    'confirmed.paid.arriving': { title: { en: 'Can a receipt be sent?', es: '¿Se puede enviar un recibo?' } },
    'confirmed.paid.sending': { title: { en: 'Sending the receipt', es: 'Se envía el recibo' } },
    'confirmed.paid.sent': { title: { en: 'The receipt is sent', es: 'El recibo está enviado' } },
    'confirmed.paid.prompting': {
      title: { en: 'Asking for a review', es: 'Se pide una reseña' },
      note: {
        en: 'Once, after the third payment; never of a guest, never beside an error (OPEN-007).',
        es: 'Una vez, tras el tercer pago; nunca a un invitado ni junto a un error (OPEN-007).',
      },
    },
    'confirmed.paid.unsent': {
      title: { en: 'No receipt was sent; the payment is valid', es: 'No se envió recibo; el pago es válido' },
      note: {
        en: 'A receipt that cannot be sent never hides a successful payment.',
        es: 'Un recibo que no se puede enviar nunca oculta un pago exitoso.',
      },
    },
    'confirmed.reopened': {
      title: { en: 'The receipt, after a reload', es: 'El recibo, al recargar' },
      note: {
        en: 'Everything that follows a payment was done before: nothing is sent or counted again.',
        es: 'Todo lo que sigue a un pago ya se hizo: nada se envía ni se cuenta otra vez.',
      },
    },
  },
  events: {
    'review.answered': { en: 'the customer writes a review, or declines', es: 'el cliente escribe una reseña o no quiere' },
    'cardSaving.chosen': { en: 'the customer saves the card for next time', es: 'el cliente guarda la tarjeta para la próxima vez' },
    'number.requested': { en: 'the customer asks for the number of the cash again', es: 'el cliente pide de nuevo el número del efectivo' },
    'receipt.requested': { en: 'the customer requests the receipt again', es: 'el cliente pide el recibo otra vez' },
  },
  guards: {
    canConfirm: { en: 'there is an address for the receipt', es: 'hay una dirección para el recibo' },
    mayAskReview: {
      en: 'it is the third payment and the portal has not asked yet',
      es: 'es el tercer pago y el portal aún no ha preguntado',
    },
    isTidying: { en: 'the cleanup is not finished', es: 'la limpieza no ha terminado' },
    isDone: { en: 'the cleanup is finished and the customer wants to leave', es: 'la limpieza terminó y el cliente quiere salir' },
  },
  calls: {
    tidying: { en: 'the cleanup after the payment', es: 'la limpieza después del pago' },
    countPayment: { en: 'the number of payments made', es: 'el número de pagos hechos' },
    readStoreAddress: { en: 'the address of the store', es: 'la dirección de la tienda' },
    sendConfirmation: { en: 'the receipt', es: 'el recibo' },
  },
} satisfies Partial<ChartWords>;
