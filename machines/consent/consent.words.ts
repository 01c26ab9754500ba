import type { ChartWords } from '../graph/words.ts';

export const consentWords = {
  title: { en: 'Consent to the terms', es: 'Aceptación de los términos' },
  note: {
    en: 'Comes before everything else when the terms of the account are newer than those the customer agreed to (OPEN-003).',
    es: 'Va antes que todo lo demás cuando los términos de la cuenta son más nuevos que los que el cliente aceptó (OPEN-003).',
  },
  states: {
    consenting: {
      title: { en: 'The terms of the account', es: 'Los términos de la cuenta' },
      note: {
        en: 'Nothing is preselected, and the button says what it does.',
        es: 'Nada viene marcado de antemano, y el botón dice lo que hace.',
      },
    },
    'consenting.loading': { title: { en: 'Loading the terms', es: 'Se cargan los términos' } },
    'consenting.failed': { title: { en: 'The terms could not be loaded', es: 'No se pudieron cargar los términos' } },
    'consenting.viewing': { title: { en: 'The full terms are shown', es: 'Se muestran los términos completos' } },
    'consenting.viewing.reading': { title: { en: 'The customer reads', es: 'El cliente lee' } },
    'consenting.viewing.saving': { title: { en: 'Saving a copy', es: 'Se guarda una copia' } },
    'consenting.viewing.notSaved': { title: { en: 'The copy could not be saved', es: 'No se pudo guardar la copia' } },
    'consenting.dating': { title: { en: 'Reading the date', es: 'Se lee la fecha' } },
    'consenting.agreeing': {
      title: { en: 'Recording the consent', es: 'Se registra la aceptación' },
      note: {
        en: 'After a lost response the customer can agree again: the lender keeps one record.',
        es: 'Si se pierde la respuesta, el cliente puede aceptar otra vez: el prestamista guarda un solo registro.',
      },
    },
    closed: { title: { en: 'Agreed, declined or signed out', es: 'Aceptado, rechazado o sesión cerrada' } },
  },
  events: {
    'consent.submitted': { en: 'the customer presses the button to agree', es: 'el cliente presiona el botón para aceptar' },
    'consent.declined': { en: 'the customer does not agree', es: 'el cliente no acepta' },
    'copy.chosen': { en: 'the customer wants a copy', es: 'el cliente quiere una copia' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'signOut.chosen': { en: 'the customer signs out', es: 'el cliente cierra la sesión' },
  },
  guards: {
    areAgreed: { en: 'the customer has already agreed to these terms', es: 'el cliente ya aceptó estos términos' },
    boxIsChecked: { en: 'the box is checked', es: 'la casilla está marcada' },
    areOutdated: { en: 'there are newer terms than those shown', es: 'hay términos más nuevos que los mostrados' },
    hasCopy: { en: 'there is a file of the terms', es: 'hay un archivo de los términos' },
  },
  calls: {
    getTerms: { en: 'the terms', es: 'los términos' },
    readClock: { en: 'the clock', es: 'el reloj' },
    agreeToTerms: { en: 'the record of the consent', es: 'el registro de la aceptación' },
    saveFile: { en: 'saving the file', es: 'guardar el archivo' },
  },
  delays: {},
} satisfies ChartWords;
