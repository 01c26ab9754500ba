import type { ChartWords } from '../graph/words.ts';

export const countdownWords = {
  title: { en: 'The countdown', es: 'La cuenta regresiva' },
  note: { en: 'Display only: the sign-out does not wait for it.', es: 'Solo se muestra: el cierre de sesión no depende de ella.' },
  states: {
    counting: { title: { en: 'Counting the seconds', es: 'Se cuentan los segundos' } },
    counted: { title: { en: 'The countdown is at zero', es: 'La cuenta regresiva está en cero' } },
  },
  events: {},
  guards: { secondsAreLeft: { en: 'more than one second is left', es: 'queda más de un segundo' } },
  calls: {},
  delays: { second: { en: 'a second has passed', es: 'pasó un segundo' } },
} satisfies ChartWords;
