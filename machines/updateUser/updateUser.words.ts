import type { ChartWords } from '../graph/words.ts';
import { codeStateWords, codeWords } from '../kit/codes.words.ts';

export const updateUserWords = {
  title: { en: 'Changing the sign-in', es: 'Cambio del acceso' },
  note: {
    en: 'A new e-mail or phone number to sign in by takes effect once the code that went there was entered (FLOW-AUTH-16).',
    es: 'Un nuevo correo o teléfono para entrar vale en cuanto se introduce el código que se envió allí (FLOW-AUTH-16).',
  },
  main: ['reading', 'email', 'method', 'code', 'closed'],
  states: {
    ...codeStateWords('method', 'code'),
    reading: { title: { en: 'What was typed before?', es: '¿Qué se escribió antes?' } },
    email: { title: { en: 'The new e-mail or phone number', es: 'El nuevo correo o teléfono' } },
    'email.gathering': { title: { en: 'By which names does the customer sign in?', es: '¿Con qué nombres entra el cliente?' } },
    'email.failed': { title: { en: 'The names could not be had', es: 'No se pudieron obtener los nombres' } },
    'email.fixed': {
      title: { en: 'It cannot be changed here', es: 'No se puede cambiar aquí' },
      note: { en: 'The lender decides for whom (FLOW-AUTH-16).', es: 'El prestamista decide para quién (FLOW-AUTH-16).' },
    },
    'email.asking': { title: { en: 'Waiting for the new name', es: 'Se espera el nuevo nombre' } },
    'code.checking': { title: { en: 'Was the code taken?', es: '¿Se aceptó el código?' } },
    'code.renewing': { title: { en: 'The customer is read anew', es: 'Se leen de nuevo los datos del cliente' } },
    'code.unread': { title: { en: 'Changed, but not shown yet', es: 'Cambiado, pero aún no se muestra' } },
    closed: { title: { en: 'Changed or left', es: 'Cambiado o abandonado' } },
  },
  events: {
    ...codeWords.events,
    'name.submitted': { en: 'the customer sends the new name', es: 'el cliente envía el nuevo nombre' },
    'name.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'name.changeChosen': { en: 'the customer wants another name', es: 'el cliente quiere otro nombre' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer leaves', es: 'el cliente se va' },
  },
  guards: {
    ...codeWords.guards,
    mayChange: { en: 'the lender lets the customer change it', es: 'el prestamista deja que el cliente lo cambie' },
    mayChooseWay: {
      en: 'the name is right, and the code can come in several ways',
      es: 'el nombre es correcto, y el código puede llegar de varias formas',
    },
    nameIsRight: { en: 'the name is right and new', es: 'el nombre es correcto y nuevo' },
    isNewName: { en: 'the new name counts already', es: 'el nuevo nombre ya vale' },
    isTaken: { en: 'somebody else signs in by it', es: 'otra persona entra con él' },
    isForbidden: { en: 'the lender does not allow it', es: 'el prestamista no lo permite' },
    isUnclear: { en: 'no usable answer came', es: 'no llegó ninguna respuesta útil' },
  },
  calls: {
    ...codeWords.calls,
    readDraft: { en: 'what was typed before', es: 'lo escrito antes' },
    keepDraft: { en: 'what is typed, kept for a reload', es: 'lo que se escribe, guardado por si se recarga' },
    getNames: { en: 'the names to sign in by', es: 'los nombres para entrar' },
    readPerson: { en: 'the customer read anew', es: 'los datos del cliente leídos de nuevo' },
  },
  delays: codeWords.delays,
} satisfies ChartWords;
