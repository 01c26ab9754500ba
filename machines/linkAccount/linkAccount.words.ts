import type { ChartWords } from '../graph/words.ts';

const unread = {
  title: { en: 'Linked, but not shown yet', es: 'Vinculada, pero aún no se muestra' },
  note: {
    en: 'What was done stays done: the customer is told so, and the portal asks for the accounts again.',
    es: 'Lo hecho, hecho está: se le dice al cliente, y el portal vuelve a pedir las cuentas.',
  },
} as const;
const renewing = { title: { en: 'The own accounts are read anew', es: 'Se leen de nuevo las cuentas propias' } } as const;

export const linkAccountWords = {
  title: { en: 'Linking an account', es: 'Vincular una cuenta' },
  note: {
    en: 'An account is added to the sign-in, or takes the place of one. What was looked up is sent once and never again by itself (CONF-017).',
    es: 'Una cuenta se añade al acceso, o sustituye a otra. Lo que se busca se envía una vez y nunca más por sí solo (CONF-017).',
  },
  main: ['opening', 'options', 'linking', 'replacing', 'closed'],
  states: {
    reading: { title: { en: 'What was typed before?', es: '¿Qué se escribió antes?' } },
    opening: { title: { en: 'Which screen was asked for?', es: '¿Qué pantalla se pidió?' } },
    accountSelect: { title: { en: 'Which accounts to work with', es: 'Con qué cuentas trabajar' } },
    'accountSelect.asking': { title: { en: 'Asking for the accounts', es: 'Se piden las cuentas' } },
    'accountSelect.shown': { title: { en: 'The accounts are shown', es: 'Se muestran las cuentas' } },
    'accountSelect.failed': { title: { en: 'The accounts could not be had', es: 'No se pudieron obtener las cuentas' } },
    options: { title: { en: 'Link another account, or replace one?', es: '¿Vincular otra cuenta o sustituir una?' } },
    linking: { title: { en: 'What only the owner of the account knows', es: 'Lo que solo sabe el dueño de la cuenta' } },
    'linking.asking': {
      title: { en: 'Waiting for the details', es: 'Se esperan los datos' },
      note: {
        en: 'Loan number or Social Security number, date of birth, phone. The Social Security number is kept nowhere.',
        es: 'Número de préstamo o de Seguro Social, fecha de nacimiento, teléfono. El número de Seguro Social no se guarda en ninguna parte.',
      },
    },
    'linking.finding': {
      title: { en: 'The service looks for the account', es: 'El servicio busca la cuenta' },
      note: {
        en: 'One call finds and links; an account that would take the place of another is only offered.',
        es: 'Una sola llamada busca y vincula; una cuenta que sustituiría a otra solo se ofrece.',
      },
    },
    'linking.checking': {
      title: { en: 'Was it linked?', es: '¿Se vinculó?' },
      note: {
        en: 'The answer was lost: the own accounts tell whether it was done.',
        es: 'Se perdió la respuesta: las cuentas propias dicen si se hizo.',
      },
    },
    'linking.renewing': renewing,
    'linking.unread': unread,
    failed: {
      title: { en: 'No account was linked', es: 'No se vinculó ninguna cuenta' },
      note: {
        en: 'Try again with everything but the Social Security number kept, or call (ROUTE-024).',
        es: 'Volver a intentarlo con todo conservado menos el número de Seguro Social, o llamar (ROUTE-024).',
      },
    },
    'failed.asking': { title: { en: 'Asking for the phone numbers', es: 'Se piden los teléfonos' } },
    'failed.shown': { title: { en: 'Whom to call', es: 'A quién llamar' } },
    replacing: { title: { en: 'One account in the place of another', es: 'Una cuenta en lugar de otra' } },
    'replacing.gathering': { title: { en: 'What would be replaced?', es: '¿Qué se sustituiría?' } },
    'replacing.ungathered': {
      title: { en: 'What would be replaced could not be had', es: 'No se pudo obtener lo que se sustituiría' },
    },
    'replacing.asking': {
      title: { en: 'Waiting for the consent, with name and password', es: 'Se espera el consentimiento, con nombre y contraseña' },
    },
    'replacing.starting': { title: { en: 'The replacement is asked for', es: 'Se pide la sustitución' } },
    'replacing.proving': {
      title: { en: 'The service checks the password and replaces', es: 'El servicio comprueba la contraseña y sustituye' },
    },
    'replacing.checking': { title: { en: 'How does the replacement stand?', es: '¿Cómo está la sustitución?' } },
    'replacing.doubtful': {
      title: { en: 'Nobody knows yet whether it was replaced', es: 'Aún no se sabe si se sustituyó' },
    },
    'replacing.expired': { title: { en: 'The offer is good no longer', es: 'La oferta ya no vale' } },
    'replacing.renewing': renewing,
    'replacing.unread': unread,
    confirming: {
      title: { en: 'A replacement confirmed from a mailed link', es: 'Una sustitución confirmada desde un enlace recibido' },
      note: {
        en: 'A visitor signs in first; what the link carries is taken out of the address (FLOW-LINK-05).',
        es: 'Un visitante inicia sesión primero; lo que lleva el enlace se quita de la dirección (FLOW-LINK-05).',
      },
    },
    'confirming.opening': { title: { en: 'Does the link carry everything?', es: '¿El enlace lo lleva todo?' } },
    'confirming.asking': { title: { en: 'Waiting for name and password', es: 'Se esperan nombre y contraseña' } },
    'confirming.proving': {
      title: { en: 'The service checks the password and replaces', es: 'El servicio comprueba la contraseña y sustituye' },
    },
    'confirming.checking': { title: { en: 'Was it replaced?', es: '¿Se sustituyó?' } },
    'confirming.expired': { title: { en: 'The link is good no longer', es: 'El enlace ya no vale' } },
    'confirming.renewing': renewing,
    'confirming.unread': unread,
    closed: { title: { en: 'Linked, replaced, or left', es: 'Vinculada, sustituida o abandonada' } },
  },
  events: {
    'brand.chosen': { en: 'the customer chooses the accounts of a brand', es: 'el cliente elige las cuentas de una marca' },
    'linking.chosen': { en: 'the customer wants to link or replace', es: 'el cliente quiere vincular o sustituir' },
    'details.submitted': { en: 'the customer sends the details', es: 'el cliente envía los datos' },
    'detail.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'replacement.confirmed': { en: 'the customer consents by name and password', es: 'el cliente consiente con nombre y contraseña' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer leaves', es: 'el cliente se va' },
  },
  guards: {
    opensSelect: { en: 'the choice of accounts was asked for', es: 'se pidió la elección de cuentas' },
    opensLink: { en: 'the form was asked for', es: 'se pidió el formulario' },
    opensConfirm: { en: 'a mailed link was opened', es: 'se abrió un enlace recibido' },
    hasReturnId: { en: 'the link says what it confirms', es: 'el enlace dice qué confirma' },
    brandIsOpen: { en: 'the brand serves the customer now', es: 'la marca atiende al cliente ahora' },
    mayReplace: { en: 'there is an account to replace, or none is to be', es: 'hay una cuenta que sustituir, o no se quiere ninguna' },
    formIsRight: { en: 'every field is filled in as it must be', es: 'todos los campos están bien rellenados' },
    mayProve: {
      en: 'the replacement was asked for already, and name and password were given',
      es: 'la sustitución ya se pidió, y se dieron nombre y contraseña',
    },
    wasLinked: { en: 'the account is linked', es: 'la cuenta está vinculada' },
    isReplaced: { en: 'the account was replaced', es: 'la cuenta se sustituyó' },
    isPending: { en: 'the replacement waits for the proof', es: 'la sustitución espera la prueba' },
    isOffered: { en: 'the replacement was not asked for yet', es: 'la sustitución aún no se pidió' },
    hasOthers: { en: 'the customer has other accounts than before', es: 'el cliente tiene otras cuentas que antes' },
    needsLoanNumber: { en: 'more than one account fits', es: 'encaja más de una cuenta' },
    wasNotSent: { en: 'nothing was sent', es: 'no se envió nada' },
    isUnclear: { en: 'no usable answer came', es: 'no llegó ninguna respuesta útil' },
    isOver: { en: 'the link or the offer is good no longer', es: 'el enlace o la oferta ya no vale' },
  },
  calls: {
    readDraft: { en: 'what was typed before', es: 'lo escrito antes' },
    keepDraft: { en: 'what is typed, kept for a reload', es: 'lo que se escribe, guardado por si se recarga' },
    getAccounts: { en: 'the own accounts', es: 'las cuentas propias' },
    getContacts: { en: 'the phone numbers', es: 'los números de teléfono' },
    findAccount: { en: 'the lookup of the account', es: 'la búsqueda de la cuenta' },
    startReplacement: { en: 'the wish to replace', es: 'la petición de sustituir' },
    proveReplacement: { en: 'the replacement, with the password', es: 'la sustitución, con la contraseña' },
    readReplacement: { en: 'the question how it stands', es: 'la pregunta de cómo está' },
    readPerson: { en: 'the customer read anew', es: 'los datos del cliente leídos de nuevo' },
  },
  delays: {},
} satisfies ChartWords;
