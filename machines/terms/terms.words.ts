import type { ChartWords } from '../graph/words.ts';

export const termsWords = {
  title: { en: 'Terms and notices', es: 'Términos y avisos' },
  note: {
    en: 'What can be read at any time, signed in or not (ROUTE-098, ROUTE-099, ROUTE-103).',
    es: 'Lo que se puede leer en cualquier momento, con sesión o sin ella (ROUTE-098, ROUTE-099, ROUTE-103).',
  },
  states: {
    opening: {
      title: { en: 'Loading the links of the brand', es: 'Se cargan los enlaces de la marca' },
      note: {
        en: 'The documents can be read without them.',
        es: 'Los documentos se pueden leer sin ellos.',
      },
    },
    sorting: { title: { en: 'Which document?', es: '¿Qué documento?' } },
    terms: {
      title: { en: 'The terms', es: 'Los términos' },
      note: {
        en: 'In the portal for TitleMax and InstaLoan only; the other brands have theirs on their own sites (BRAND-006).',
        es: 'En el portal solo para TitleMax e InstaLoan; las demás marcas los tienen en sus propios sitios (BRAND-006).',
      },
    },
    'terms.sorting': { title: { en: 'Whose terms?', es: '¿Los términos de quién?' } },
    'terms.visitor': { title: { en: 'A visitor reads where to find the terms', es: 'El visitante lee dónde están los términos' } },
    'terms.loading': { title: { en: 'Loading the terms', es: 'Se cargan los términos' } },
    'terms.failed': { title: { en: 'The terms could not be loaded', es: 'No se pudieron cargar los términos' } },
    'terms.loaded': {
      title: { en: 'The terms, and what the customer agreed to', es: 'Los términos, y lo que el cliente aceptó' },
    },
    'terms.loaded.reading': { title: { en: 'The customer reads', es: 'El cliente lee' } },
    'terms.loaded.saving': { title: { en: 'Saving a copy', es: 'Se guarda una copia' } },
    'terms.loaded.notSaved': { title: { en: 'The copy could not be saved', es: 'No se pudo guardar la copia' } },
    optIn: { title: { en: 'What opting in to messages means', es: 'Qué significa aceptar mensajes' } },
    experian: { title: { en: 'The notice about credit reports', es: 'El aviso sobre informes de crédito' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'copy.chosen': { en: 'the customer wants a copy', es: 'el cliente quiere una copia' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
  },
  guards: {
    asksForOptIn: { en: 'the address names the notice about messages', es: 'la dirección nombra el aviso sobre mensajes' },
    asksForExperian: {
      en: 'the address names the notice about credit reports',
      es: 'la dirección nombra el aviso sobre informes de crédito',
    },
    hasTerms: { en: 'a customer is signed in', es: 'un cliente ha iniciado sesión' },
    hasCopy: { en: 'the service sent the terms as a file', es: 'el servicio envió los términos como archivo' },
  },
  calls: {
    getSettings: { en: 'the links of the brand', es: 'los enlaces de la marca' },
    getTerms: { en: 'the terms', es: 'los términos' },
    saveFile: { en: 'saving the file', es: 'guardar el archivo' },
  },
  delays: {},
} satisfies ChartWords;
