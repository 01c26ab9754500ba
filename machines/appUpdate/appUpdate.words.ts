import type { ChartWords } from '../graph/words.ts';

export const appUpdateWords = {
  title: { en: 'A new version of the portal', es: 'Una nueva versión del portal' },
  note: {
    en: 'The page reloads only when the customer accepts, and the portal offers no update during a payment (F15).',
    es: 'La página solo se recarga cuando el cliente acepta, y el portal no ofrece actualizaciones durante un pago (F15).',
  },
  main: ['current', 'ready', 'taking', 'reloading', 'reloaded'],
  states: {
    current: { title: { en: 'The latest version runs', es: 'La última versión está en uso' } },
    ready: { title: { en: 'A new version is ready', es: 'Hay una nueva versión lista' } },
    taking: {
      title: { en: 'The new version takes over', es: 'La nueva versión toma el relevo' },
      note: {
        en: 'If it does not take over in time, the portal offers it again.',
        es: 'Si no toma el relevo a tiempo, el portal la vuelve a ofrecer.',
      },
    },
    takenElsewhere: {
      title: { en: 'Another tab has accepted it', es: 'Otra pestaña la ha aceptado' },
      note: {
        en: 'This tab keeps its version until the customer accepts the new one here.',
        es: 'Esta pestaña conserva su versión hasta que el cliente acepte aquí la nueva.',
      },
    },
    reloading: { title: { en: 'The page reloads', es: 'Se recarga la página' } },
    reloaded: { title: { en: 'The new version runs', es: 'La nueva versión está en uso' } },
  },
  events: {
    'update.accepted': { en: 'the customer presses Update now', es: 'el cliente pulsa Actualizar ahora' },
    'update.found': { en: 'a new version is downloaded', es: 'se ha descargado una nueva versión' },
    'worker.changed': { en: 'the new version has taken over', es: 'la nueva versión ha tomado el relevo' },
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
