import type { ChartWords } from '../graph/words.ts';

export const appStartWords = {
  title: { en: 'Starting the page', es: 'Arranque de la página' },
  note: {
    en: 'The page loads three things at once, and the failure of one does not stop the start: without settings the defaults of the specification apply (ERR-037).',
    es: 'La página carga tres cosas a la vez, y si una falla el arranque sigue: sin configuración valen los valores de la especificación (ERR-037).',
  },
  states: {
    loading: { title: { en: 'Loading everything at once', es: 'Se carga todo a la vez' } },
    'loading.settings': { title: { en: 'Limits and settings', es: 'Límites y configuración' } },
    'loading.settings.loading': { title: { en: 'Loading the settings', es: 'Se carga la configuración' } },
    'loading.settings.known': { title: { en: 'Settings loaded', es: 'Configuración cargada' } },
    'loading.session': { title: { en: 'Session', es: 'Sesión' } },
    'loading.session.restoring': { title: { en: 'Looking for an earlier session', es: 'Se busca una sesión anterior' } },
    'loading.session.known': { title: { en: 'Session restored or absent', es: 'Sesión recuperada o ausente' } },
    'loading.locks': { title: { en: 'Locked flows', es: 'Flujos bloqueados' } },
    'loading.locks.reading': { title: { en: 'Reading the locks of this tab', es: 'Se leen los bloqueos de esta pestaña' } },
    'loading.locks.known': { title: { en: 'Locks read', es: 'Bloqueos leídos' } },
    closed: { title: { en: 'The page can start', es: 'La página puede arrancar' } },
  },
  events: {},
  guards: {},
  calls: {
    getSettings: { en: 'the settings of the service', es: 'la configuración del servicio' },
    restoreSession: { en: 'the earlier session', es: 'la sesión anterior' },
    readLocks: { en: 'the locks of this tab', es: 'los bloqueos de esta pestaña' },
  },
  delays: {},
} satisfies ChartWords;
