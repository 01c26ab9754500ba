import type { ChartWords } from '../graph/words.ts';

export const addCardWords = {
  title: { en: 'Adding a card', es: 'Agregar una tarjeta' },
  note: {
    en: 'The card number is typed into the form of the card vault and never reaches the portal, which gets a token that works once (FLOW-CARD-05). Several flows use this chart.',
    es: 'El número se escribe en el formulario de la bóveda de tarjetas y nunca llega al portal, que recibe un token de un solo uso (FLOW-CARD-05). Varios flujos usan este diagrama.',
  },
  states: {
    card: { title: { en: 'A new card', es: 'Una tarjeta nueva' } },
    'card.opening': { title: { en: 'Requesting a card form', es: 'Se solicita un formulario de tarjeta' } },
    'card.noForm': {
      title: { en: 'The processor has no card form', es: 'El procesador no tiene formulario de tarjeta' },
      note: { en: 'The store takes the card (OPEN-047).', es: 'La tienda toma la tarjeta (OPEN-047).' },
    },
    'card.unavailable': { title: { en: 'The card form is unavailable', es: 'El formulario de tarjeta no está disponible' } },
    'card.open': { title: { en: 'The form is open', es: 'El formulario está abierto' } },
    'card.open.loading': { title: { en: 'The form is loading', es: 'El formulario se está cargando' } },
    'card.open.entering': { title: { en: 'The customer enters the card', es: 'El cliente escribe los datos de la tarjeta' } },
    'card.open.checking': { title: { en: 'The vault checks the card', es: 'La bóveda revisa la tarjeta' } },
    'card.saving': {
      title: { en: 'The lender saves the card', es: 'El prestamista guarda la tarjeta' },
      note: {
        en: 'A refused card needs a new form: its token is spent.',
        es: 'Una tarjeta rechazada necesita un formulario nuevo: su token ya se usó.',
      },
    },
    closed: {
      title: { en: 'A card was added, or the customer went back', es: 'Se agregó una tarjeta, o el cliente regresó' },
      note: {
        en: 'A guest card, or one that the customer does not save, is deleted after its use (FLOW-CARD-01, FLOW-PAY-07).',
        es: 'La tarjeta de un invitado, o la que el cliente no guarda, se borra después de usarse (FLOW-CARD-01, FLOW-PAY-07).',
      },
    },
  },
  events: {
    'card.saveChosen': { en: 'the customer chooses whether to save the card', es: 'el cliente elige si guarda la tarjeta' },
    'card.retryChosen': { en: 'the customer asks for a new form', es: 'el cliente pide un formulario nuevo' },
    'card.declined': { en: 'the customer goes back without a new card', es: 'el cliente regresa sin una tarjeta nueva' },
    'card.dressed': { en: 'the page changes its theme or language', es: 'la página cambia de tema o de idioma' },
    'vault.reported': { en: 'the card form sends a message', es: 'el formulario de la tarjeta envía un mensaje' },
    'card.recognized': { en: 'the first digits say what the card can do', es: 'los primeros dígitos dicen qué puede hacer la tarjeta' },
    'card.submitted': { en: 'the customer submits the card', es: 'el cliente envía la tarjeta' },
  },
  guards: {
    maySave: { en: 'the customer may save the card', es: 'el cliente puede guardar la tarjeta' },
    hasForm: { en: 'the processor has a card form', es: 'el procesador tiene un formulario de tarjeta' },
    isReady: { en: 'the form is ready', es: 'el formulario está listo' },
    isNumbered: {
      en: 'the number is complete, or no longer, and the card is only saved',
      es: 'el número está completo, o ya no, y la tarjeta solo se guarda',
    },
    isTokenized: { en: 'the card is valid', es: 'la tarjeta es válida' },
    isRefused: { en: 'the card has an error', es: 'la tarjeta tiene un error' },
  },
  calls: {
    openCardForm: { en: 'a new card form', es: 'un formulario de tarjeta nuevo' },
    watchVault: { en: 'the card form', es: 'el formulario de la tarjeta' },
    lookUpCard: { en: 'the lookup of the first 8 digits', es: 'la consulta de los primeros 8 dígitos' },
    postCard: { en: 'saving the card', es: 'guardar la tarjeta' },
  },
  delays: {
    vaultPatience: { en: 'the card form does not answer in time', es: 'el formulario de la tarjeta no responde a tiempo' },
  },
} satisfies ChartWords;
