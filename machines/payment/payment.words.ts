import type { ChartWords } from '../graph/words.ts';
import { confirmedWords } from './confirmed.words.ts';

export const paymentWords = {
  title: { en: 'Paying a loan', es: 'Pagar un préstamo' },
  note: {
    en: 'One payment of one loan, by a customer or a guest: amount, card, review, payment, receipt. The attempt moves the money (portal §4).',
    es: 'Un pago de un préstamo, por un cliente o un invitado: importe, tarjeta, revisión, pago, recibo. El intento mueve el dinero (portal §4).',
  },
  main: [
    'amount',
    'amount.arriving',
    'amount.loading',
    'amount.checkingAddress',
    'amount.choosing',
    'amount.judging',
    'amount.fetching',
    'method',
    'reviewing',
    'paying',
    'confirmed',
    'closed',
  ],
  states: {
    amount: { title: { en: 'How much?', es: '¿Cuánto?' } },
    'amount.arriving': { title: { en: 'Is the loan loaded?', es: '¿Está cargado el préstamo?' } },
    'amount.loading': { title: { en: 'Loading loan, cards and dates', es: 'Se cargan préstamo, tarjetas y fechas' } },
    'amount.failed': { title: { en: 'The loan could not be loaded', es: 'No se pudo cargar el préstamo' } },
    'amount.checkingAddress': {
      title: { en: 'Which screen comes next?', es: '¿Qué pantalla sigue?' },
      note: {
        en: 'A payment in progress comes first. A loan whose status forbids payments takes none (OPEN-039).',
        es: 'Un pago en curso va primero. Un préstamo cuyo estado prohíbe los pagos no acepta ninguno (OPEN-039).',
      },
    },
    'amount.choosing': { title: { en: 'Choosing the amount', es: 'Se elige el importe' } },
    'amount.judging': { title: { en: 'Is it less than is due?', es: '¿Es menos de lo que se debe?' } },
    'amount.confirmingPartial': {
      title: { en: 'Confirming a partial payment', es: 'Se confirma un pago parcial' },
      note: {
        en: 'The portal asks when the loan is past due and the customer enters less than the required amount (RULE-021, FLOW-PAY-18).',
        es: 'El portal pregunta cuando el préstamo está atrasado y el cliente escribe menos del importe requerido (RULE-021, FLOW-PAY-18).',
      },
    },
    'amount.fetching': {
      title: { en: 'Downloading the rest of the payment', es: 'Se descarga el resto del pago' },
      note: {
        en: 'Usually it is there already: the download starts while the customer chooses an amount.',
        es: 'Normalmente ya está: la descarga empieza mientras el cliente elige un importe.',
      },
    },
    'amount.locating': {
      title: { en: 'Is the location known already? (amount)', es: '¿Ya se conoce la ubicación? (importe)' },
      note: {
        en: 'Only for a lender that wants the location of plain payments, too; right after the amount (OPEN-040).',
        es: 'Solo con un prestamista que también pide la ubicación en pagos comunes; justo después del importe (OPEN-040).',
      },
    },
    'amount.fetched': { title: { en: 'Is there a card?', es: '¿Hay una tarjeta?' } },
    'amount.renewing': { title: { en: 'Is the location asked before the terms?', es: '¿Se pide la ubicación antes de las condiciones?' } },
    'amount.locatingRenewal': {
      title: { en: 'Is the location known already? (renewal)', es: '¿Ya se conoce la ubicación? (renovación)' },
      note: {
        en: 'Right after the amount, before the terms of the renewal (OPEN-040).',
        es: 'Justo después del importe, antes de las condiciones de la renovación (OPEN-040).',
      },
    },
    method: {
      title: { en: 'Which card?', es: '¿Qué tarjeta?' },
      note: {
        en: 'The card chosen before, or the first that has not expired (FLOW-PAY-13, CONF-036).',
        es: 'La tarjeta elegida antes, o la primera que no ha vencido (FLOW-PAY-13, CONF-036).',
      },
    },
    adding: {
      title: { en: 'Adding a card', es: 'Se agrega una tarjeta' },
      note: {
        en: 'A separate chart shows the screen. The payment continues with the new card (FLOW-CARD-05).',
        es: 'Un diagrama aparte muestra la pantalla. El pago continúa con la tarjeta nueva (FLOW-CARD-05).',
      },
    },
    'adding.filling': { title: { en: 'Entering the card', es: 'Se introduce la tarjeta' } },
    'adding.leaving': { title: { en: 'Leaving without a card', es: 'Salida sin tarjeta' } },
    reviewing: {
      title: { en: 'Is anything asked before the review?', es: '¿Se pregunta algo antes de la revisión?' },
      note: {
        en: 'The location, the documents of a renewal and autopay have screens of their own and lead back to the review (ROUTE-092, ROUTE-094, FLOW-AUTO-03).',
        es: 'La ubicación, los documentos de una renovación y el pago automático tienen sus propias pantallas y llevan de vuelta a la revisión (ROUTE-092, ROUTE-094, FLOW-AUTO-03).',
      },
    },
    'leaving.releasing': {
      title: { en: 'Giving the lock back', es: 'Se libera el bloqueo' },
      note: {
        en: 'The other party can renew the loan again (FLOW-REFI-03).',
        es: 'La otra parte puede volver a renovar el préstamo (FLOW-REFI-03).',
      },
    },
    locating: {
      title: { en: 'Is the location still known?', es: '¿Todavía se conoce la ubicación?' },
      note: {
        en: 'It was checked after the amount and counts for 10 minutes (FLOW-GEO-05). A renewal that pays out cash is checked as such (location-3).',
        es: 'Se revisó después del importe y vale 10 minutos (FLOW-GEO-05). Una renovación que paga efectivo se revisa como tal (location-3).',
      },
    },
    paying: { title: { en: 'Paying', es: 'Pago' } },
    'paying.review': {
      title: { en: 'Reviewing the payment', es: 'Se revisa el pago' },
      note: {
        en: 'After a refusal Pay is disabled until the customer changes something (FLOW-PAY-05). A payment whose response was lost can be sent again and is charged once (CONF-009).',
        es: 'Tras un rechazo, Pagar está desactivado hasta que el cliente cambia algo (FLOW-PAY-05). Un pago cuya respuesta se perdió se puede enviar otra vez y se cobra una sola vez (CONF-009).',
      },
    },
    'paying.processing': { title: { en: 'The payment is in progress', es: 'El pago está en curso' } },
    'paying.processing.waiting': {
      title: { en: 'The customer has to wait', es: 'El cliente tiene que esperar' },
      note: {
        en: 'Pay, Back and leaving do nothing here (OPEN-004).',
        es: 'Pagar, volver y salir no hacen nada aquí (OPEN-004).',
      },
    },
    'paying.processing.open': {
      title: { en: 'The outcome is unknown, the customer may leave', es: 'El resultado no se conoce y el cliente puede salir' },
      note: {
        en: 'The portal checks it again when the customer returns (CONF-007).',
        es: 'El portal lo consulta otra vez cuando el cliente regresa (CONF-007).',
      },
    },
    ...confirmedWords.states,
    leaving: { title: { en: 'Leaving', es: 'Salida' } },
    'leaving.arriving': { title: { en: 'Is a payment in progress?', es: '¿Hay un pago en curso?' } },
    'leaving.forgetting': { title: { en: 'Deleting the draft', es: 'Se borra el borrador' } },
    closed: { title: { en: 'Finished', es: 'Terminado' } },
  },
  events: {
    'flow.left': { en: 'the customer leaves', es: 'el cliente sale' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'amount.chosen': { en: 'the customer chooses an amount', es: 'el cliente elige un importe' },
    'amount.typed': { en: 'the customer types an amount', es: 'el cliente escribe un importe' },
    'documents.opened': { en: 'the customer sends the documents first', es: 'el cliente envía primero los documentos' },
    'renewal.chosen': { en: 'the customer wants to renew the loan', es: 'el cliente quiere renovar el préstamo' },
    'amount.confirmed': { en: 'the customer continues with the amount', es: 'el cliente continúa con el importe' },
    'partial.confirmed': { en: 'the customer confirms to pay less than is due', es: 'el cliente confirma que paga menos de lo debido' },
    'partial.declined': { en: 'the customer goes back to change the amount', es: 'el cliente regresa a cambiar el importe' },
    'method.chosen': { en: 'the customer chooses a card', es: 'el cliente elige una tarjeta' },
    'method.confirmed': { en: 'the customer continues with the card', es: 'el cliente continúa con la tarjeta' },
    'method.addChosen': { en: 'the customer adds a card', es: 'el cliente agrega una tarjeta' },
    'amount.changeChosen': { en: 'the customer changes the amount', es: 'el cliente cambia el importe' },
    'method.changeChosen': { en: 'the customer changes the card', es: 'el cliente cambia la tarjeta' },
    'payment.submitted': { en: 'the customer presses Pay', es: 'el cliente pulsa Pagar' },
    ...confirmedWords.events,
  },
  guards: {
    documentsWanted: { en: 'the lender asks for documents', es: 'el prestamista pide documentos' },
    isLoaded: { en: 'the loan is loaded', es: 'el préstamo está cargado' },
    couldGather: { en: 'the loan was loaded', es: 'el préstamo se cargó' },
    isInFlight: { en: 'a payment may be in progress', es: 'puede haber un pago en curso' },
    owesNothing: { en: 'the balance is zero', es: 'el saldo es cero' },
    isForbidden: { en: 'the status of the loan forbids a payment', es: 'el estado del préstamo prohíbe un pago' },
    asksFurther: { en: 'a later screen was requested', es: 'se pidió una pantalla posterior' },
    asksAutoPay: {
      en: 'autopay is offered and the customer was not asked yet',
      es: 'se ofrece el pago automático y todavía no se preguntó al cliente',
    },
    asksReview: { en: 'the review was requested and is complete', es: 'se pidió la revisión y está completa' },
    amountIsWrong: { en: 'the amount cannot be paid', es: 'el importe no se puede pagar' },
    asksPartial: { en: 'it is less than is due and not confirmed yet', es: 'es menos de lo debido y aún no se ha confirmado' },
    needsNewCard: {
      en: 'there is no card to choose, or a new one was requested',
      es: 'no hay tarjeta que elegir, o se pidió una nueva',
    },
    hasOthers: { en: 'there are other cards to pay with', es: 'hay otras tarjetas para pagar' },
    methodIsUsable: { en: 'the card has not expired', es: 'la tarjeta no ha vencido' },
    mayRouteToAmount: {
      en: 'the loan is loaded and no payment is in progress',
      es: 'el préstamo está cargado y no hay ningún pago en curso',
    },
    mayRouteToMethod: {
      en: 'the amount is accepted and no payment is in progress',
      es: 'el importe está aceptado y no hay ningún pago en curso',
    },
    mayRouteToNewCard: {
      en: 'the amount is accepted, cards may pay and no payment is in progress',
      es: 'el importe está aceptado, las tarjetas pueden pagar y no hay ningún pago en curso',
    },
    mayAddCard: { en: 'cards may pay', es: 'las tarjetas pueden pagar' },
    mayRouteToReview: {
      en: 'amount and card are chosen and no payment is in progress',
      es: 'hay importe y tarjeta, y no hay ningún pago en curso',
    },
    wasPaidHere: {
      en: 'the address is that of the receipt, and this tab has paid',
      es: 'la dirección es la del recibo, y esta pestaña pagó',
    },
    mayReview: { en: 'amount and card are valid', es: 'el importe y la tarjeta son válidos' },
    cardIsIdle: { en: 'no card is being checked or saved', es: 'no se está revisando ni guardando una tarjeta' },
    isLeaving: { en: 'the customer is leaving', es: 'el cliente está saliendo' },
    wasAdded: { en: 'a card was added', es: 'se agregó una tarjeta' },
    asksLocation: { en: 'the lender wants to know the location', es: 'el prestamista quiere conocer la ubicación' },
    asksLocationFirst: {
      en: 'the lender wants to know the location, and the amount was just chosen',
      es: 'el prestamista quiere conocer la ubicación, y se acaba de elegir el importe',
    },
    asksRenewalLocation: {
      en: 'the lender wants to know the location of a renewal',
      es: 'el prestamista quiere conocer la ubicación de una renovación',
    },
    isLocated: { en: 'it was checked in the last 10 minutes', es: 'se revisó en los últimos 10 minutos' },
    isLacking: {
      en: 'it was refused because the location, the documents or the lock is missing; nothing was charged',
      es: 'se rechazó porque falta la ubicación, los documentos o el bloqueo; no se cobró nada',
    },
    saysExpired: {
      en: 'it was refused because the offer of the settlement has expired; nothing was charged',
      es: 'se rechazó porque la oferta de acuerdo venció; no se cobró nada',
    },
    isSpent: { en: 'the payment of this settlement was refused too often', es: 'el pago de este acuerdo se rechazó demasiadas veces' },
    asksAgreement: { en: 'the documents of the renewal are not agreed to', es: 'falta aceptar los documentos de la renovación' },
    mayRenew: { en: 'the loan can be renewed with this amount', es: 'el préstamo se puede renovar con este importe' },
    holdsLock: { en: 'the customer holds the lock of the loan', es: 'el cliente tiene el bloqueo del préstamo' },
    lacksCvv: { en: 'the security code is missing', es: 'falta el código de seguridad' },
    mayPay: { en: 'everything is valid and nothing was refused', es: 'todo es válido y nada se rechazó' },
    goesBack: {
      en: 'the customer goes back to an earlier step of this payment',
      es: 'el cliente regresa a un paso anterior de este pago',
    },
    mayGoBack: {
      en: 'no card is being added, and the customer goes back to an earlier step of this payment',
      es: 'no se está agregando una tarjeta, y el cliente regresa a un paso anterior de este pago',
    },
    attemptIsOpen: { en: 'a payment has no outcome yet', es: 'un pago aún no tiene resultado' },
    isRefused: { en: 'the last payment was refused', es: 'el último pago fue rechazado' },
    methodIsMissing: { en: 'the lender no longer has the card', es: 'el prestamista ya no tiene la tarjeta' },
    moneyMoves: { en: 'the payment was sent', es: 'el pago se envió' },
    isAtRest: { en: 'no payment is in progress', es: 'no hay ningún pago en curso' },
    mayGoAway: { en: 'the customer need not wait any longer', es: 'el cliente ya no tiene que esperar' },
    mustWait: { en: 'the customer has to wait', es: 'el cliente tiene que esperar' },
    wishesAmount: {
      en: 'no payment is in progress and the customer wants to change the amount',
      es: 'no hay ningún pago en curso y el cliente quiere cambiar el importe',
    },
    wishesMethod: {
      en: 'no payment is in progress and the customer wants to change the card',
      es: 'no hay ningún pago en curso y el cliente quiere cambiar la tarjeta',
    },
    wishesToLeave: {
      en: 'no payment is in progress and the customer wants to leave',
      es: 'no hay ningún pago en curso y el cliente quiere salir',
    },
    wasPaid: { en: 'the loan was paid', es: 'el préstamo se pagó' },
    endedElsewhere: { en: 'the payment in another tab is finished', es: 'el pago en otra pestaña terminó' },
    wasNotSent: { en: 'the payment never reached the lender and never will', es: 'el pago no llegó al prestamista ni llegará' },
    ...confirmedWords.guards,
  },
  calls: {
    readWantedDocuments: { en: 'whether the lender asks for documents', es: 'si el prestamista pide documentos' },
    readLocated: { en: 'the last location check', es: 'la última revisión de la ubicación' },
    keepDraft: { en: 'saving the draft', es: 'guardar el borrador' },
    fetchParts: { en: 'the rest of the payment', es: 'el resto del pago' },
    preloadParts: { en: 'the rest of the payment, in advance', es: 'el resto del pago, por adelantado' },
    gathering: { en: 'loan, cards and dates', es: 'préstamo, tarjetas y fechas' },
    addCard: { en: 'the new card', es: 'la tarjeta nueva' },
    attempt: { en: 'the payment attempt', es: 'el intento de pago' },
    ...confirmedWords.calls,
    forgetDraft: { en: 'deleting the draft', es: 'borrar el borrador' },
    releaseLock: { en: 'the release of the lock', es: 'la liberación del bloqueo' },
  },
  delays: { lockPatience: { en: 'the lock is not given back in time', es: 'el bloqueo no se libera a tiempo' } },
} satisfies ChartWords;
