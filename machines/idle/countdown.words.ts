import type { ChartWords } from '../graph/words.ts';

export const countdownWords = {
  title: { en: 'The countdown', es: 'La cuenta atrás' },
  note: { en: 'For the eye only: the sign-out does not wait for it.', es: 'Solo para la vista: el cierre de sesión no depende de ella.' },
  states: {
    counting: { title: { en: 'Counting the seconds', es: 'Se cuentan los segundos' } },
    counted: { title: { en: 'No second is left', es: 'No queda ningún segundo' } },
  },
  events: {},
  guards: {
    secondsAreLeft: { en: 'more than one second is left', es: 'queda más de un segundo' },
  },
  calls: {},
  delays: {
    second: { en: 'a second has passed', es: 'ha pasado un segundo' },
  },
} satisfies ChartWords;
