import type { ChartWords } from './graph/words.ts';

export const appWords = {
  title: { en: 'The portal', es: 'El portal' },
  note: {
    en: 'Who is signed in, where the customer may go, and which one flow runs. A flow ends with an outcome, and only here is decided what comes next (portal §2, §4).',
    es: 'Quién ha iniciado sesión, adónde puede ir el cliente y qué flujo está en marcha. Un flujo termina con un resultado, y solo aquí se decide qué sigue (portal §2, §4).',
  },
  main: ['starting', 'started', 'resuming', 'arriving', 'deciding', 'fetching', 'fetched', 'accounts'],
  states: {
    starting: { title: { en: 'Starting', es: 'Arranque' } },
    started: { title: { en: 'Is an earlier payment to be looked for?', es: '¿Hay que buscar un pago anterior?' } },
    resuming: {
      title: { en: 'Looking for a payment under way', es: 'Se busca un pago en curso' },
      note: {
        en: 'A payment whose outcome is not known comes before everything else.',
        es: 'Un pago cuyo resultado no se conoce va antes que todo lo demás.',
      },
    },
    arriving: {
      title: { en: 'May the customer go there?', es: '¿Puede ir allí el cliente?' },
      note: {
        en: 'Asked again for every new address and every menu choice (GUARD-001).',
        es: 'Se pregunta de nuevo con cada dirección nueva y cada opción del menú (GUARD-001).',
      },
    },
    deciding: { title: { en: 'Where the answer leads', es: 'Adónde lleva la respuesta' } },
    unlocking: {
      title: { en: 'Freeing the tab from its link', es: 'Se libera la pestaña de su enlace' },
      note: {
        en: 'Somebody left the one flow that a link had opened (GUARD-010).',
        es: 'Alguien salió del único flujo que un enlace había abierto (GUARD-010).',
      },
    },
    fetching: { title: { en: 'Bringing the flow to the page', es: 'Se trae el flujo a la página' } },
    fetched: { title: { en: 'Which flow came?', es: '¿Qué flujo llegó?' } },
    signIn: { title: { en: 'Sign-in runs', es: 'Inicio de sesión en marcha' } },
    accounts: { title: { en: 'Accounts run', es: 'Cuentas en marcha' } },
    payment: {
      title: { en: 'Payment runs', es: 'Pago en marcha' },
      note: {
        en: 'While money moves, neither the address nor the menu leads away (OPEN-004).',
        es: 'Mientras se mueve dinero, ni la dirección ni el menú llevan a otra parte (OPEN-004).',
      },
    },
    stores: { title: { en: 'Contact us runs', es: 'Contacto en marcha' } },
    leaving: {
      title: { en: 'Signing out', es: 'Se cierra la sesión' },
      note: {
        en: 'Heard from every state; a second press begins nothing new (FLOW-AUTH-09).',
        es: 'Se atiende en cualquier estado; una segunda pulsación no inicia nada nuevo (FLOW-AUTH-09).',
      },
    },
    networkError: { title: { en: 'No connection', es: 'Sin conexión' } },
    maintenanceMode: { title: { en: 'Closed for maintenance', es: 'Cerrado por mantenimiento' } },
    featureUnavailable: { title: { en: 'Not available for this brand', es: 'No disponible para esta marca' } },
    chunkLoadError: {
      title: { en: 'A part of the portal did not come', es: 'Una parte del portal no llegó' },
      note: {
        en: 'After two minutes of waiting the customer is told and may try again (ERR-038).',
        es: 'Tras dos minutos de espera se avisa al cliente, que puede volver a intentarlo (ERR-038).',
      },
    },
    otherProfile: {
      title: { en: 'The link belongs to somebody else', es: 'El enlace es de otra persona' },
      note: {
        en: 'The customer chooses: stay signed in, or sign out and follow the link (OPEN-035).',
        es: 'El cliente elige: seguir con su sesión, o cerrarla y seguir el enlace (OPEN-035).',
      },
    },
  },
  events: {
    'session.ended': { en: 'the session has ended', es: 'la sesión ha terminado' },
    'idle.expired': { en: 'nobody was there for too long', es: 'no hubo nadie durante demasiado tiempo' },
    'signOut.chosen': { en: 'the customer signs out', es: 'el cliente cierra la sesión' },
    'address.asked': { en: 'another address is opened', es: 'se abre otra dirección' },
    'menu.chosen': { en: 'the customer chooses from the menu', es: 'el cliente elige en el menú' },
    'stay.chosen': { en: 'the customer stays signed in', es: 'el cliente mantiene la sesión' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'home.chosen': { en: 'the customer goes on', es: 'el cliente continúa' },
    'link.declined': { en: 'the customer stays with the own account', es: 'el cliente sigue con su propia cuenta' },
  },
  guards: {
    isSignedIn: { en: 'a customer is signed in', es: 'un cliente ha iniciado sesión' },
    isGuest: { en: 'the customer came as a guest, by a link', es: 'el cliente vino como invitado, con un enlace' },
    isAtFrontDoor: { en: 'a signed-in customer stands at the front door', es: 'un cliente con sesión está en la puerta de entrada' },
    hasNext: { en: 'the next place is known already', es: 'ya se sabe cuál es el siguiente lugar' },
    isEnding: { en: 'the session is being ended', es: 'se está cerrando la sesión' },
    flowMayLeave: { en: 'the flow can be left now', es: 'se puede salir del flujo ahora' },
    flowIsLeaving: { en: 'the flow is tidying up to leave', es: 'el flujo está ordenando todo para salir' },
    'leadsTo(leaving)': { en: 'the customer must be signed out first', es: 'primero hay que cerrar la sesión' },
    'leadsTo(unlocking)': { en: 'a visitor left a locked flow', es: 'un visitante salió de un flujo bloqueado' },
    'leadsTo(signIn)': { en: 'a sign-in is needed', es: 'hace falta iniciar sesión' },
    'leadsTo(maintenanceMode)': { en: 'the service is closed', es: 'el servicio está cerrado' },
    'leadsTo(networkError)': { en: 'the service could not be asked', es: 'no se pudo consultar al servicio' },
    'leadsTo(otherProfile)': { en: 'the link belongs to somebody else', es: 'el enlace es de otra persona' },
    'leadsTo(featureUnavailable)': { en: 'the screen is not offered here', es: 'la pantalla no se ofrece aquí' },
    'isFlow(accounts)': { en: 'the accounts are wanted', es: 'se piden las cuentas' },
    'isFlow(payment)': { en: 'a payment is wanted', es: 'se pide un pago' },
  },
  calls: {
    session: { en: 'the session', es: 'la sesión' },
    idle: { en: 'the watch over activity', es: 'la vigilancia de la actividad' },
    start: { en: 'what the page must know first', es: 'lo primero que la página debe saber' },
    readInFlight: { en: 'the note of a payment under way', es: 'la nota de un pago en curso' },
    guards: { en: 'the check of the address', es: 'la comprobación de la dirección' },
    unlockFlows: { en: 'freeing the tab', es: 'liberar la pestaña' },
    fetchFlow: { en: 'the download of the flow', es: 'la descarga del flujo' },
    signIn: { en: 'the sign-in flow', es: 'el flujo de inicio de sesión' },
    accounts: { en: 'the accounts flow', es: 'el flujo de cuentas' },
    payment: { en: 'the payment flow', es: 'el flujo de pago' },
    stores: { en: 'the contact flow', es: 'el flujo de contacto' },
  },
  delays: {
    chunkLimit: { en: 'the download takes too long', es: 'la descarga tarda demasiado' },
  },
} satisfies ChartWords;
