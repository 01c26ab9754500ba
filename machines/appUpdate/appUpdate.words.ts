import type { ChartWords } from '../graph/words.ts';

export const appUpdateWords = {
  title: { en: 'A new version of the portal', es: 'Una nueva versión del portal' },
  note: {
    en: 'Nothing is reloaded before the customer says so, and nothing is offered while a payment is under way (F15).',
    es: 'No se recarga nada antes de que el cliente lo diga, y no se ofrece nada mientras hay un pago en curso (F15).',
  },
  main: ['current', 'ready', 'taking', 'reloading', 'reloaded'],
  states: {
    current: { title: { en: 'The newest version that is known', es: 'La versión más nueva que se conoce' } },
    ready: { title: { en: 'A new version is ready', es: 'Hay una nueva versión lista' } },
    taking: {
      title: { en: 'The new version takes over', es: 'La nueva versión toma el relevo' },
      note: {
        en: 'When it does not take over in time, it is offered again.',
        es: 'Si no toma el relevo a tiempo, se vuelve a ofrecer.',
      },
    },
    takenElsewhere: {
      title: { en: 'Another tab has accepted it', es: 'Otra pestaña la ha aceptado' },
      note: {
        en: 'This tab goes on with the version it has, until the customer accepts the new one here.',
        es: 'Esta pestaña sigue con su versión hasta que el cliente acepte aquí la nueva.',
      },
    },
    reloading: { title: { en: 'The page is loaded again', es: 'Se recarga la página' } },
    reloaded: { title: { en: 'The new version is here', es: 'La nueva versión está aquí' } },
  },
  events: {
    'update.accepted': { en: 'the customer presses Update now', es: 'el cliente pulsa Actualizar ahora' },
    'update.found': { en: 'a new version is downloaded', es: 'se ha descargado una nueva versión' },
    'worker.changed': { en: 'the new version is in charge', es: 'la nueva versión está al mando' },
  },
  guards: {},
  calls: {
    watchWorker: { en: 'the service worker', es: 'el service worker' },
    reloadPage: { en: 'the reload of the page', es: 'la recarga de la página' },
  },
  delays: {
    takeoverLimit: { en: 'the new version has not taken over in 10 seconds', es: 'la nueva versión no ha tomado el relevo en 10 segundos' },
  },
} satisfies ChartWords;
