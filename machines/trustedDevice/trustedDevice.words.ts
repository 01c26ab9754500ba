import type { ChartWords } from '../graph/words.ts';

export const trustedDeviceWords = {
  title: { en: 'A device that is not known', es: 'Un dispositivo desconocido' },
  note: {
    en: 'The password was right, but this device needs a code before anything else. Whoever gives up or fails is signed out (FLOW-AUTH-15).',
    es: 'La contraseña era correcta, pero este dispositivo necesita un código antes que nada. Quien abandona o falla sale de la sesión (FLOW-AUTH-15).',
  },
  main: ['warning', 'method', 'verifying', 'closed'],
  states: {
    warning: { title: { en: 'This device is new', es: 'Este dispositivo es nuevo' } },
    'warning.asking': { title: { en: 'Asking where a code can go', es: 'Se pregunta adónde puede ir un código' } },
    'warning.reading': { title: { en: 'The customer is read anew', es: 'Se leen de nuevo los datos del cliente' } },
    'warning.shown': { title: { en: 'Waiting for the customer to go on', es: 'Se espera que el cliente continúe' } },
    'warning.failed': { title: { en: 'The ways could not be had', es: 'No se pudieron obtener las formas' } },
    method: { title: { en: 'On to the ways for a code', es: 'Hacia las formas de recibir un código' } },
    code: { title: { en: 'On to the code', es: 'Hacia el código' } },
    verifying: {
      title: { en: 'A code shows that the device is the customer’s', es: 'Un código muestra que el dispositivo es del cliente' },
      note: {
        en: 'A chart of its own shows both screens. The third wrong code ends the session; before it the customer is told so.',
        es: 'Un diagrama propio muestra las dos pantallas. El tercer código erróneo termina la sesión; antes se avisa al cliente.',
      },
    },
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
    'warning.confirmed': { en: 'the customer goes on', es: 'el cliente continúa' },
    'email.confirmed': { en: 'the e-mail is the right one', es: 'el correo es el correcto' },
    'method.changeChosen': { en: 'the customer wants the code another way', es: 'el cliente quiere el código de otra forma' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer gives up and is signed out', es: 'el cliente abandona y sale de la sesión' },
  },
  guards: {
    mayChooseMethod: { en: 'it is known where a code can go', es: 'se sabe adónde puede ir un código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
    wentByEmail: { en: 'the code went by e-mail', es: 'el código fue por correo' },
    isTrustedAlready: { en: 'the device is trusted already', es: 'el dispositivo ya es de confianza' },
    isTrusted: { en: 'the device is trusted now', es: 'el dispositivo ya es de confianza' },
    isConfirmed: { en: 'the code was taken', es: 'se aceptó el código' },
    isMissed: { en: 'the e-mail did not come', es: 'el correo no llegó' },
  },
  calls: {
    checkDevice: { en: 'the question whether the device is trusted', es: 'la pregunta de si el dispositivo es de confianza' },
    readPerson: { en: 'the customer read anew', es: 'los datos del cliente leídos de nuevo' },
    verifyCode: { en: 'the verification of a code', es: 'la verificación de un código' },
  },
  delays: {},
} satisfies ChartWords;
