import type { ChartWords } from '../graph/words.ts';

export const followingWords = {
  title: { en: 'Following an attempt', es: 'Seguir un intento' },
  note: {
    en: 'A look-up that failed is never an answer, only a reason to ask again (POLL-001, POLL-002, ERR-004).',
    es: 'Una consulta que falló nunca es una respuesta, solo un motivo para preguntar otra vez (POLL-001, POLL-002, ERR-004).',
  },
  states: {
    arriving: { title: { en: 'Ask at once, or wait first?', es: '¿Preguntar ya o esperar antes?' } },
    pausing: {
      title: { en: 'A pause before the next look', es: 'Una pausa antes de la próxima consulta' },
      note: {
        en: 'One second while it is pending; longer when the lender asks for it (POLL-001, CONF-007).',
        es: 'Un segundo mientras está pendiente; más si el prestamista lo pide (POLL-001, CONF-007).',
      },
    },
    asking: { title: { en: 'Asking how it stands', es: 'Se pregunta cómo va' } },
    judging: { title: { en: 'Is that enough to tell?', es: '¿Es suficiente para decirlo?' } },
    closed: { title: { en: 'There is something to say', es: 'Hay algo que decir' } },
  },
  events: {},
  guards: {
    asksAtOnce: {
      en: 'it is about to be sent again, so one look is made now',
      es: 'está a punto de enviarse otra vez, así que se consulta ya',
    },
    hasALimit: { en: 'the lender has it, so the time limit counts', es: 'el prestamista lo tiene, así que el plazo cuenta' },
    isEnough: { en: 'the answer settles what was asked', es: 'la respuesta resuelve lo que se preguntó' },
  },
  calls: {
    poll: { en: 'the question how it stands', es: 'la pregunta de cómo va' },
  },
  delays: {
    pause: { en: 'the pause is over', es: 'la pausa ha terminado' },
    timeLimit: { en: 'the lender did not decide in time', es: 'el prestamista no decidió a tiempo' },
  },
} satisfies ChartWords;
