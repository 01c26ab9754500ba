import type { ChartWords } from '../graph/words.ts';

export const cardsWords = {
  title: { en: 'Payment methods', es: 'Formas de pago' },
  note: {
    en: 'The saved cards of the customer: which one a payment proposes, which one autopay uses, adding one and removing one (PROD-019). No money moves here.',
    es: 'Las tarjetas guardadas del cliente: cuál propone un pago, cuál usa el pago automático, agregar una y eliminar una (PROD-019). Aquí no se mueve dinero.',
  },
  main: ['list.loading', 'list.open', 'adding', 'closed'],
  states: {
    list: { title: { en: 'The list of cards', es: 'La lista de tarjetas' } },
    'list.loading': { title: { en: 'Loading the cards', es: 'Se cargan las tarjetas' } },
    'list.loading.cards': { title: { en: 'The cards', es: 'Las tarjetas' } },
    'list.loading.cards.loading': { title: { en: 'Loading the saved cards', es: 'Se cargan las tarjetas guardadas' } },
    'list.loading.cards.done': { title: { en: 'Loaded or failed', es: 'Cargadas, o no' } },
    'list.loading.loans': {
      title: { en: 'The loans', es: 'Los préstamos' },
      note: {
        en: 'They name the card that autopay uses (FLOW-AUTO-01).',
        es: 'Nombran la tarjeta que usa el pago automático (FLOW-AUTO-01).',
      },
    },
    'list.loading.loans.loading': { title: { en: 'Loading the loans', es: 'Se cargan los préstamos' } },
    'list.loading.loans.done': { title: { en: 'Loaded or failed', es: 'Cargados, o no' } },
    'list.loading.clock': { title: { en: 'The date', es: 'La fecha' } },
    'list.loading.clock.reading': { title: { en: 'Reading the date', es: 'Se lee la fecha' } },
    'list.loading.clock.done': { title: { en: 'The date is known', es: 'Se conoce la fecha' } },
    'list.failed': { title: { en: 'The cards could not be loaded', es: 'No se pudieron cargar las tarjetas' } },
    'list.open': { title: { en: 'The customer looks at the cards', es: 'El cliente mira las tarjetas' } },
    'list.confirming': {
      title: { en: 'Does the customer confirm the removal?', es: '¿Confirma el cliente que la elimina?' },
      note: { en: 'The question names the card (FLOW-CARD-07).', es: 'La pregunta nombra la tarjeta (FLOW-CARD-07).' },
    },
    'list.removing': { title: { en: 'Removing the card', es: 'Se elimina la tarjeta' } },
    'list.checking': {
      title: { en: 'Is the card still there?', es: '¿Sigue ahí la tarjeta?' },
      note: {
        en: 'After a failure the list of the lender says whether the card was removed all the same.',
        es: 'Después de una falla, la lista del prestamista dice si la tarjeta se eliminó de todos modos.',
      },
    },
    adding: {
      title: { en: 'Adding a card', es: 'Agregar una tarjeta' },
      note: {
        en: 'A chart of its own shows the form of the card vault (ROUTE-055).',
        es: 'Un diagrama propio muestra el formulario de la bóveda de tarjetas (ROUTE-055).',
      },
    },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'card.addChosen': { en: 'the customer wants to add a card', es: 'el cliente quiere agregar una tarjeta' },
    'card.removeChosen': { en: 'the customer wants to remove a card', es: 'el cliente quiere eliminar una tarjeta' },
    'card.removeConfirmed': { en: 'the customer confirms it', es: 'el cliente lo confirma' },
    'card.removeDeclined': { en: 'the customer keeps the card', es: 'el cliente conserva la tarjeta' },
    'autoPay.opened': {
      en: 'the customer goes to the autopay that uses the card',
      es: 'el cliente va al pago automático que usa la tarjeta',
    },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back to the accounts', es: 'el cliente vuelve a las cuentas' },
  },
  guards: {
    hasFailed: { en: 'the cards could not be loaded', es: 'no se pudieron cargar las tarjetas' },
    asksForNew: {
      en: 'the address asks for a new card, and one may be added',
      es: 'la dirección pide una tarjeta nueva, y se puede agregar una',
    },
    mayAdd: { en: 'the cards are loaded and below the limit', es: 'las tarjetas ya se cargaron y no llegan al límite' },
    isListed: { en: 'the card is in the list', es: 'la tarjeta está en la lista' },
    mayRemove: {
      en: 'no autopay uses the card, and the lender has not refused to remove it',
      es: 'ningún pago automático usa la tarjeta, y el prestamista no se negó a eliminarla',
    },
    isGone: { en: 'the card is no longer in the list of the lender', es: 'la tarjeta ya no está en la lista del prestamista' },
    isPaidByCard: { en: 'the card pays this loan by autopay', es: 'la tarjeta paga este préstamo con pago automático' },
    wasAdded: { en: 'a card was added', es: 'se agregó una tarjeta' },
  },
  calls: {
    listCards: { en: 'the saved cards', es: 'las tarjetas guardadas' },
    getAccounts: { en: 'the loans', es: 'los préstamos' },
    readClock: { en: 'the date', es: 'la fecha' },
    removeCard: { en: 'removing the card', es: 'eliminar la tarjeta' },
    checkCards: { en: 'whether the card is still there', es: 'si la tarjeta sigue ahí' },
    addCard: { en: 'adding a card', es: 'agregar una tarjeta' },
  },
  delays: {},
} satisfies ChartWords;
