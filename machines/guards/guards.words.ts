import type { ChartWords } from '../graph/words.ts';

export const guardsWords = {
  title: { en: 'Can the customer open this screen?', es: '¿Puede el cliente abrir esta pantalla?' },
  note: {
    en: 'Five checks in the order of the specification, and one of the portal’s own: is a sign-in needed? (GUARD-001 to GUARD-016)',
    es: 'Cinco comprobaciones en el orden de la especificación, y una propia del portal: ¿hace falta iniciar sesión? (GUARD-001 a GUARD-016)',
  },
  states: {
    unmatched: {
      title: { en: '1. Does the address exist?', es: '1. ¿Existe esa dirección?' },
      note: {
        en: 'An unknown address opens the front page (CONF-027).',
        es: 'Una dirección desconocida abre la página principal (CONF-027).',
      },
    },
    deepLink: { title: { en: '2. Did the customer follow a link?', es: '2. ¿Siguió el cliente un enlace?' } },
    enteringByLink: { title: { en: 'Signing in with a signed link', es: 'Inicio de sesión con un enlace firmado' } },
    enteringByDevice: { title: { en: 'Signing in with a known device', es: 'Inicio de sesión con un dispositivo conocido' } },
    locking: {
      title: { en: 'Locking the tab to the linked flow', es: 'Se limita la pestaña al flujo del enlace' },
      note: {
        en: 'A guest can open one flow only (FLOW-LOCK-03). If the tab cannot be locked, the guest is signed out.',
        es: 'Un invitado solo puede abrir un flujo (FLOW-LOCK-03). Si la pestaña no se puede limitar, se cierra la sesión del invitado.',
      },
    },
    flowLock: {
      title: { en: '3. Does the customer leave the locked flow?', es: '3. ¿Sale el cliente del flujo bloqueado?' },
      note: {
        en: 'A customer who opens anything but the linked flow, help or a notice is signed out; so is one who opens the root (FLOW-LOCK-02, FLOW-LOCK-03).',
        es: 'Se cierra la sesión del cliente que abre algo distinto del flujo enlazado, la ayuda o un aviso; también si abre la raíz (FLOW-LOCK-02, FLOW-LOCK-03).',
      },
    },
    unlocking: {
      title: { en: 'Ending the lock of the tab', es: 'Se quita el límite de la pestaña' },
      note: {
        en: 'The visitor is no longer signed in. The address is checked as for any visitor (GUARD-010).',
        es: 'El visitante ya no tiene la sesión iniciada. La dirección se comprueba como la de cualquier visitante (GUARD-010).',
      },
    },
    serviceStatus: { title: { en: '4. Is the service open?', es: '4. ¿Está abierto el servicio?' } },
    brandAvailability: {
      title: { en: '5. Is the brand available to the customer?', es: '5. ¿Está la marca disponible para el cliente?' },
      note: {
        en: 'CommunityChoice and InstaLoan are closed even to customers without a brand of their own (GUARD-016).',
        es: 'CommunityChoice e InstaLoan están cerradas incluso para clientes sin marca propia (GUARD-016).',
      },
    },
    signedIn: { title: { en: 'Is a sign-in needed?', es: '¿Hace falta iniciar sesión?' } },
    redirected: {
      title: { en: '3. again: does the redirect leave the locked flow?', es: '3. otra vez: ¿sale la redirección del flujo bloqueado?' },
      note: {
        en: 'Guard 3 checks the target of every redirect, too, so that none leaves a locked flow (GUARD-010).',
        es: 'El control 3 comprueba también el destino de cada redirección, para que ninguna salga de un flujo bloqueado (GUARD-010).',
      },
    },
    closed: { title: { en: 'Decided', es: 'Decidido' } },
  },
  events: {},
  guards: {
    isUnmatched: { en: 'no screen has this address', es: 'ninguna pantalla tiene esta dirección' },
    hasPreviousBrand: { en: 'the address exists under the last brand', es: 'la dirección existe en la última marca' },
    replacesGuest: { en: 'a guest opens another link', es: 'un invitado abre otro enlace' },
    isLinkOfOther: {
      en: 'the link belongs to another customer than the one who is signed in',
      es: 'el enlace es de otro cliente que el que ha iniciado sesión',
    },
    isLinkToEnter: { en: 'a visitor followed a link', es: 'un visitante siguió un enlace' },
    'not isLinkToEnter': { en: 'no link can sign the visitor in', es: 'ningún enlace puede iniciar la sesión' },
    isSigned: { en: 'the link is signed', es: 'el enlace está firmado' },
    asksForLock: { en: 'the link locks the tab to its flow', es: 'el enlace limita la pestaña a su flujo' },
    mustReset: { en: 'the password must be reset first', es: 'primero hay que restablecer la contraseña' },
    mayAskAgain: {
      en: 'the service cannot be reached, and the link may still be valid',
      es: 'no se puede contactar con el servicio y el enlace aún puede ser válido',
    },
    leavesLock: { en: 'the address leaves the locked flow', es: 'la dirección sale del flujo bloqueado' },
    isVisitor: { en: 'nobody is signed in', es: 'nadie ha iniciado sesión' },
    condition: { en: 'the service is open', es: 'el servicio está abierto' },
    nobodyServesTheUser: { en: 'all brands of the last customer are closed', es: 'todas las marcas del último cliente están cerradas' },
    brandIsClosed: { en: 'the brand is not available to the customer', es: 'la marca no está disponible para el cliente' },
    mustSignIn: { en: 'the screen needs a sign-in and nobody is signed in', es: 'la pantalla exige iniciar sesión y nadie lo ha hecho' },
    isAtFrontDoor: { en: 'a signed-in customer opens the front page', es: 'un cliente con sesión abre la página principal' },
    mustDetour: { en: 'the customer must complete another step first', es: 'el cliente debe completar antes otro paso' },
  },
  calls: {
    enterByLink: { en: 'the sign-in with the link', es: 'el inicio de sesión con el enlace' },
    enterByDevice: { en: 'the sign-in with the known device', es: 'el inicio de sesión con el dispositivo conocido' },
    lockFlow: { en: 'locking the tab', es: 'limitar la pestaña' },
    unlockFlows: { en: 'ending the lock of the tab', es: 'quitar el límite de la pestaña' },
    askServiceStatus: { en: 'the status of the service', es: 'el estado del servicio' },
  },
  delays: {},
} satisfies ChartWords;
