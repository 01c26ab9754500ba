import type { ChartWords } from '../graph/words.ts';

export const cardFormWords = {
  title: { en: 'Entering a card', es: 'Introducir una tarjeta' },
  note: {
    en: "The number is typed in the vault's own form. The portal gets a token that works once (FLOW-CARD-05).",
    es: 'El número se escribe en el formulario de la propia bóveda. El portal recibe una ficha que sirve una vez (FLOW-CARD-05).',
  },
  states: {
    opening: { title: { en: 'Asking for a card form', es: 'Se pide un formulario de tarjeta' } },
    unavailable: { title: { en: 'No card form is to be had', es: 'No hay formulario de tarjeta disponible' } },
    open: { title: { en: 'The form is open', es: 'El formulario está abierto' } },
    'open.arriving': { title: { en: 'The form is on its way', es: 'El formulario está en camino' } },
    'open.shown': { title: { en: 'The form is there to be filled in', es: 'El formulario está listo para rellenar' } },
    'open.checking': { title: { en: 'The vault looks at the card', es: 'La bóveda mira la tarjeta' } },
    saving: {
      title: { en: 'The lender saves the card', es: 'El prestamista guarda la tarjeta' },
      note: {
        en: 'A refused card needs a fresh form: its token is spent.',
        es: 'Una tarjeta rechazada necesita un formulario nuevo: su ficha ya se usó.',
      },
    },
    saved: {
      title: { en: 'The card can be used', es: 'La tarjeta se puede usar' },
      note: {
        en: 'The card of a guest, or one not to be kept, is forgotten after the payment (FLOW-CARD-01, FLOW-PAY-07).',
        es: 'La tarjeta de un invitado, o la que no se quiere guardar, se olvida tras el pago (FLOW-CARD-01, FLOW-PAY-07).',
      },
    },
  },
  events: {
    'card.saveChosen': { en: 'the customer chooses whether to keep the card', es: 'el cliente elige si guarda la tarjeta' },
    'card.retryChosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'card.dressed': { en: 'the page changes its colours or language', es: 'la página cambia de colores o de idioma' },
    'vault.said': { en: 'the card form says something', es: 'el formulario de la tarjeta dice algo' },
    'card.submitted': { en: 'the customer submits the card', es: 'el cliente envía la tarjeta' },
  },
  guards: {
    maySave: { en: 'the customer is no guest', es: 'el cliente no es un invitado' },
    isReady: { en: 'the form is ready', es: 'el formulario está listo' },
    isTokenized: { en: 'the card is good', es: 'la tarjeta es correcta' },
    isRefused: { en: 'something in the card is wrong', es: 'algo en la tarjeta es incorrecto' },
  },
  calls: {
    openCardForm: { en: 'a fresh card form', es: 'un formulario de tarjeta nuevo' },
    watchVault: { en: 'the card form', es: 'el formulario de la tarjeta' },
    postCard: { en: 'saving the card', es: 'guardar la tarjeta' },
  },
  delays: {
    vaultPatience: { en: 'the card form has not answered in time', es: 'el formulario de la tarjeta no ha respondido a tiempo' },
  },
} satisfies ChartWords;
