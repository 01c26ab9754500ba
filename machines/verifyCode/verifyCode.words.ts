import type { ChartWords } from '../graph/words.ts';
import { codeStateWords, codeWords } from '../kit/codes.words.ts';

export const verifyCodeWords = {
  title: { en: 'Verifying a code', es: 'Verificación de un código' },
  note: {
    en: 'Two screens of several flows: how the code is to come, and entering it (FLOW-AUTH-02, FLOW-AUTH-13, FLOW-AUTH-14). The flow names the screens and makes the calls.',
    es: 'Dos pantallas de varios flujos: cómo recibir el código e introducirlo (FLOW-AUTH-02, FLOW-AUTH-13, FLOW-AUTH-14). El flujo da nombre a las pantallas y hace las llamadas.',
  },
  main: ['opening', 'method', 'code', 'closed'],
  states: {
    opening: { title: { en: 'Which screen comes first?', es: '¿Qué pantalla va primero?' } },
    ...codeStateWords('method', 'code'),
    'code.checking': { title: { en: 'Was the code taken?', es: '¿Se aceptó el código?' } },
    'code.confirmed': { title: { en: 'The code was taken', es: 'Se aceptó el código' } },
    'code.reading': { title: { en: 'The customer is read anew', es: 'Se leen de nuevo los datos del cliente' } },
    'code.unread': { title: { en: 'Taken, but the customer could not be read', es: 'Aceptado, pero no se pudieron leer los datos' } },
    closed: { title: { en: 'Back in the flow', es: 'De vuelta en el flujo' } },
  },
  events: {
    ...codeWords.events,
    'code.missed': { en: 'the code does not come', es: 'el código no llega' },
    'login.opened': { en: 'the customer goes back to sign in', es: 'el cliente vuelve a la entrada' },
    'flow.left': { en: 'the customer gives up', es: 'el cliente abandona' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
  },
  guards: {
    ...codeWords.guards,
    opensCode: { en: 'a code is entered first', es: 'primero se introduce un código' },
    mayBeMissed: { en: 'the flow has a screen for that', es: 'el flujo tiene una pantalla para eso' },
    readsPerson: { en: 'the code changes what is known of the customer', es: 'el código cambia lo que se sabe del cliente' },
    mustCheck: { en: 'no usable answer came, and the flow can ask', es: 'no llegó ninguna respuesta útil, y el flujo puede preguntar' },
    wasTaken: { en: 'the code was taken', es: 'se aceptó el código' },
    endsSending: { en: 'the flow goes on elsewhere after this refusal', es: 'tras este rechazo el flujo sigue en otro lugar' },
    endsConfirming: { en: 'the flow goes on elsewhere after this refusal', es: 'tras este rechazo el flujo sigue en otro lugar' },
  },
  calls: {
    ...codeWords.calls,
    checkCode: { en: 'the question whether the code was taken', es: 'la pregunta de si se aceptó el código' },
    readPerson: { en: 'the customer read anew', es: 'los datos del cliente leídos de nuevo' },
  },
  delays: codeWords.delays,
} satisfies ChartWords;
