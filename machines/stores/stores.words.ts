import type { ChartWords } from '../graph/words.ts';

export const storesWords = {
  title: { en: 'Contact us', es: 'Contacto' },
  note: {
    en: 'Open to everybody, signed in or not (MENU-010, CONST-045).',
    es: 'Abierto a todos, con sesión o sin ella (MENU-010, CONST-045).',
  },
  states: {
    contactUs: { title: { en: 'Phone numbers and hours', es: 'Teléfonos y horarios' } },
    'contactUs.loading': { title: { en: 'Loading the numbers', es: 'Se cargan los números' } },
    'contactUs.shown': { title: { en: 'The numbers are shown', es: 'Se muestran los números' } },
    'contactUs.failed': { title: { en: 'The numbers could not be loaded', es: 'No se pudieron cargar los números' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
  },
  guards: {},
  calls: { getContacts: { en: 'the phone numbers', es: 'los números de teléfono' } },
  delays: {},
} satisfies ChartWords;
