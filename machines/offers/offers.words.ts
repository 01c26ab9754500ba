import type { ChartWords } from '../graph/words.ts';

export const offersWords = {
  title: { en: 'Offers', es: 'Ofertas' },
  note: {
    en: 'The offers of one brand: to settle a loan for less, to borrow after an appraisal, or to apply on the brand’s own page (PROD-024).',
    es: 'Las ofertas de una marca: cerrar un préstamo con un acuerdo por menos, pedir prestado después de un avalúo o presentar una solicitud en la página de la marca (PROD-024).',
  },
  states: {
    opening: {
      title: { en: 'Can this customer have offers?', es: '¿Puede este cliente tener ofertas?' },
      note: {
        en: 'TLXe customers, while the lender has offers switched on (ROLE-003, FLAG-008).',
        es: 'Clientes de TLXe, mientras el prestamista tenga activadas las ofertas (ROLE-003, FLAG-008).',
      },
    },
    readingClock: { title: { en: 'Reading the clock', es: 'Se lee el reloj' } },
    loadingLoans: {
      title: { en: 'Loading the loans', es: 'Se cargan los préstamos' },
      note: { en: 'They name the loan of a settlement offer.', es: 'Dan nombre al préstamo de una oferta de acuerdo.' },
    },
    loading: { title: { en: 'Loading the offers', es: 'Se cargan las ofertas' } },
    failed: { title: { en: 'The offers could not be loaded', es: 'No se pudieron cargar las ofertas' } },
    routing: { title: { en: 'Which offer?', es: '¿Qué oferta?' } },
    list: {
      title: { en: 'All offers', es: 'Todas las ofertas' },
      note: {
        en: 'Every offer on the screen counts as viewed from now on; expired ones are below and marked (FLOW-OFFER-01).',
        es: 'Toda oferta en la pantalla cuenta como vista desde ahora; las vencidas están abajo y marcadas (FLOW-OFFER-01).',
      },
    },
    details: {
      title: { en: 'A settlement or appraisal offer', es: 'Una oferta de acuerdo o de avalúo' },
      note: { en: 'An expired offer has no way to accept it.', es: 'Una oferta vencida no se puede aceptar.' },
    },
    widget: {
      title: { en: 'An offer to apply for', es: 'Una oferta que se solicita' },
      note: {
        en: 'The application is a page of the brand outside the portal.',
        es: 'La solicitud es una página de la marca fuera del portal.',
      },
    },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'offer.opened': { en: 'the customer opens an offer', es: 'el cliente abre una oferta' },
    'offers.opened': { en: 'the customer goes to all offers', es: 'el cliente va a todas las ofertas' },
    'origination.chosen': { en: 'the customer takes the new loan', es: 'el cliente toma el préstamo nuevo' },
    'settlement.chosen': { en: 'the customer accepts the settlement offer', es: 'el cliente acepta la oferta de acuerdo' },
    'help.chosen': { en: 'the customer wants to call', es: 'el cliente quiere llamar' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes to the accounts', es: 'el cliente va a las cuentas' },
  },
  guards: {
    mayHaveOffers: { en: 'the customer can have offers', es: 'el cliente puede tener ofertas' },
    isLoaded: { en: 'the offers are loaded', es: 'las ofertas están cargadas' },
    opensDetails: { en: 'it is a settlement or appraisal offer', es: 'es una oferta de acuerdo o de avalúo' },
    opensWidget: { en: 'it is an offer to apply for', es: 'es una oferta que se solicita' },
    mayOriginate: { en: 'the new loan can be taken here', es: 'el préstamo nuevo se puede tomar aquí' },
    maySettle: {
      en: 'the settlement offer is open, and its brand settles here',
      es: 'la oferta de acuerdo está vigente y su marca la atiende aquí',
    },
    asksForDetails: {
      en: 'the address names a settlement or appraisal offer of the customer',
      es: 'la dirección nombra una oferta de acuerdo o de avalúo del cliente',
    },
    asksForWidget: {
      en: 'the address names an offer to apply for',
      es: 'la dirección nombra una oferta que se solicita',
    },
    asksForOffer: {
      en: 'the address names an offer that the customer does not have',
      es: 'la dirección nombra una oferta que el cliente no tiene',
    },
  },
  calls: {
    readClock: { en: 'the time', es: 'la hora' },
    getAccounts: { en: 'the loans', es: 'los préstamos' },
    getOffers: { en: 'the offers', es: 'las ofertas' },
    storeListed: { en: 'marking the offers as viewed', es: 'marcar las ofertas como vistas' },
    storeDetails: { en: 'marking the offer as viewed', es: 'marcar la oferta como vista' },
    storeWidget: { en: 'marking the offer as viewed', es: 'marcar la oferta como vista' },
  },
  delays: {},
} satisfies ChartWords;
