import type { ChartWords } from '../graph/words.ts';

export const updateUserWords = {
  title: { en: 'Changing the sign-in', es: 'Cambio del acceso' },
  note: {
    en: 'A new e-mail or phone number to sign in by takes effect once the code that went there was entered (FLOW-AUTH-16).',
    es: 'Un nuevo correo o teléfono para entrar vale en cuanto se introduce el código que se envió allí (FLOW-AUTH-16).',
  },
  main: ['reading', 'email', 'method', 'verifying', 'closed'],
  states: {
    reading: { title: { en: 'What was typed before?', es: '¿Qué se escribió antes?' } },
    email: { title: { en: 'The new e-mail or phone number', es: 'El nuevo correo o teléfono' } },
    'email.gathering': { title: { en: 'By which names does the customer sign in?', es: '¿Con qué nombres entra el cliente?' } },
    'email.failed': { title: { en: 'The names could not be had', es: 'No se pudieron obtener los nombres' } },
    'email.fixed': {
      title: { en: 'It cannot be changed here', es: 'No se puede cambiar aquí' },
      note: { en: 'The lender decides for whom (FLOW-AUTH-16).', es: 'El prestamista decide para quién (FLOW-AUTH-16).' },
    },
    'email.asking': { title: { en: 'Waiting for the new name', es: 'Se espera el nuevo nombre' } },
    method: { title: { en: 'On to the ways for a code', es: 'Hacia las formas de recibir un código' } },
    code: { title: { en: 'On to the code', es: 'Hacia el código' } },
    verifying: {
      title: { en: 'A code shows that the new name is the customer’s', es: 'Un código muestra que el nuevo nombre es del cliente' },
      note: {
        en: 'A chart of its own shows both screens: how the code is to come, and entering it (ROUTE-033, ROUTE-034).',
        es: 'Un diagrama propio muestra las dos pantallas: cómo recibir el código e introducirlo (ROUTE-033, ROUTE-034).',
      },
    },
    closed: { title: { en: 'Changed or left', es: 'Cambiado o abandonado' } },
  },
  events: {
    'name.submitted': { en: 'the customer sends the new name', es: 'el cliente envía el nuevo nombre' },
    'name.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer leaves', es: 'el cliente se va' },
  },
  guards: {
    mayChooseMethod: { en: 'it is known where a code can go', es: 'se sabe adónde puede ir un código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
    mayChange: { en: 'the lender lets the customer change it', es: 'el prestamista deja que el cliente lo cambie' },
    mayChooseWay: {
      en: 'the name is right, and the code can come in several ways',
      es: 'el nombre es correcto, y el código puede llegar de varias formas',
    },
    nameIsRight: { en: 'the name is right and new', es: 'el nombre es correcto y nuevo' },
    isUpdated: { en: 'the code was taken', es: 'se aceptó el código' },
    isTaken: { en: 'somebody else signs in by it', es: 'otra persona entra con él' },
    wantsAnotherName: { en: 'the customer wants another name', es: 'el cliente quiere otro nombre' },
    isForbidden: { en: 'the lender does not allow it', es: 'el prestamista no lo permite' },
  },
  calls: {
    readDraft: { en: 'what was typed before', es: 'lo escrito antes' },
    keepDraft: { en: 'what is typed, kept for a reload', es: 'lo que se escribe, guardado por si se recarga' },
    getNames: { en: 'the names to sign in by', es: 'los nombres para entrar' },
    verifyCode: { en: 'the verification of the new name', es: 'la verificación del nuevo nombre' },
  },
  delays: {},
} satisfies ChartWords;
