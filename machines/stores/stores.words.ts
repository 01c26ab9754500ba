import type { ChartWords } from '../graph/words.ts';

export const storesWords = {
  title: { en: 'Contact and stores', es: 'Contacto y tiendas' },
  note: {
    en: 'Phone numbers for everybody, signed in or not (MENU-010, CONST-045); a store for signed-in customers (ROUTE-056).',
    es: 'Teléfonos para todos, con sesión o sin ella (MENU-010, CONST-045); una tienda para clientes con sesión (ROUTE-056).',
  },
  states: {
    opening: { title: { en: 'Phone numbers or a store?', es: '¿Teléfonos o una tienda?' } },
    contactUs: { title: { en: 'Phone numbers and hours', es: 'Teléfonos y horarios' } },
    'contactUs.routing': { title: { en: 'Does the customer have a store?', es: '¿Tiene el cliente una tienda?' } },
    'contactUs.listing': {
      title: { en: "Loading the customer's stores", es: 'Se cargan las tiendas del cliente' },
      note: {
        en: 'They are those of the loans. Without the list the other numbers are shown alone.',
        es: 'Son las de los préstamos. Sin la lista se muestran solo los demás teléfonos.',
      },
    },
    'contactUs.loading': { title: { en: 'Loading the numbers', es: 'Se cargan los números' } },
    'contactUs.open': { title: { en: 'The customer looks at the numbers', es: 'El cliente mira los números' } },
    'contactUs.failed': { title: { en: 'The numbers could not be loaded', es: 'No se pudieron cargar los números' } },
    store: {
      title: { en: 'One store', es: 'Una tienda' },
      note: {
        en: 'The brand of the store replaces the brand of the address.',
        es: 'La marca de la tienda reemplaza la de la dirección.',
      },
    },
    'store.loading': { title: { en: 'Loading the store', es: 'Se carga la tienda' } },
    'store.unknown': { title: { en: 'There is no such store', es: 'No existe esa tienda' } },
    'store.failed': {
      title: { en: 'The store could not be loaded', es: 'No se pudo cargar la tienda' },
      note: { en: 'In the words of the specification (ERR-016).', es: 'Con las palabras de la especificación (ERR-016).' },
    },
    'store.opened': { title: { en: 'The customer looks at the store', es: 'El cliente mira la tienda' } },
    'store.opened.map': { title: { en: 'Map of the store', es: 'Mapa de la tienda' } },
    'store.opened.map.loading': { title: { en: 'Loading the map', es: 'Se carga el mapa' } },
    'store.opened.map.loaded': { title: { en: 'The map is loaded', es: 'El mapa está cargado' } },
    'store.opened.map.missing': {
      title: { en: 'The store has no map', es: 'La tienda no tiene mapa' },
      note: { en: 'The address says where the store is.', es: 'La dirección dice dónde está la tienda.' },
    },
    'store.opened.loans': { title: { en: 'Loans for an appointment', es: 'Préstamos para una cita' } },
    'store.opened.loans.routing': { title: { en: 'Are the loans loaded?', es: '¿Ya se cargaron los préstamos?' } },
    'store.opened.loans.loading': { title: { en: 'Loading the loans', es: 'Se cargan los préstamos' } },
    'store.opened.loans.loaded': {
      title: {
        en: 'An appointment is offered for each open loan of the brand',
        es: 'Se ofrece una cita por cada préstamo abierto de la marca',
      },
    },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'store.opened': { en: 'the customer opens a store', es: 'el cliente abre una tienda' },
    'contact.chosen': { en: 'the customer wants the phone numbers', es: 'el cliente quiere los teléfonos' },
    'appointment.chosen': { en: 'the customer wants an appointment', es: 'el cliente quiere una cita' },
  },
  guards: {
    asksForStore: { en: 'the address names a store', es: 'la dirección nombra una tienda' },
    mustListLoans: {
      en: 'a customer is signed in whose loans are not loaded yet',
      es: 'hay un cliente con sesión cuyos préstamos aún no se cargaron',
    },
    mayOpenStore: {
      en: 'the address names a store, and a customer is signed in',
      es: 'la dirección nombra una tienda y hay un cliente con sesión',
    },
    isOwnStore: { en: 'it is a store of a loan of the customer', es: 'es la tienda de un préstamo del cliente' },
    isNearby: { en: 'it is another store of the brand', es: 'es otra tienda de la marca' },
    isUnknownStore: { en: 'the service does not know the store', es: 'el servicio no conoce la tienda' },
    mayMeet: { en: 'the loan is open and of the brand of the store', es: 'el préstamo está abierto y es de la marca de la tienda' },
  },
  calls: {
    getAccounts: { en: 'the list of the loans', es: 'la lista de los préstamos' },
    getContacts: { en: 'the phone numbers', es: 'los números de teléfono' },
    getStore: { en: 'the store', es: 'la tienda' },
    getMap: { en: 'the map', es: 'el mapa' },
    findLoans: { en: 'the list of the loans', es: 'la lista de los préstamos' },
  },
  delays: {},
} satisfies ChartWords;
