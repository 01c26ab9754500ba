import type { ChartWords } from '../graph/words.ts';

export const guardsWords = {
  title: { en: 'May the customer go there?', es: '¿Puede ir allí el cliente?' },
  note: {
    en: 'Five checks in the order of the specification, and a last one of ours: is a sign-in needed? (GUARD-001 to GUARD-016)',
    es: 'Cinco comprobaciones en el orden de la especificación, y una última nuestra: ¿hace falta iniciar sesión? (GUARD-001 a GUARD-016)',
  },
  states: {
    unmatched: {
      title: { en: '1. Is there such an address?', es: '1. ¿Existe esa dirección?' },
      note: {
        en: 'An unknown address leads to the front door (CONF-027).',
        es: 'Una dirección desconocida lleva a la puerta de entrada (CONF-027).',
      },
    },
    deepLink: { title: { en: '2. Did the customer come by a link?', es: '2. ¿Vino el cliente por un enlace?' } },
    enteringByLink: { title: { en: 'Entering by a signed link', es: 'Entrada por un enlace firmado' } },
    enteringByDevice: { title: { en: 'Entering by a known device', es: 'Entrada por un dispositivo conocido' } },
    locking: {
      title: { en: 'Locking the tab to the linked flow', es: 'Se limita la pestaña al flujo del enlace' },
      note: {
        en: 'A guest reaches one flow and nothing else (FLOW-LOCK-03). When the tab cannot be locked, nobody enters.',
        es: 'Un invitado llega a un solo flujo y a nada más (FLOW-LOCK-03). Si la pestaña no se puede limitar, nadie entra.',
      },
    },
    flowLock: {
      title: { en: '3. Does the customer leave the locked flow?', es: '3. ¿Sale el cliente del flujo bloqueado?' },
      note: {
        en: 'Whoever asks for anything but the linked flow, help or a notice is signed out, at the root too (FLOW-LOCK-02, FLOW-LOCK-03).',
        es: 'Se cierra la sesión de quien pide algo distinto del flujo enlazado, la ayuda o un aviso, también en la raíz (FLOW-LOCK-02, FLOW-LOCK-03).',
      },
    },
    unlocking: {
      title: { en: 'Ending the lock of the tab', es: 'Se quita el límite de la pestaña' },
      note: {
        en: 'Nobody is signed in any more, so nobody is signed out. The address is judged like that of any visitor (GUARD-010).',
        es: 'Ya nadie tiene la sesión iniciada, así que no hay sesión que cerrar. La dirección se juzga como la de cualquier visitante (GUARD-010).',
      },
    },
    serviceStatus: { title: { en: '4. Is the service open?', es: '4. ¿Está abierto el servicio?' } },
    brandAvailability: {
      title: { en: '5. Does the brand serve the customer?', es: '5. ¿Atiende la marca al cliente?' },
      note: {
        en: 'CommunityChoice and InstaLoan are closed even to people without any brand of their own (GUARD-016).',
        es: 'CommunityChoice e InstaLoan están cerradas incluso para quien no tiene ninguna marca propia (GUARD-016).',
      },
    },
    signedIn: { title: { en: 'Is a sign-in needed?', es: '¿Hace falta iniciar sesión?' } },
    redirected: {
      title: { en: '3. again: does the redirect leave the locked flow?', es: '3. otra vez: ¿sale la redirección del flujo bloqueado?' },
      note: {
        en: 'Guard 3 judges the target of every redirect as well, so none leads out of a locked flow (GUARD-010).',
        es: 'El control 3 juzga también el destino de cada redirección, así que ninguna lleva fuera de un flujo bloqueado (GUARD-010).',
      },
    },
    closed: { title: { en: 'Decided', es: 'Decidido' } },
  },
  events: {},
  guards: {
    isUnmatched: { en: 'no screen has this address', es: 'ninguna pantalla tiene esta dirección' },
    hasPreviousBrand: { en: 'the address fits the brand seen last', es: 'la dirección encaja con la última marca vista' },
    isLinkOfOther: {
      en: 'the link belongs to somebody else than who is signed in',
      es: 'el enlace es de alguien distinto de quien ha iniciado sesión',
    },
    isLinkToEnter: { en: 'a visitor came by a link', es: 'un visitante vino por un enlace' },
    'not isLinkToEnter': { en: 'there is no link to enter by', es: 'no hay enlace con el que entrar' },
    isSigned: { en: 'the link is signed', es: 'el enlace está firmado' },
    asksForLock: { en: 'the link locks the tab to its flow', es: 'el enlace limita la pestaña a su flujo' },
    mustReset: { en: 'the password must be reset first', es: 'primero hay que restablecer la contraseña' },
    mayAskAgain: {
      en: 'the service could not be asked, and the link may still be good',
      es: 'no se pudo consultar al servicio y el enlace aún puede valer',
    },
    leavesLock: { en: 'the locked flow would be left', es: 'se saldría del flujo bloqueado' },
    isVisitor: { en: 'nobody is signed in', es: 'nadie ha iniciado sesión' },
    condition: { en: 'the service is open', es: 'el servicio está abierto' },
    nobodyServesTheUser: { en: 'all brands of the last customer are closed', es: 'todas las marcas del último cliente están cerradas' },
    brandIsClosed: { en: 'the brand does not serve the customer now', es: 'la marca no atiende al cliente en este momento' },
    mustSignIn: { en: 'the screen needs a sign-in and nobody is signed in', es: 'la pantalla exige iniciar sesión y nadie lo ha hecho' },
    isAtFrontDoor: { en: 'a signed-in customer asks for the front door', es: 'un cliente con sesión pide la puerta de entrada' },
    mustDetour: { en: 'something else has to be done first', es: 'antes hay que hacer otra cosa' },
  },
  calls: {
    enterByLink: { en: 'the sign-in by link', es: 'la entrada por enlace' },
    enterByDevice: { en: 'the sign-in by known device', es: 'la entrada por dispositivo conocido' },
    lockFlow: { en: 'locking the tab', es: 'limitar la pestaña' },
    unlockFlows: { en: 'ending the lock of the tab', es: 'quitar el límite de la pestaña' },
    askServiceStatus: { en: 'the question whether the service is open', es: 'la pregunta de si el servicio está abierto' },
  },
  delays: {},
} satisfies ChartWords;
