import type { ChartWords } from '../graph/words.ts';

export const disburseMethodWords = {
  title: { en: 'Where the money goes', es: 'A dónde va el dinero' },
  note: {
    en: 'To a debit card that can receive money, to MoneyGram, or to the store. Several flows use this chart (ROUTE-088, ROUTE-089).',
    es: 'A una tarjeta de débito que puede recibir dinero, a MoneyGram o a la tienda. Varios flujos usan este diagrama (ROUTE-088, ROUTE-089).',
  },
  states: {
    list: { title: { en: 'The ways to get the money', es: 'Las formas de recibir el dinero' } },
    'list.arriving': { title: { en: 'Are the cards known?', es: '¿Se conocen las tarjetas?' } },
    'list.loading': { title: { en: 'Loading', es: 'Se carga' } },
    'list.loading.clock': { title: { en: 'Reading the clock', es: 'Se lee el reloj' } },
    'list.loading.cards': { title: { en: 'Loading the cards', es: 'Se cargan las tarjetas' } },
    'list.choosing': {
      title: { en: 'The customer chooses', es: 'El cliente elige' },
      note: {
        en: 'The first card that can receive money is proposed (FLOW-DRAW-07).',
        es: 'Se propone la primera tarjeta que puede recibir dinero (FLOW-DRAW-07).',
      },
    },
    'list.confirming': { title: { en: 'Remove the card?', es: '¿Eliminar la tarjeta?' } },
    'list.removing': {
      title: { en: 'Removing the card', es: 'Se elimina la tarjeta' },
      note: { en: 'A chosen card is no longer chosen (FLOW-DRAW-06).', es: 'Una tarjeta elegida deja de estarlo (FLOW-DRAW-06).' },
    },
    'list.checking': { title: { en: 'Is the card gone?', es: '¿Ya no está la tarjeta?' } },
    adding: {
      title: { en: 'A new card', es: 'Una tarjeta nueva' },
      note: { en: 'It receives the money, when it can (FLOW-DRAW-05).', es: 'Recibe el dinero, si puede (FLOW-DRAW-05).' },
    },
    closed: { title: { en: 'A way was chosen, or the customer went back', es: 'Se eligió una forma, o el cliente regresó' } },
  },
  events: {
    'method.chosen': { en: 'chooses a way', es: 'elige una forma' },
    'method.confirmed': { en: 'goes on with it', es: 'sigue con ella' },
    'card.addChosen': { en: 'wants to add a card', es: 'quiere agregar una tarjeta' },
    'card.removeChosen': { en: 'wants to remove a card', es: 'quiere eliminar una tarjeta' },
    'card.removeConfirmed': { en: 'confirms the removal', es: 'confirma la eliminación' },
    'card.removeDeclined': { en: 'keeps the card', es: 'conserva la tarjeta' },
    'retry.chosen': { en: 'tries again', es: 'lo intenta de nuevo' },
    'flow.left': { en: 'goes back', es: 'regresa' },
  },
  guards: {
    isLoaded: { en: 'the cards are known', es: 'se conocen las tarjetas' },
    cardsAreMissing: { en: 'the cards could not be loaded', es: 'no se pudieron cargar las tarjetas' },
    mayChoose: { en: 'the money can go there', es: 'el dinero puede ir ahí' },
    hasChoice: { en: 'a way is chosen', es: 'hay una forma elegida' },
    mayAdd: { en: 'the limit of cards is not reached', es: 'no se llegó al límite de tarjetas' },
    isListed: { en: 'the card is in the list', es: 'la tarjeta está en la lista' },
    mayRemove: { en: 'the lender has not refused to remove it', es: 'el prestamista no se negó a eliminarla' },
    isGone: { en: 'the card is gone', es: 'la tarjeta ya no está' },
    wasAdded: { en: 'a card was added', es: 'se agregó una tarjeta' },
  },
  calls: {
    readClock: { en: 'the clock', es: 'el reloj' },
    listCards: { en: 'the saved cards', es: 'las tarjetas guardadas' },
    removeCard: { en: 'the removal', es: 'la eliminación' },
    checkCards: { en: 'the saved cards', es: 'las tarjetas guardadas' },
    addCard: { en: 'the form of a new card', es: 'el formulario de una tarjeta nueva' },
  },
  delays: {},
} satisfies ChartWords;
