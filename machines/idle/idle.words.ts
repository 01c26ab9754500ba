import type { ChartWords } from '../graph/words.ts';

export const idleWords = {
  title: { en: 'Nobody is there', es: 'No hay nadie' },
  note: {
    en: 'Nobody is signed out without a warning first (CONF-026). Activity in any tab counts (CONF-006).',
    es: 'Nadie pierde la sesión sin un aviso previo (CONF-026). Cuenta la actividad en cualquier pestaña (CONF-006).',
  },
  states: {
    resting: { title: { en: 'Nobody is signed in', es: 'Nadie ha iniciado sesión' } },
    watching: { title: { en: 'Watching for activity', es: 'Se vigila la actividad' } },
    'watching.counting': { title: { en: 'Counting since the last activity', es: 'Se cuenta desde la última actividad' } },
    'watching.counting.quiet': { title: { en: 'All is well', es: 'Todo en orden' } },
    'watching.counting.warning': { title: { en: 'The warning is shown', es: 'Se muestra el aviso' } },
    'watching.counting.warning.alone': { title: { en: 'Nobody has moved', es: 'Nadie se ha movido' } },
    'watching.counting.warning.attended': {
      title: { en: 'Somebody moved, and has not answered yet', es: 'Alguien se movió y aún no ha respondido' },
      note: {
        en: 'The question stays a little longer, so that it does not vanish under the hand.',
        es: 'La pregunta se queda un poco más, para que no desaparezca bajo la mano.',
      },
    },
    'watching.counting.resumed': {
      title: { en: 'The warning is gone, the time runs again', es: 'El aviso se fue y el tiempo corre de nuevo' },
    },
    'watching.checking': {
      title: { en: 'Is one check to be skipped?', es: '¿Hay que omitir una comprobación?' },
      note: {
        en: 'A hand-off to another page may ask for one free check.',
        es: 'El paso a otra página puede pedir una comprobación libre.',
      },
    },
    expired: { title: { en: 'The time is over', es: 'Se acabó el tiempo' } },
  },
  events: {
    'skip.asked': { en: 'one check is to be skipped', es: 'hay que omitir una comprobación' },
    'session.began': { en: 'somebody signs in', es: 'alguien inicia sesión' },
    'session.closed': { en: 'the session has ended', es: 'la sesión ha terminado' },
    'activity.seen': { en: 'somebody moves, types or scrolls', es: 'alguien mueve, teclea o desplaza' },
    'focus.gained': { en: 'the window comes to the front', es: 'la ventana vuelve al frente' },
    'stay.chosen': { en: 'the customer stays signed in', es: 'el cliente mantiene la sesión' },
  },
  guards: {
    isSomebodyElse: { en: 'it is another customer than before', es: 'es un cliente distinto del anterior' },
    wasIdleTooLong: { en: 'nobody was there for longer than allowed', es: 'no hubo nadie durante más tiempo del permitido' },
    isWarning: { en: 'the warning is on the screen', es: 'el aviso está en pantalla' },
    isSkipped: { en: 'this check is to be skipped', es: 'esta comprobación se omite' },
  },
  calls: {
    watchActivity: { en: 'the watch over activity', es: 'la vigilancia de la actividad' },
    readClock: { en: 'the clock', es: 'el reloj' },
    countdown: { en: 'the countdown', es: 'la cuenta atrás' },
  },
  delays: {
    quietTime: { en: 'it is time to warn', es: 'es hora de avisar' },
    grace: { en: 'nobody has answered the warning', es: 'nadie ha respondido al aviso' },
    restOfQuietTime: { en: 'it is time to warn again', es: 'es hora de avisar otra vez' },
    idleLimit: { en: 'the time without activity is over', es: 'se acabó el tiempo sin actividad' },
  },
} satisfies ChartWords;
