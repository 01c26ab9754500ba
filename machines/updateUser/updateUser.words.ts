import type { ChartWords } from '../graph/words.ts';

export const updateUserWords = {
  title: { en: 'Changing the username', es: 'Cambio del nombre de usuario' },
  note: {
    en: 'A new email or phone number to sign in with takes effect once the customer enters its code (FLOW-AUTH-16).',
    es: 'Un correo o teléfono nuevo para iniciar sesión vale en cuanto el cliente ingresa su código (FLOW-AUTH-16).',
  },
  main: ['reading', 'email', 'method', 'verifying', 'closed'],
  states: {
    reading: { title: { en: 'Reading the draft', es: 'Se lee el borrador' } },
    email: { title: { en: 'The new email or phone number', es: 'El correo o teléfono nuevo' } },
    'email.gathering': { title: { en: 'Loading the usernames', es: 'Se cargan los nombres de usuario' } },
    'email.failed': { title: { en: 'The usernames could not be loaded', es: 'No se pudieron cargar los nombres de usuario' } },
    'email.fixed': {
      title: { en: 'It cannot be changed here', es: 'No se puede cambiar aquí' },
      note: {
        en: 'The lender decides who may change it (FLOW-AUTH-16).',
        es: 'El prestamista decide quién puede cambiarlo (FLOW-AUTH-16).',
      },
    },
    'email.entering': { title: { en: 'Waiting for the new username', es: 'Se espera el nombre de usuario nuevo' } },
    method: { title: { en: 'Opens the choice of a method', es: 'Abre la elección del método' } },
    code: { title: { en: 'Opens the code screen', es: 'Abre la pantalla del código' } },
    verifying: {
      title: { en: 'Verifying the new username with a code', es: 'Se verifica el nombre de usuario nuevo con un código' },
      note: {
        en: 'A chart of its own shows both screens: choosing how to receive the code, and entering it (ROUTE-033, ROUTE-034).',
        es: 'Un diagrama propio muestra las dos pantallas: elegir cómo recibir el código e ingresarlo (ROUTE-033, ROUTE-034).',
      },
    },
    closed: { title: { en: 'Changed or canceled', es: 'Cambiado o cancelado' } },
  },
  events: {
    'name.submitted': { en: 'the customer submits the new username', es: 'el cliente envía el nombre de usuario nuevo' },
    'name.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer leaves', es: 'el cliente sale' },
  },
  guards: {
    mayChooseMethod: { en: 'a method for the code is known', es: 'se conoce un método para el código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
    mayChange: { en: 'the lender allows the change', es: 'el prestamista permite el cambio' },
    mayChooseWay: {
      en: 'the username is valid and new, and there are several methods for the code',
      es: 'el nombre de usuario es válido y nuevo, y hay varios métodos para el código',
    },
    nameIsRight: { en: 'the username is valid and new', es: 'el nombre de usuario es válido y nuevo' },
    isUpdated: { en: 'the code was accepted', es: 'se aceptó el código' },
    isTaken: { en: 'the username is taken', es: 'el nombre de usuario ya existe' },
    wantsAnotherName: { en: 'the customer wants another username', es: 'el cliente quiere otro nombre de usuario' },
    isForbidden: { en: 'the lender does not allow the change', es: 'el prestamista no permite el cambio' },
  },
  calls: {
    readDraft: { en: 'the draft in this tab', es: 'el borrador en esta pestaña' },
    keepDraft: { en: 'keeping the draft for a reload', es: 'guardar el borrador por si se recarga' },
    getNames: { en: 'the usernames', es: 'los nombres de usuario' },
    verifyCode: { en: 'the verification of the new username', es: 'la verificación del nombre de usuario nuevo' },
  },
  delays: {},
} satisfies ChartWords;
