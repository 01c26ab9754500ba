import type { ChartWords } from '../graph/words.ts';

export const followingWords = {
  title: { en: 'Following an attempt', es: 'Seguir un intento' },
  note: {
    en: 'A failed look-up is never a result, only a reason to look again (POLL-001, POLL-002, ERR-004).',
    es: 'Una consulta fallida nunca es un resultado, solo un motivo para consultar otra vez (POLL-001, POLL-002, ERR-004).',
  },
  states: {
    arriving: { title: { en: 'Look up now, or wait first?', es: '¿Consultar ya o esperar antes?' } },
    pausing: {
      title: { en: 'A pause before the next look-up', es: 'Una pausa antes de la próxima consulta' },
      note: {
        en: 'One second while it is pending; longer when the lender asks for it (POLL-001, CONF-007).',
        es: 'Un segundo mientras está pendiente; más si el prestamista lo pide (POLL-001, CONF-007).',
      },
    },
    polling: { title: { en: 'Looking up its status', es: 'Se consulta su estado' } },
    judging: { title: { en: 'Is the result enough?', es: '¿Basta el resultado?' } },
    closed: { title: { en: 'The look-up is finished', es: 'La consulta terminó' } },
  },
  events: {},
  guards: {
    asksAtOnce: {
      en: 'it is about to be sent again, so it is looked up now',
      es: 'está a punto de enviarse otra vez, así que se consulta ya',
    },
    isPolledEnough: { en: 'it may not be polled any more', es: 'ya no se puede consultar más' },
    hasALimit: { en: 'the lender has it, so the time limit counts', es: 'el prestamista lo tiene, así que el plazo cuenta' },
    isEnough: { en: 'the result is enough', es: 'el resultado basta' },
  },
  calls: {
    poll: { en: 'the poll of its status', es: 'la consulta de su estado' },
  },
  delays: {
    pause: { en: 'the pause is over', es: 'la pausa ha terminado' },
    timeLimit: { en: 'the lender did not decide in time', es: 'el prestamista no decidió a tiempo' },
  },
} satisfies ChartWords;
