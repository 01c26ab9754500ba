import type { ChartWords } from '../graph/words.ts';

export const sessionWords = {
  title: { en: 'The session', es: 'La sesión' },
  note: {
    en: 'Renewed before it is old, ended once, whoever asks first (FLOW-AUTH-07 to FLOW-AUTH-11).',
    es: 'Se renueva antes de caducar y se cierra una sola vez, lo pida quien lo pida primero (FLOW-AUTH-07 a FLOW-AUTH-11).',
  },
  states: {
    off: { title: { en: 'Nobody is signed in', es: 'Nadie ha iniciado sesión' } },
    on: { title: { en: 'Somebody is signed in', es: 'Alguien ha iniciado sesión' } },
    'on.valid': { title: { en: 'The session is good', es: 'La sesión es válida' } },
    'on.refreshing': { title: { en: 'Being renewed', es: 'Se está renovando' } },
    'on.ageing': {
      title: { en: 'Not renewed yet', es: 'Aún sin renovar' },
      note: {
        en: 'The session stays as good as it was; the renewal is tried again.',
        es: 'La sesión sigue siendo tan válida como antes; se vuelve a intentar la renovación.',
      },
    },
    signingOut: {
      title: { en: 'Signing out', es: 'Se cierra la sesión' },
      note: { en: 'A second sign-out changes nothing (FLOW-AUTH-09).', es: 'Un segundo cierre no cambia nada (FLOW-AUTH-09).' },
    },
    ended: {
      title: { en: 'The session has ended', es: 'La sesión ha terminado' },
      note: {
        en: 'Also when the service could not be told (ERR-035, ERR-036).',
        es: 'También cuando no se pudo avisar al servicio (ERR-035, ERR-036).',
      },
    },
  },
  events: {
    'session.began': { en: 'somebody signs in', es: 'alguien inicia sesión' },
    'session.ended': { en: 'the session ends by itself', es: 'la sesión termina por sí sola' },
    'signOut.asked': { en: 'a sign-out is asked for', es: 'se pide cerrar la sesión' },
    'session.ageing': { en: 'the session grows old', es: 'la sesión envejece' },
  },
  guards: {
    isSomebodyElse: { en: 'it is another customer than before', es: 'es un cliente distinto del anterior' },
  },
  calls: {
    watchSession: { en: 'the watch over the session', es: 'la vigilancia de la sesión' },
    refreshSession: { en: 'the renewal of the session', es: 'la renovación de la sesión' },
    endSession: { en: 'telling the service that the session ends', es: 'avisar al servicio de que la sesión termina' },
  },
  delays: {
    renewAgain: { en: 'it is time to try the renewal again', es: 'es hora de volver a intentar la renovación' },
  },
} satisfies ChartWords;
