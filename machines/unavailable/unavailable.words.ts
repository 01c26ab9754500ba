import type { ChartWords } from '../graph/words.ts';

export const unavailableWords = {
  title: { en: 'A feature that is not available', es: 'Una función que no está disponible' },
  note: {
    en: 'The brand does not offer it, or this customer does not have it. The customer can ask for one message when it is offered in a state (ROUTE-053, CALL-031).',
    es: 'La marca no la ofrece, o este cliente no la tiene. El cliente puede pedir un mensaje para cuando se ofrezca en un estado (ROUTE-053, CALL-031).',
  },
  states: {
    unavailable: { title: { en: 'Not available, with whom to call', es: 'No disponible, y a quién llamar' } },
    'unavailable.reading': { title: { en: 'Reading the draft', es: 'Se lee el borrador' } },
    'unavailable.preparing': { title: { en: 'Loading the list of states', es: 'Se carga la lista de estados' } },
    'unavailable.filling': { title: { en: 'The form for a message', es: 'El formulario para un mensaje' } },
    'unavailable.sending': {
      title: { en: 'Sending the request', es: 'Se envía la solicitud' },
      note: {
        en: 'The lender sends one message for each contact and state, so the customer can send the request again after a lost response.',
        es: 'El prestamista envía un solo mensaje por contacto y estado, así que el cliente puede repetir la solicitud si se pierde la respuesta.',
      },
    },
    'unavailable.requested': { title: { en: 'The message is requested', es: 'El mensaje está solicitado' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'form.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'form.submitted': { en: 'the customer submits the form', es: 'el cliente envía el formulario' },
    'flow.left': { en: 'the customer goes to the accounts', es: 'el cliente va a sus cuentas' },
  },
  guards: {
    formIsRight: { en: 'the contact and the state are valid', es: 'el contacto y el estado son válidos' },
  },
  calls: {
    openCase: { en: 'a case number, and whom to call', es: 'un número de caso y a quién llamar' },
    readDraft: { en: 'the draft in this tab', es: 'el borrador en esta pestaña' },
    keepDraft: { en: 'keeping the draft for a reload', es: 'guardar el borrador por si se recarga' },
    getStates: { en: 'the list of states', es: 'la lista de estados' },
    requestNotice: { en: 'the request for a message', es: 'la solicitud de un mensaje' },
  },
  delays: {},
} satisfies ChartWords;
