import type { ChartWords } from '../graph/words.ts';
import { codeStateWords, codeWords } from '../kit/codes.words.ts';

export const trustedDeviceWords = {
  title: { en: 'A device that is not known', es: 'Un dispositivo desconocido' },
  note: {
    en: 'The password was right, but this device needs a code before anything else. Whoever gives up or fails is signed out (FLOW-AUTH-15).',
    es: 'La contraseña era correcta, pero este dispositivo necesita un código antes que nada. Quien abandona o falla sale de la sesión (FLOW-AUTH-15).',
  },
  main: ['warning', 'method', 'code', 'closed'],
  states: {
    ...codeStateWords('method', 'code'),
    warning: { title: { en: 'This device is new', es: 'Este dispositivo es nuevo' } },
    'warning.asking': { title: { en: 'Asking where a code can go', es: 'Se pregunta adónde puede ir un código' } },
    'warning.shown': { title: { en: 'Waiting for the customer to go on', es: 'Se espera que el cliente continúe' } },
    'warning.failed': { title: { en: 'The ways could not be had', es: 'No se pudieron obtener las formas' } },
    code: {
      title: { en: 'Entering the code', es: 'Introducción del código' },
      note: {
        en: 'The third wrong code ends the session; before it the customer is told so.',
        es: 'El tercer código erróneo termina la sesión; antes se avisa al cliente.',
      },
    },
    'code.checking': { title: { en: 'Was the code taken?', es: '¿Se aceptó el código?' } },
    'code.renewing': { title: { en: 'The customer is read anew', es: 'Se leen de nuevo los datos del cliente' } },
    'code.unread': { title: { en: 'Trusted, but not shown yet', es: 'De confianza, pero aún no se muestra' } },
    email: {
      title: { en: 'Is this e-mail still the customer’s?', es: '¿Este correo sigue siendo del cliente?' },
      note: {
        en: 'For a code that does not come: look again, choose another way, or call. It cannot be changed on a strange device (ROUTE-030).',
        es: 'Para un código que no llega: mirar otra vez, elegir otra forma o llamar. No se puede cambiar en un dispositivo desconocido (ROUTE-030).',
      },
    },
    closed: { title: { en: 'Trusted or refused', es: 'De confianza o rechazado' } },
  },
  events: {
    ...codeWords.events,
    'warning.confirmed': { en: 'the customer goes on', es: 'el cliente continúa' },
    'email.questioned': { en: 'the code does not come by e-mail', es: 'el código no llega por correo' },
    'email.confirmed': { en: 'the e-mail is the right one', es: 'el correo es el correcto' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer gives up and is signed out', es: 'el cliente abandona y sale de la sesión' },
  },
  guards: {
    ...codeWords.guards,
    isTrustedAlready: { en: 'the device is trusted already', es: 'el dispositivo ya es de confianza' },
    isTrusted: { en: 'the device is trusted now', es: 'el dispositivo ya es de confianza' },
    wentByEmail: { en: 'the code went by e-mail', es: 'el código fue por correo' },
    wasLast: {
      en: 'it was the third wrong code, or the service takes no more',
      es: 'fue el tercer código erróneo, o el servicio no admite más',
    },
    wasWrong: { en: 'it is not the code that was sent', es: 'no es el código que se envió' },
    isForbidden: { en: 'the service sends this customer no code', es: 'el servicio no envía códigos a este cliente' },
    isUnclear: { en: 'no usable answer came', es: 'no llegó ninguna respuesta útil' },
  },
  calls: {
    ...codeWords.calls,
    checkDevice: { en: 'the question whether the device is trusted', es: 'la pregunta de si el dispositivo es de confianza' },
    readPerson: { en: 'the customer read anew', es: 'los datos del cliente leídos de nuevo' },
  },
  delays: codeWords.delays,
} satisfies ChartWords;
