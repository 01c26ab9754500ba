import type { ChartWords } from '../graph/words.ts';

export const idleWords = {
  title: { en: 'Idle timeout', es: 'Límite de inactividad' },
  note: {
    en: 'The customer gets a warning before being signed out (CONF-026). Activity in any tab counts (CONF-006).',
    es: 'El cliente recibe un aviso antes de que se cierre su sesión (CONF-026). Cuenta la actividad en cualquier pestaña (CONF-006).',
  },
  states: {
    resting: { title: { en: 'Nobody is signed in', es: 'Nadie ha iniciado sesión' } },
    watching: { title: { en: 'Watching for activity', es: 'Se vigila la actividad' } },
    'watching.counting': { title: { en: 'Counting since the last activity', es: 'Se cuenta desde la última actividad' } },
    'watching.counting.quiet': { title: { en: 'Before the warning', es: 'Antes del aviso' } },
    'watching.counting.warning': { title: { en: 'The warning is shown', es: 'Se muestra el aviso' } },
    'watching.counting.warning.alone': { title: { en: 'No activity since the warning', es: 'Sin actividad desde el aviso' } },
    'watching.counting.warning.attended': {
      title: { en: 'Activity, but no answer yet', es: 'Hay actividad, pero aún no hay respuesta' },
      note: {
        en: 'The warning stays a little longer, so that the customer can still press its button.',
        es: 'El aviso se queda un poco más, para que el cliente todavía pueda pulsar su botón.',
      },
    },
    'watching.counting.resumed': {
      title: { en: 'The warning is closed, the time runs again', es: 'El aviso se cerró y el tiempo corre de nuevo' },
    },
    'watching.checking': {
      title: { en: 'Is this check skipped?', es: '¿Se omite esta comprobación?' },
      note: {
        en: 'A hand-off to another page can skip one check.',
        es: 'El paso a otra página puede omitir una comprobación.',
      },
    },
    expired: { title: { en: 'The limit is reached', es: 'Se alcanzó el límite' } },
  },
  events: {
    'skip.requested': { en: 'a hand-off skips one check', es: 'el paso a otra página omite una comprobación' },
    'session.began': { en: 'a customer signs in', es: 'un cliente inicia sesión' },
    'session.closed': { en: 'the session has ended', es: 'la sesión ha terminado' },
    'activity.seen': { en: 'the customer moves the pointer, types or scrolls', es: 'el cliente mueve el puntero, escribe o desplaza' },
    'focus.gained': { en: 'the window gets the focus', es: 'la ventana recibe el foco' },
    'stay.chosen': { en: 'the customer stays signed in', es: 'el cliente mantiene la sesión' },
  },
  guards: {
    isAnotherCustomer: { en: 'it is another customer than before', es: 'es un cliente distinto del anterior' },
    wasIdleTooLong: { en: 'the time without activity is over the limit', es: 'el tiempo sin actividad pasa del límite' },
    isWarning: { en: 'the warning is on the screen', es: 'el aviso está en pantalla' },
    isSkipped: { en: 'this check is skipped', es: 'esta comprobación se omite' },
  },
  calls: {
    watchActivity: { en: 'watching for activity', es: 'la vigilancia de la actividad' },
    readClock: { en: 'the clock', es: 'el reloj' },
    countdown: { en: 'the countdown', es: 'la cuenta regresiva' },
  },
  delays: {
    quietTime: { en: 'it is time to warn', es: 'es hora de avisar' },
    grace: { en: 'the warning got no answer', es: 'el aviso no tuvo respuesta' },
    restOfQuietTime: { en: 'it is time to warn again', es: 'es hora de avisar otra vez' },
    idleLimit: { en: 'the limit without activity is reached', es: 'se alcanzó el límite sin actividad' },
  },
} satisfies ChartWords;
