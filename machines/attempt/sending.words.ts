import type { ChartWords } from '../graph/words.ts';

export const sendingWords = {
  title: { en: 'One send', es: 'Un envío' },
  note: {
    en: 'Noted first, sent once, its answer noted. Every answer that is not a clear one counts as unknown, never as failed (POLL-010, CONF-009).',
    es: 'Primero se anota, se envía una vez y se anota su respuesta. Toda respuesta que no es clara cuenta como desconocida, nunca como fallida (POLL-010, CONF-009).',
  },
  states: {
    recording: { title: { en: 'Noting what is about to be sent', es: 'Se anota lo que se va a enviar' } },
    posting: { title: { en: 'Sending it to the lender', es: 'Se envía al prestamista' } },
    rekeying: { title: { en: 'The key was called off: making another', es: 'La clave se anuló: se crea otra' } },
    noting: { title: { en: "Noting the lender's answer", es: 'Se anota la respuesta del prestamista' } },
    closed: { title: { en: 'Sent, or known why not', es: 'Enviado, o se sabe por qué no' } },
  },
  events: {},
  guards: {
    isRekeyed: { en: 'it has a second key already', es: 'ya tiene una segunda clave' },
    'not isRekeyed': { en: 'it still has its first key', es: 'todavía tiene su primera clave' },
    saysAbandoned: { en: 'the lender has called this key off', es: 'el prestamista ha anulado esta clave' },
    saysRefused: { en: 'the lender said no', es: 'el prestamista dijo que no' },
  },
  calls: {
    record: { en: 'the note before the send', es: 'la nota antes del envío' },
    post: { en: 'the send itself', es: 'el envío mismo' },
    newKey: { en: 'another key', es: 'otra clave' },
    note: { en: 'the note of the answer', es: 'la nota de la respuesta' },
  },
  delays: {},
} satisfies ChartWords;
