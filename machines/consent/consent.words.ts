import type { ChartWords } from '../graph/words.ts';

export const consentWords = {
  title: { en: 'Consent to the terms', es: 'Aceptación de los términos' },
  note: {
    en: 'Stands before everything else when the terms of the account are newer than those the customer agreed to (OPEN-003).',
    es: 'Va antes que todo lo demás cuando los términos de la cuenta son más nuevos que los que el cliente aceptó (OPEN-003).',
  },
  states: {
    consenting: {
      title: { en: 'The terms of the account', es: 'Los términos de la cuenta' },
      note: {
        en: 'Nothing is ticked beforehand, and the button says what it does.',
        es: 'Nada viene marcado de antemano, y el botón dice lo que hace.',
      },
    },
    'consenting.asking': { title: { en: 'Asking for the terms', es: 'Se piden los términos' } },
    'consenting.failed': { title: { en: 'The terms could not be had', es: 'No se pudieron obtener los términos' } },
    'consenting.shown': { title: { en: 'The terms are shown whole', es: 'Los términos se muestran completos' } },
    'consenting.shown.reading': { title: { en: 'The customer reads', es: 'El cliente lee' } },
    'consenting.shown.saving': { title: { en: 'Saving a copy', es: 'Se guarda una copia' } },
    'consenting.shown.notSaved': { title: { en: 'The copy could not be saved', es: 'No se pudo guardar la copia' } },
    'consenting.dating': { title: { en: 'Which day is it?', es: '¿Qué día es?' } },
    'consenting.agreeing': {
      title: { en: 'The lender takes the consent down', es: 'El prestamista anota la aceptación' },
      note: {
        en: 'Said twice it is one record, so the customer may press again after an answer was lost.',
        es: 'Dicho dos veces queda una sola anotación; si se pierde la respuesta, el cliente puede volver a pulsar.',
      },
    },
    closed: { title: { en: 'Agreed, or not', es: 'Aceptado, o no' } },
  },
  events: {
    'consent.submitted': { en: 'the customer presses the button that agrees', es: 'el cliente pulsa el botón que acepta' },
    'consent.declined': { en: 'the customer does not agree', es: 'el cliente no acepta' },
    'copy.chosen': { en: 'the customer wants a copy', es: 'el cliente quiere una copia' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'signOut.chosen': { en: 'the customer signs out', es: 'el cliente cierra la sesión' },
  },
  guards: {
    areAgreed: { en: 'these terms are agreed to already', es: 'estos términos ya están aceptados' },
    boxIsTicked: { en: 'the box is ticked', es: 'la casilla está marcada' },
    areOutdated: { en: 'there are newer terms than those that were read', es: 'hay términos más nuevos que los leídos' },
    hasCopy: { en: 'the service sent a file of them', es: 'el servicio envió un archivo con ellos' },
  },
  calls: {
    getTerms: { en: 'the terms', es: 'los términos' },
    readClock: { en: 'the clock', es: 'el reloj' },
    agreeToTerms: { en: 'the record of the consent', es: 'la anotación de la aceptación' },
    saveFile: { en: 'saving the file', es: 'guardar el archivo' },
  },
  delays: {},
} satisfies ChartWords;
