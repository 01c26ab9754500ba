import type { ChartWords } from '../graph/words.ts';

export const sendingWords = {
  title: { en: 'One send', es: 'Un envío' },
  note: {
    en: 'Recorded first, sent once, its response recorded. A response that is not clear counts as unknown, never as failed (POLL-010, CONF-009).',
    es: 'Primero se registra, se envía una vez y se registra su respuesta. Una respuesta que no es clara cuenta como desconocida, nunca como fallida (POLL-010, CONF-009).',
  },
  states: {
    recording: { title: { en: 'Recording what is about to be sent', es: 'Se registra lo que se va a enviar' } },
    posting: { title: { en: 'Sending it to the lender', es: 'Se envía al prestamista' } },
    rekeying: { title: { en: 'The key was fenced: creating another', es: 'La clave se anuló: se crea otra' } },
    noting: { title: { en: "Recording the lender's response", es: 'Se registra la respuesta del prestamista' } },
    closed: { title: { en: 'The send is finished', es: 'El envío terminó' } },
  },
  events: {},
  guards: {
    isRekeyed: { en: 'it has a second key already', es: 'ya tiene una segunda clave' },
    'not isRekeyed': { en: 'it still has its first key', es: 'todavía tiene su primera clave' },
    saysAbandoned: { en: 'the lender has fenced this key', es: 'el prestamista ha anulado esta clave' },
    saysRefused: { en: 'the lender refused it', es: 'el prestamista lo rechazó' },
  },
  calls: {
    record: { en: 'the record before the send', es: 'el registro antes del envío' },
    post: { en: 'the send itself', es: 'el envío mismo' },
    newKey: { en: 'another key', es: 'otra clave' },
    note: { en: 'the record of the response', es: 'el registro de la respuesta' },
  },
  delays: {},
} satisfies ChartWords;
