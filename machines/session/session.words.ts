import type { ChartWords } from '../graph/words.ts';

export const sessionWords = {
  title: { en: 'The session', es: 'La sesión' },
  note: {
    en: 'Renewed before its tokens expire, and ended only once (FLOW-AUTH-07 to FLOW-AUTH-11).',
    es: 'Se renueva antes de que venzan sus tokens y se cierra una sola vez (FLOW-AUTH-07 a FLOW-AUTH-11).',
  },
  states: {
    off: { title: { en: 'Nobody is signed in', es: 'Nadie ha iniciado sesión' } },
    on: { title: { en: 'A customer is signed in', es: 'Un cliente ha iniciado sesión' } },
    'on.valid': { title: { en: 'The session is valid', es: 'La sesión es válida' } },
    'on.refreshing': { title: { en: 'Renewing the session', es: 'Se renueva la sesión' } },
    'on.ageing': {
      title: { en: 'Not renewed yet', es: 'Aún sin renovar' },
      note: {
        en: 'The session is still valid; the renewal is tried again.',
        es: 'La sesión sigue siendo válida; se vuelve a intentar la renovación.',
      },
    },
    signingOut: {
      title: { en: 'Signing out', es: 'Se cierra la sesión' },
      note: { en: 'A second sign-out changes nothing (FLOW-AUTH-09).', es: 'Un segundo cierre no cambia nada (FLOW-AUTH-09).' },
    },
    ended: {
      title: { en: 'The session has ended', es: 'La sesión ha terminado' },
      note: {
        en: 'Even when the request to the service failed (ERR-035, ERR-036).',
        es: 'Aunque falle la solicitud al servicio (ERR-035, ERR-036).',
      },
    },
  },
  events: {
    'session.began': { en: 'a customer signs in', es: 'un cliente inicia sesión' },
    'session.ended': { en: 'the session ends by itself', es: 'la sesión termina por sí sola' },
    'signOut.requested': { en: 'the portal asks for a sign-out', es: 'el portal pide cerrar la sesión' },
    'session.ageing': { en: 'the tokens expire soon', es: 'los tokens vencen pronto' },
  },
  guards: { isAnotherCustomer: { en: 'it is another customer than before', es: 'es un cliente distinto del anterior' } },
  calls: {
    watchSession: { en: 'watching the session', es: 'la vigilancia de la sesión' },
    refreshSession: { en: 'the renewal of the session', es: 'la renovación de la sesión' },
    endSession: { en: 'signing out at the service', es: 'el cierre de sesión en el servicio' },
  },
  delays: { renewAgain: { en: 'it is time to retry the renewal', es: 'es hora de reintentar la renovación' } },
} satisfies ChartWords;
