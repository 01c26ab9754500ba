import type { ChartWords } from '../graph/words.ts';

export const appStartWords = {
  title: { en: 'Starting the page', es: 'Arranque de la página' },
  note: {
    en: 'Three things are asked at once, and none of them stops the start: without settings the defaults of the specification hold (ERR-037).',
    es: 'Se preguntan tres cosas a la vez, y ninguna detiene el arranque: sin configuración valen los valores de la especificación (ERR-037).',
  },
  states: {
    asking: { title: { en: 'Asking for everything at once', es: 'Se pregunta todo a la vez' } },
    'asking.settings': { title: { en: 'Limits and settings', es: 'Límites y configuración' } },
    'asking.settings.asking': { title: { en: 'Asking for the settings', es: 'Se pide la configuración' } },
    'asking.settings.known': { title: { en: 'Settings known', es: 'Configuración conocida' } },
    'asking.session': { title: { en: 'Who is here', es: 'Quién está aquí' } },
    'asking.session.restoring': { title: { en: 'Looking for an earlier session', es: 'Se busca una sesión anterior' } },
    'asking.session.known': { title: { en: 'Known who is here', es: 'Se sabe quién está' } },
    'asking.locks': { title: { en: 'Locked flows', es: 'Flujos bloqueados' } },
    'asking.locks.reading': { title: { en: 'Reading what this tab is locked to', es: 'Se lee a qué está limitada esta pestaña' } },
    'asking.locks.known': { title: { en: 'Locks known', es: 'Bloqueos conocidos' } },
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
