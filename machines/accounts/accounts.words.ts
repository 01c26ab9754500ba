import type { ChartWords } from '../graph/words.ts';

export const accountsWords = {
  title: { en: 'Accounts', es: 'Cuentas' },
  note: {
    en: 'All loans of the customer, the loans of one brand, and one single loan. No money moves here, so the customer can leave at any time.',
    es: 'Todos los préstamos del cliente, los de una marca y uno en particular. Aquí no se mueve dinero, así que el cliente puede salir en cualquier momento.',
  },
  states: {
    starting: { title: { en: 'What day is it?', es: '¿Qué día es?' } },
    returning: {
      title: { en: 'Back from the online store', es: 'De vuelta de la tienda en línea' },
      note: {
        en: 'The loans are loaded again; the notice is shown once (FLOW-REFI-08).',
        es: 'Los préstamos se cargan de nuevo; el aviso se muestra una vez (FLOW-REFI-08).',
      },
    },
    arriving: {
      title: { en: 'Which screen comes first?', es: '¿Qué pantalla va primero?' },
      note: {
        en: 'A customer of one brand has no page for all brands (CONF-022).',
        es: 'Un cliente de una sola marca no tiene página de todas las marcas (CONF-022).',
      },
    },
    home: { title: { en: 'All accounts', es: 'Todas las cuentas' } },
    'home.loading': { title: { en: 'Loading all accounts', es: 'Se cargan todas las cuentas' } },
    'home.loaded': { title: { en: 'All accounts are shown', es: 'Se muestran todas las cuentas' } },
    'home.failed': { title: { en: 'The accounts could not be loaded', es: 'No se pudieron cargar las cuentas' } },
    dashboard: { title: { en: 'Accounts of one brand', es: 'Cuentas de una marca' } },
    'dashboard.list': { title: { en: 'The list', es: 'La lista' } },
    'dashboard.list.loading': { title: { en: 'Loading the accounts', es: 'Se cargan las cuentas' } },
    'dashboard.list.loaded': { title: { en: 'The accounts are shown', es: 'Se muestran las cuentas' } },
    'dashboard.list.failed': { title: { en: 'The list could not be loaded', es: 'No se pudo cargar la lista' } },
    'dashboard.notice': { title: { en: 'Notice of the brand', es: 'Aviso de la marca' } },
    'dashboard.notice.loading': {
      title: { en: 'Loading the notice', es: 'Se carga el aviso' },
      note: { en: 'The list waits for it only a moment.', es: 'La lista lo espera solo un momento.' },
    },
    'dashboard.notice.settled': { title: { en: 'No longer waiting for the notice', es: 'Ya no se espera el aviso' } },
    'dashboard.standing': {
      title: { en: 'What else the lender says', es: 'Qué más dice el prestamista' },
      note: {
        en: 'A bankruptcy, and whether a loan is reported to the credit bureau. The list does not wait for it, and a failure shows nothing (ERR-040).',
        es: 'Una bancarrota, y si un préstamo se reporta a la agencia de crédito. La lista no lo espera, y un fallo no muestra nada (ERR-040).',
      },
    },
    'dashboard.standing.waiting': {
      title: { en: 'Waiting for an open loan', es: 'Se espera un préstamo abierto' },
    },
    'dashboard.standing.loading': { title: { en: 'Loading what the lender says', es: 'Se carga lo que dice el prestamista' } },
    details: { title: { en: 'One account', es: 'Una cuenta' } },
    'details.screen': { title: { en: 'What the screen is about', es: 'De qué trata la pantalla' } },
    'details.screen.account': { title: { en: 'The account', es: 'La cuenta' } },
    'details.screen.manage': { title: { en: 'What the customer can do', es: 'Qué puede hacer el cliente' } },
    'details.loan': { title: { en: 'The loan', es: 'El préstamo' } },
    'details.loan.finding': { title: { en: 'Looking up the loan in the list', es: 'Se busca el préstamo en la lista' } },
    'details.loan.unknown': { title: { en: 'The customer does not have this loan', es: 'El cliente no tiene este préstamo' } },
    'details.loan.failed': { title: { en: 'The loan could not be looked up', es: 'No se pudo buscar el préstamo' } },
    'details.loan.routing': { title: { en: 'Whom does the customer call about it?', es: '¿A quién llama el cliente sobre él?' } },
    'details.loan.loadingSystems': {
      title: { en: 'Loading the names of the loan systems', es: 'Se cargan los nombres de los sistemas de préstamos' },
    },
    'details.loan.loadingContacts': {
      title: { en: 'Loading the number of customer service', es: 'Se carga el número de atención al cliente' },
    },
    'details.loan.deciding': { title: { en: 'Is the account blocked?', es: '¿Está bloqueada la cuenta?' } },
    'details.loan.opened': { title: { en: 'The account is open', es: 'La cuenta está abierta' } },
    'details.loan.opened.detail': {
      title: { en: 'Figures of the loan', es: 'Cifras del préstamo' },
      note: {
        en: 'The screen shows only freshly loaded figures, never those of the list (POLL-007).',
        es: 'La pantalla muestra solo cifras recién cargadas, nunca las de la lista (POLL-007).',
      },
    },
    'details.loan.opened.detail.loading': { title: { en: 'Loading the loan', es: 'Se carga el préstamo' } },
    'details.loan.opened.detail.loaded': { title: { en: 'The loan is shown', es: 'Se muestra el préstamo' } },
    'details.loan.opened.detail.loaded.deciding': {
      title: { en: 'Is the loan renewed in the online store?', es: '¿Se renueva el préstamo en la tienda en línea?' },
    },
    'details.loan.opened.detail.loaded.plain': {
      title: { en: 'It is not renewed in the online store', es: 'No se renueva en la tienda en línea' },
    },
    'details.loan.opened.detail.loaded.renewable': {
      title: { en: 'The online store is offered', es: 'Se ofrece la tienda en línea' },
      note: {
        en: 'The address comes from the lender, and its origin must be in the list of this installation.',
        es: 'La dirección viene del prestamista, y su origen debe estar en la lista de esta instalación.',
      },
    },
    'details.loan.opened.detail.empty': {
      title: { en: 'The lender sent no loan', es: 'El prestamista no envió ningún préstamo' },
      note: {
        en: 'The screen says so; the customer can retry (ERR-015).',
        es: 'La pantalla lo dice; el cliente puede reintentar (ERR-015).',
      },
    },
    'details.loan.opened.detail.failed': {
      title: { en: 'The loan could not be loaded', es: 'No se pudo cargar el préstamo' },
      note: {
        en: 'The screen says so; the customer can retry (ERR-019).',
        es: 'La pantalla lo dice; el cliente puede reintentar (ERR-019).',
      },
    },
    'details.loan.opened.detail.starting': { title: { en: 'Is the loan loaded?', es: '¿Está cargado el préstamo?' } },
    'details.loan.opened.payoffDay': {
      title: { en: 'Until when the payoff amount holds', es: 'Hasta cuándo vale el monto para liquidar' },
    },
    'details.loan.opened.payoffDay.loading': { title: { en: 'Loading the day', es: 'Se carga el día' } },
    'details.loan.opened.payoffDay.settled': {
      title: { en: 'The day is known, or stays unknown', es: 'El día se conoce, o queda sin conocerse' },
    },
    'details.loan.opened.wantedDocuments': {
      title: { en: 'Does the lender ask for documents?', es: '¿El prestamista pide documentos?' },
      note: {
        en: 'The screen waits for it only a moment. When it fails, nothing is shown.',
        es: 'La pantalla lo espera solo un momento. Si falla, no se muestra nada.',
      },
    },
    'details.loan.opened.wantedDocuments.loading': {
      title: { en: 'Loading whether documents are asked for', es: 'Se carga si se piden documentos' },
    },
    'details.loan.opened.wantedDocuments.settled': {
      title: { en: 'No longer waiting for the documents', es: 'Ya no se esperan los documentos' },
    },
    blocked: {
      title: { en: 'The account is blocked', es: 'La cuenta está bloqueada' },
      note: {
        en: 'The customer can read why, whom to call (OPEN-039), and the documents.',
        es: 'El cliente puede leer por qué, a quién llamar (OPEN-039) y los documentos.',
      },
    },
    closed: { title: { en: 'Continues in another flow', es: 'Continúa en otro flujo' } },
  },
  events: {
    'brand.opened': { en: 'the customer chooses a brand', es: 'el cliente elige una marca' },
    'account.opened': { en: 'the customer opens an account', es: 'el cliente abre una cuenta' },
    'payment.chosen': { en: 'the customer wants to pay', es: 'el cliente quiere pagar' },
    'documents.chosen': { en: 'the customer wants the papers of the account', es: 'el cliente quiere los documentos de la cuenta' },
    'experian.chosen': { en: 'the customer reads the Experian disclosure', es: 'el cliente lee el aviso sobre Experian' },
    'install.chosen': {
      en: 'the customer wants the portal on the home screen',
      es: 'el cliente quiere el portal en su pantalla de inicio',
    },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'home.opened': { en: 'the customer goes to all accounts', es: 'el cliente va a todas las cuentas' },
    'showAll.changed': { en: 'the customer shows or hides paid-off loans', es: 'el cliente muestra u oculta préstamos liquidados' },
    'accounts.opened': { en: 'the customer goes back to the accounts', es: 'el cliente vuelve a las cuentas' },
    'store.opened': { en: 'the customer wants to see the store', es: 'el cliente quiere ver la tienda' },
    'appointment.chosen': { en: 'the customer wants an appointment', es: 'el cliente quiere una cita' },
    'timeline.*': { en: 'the customer uses the timeline', es: 'el cliente usa la línea de tiempo' },
    'renewal.chosen': { en: 'the customer chooses the online store', es: 'el cliente elige la tienda en línea' },
    'manage.chosen': { en: 'the customer wants to manage the account', es: 'el cliente quiere administrar la cuenta' },
    'details.chosen': { en: 'the customer goes back to the account', es: 'el cliente vuelve a la cuenta' },
    'autoPay.chosen': { en: 'the customer wants to see autopay', es: 'el cliente quiere ver el pago automático' },
    'cancelRenewal.chosen': { en: 'the customer wants to cancel the renewal', es: 'el cliente quiere cancelar la renovación' },
    'upload.chosen': { en: 'the customer wants to upload documents', es: 'el cliente quiere enviar documentos' },
    'cards.chosen': { en: 'the customer wants the saved cards', es: 'el cliente quiere las tarjetas guardadas' },
  },
  guards: {
    isFromStore: {
      en: 'the address says that the online store led back',
      es: 'la dirección dice que la tienda en línea lo trajo de vuelta',
    },
    asksToManage: { en: 'the address is that of managing a loan', es: 'la dirección es la de administrar un préstamo' },
    loanIsLoaded: { en: 'the loan is loaded', es: 'el préstamo está cargado' },
    asksForLoan: { en: 'the address names a loan', es: 'la dirección nombra un préstamo' },
    asksForBrand: { en: 'the address names a brand', es: 'la dirección nombra una marca' },
    hasOneBrand: { en: 'the customer has one brand only', es: 'el cliente tiene una sola marca' },
    mayShowHome: { en: 'the customer has several brands', es: 'el cliente tiene varias marcas' },
    mayShowDashboard: { en: 'the address names a brand', es: 'la dirección nombra una marca' },
    mayShowLoan: { en: 'the address names a loan that is not blocked', es: 'la dirección nombra un préstamo que no está bloqueado' },
    mayShowBlocked: { en: 'the address names a blocked loan', es: 'la dirección nombra un préstamo bloqueado' },
    isOwnLoan: { en: 'the loan belongs to the customer', es: 'el préstamo es del cliente' },
    mayPay: { en: 'the loan can be paid', es: 'el préstamo se puede pagar' },
    hasOpenLoan: { en: 'the brand has an open loan of the customer', es: 'la marca tiene un préstamo abierto del cliente' },
    wantsDocuments: { en: 'the lender asks for documents', es: 'el prestamista pide documentos' },
    hasStore: { en: 'the loan has a store', es: 'el préstamo tiene una tienda' },
    mayOpenAutoPay: {
      en: 'autopay can be turned on, changed or ended',
      es: 'el pago automático se puede activar, cambiar o desactivar',
    },
    mayCancelRenewal: { en: 'the lender offers to cancel the renewal', es: 'el prestamista ofrece cancelar la renovación' },
    renewsOnline: {
      en: 'the loan has a page in the online store that this installation allows',
      es: 'el préstamo tiene una página en la tienda en línea que esta instalación permite',
    },
    mayMeet: { en: 'the loan is open', es: 'el préstamo está abierto' },
    brandIsOpen: { en: 'the brand serves the customer', es: 'la marca atiende al cliente' },
    loanIsListed: { en: 'the loan is in the list', es: 'el préstamo está en la lista' },
    isListed: { en: 'the loan is in the list', es: 'el préstamo está en la lista' },
    needsService: {
      en: 'customer service is the contact, and its number is not loaded yet',
      es: 'el contacto es atención al cliente, y su número aún no está cargado',
    },
    loanIsBlocked: { en: 'the status of the loan allows no action', es: 'el estado del préstamo no permite ninguna acción' },
    answerIsEmpty: { en: 'the answer does not have this loan', es: 'la respuesta no tiene este préstamo' },
    answerIsBlocked: { en: 'the loan is blocked now', es: 'el préstamo está bloqueado ahora' },
  },
  calls: {
    readClock: { en: 'the clock', es: 'el reloj' },
    getAllAccounts: { en: 'the list of all accounts', es: 'la lista de todas las cuentas' },
    getBrandAccounts: { en: "the list of the brand's accounts", es: 'la lista de cuentas de la marca' },
    getBankruptcy: { en: 'whether the customer is in bankruptcy', es: 'si el cliente está en bancarrota' },
    getReporting: {
      en: 'whether a loan is reported to the credit bureau',
      es: 'si un préstamo se reporta a la agencia de crédito',
    },
    getMessage: { en: 'the notice of the brand', es: 'el aviso de la marca' },
    findLoan: { en: 'the list for the lookup of the loan', es: 'la lista para buscar el préstamo' },
    getSystems: { en: 'the names of the loan systems', es: 'los nombres de los sistemas de préstamos' },
    getContacts: { en: 'the phone numbers', es: 'los números de teléfono' },
    getDetail: { en: "the loan's figures", es: 'las cifras del préstamo' },
    getPayoffDay: { en: 'the next business day', es: 'el siguiente día hábil' },
    readLoanDocuments: { en: 'whether the lender asks for documents', es: 'si el prestamista pide documentos' },
    timeline: { en: 'the timeline of the loan', es: 'la línea de tiempo del préstamo' },
    ecommerce: { en: 'the hand-off to the online store', es: 'el paso a la tienda en línea' },
    ecommerceReturn: { en: 'the return from the online store', es: 'el regreso de la tienda en línea' },
  },
  delays: {
    payoffPatience: { en: 'the day did not load in time', es: 'el día no se cargó a tiempo' },
    documentsPatience: { en: 'the answer did not load in time', es: 'la respuesta no se cargó a tiempo' },
    noticePatience: { en: 'the notice did not load in time', es: 'el aviso no se cargó a tiempo' },
  },
} satisfies ChartWords;
