import type { ChartWords } from '../graph/words.ts';

export const externalPageWords = {
  title: { en: 'Opening a page outside', es: 'Apertura de una página externa' },
  note: {
    en: 'Leads a signed-in customer to a page of the lender outside of the portal, by its name (OPEN-002).',
    es: 'Lleva al cliente con sesión a una página del prestamista fuera del portal, por su nombre (OPEN-002).',
  },
  states: {
    screen: { title: { en: 'The page that leads outside', es: 'La página que lleva afuera' } },
    'screen.finding': { title: { en: 'Which page has this name?', es: '¿Qué página tiene ese nombre?' } },
    'screen.opening': {
      title: { en: 'Opening the page', es: 'Se abre la página' },
      note: {
        en: 'The portal checks the address first, then renews the cookie with the token (STORE-003).',
        es: 'El portal primero comprueba la dirección y después renueva la cookie con el token (STORE-003).',
      },
    },
    'screen.opened': { title: { en: 'The browser loads the page', es: 'El navegador carga la página' } },
    'screen.unable': { title: { en: 'Unable to open the link', es: 'No se puede abrir el enlace' } },
    'screen.failed': { title: { en: 'The list of pages could not be loaded', es: 'No se pudo cargar la lista de páginas' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
  },
  guards: {
    mayOpen: {
      en: 'the settings have the name and its page is allowed',
      es: 'la configuración tiene el nombre y su página está permitida',
    },
  },
  calls: {
    getSettings: { en: 'the list of pages', es: 'la lista de páginas' },
    openCase: { en: 'a case number, and whom to call', es: 'un número de caso y a quién llamar' },
    openHere: { en: 'opening the page', es: 'abrir la página' },
  },
  delays: {},
} satisfies ChartWords;
