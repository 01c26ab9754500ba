import type { ChartWords } from '../graph/words.ts';

const unread = {
  title: { en: 'Linked, but not shown yet', es: 'Vinculada, pero aún no se muestra' },
  note: {
    en: 'The account is linked, and the screen says so; the customer can load the accounts again.',
    es: 'La cuenta está vinculada, y la pantalla lo dice; el cliente puede volver a cargar las cuentas.',
  },
} as const;
const renewing = { title: { en: 'Loading the customer’s accounts again', es: 'Se vuelven a cargar las cuentas del cliente' } } as const;

export const linkAccountWords = {
  title: { en: 'Linking an account', es: 'Vincular una cuenta' },
  note: {
    en: 'An account is added to the sign-in, or replaces one. The lookup is sent once and never repeats by itself (CONF-017).',
    es: 'Una cuenta se agrega al acceso, o reemplaza a otra. La búsqueda se envía una vez y nunca se repite sola (CONF-017).',
  },
  main: ['opening', 'options', 'linking', 'replacing', 'closed'],
  states: {
    reading: { title: { en: 'Reading the draft', es: 'Se lee el borrador' } },
    opening: { title: { en: 'Which screen opens?', es: '¿Qué pantalla se abre?' } },
    accountSelect: { title: { en: 'Choosing which accounts to open', es: 'Elección de las cuentas que abrir' } },
    'accountSelect.loading': { title: { en: 'Loading the accounts', es: 'Se cargan las cuentas' } },
    'accountSelect.loaded': { title: { en: 'The accounts are shown', es: 'Se muestran las cuentas' } },
    'accountSelect.failed': { title: { en: 'The accounts could not be loaded', es: 'No se pudieron cargar las cuentas' } },
    options: { title: { en: 'Link another account, or replace one?', es: '¿Vincular otra cuenta o reemplazar una?' } },
    linking: { title: { en: 'Entering the details of the account', es: 'Ingreso de los datos de la cuenta' } },
    'linking.entering': {
      title: { en: 'Waiting for the details', es: 'Se esperan los datos' },
      note: {
        en: 'Loan number or Social Security number, date of birth, phone. The Social Security number is never stored.',
        es: 'Número de préstamo o de Seguro Social, fecha de nacimiento, teléfono. El número de Seguro Social nunca se guarda.',
      },
    },
    'linking.finding': {
      title: { en: 'Looking up the account', es: 'Se busca la cuenta' },
      note: {
        en: 'One call finds and links; an account that would replace another is only offered.',
        es: 'Una sola llamada busca y vincula; una cuenta que reemplazaría a otra solo se ofrece.',
      },
    },
    'linking.checking': {
      title: { en: 'Is the account linked?', es: '¿Está vinculada la cuenta?' },
      note: {
        en: 'The response was lost: the customer’s accounts show whether it is linked.',
        es: 'Se perdió la respuesta: las cuentas del cliente muestran si está vinculada.',
      },
    },
    'linking.renewing': renewing,
    'linking.unread': unread,
    failed: {
      title: { en: 'No account was linked', es: 'No se vinculó ninguna cuenta' },
      note: {
        en: 'The customer can try again, with everything kept but the Social Security number, or call (ROUTE-024).',
        es: 'El cliente puede volver a intentarlo, con todo conservado menos el número de Seguro Social, o llamar (ROUTE-024).',
      },
    },
    'failed.loading': { title: { en: 'Loading the phone numbers', es: 'Se cargan los teléfonos' } },
    'failed.loaded': { title: { en: 'The phone numbers are shown', es: 'Se muestran los teléfonos' } },
    replacing: { title: { en: 'Replacing an account', es: 'Reemplazo de una cuenta' } },
    'replacing.gathering': { title: { en: 'Loading the account to replace', es: 'Se carga la cuenta que se reemplazaría' } },
    'replacing.ungathered': {
      title: { en: 'The account to replace could not be loaded', es: 'No se pudo cargar la cuenta que se reemplazaría' },
    },
    'replacing.entering': {
      title: {
        en: 'Waiting for the confirmation, with username and password',
        es: 'Se espera la confirmación, con nombre de usuario y contraseña',
      },
    },
    'replacing.starting': { title: { en: 'Starting the replacement', es: 'Se inicia el reemplazo' } },
    'replacing.proving': {
      title: { en: 'The service checks the password and replaces', es: 'El servicio verifica la contraseña y reemplaza' },
    },
    'replacing.checking': { title: { en: 'Reading the status of the replacement', es: 'Se consulta el estado del reemplazo' } },
    'replacing.doubtful': {
      title: { en: 'It is unknown whether the account is replaced', es: 'No se sabe si la cuenta se reemplazó' },
    },
    'replacing.expired': { title: { en: 'The offer has expired', es: 'La oferta venció' } },
    'replacing.renewing': renewing,
    'replacing.unread': unread,
    confirming: {
      title: { en: 'Confirming a replacement from a mailed link', es: 'Confirmación de un reemplazo desde un enlace recibido' },
      note: {
        en: 'A visitor signs in first; the id of the link is removed from the address (FLOW-LINK-05).',
        es: 'Un visitante inicia sesión primero; el id del enlace se quita de la dirección (FLOW-LINK-05).',
      },
    },
    'confirming.opening': { title: { en: 'Is the link complete?', es: '¿Está completo el enlace?' } },
    'confirming.entering': { title: { en: 'Waiting for username and password', es: 'Se esperan nombre de usuario y contraseña' } },
    'confirming.proving': {
      title: { en: 'The service checks the password and replaces', es: 'El servicio verifica la contraseña y reemplaza' },
    },
    'confirming.checking': { title: { en: 'Is the account replaced?', es: '¿Se reemplazó la cuenta?' } },
    'confirming.expired': { title: { en: 'The link has expired', es: 'El enlace venció' } },
    'confirming.renewing': renewing,
    'confirming.unread': unread,
    closed: { title: { en: 'Linked, replaced, or canceled', es: 'Vinculada, reemplazada o cancelada' } },
  },
  events: {
    'brand.chosen': { en: 'the customer chooses the accounts of a brand', es: 'el cliente elige las cuentas de una marca' },
    'linking.chosen': { en: 'the customer wants to link or replace', es: 'el cliente quiere vincular o reemplazar' },
    'details.submitted': { en: 'the customer submits the details', es: 'el cliente envía los datos' },
    'detail.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'replacement.confirmed': {
      en: 'the customer confirms with username and password',
      es: 'el cliente confirma con nombre de usuario y contraseña',
    },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer leaves', es: 'el cliente sale' },
  },
  guards: {
    opensSelect: { en: 'the choice of accounts opens', es: 'se abre la elección de cuentas' },
    opensLink: { en: 'the form opens', es: 'se abre el formulario' },
    opensConfirm: { en: 'the customer opened a mailed link', es: 'el cliente abrió un enlace recibido' },
    hasReturnId: { en: 'the link has its id', es: 'el enlace tiene su id' },
    brandIsOpen: { en: 'the brand serves the customer now', es: 'la marca atiende al cliente ahora' },
    mayReplace: { en: 'the customer links, or has an account to replace', es: 'el cliente vincula, o tiene una cuenta que reemplazar' },
    formIsRight: { en: 'every field is valid', es: 'todos los campos son válidos' },
    mayProve: {
      en: 'the replacement has started, and there are username and password',
      es: 'el reemplazo ya se inició, y hay nombre de usuario y contraseña',
    },
    wasLinked: { en: 'the account is linked', es: 'la cuenta está vinculada' },
    isReplaced: { en: 'the account is replaced', es: 'la cuenta se reemplazó' },
    isPending: { en: 'the replacement waits for the password', es: 'el reemplazo espera la contraseña' },
    isOffered: { en: 'the replacement has not started', es: 'el reemplazo no se ha iniciado' },
    hasOthers: { en: 'the customer’s accounts have changed', es: 'las cuentas del cliente cambiaron' },
    needsLoanNumber: { en: 'more than one account matches', es: 'coincide más de una cuenta' },
    wasNotSent: { en: 'the request was not sent', es: 'la solicitud no se envió' },
    isUnclear: { en: 'the response was lost', es: 'se perdió la respuesta' },
    isOver: { en: 'the link or the offer has expired', es: 'el enlace o la oferta venció' },
  },
  calls: {
    readDraft: { en: 'the draft in this tab', es: 'el borrador en esta pestaña' },
    keepDraft: { en: 'keeping the draft for a reload', es: 'guardar el borrador por si se recarga' },
    getAccounts: { en: 'the customer’s accounts', es: 'las cuentas del cliente' },
    getContacts: { en: 'the phone numbers', es: 'los números de teléfono' },
    findAccount: { en: 'the lookup of the account', es: 'la búsqueda de la cuenta' },
    startReplacement: { en: 'starting the replacement', es: 'iniciar el reemplazo' },
    proveReplacement: { en: 'the replacement, with the password', es: 'el reemplazo, con la contraseña' },
    readReplacement: { en: 'the status of the replacement', es: 'el estado del reemplazo' },
    readPerson: { en: 'the customer’s data', es: 'los datos del cliente' },
  },
  delays: {},
} satisfies ChartWords;
