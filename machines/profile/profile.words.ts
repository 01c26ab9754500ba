import type { ChartWords } from '../graph/words.ts';

const filling = { en: 'The form is open', es: 'El formulario está abierto' };
const saving = { en: 'Saving the change', es: 'Se guarda el cambio' };

export const profileWords = {
  title: { en: 'My profile', es: 'Mi perfil' },
  note: {
    en: 'What the lender has on file about the customer, in the loan system of one brand. Sections are shown first and open one at a time for a change (ROUTE-042). A loan of the brand identifies the customer.',
    es: 'Lo que el prestamista tiene registrado del cliente, en el sistema de préstamos de una marca. Las secciones primero se muestran y se abren de una en una para cambiarlas (ROUTE-042). Un préstamo de la marca identifica al cliente.',
  },
  states: {
    customerProfile: { title: { en: 'The profile', es: 'El perfil' } },
    'customerProfile.listing': { title: { en: 'Looking for a loan of this brand', es: 'Se busca un préstamo de esta marca' } },
    'customerProfile.unlisted': { title: { en: 'The accounts could not be loaded', es: 'No se pudieron cargar las cuentas' } },
    'customerProfile.without': {
      title: { en: 'No account of this brand', es: 'Ninguna cuenta de esta marca' },
      note: { en: 'The next step is to link one.', es: 'El paso siguiente es vincular una.' },
    },
    'customerProfile.loading': { title: { en: 'Loading the customer', es: 'Se cargan los datos del cliente' } },
    'customerProfile.unknown': {
      title: { en: 'The customer could not be loaded', es: 'No se pudieron cargar los datos del cliente' },
      note: {
        en: 'The screen says so; the customer can retry (ERR-017).',
        es: 'La pantalla lo dice; el cliente puede reintentar (ERR-017).',
      },
    },
    'customerProfile.recalling': { title: { en: 'Reading the draft', es: 'Se lee el borrador' } },
    'customerProfile.resuming': { title: { en: 'Is there a draft to resume?', es: '¿Hay un borrador que retomar?' } },
    'customerProfile.opened': { title: { en: 'The profile is open', es: 'El perfil está abierto' } },
    'customerProfile.opened.viewing': { title: { en: 'All sections are shown', es: 'Se muestran todas las secciones' } },
    'customerProfile.opened.email': {
      title: { en: 'E-mail', es: 'Correo' },
      note: { en: 'Only where the lender allows it (FLAG-002).', es: 'Solo si el prestamista lo permite (FLAG-002).' },
    },
    'customerProfile.opened.email.filling': { title: filling },
    'customerProfile.opened.email.saving': { title: saving },
    'customerProfile.opened.phone': {
      title: { en: 'Phone', es: 'Teléfono' },
      note: { en: 'Only where the lender allows it (FLAG-002).', es: 'Solo si el prestamista lo permite (FLAG-002).' },
    },
    'customerProfile.opened.phone.filling': { title: filling },
    'customerProfile.opened.phone.saving': { title: saving },
    'customerProfile.opened.addresses': {
      title: { en: 'Addresses', es: 'Direcciones' },
      note: { en: 'Completed while they are typed (ROUTE-117).', es: 'Se completan al escribir (ROUTE-117).' },
    },
    'customerProfile.opened.addresses.preparing': { title: { en: 'Loading the list of states', es: 'Se carga la lista de estados' } },
    'customerProfile.opened.addresses.filling': { title: filling },
    'customerProfile.opened.addresses.saving': { title: saving },
    'customerProfile.opened.preferences': { title: { en: 'Contact preference', es: 'Preferencia de contacto' } },
    'customerProfile.opened.preferences.filling': { title: filling },
    'customerProfile.opened.preferences.saving': { title: saving },
    'customerProfile.opened.bank': {
      title: { en: 'Bank account', es: 'Cuenta bancaria' },
      note: {
        en: 'The portal does not store the account number; a saved account shows its last four digits (CONF-035).',
        es: 'El portal no guarda el número de cuenta; una cuenta guardada muestra sus últimos cuatro dígitos (CONF-035).',
      },
    },
    'customerProfile.opened.bank.filling': { title: filling },
    'customerProfile.opened.bank.filling.waiting': { title: { en: 'The bank is not known yet', es: 'Aún no se conoce el banco' } },
    'customerProfile.opened.bank.filling.lookingUp': {
      title: { en: 'Looking up the name of the bank', es: 'Se busca el nombre del banco' },
    },
    'customerProfile.opened.bank.filling.named': { title: { en: 'The bank was found', es: 'Se encontró el banco' } },
    'customerProfile.opened.bank.filling.unnamed': {
      title: { en: 'The bank was not found', es: 'No se encontró el banco' },
      note: { en: 'The customer can type its name (ERR-041).', es: 'El cliente puede escribir su nombre (ERR-041).' },
    },
    'customerProfile.opened.bank.saving': { title: saving },
    'customerProfile.opened.rereading': {
      title: { en: 'Reloading the customer', es: 'Se vuelven a cargar los datos del cliente' },
      note: {
        en: 'After a change the screen shows the new record of the lender.',
        es: 'Después de un cambio la pantalla muestra el nuevo registro del prestamista.',
      },
    },
    'customerProfile.opened.unread': {
      title: { en: 'The customer could not be reloaded', es: 'No se pudieron volver a cargar los datos del cliente' },
    },
    closed: { title: { en: 'Continues in another flow', es: 'Continúa en otro flujo' } },
  },
  events: {
    'section.opened': { en: 'the customer opens a section', es: 'el cliente abre una sección' },
    'form.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'form.submitted': { en: 'the customer saves', es: 'el cliente guarda' },
    'form.cancelled': { en: 'the customer drops the change', es: 'el cliente descarta el cambio' },
    'login.changeChosen': { en: 'the customer wants to sign in by another name', es: 'el cliente quiere entrar con otro nombre' },
    'paper.chosen': { en: 'the customer reads a document again', es: 'el cliente vuelve a leer un documento' },
    'link.chosen': { en: 'the customer wants to link an account', es: 'el cliente quiere vincular una cuenta' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'search.*': { en: 'the customer completes an address', es: 'el cliente completa una dirección' },
    'military.*': { en: 'the customer declares military service', es: 'el cliente declara su servicio militar' },
    'device.*': { en: 'the customer manages the devices', es: 'el cliente administra los dispositivos' },
  },
  guards: {
    mayShowBrand: { en: 'the address names a brand that serves the customer', es: 'la dirección nombra una marca que atiende al cliente' },
    hasLoan: { en: 'the customer has a loan of this brand', es: 'el cliente tiene un préstamo de esta marca' },
    'opens(email)': {
      en: 'the customer opened the e-mail, and the lender allows it',
      es: 'el cliente abrió el correo, y el prestamista lo permite',
    },
    'opens(phone)': {
      en: 'the customer opened the phone, and the lender allows it',
      es: 'el cliente abrió el teléfono, y el prestamista lo permite',
    },
    'opens(addresses)': { en: 'the customer opened the addresses', es: 'el cliente abrió las direcciones' },
    'opens(preferences)': { en: 'the customer opened the contact preference', es: 'el cliente abrió la preferencia de contacto' },
    'opens(bank)': { en: 'the customer adds a bank account', es: 'el cliente agrega una cuenta bancaria' },
    'resumes(email)': { en: 'the draft is an e-mail', es: 'el borrador es un correo' },
    'resumes(phone)': { en: 'the draft is a phone', es: 'el borrador es un teléfono' },
    'resumes(addresses)': { en: 'the draft is an address', es: 'el borrador es una dirección' },
    'resumes(preferences)': { en: 'the draft is a contact preference', es: 'el borrador es una preferencia de contacto' },
    'resumes(bank)': { en: 'the draft is a bank account', es: 'el borrador es una cuenta bancaria' },
    mayRead: { en: 'the portal has this document', es: 'el portal tiene este documento' },
    mayChangeLogin: { en: 'the lender allows a change of the sign-in name', es: 'el prestamista permite cambiar el nombre de acceso' },
    formIsRight: { en: 'the form is complete', es: 'el formulario está completo' },
    mayBeSaved: {
      en: 'the answer was lost, so the change may be saved',
      es: 'se perdió la respuesta, así que el cambio puede estar guardado',
    },
    namesAnotherBank: { en: 'another complete routing number is typed', es: 'hay escrito otro número de ruta completo' },
    changesRouting: { en: 'the routing number has changed', es: 'el número de ruta ha cambiado' },
    isNoAccountNumber: { en: 'it is not a valid account number', es: 'no es un número de cuenta válido' },
  },
  calls: {
    getAccounts: { en: "the list of the customer's loans", es: 'la lista de préstamos del cliente' },
    getCustomer: { en: 'the record of the customer', es: 'el registro del cliente' },
    rereadCustomer: { en: 'the new record of the customer', es: 'el nuevo registro del cliente' },
    readDraft: { en: 'the draft', es: 'el borrador' },
    keepDraft: { en: 'saving the draft', es: 'guardar el borrador' },
    getTerms: { en: 'what the customer agreed to', es: 'lo que el cliente aceptó' },
    getStates: { en: 'the list of states', es: 'la lista de estados' },
    addressSearch: { en: 'completing the address', es: 'completar la dirección' },
    military: { en: 'military service', es: 'el servicio militar' },
    devices: { en: 'my devices', es: 'mis dispositivos' },
    lookUpBank: { en: 'the name of the bank', es: 'el nombre del banco' },
    saveCustomer: { en: 'saving the change', es: 'guardar el cambio' },
    saveBank: { en: 'saving the bank account', es: 'guardar la cuenta bancaria' },
  },
  delays: {},
} satisfies ChartWords;
