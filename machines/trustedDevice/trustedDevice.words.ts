import type { ChartWords } from '../graph/words.ts';

export const trustedDeviceWords = {
  title: { en: 'A new device', es: 'Un dispositivo nuevo' },
  note: {
    en: 'The password is correct, but this device needs a code first. Canceling or failing signs the customer out (FLOW-AUTH-15).',
    es: 'La contraseña es correcta, pero este dispositivo primero necesita un código. Si el cliente cancela o falla, se cierra la sesión (FLOW-AUTH-15).',
  },
  main: ['warning', 'method', 'verifying', 'closed'],
  states: {
    warning: { title: { en: 'This device is new', es: 'Este dispositivo es nuevo' } },
    'warning.loading': { title: { en: 'Loading the methods for a code', es: 'Se cargan los métodos para el código' } },
    'warning.reading': { title: { en: 'Loading the customer again', es: 'Se vuelven a cargar los datos del cliente' } },
    'warning.viewing': { title: { en: 'Waiting for the customer to continue', es: 'Se espera que el cliente continúe' } },
    'warning.failed': { title: { en: 'The methods could not be loaded', es: 'No se pudieron cargar los métodos' } },
    method: { title: { en: 'Opens the choice of a method', es: 'Abre la elección del método' } },
    code: { title: { en: 'Opens the code screen', es: 'Abre la pantalla del código' } },
    verifying: {
      title: { en: 'Verifying the device with a code', es: 'Se verifica el dispositivo con un código' },
      note: {
        en: 'A chart of its own shows both screens. The third wrong code ends the session; a notice says so beforehand.',
        es: 'Un diagrama propio muestra las dos pantallas. El tercer código incorrecto termina la sesión; antes se avisa al cliente.',
      },
    },
    email: {
      title: { en: 'Is the email address still correct?', es: '¿El correo sigue siendo correcto?' },
      note: {
        en: 'For a code that did not arrive: look again, choose another method, or call. The address cannot be changed on a new device (ROUTE-030).',
        es: 'Para un código que no llegó: buscarlo otra vez, elegir otro método o llamar. El correo no se puede cambiar en un dispositivo nuevo (ROUTE-030).',
      },
    },
    closed: { title: { en: 'Trusted or refused', es: 'De confianza o rechazado' } },
  },
  events: {
    'warning.confirmed': { en: 'the customer continues', es: 'el cliente continúa' },
    'email.confirmed': { en: 'the email address is correct', es: 'el correo es correcto' },
    'method.changeChosen': { en: 'the customer wants another method', es: 'el cliente quiere otro método' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer cancels and is signed out', es: 'el cliente cancela y se cierra la sesión' },
  },
  guards: {
    mayChooseMethod: { en: 'a method for the code is known', es: 'se conoce un método para el código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
    wentByEmail: { en: 'the code went by email', es: 'el código se envió por correo' },
    isTrustedAlready: { en: 'the device is already trusted', es: 'el dispositivo ya era de confianza' },
    isTrusted: { en: 'the device is trusted now', es: 'el dispositivo ya es de confianza' },
    isConfirmed: { en: 'the code was accepted', es: 'se aceptó el código' },
    isMissed: { en: 'the email did not arrive', es: 'el correo no llegó' },
  },
  calls: {
    checkDevice: { en: 'checking whether the device is trusted', es: 'la consulta de si el dispositivo es de confianza' },
    readPerson: { en: 'the customer’s data', es: 'los datos del cliente' },
    verifyCode: { en: 'the verification of a code', es: 'la verificación de un código' },
  },
  delays: {},
} satisfies ChartWords;
