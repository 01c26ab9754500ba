import type { ChartWords } from '../graph/words.ts';

export const externalPageWords = {
  title: { en: 'To a page outside', es: 'A una página externa' },
  note: {
    en: 'Leads a signed-in customer to a page of the lender outside of the portal, by its name (OPEN-002).',
    es: 'Lleva al cliente con sesión a una página del prestamista fuera del portal, por su nombre (OPEN-002).',
  },
  states: {
    hopping: { title: { en: 'On the way out', es: 'De camino afuera' } },
    'hopping.finding': { title: { en: 'Which page has this name?', es: '¿Qué página tiene ese nombre?' } },
    'hopping.opening': {
      title: { en: 'Opening the page', es: 'Se abre la página' },
      note: {
        en: 'The address is checked first, and only then the cookie with the token is renewed (STORE-003).',
        es: 'Primero se comprueba la dirección y solo después se renueva la cookie con el token (STORE-003).',
      },
    },
    'hopping.opened': { title: { en: 'The page is coming', es: 'La página está llegando' } },
    'hopping.unable': { title: { en: 'Unable to open the link', es: 'No se puede abrir el enlace' } },
    'hopping.failed': { title: { en: 'The service could not be asked', es: 'No se pudo consultar al servicio' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
  },
  guards: { mayOpen: { en: 'the name is known and its page may be opened', es: 'el nombre es conocido y su página se puede abrir' } },
  calls: {
    getSettings: { en: 'the list of pages', es: 'la lista de páginas' },
    openCase: { en: 'a case number, and whom to call', es: 'un número de caso y a quién llamar' },
    openHere: { en: 'opening the page', es: 'abrir la página' },
  },
  delays: {},
} satisfies ChartWords;
