import type { ChartWords } from '../graph/words.ts';

export const customerDetailsWords = {
  title: { en: 'Details that the lender needs', es: 'Datos que el prestamista necesita' },
  note: {
    en: 'Asked before a renewal, cash or a new loan, and only for what is missing. Race, gender, height and weight can always be declined and are no condition of credit (R-10). Several flows use this chart.',
    es: 'Se pide antes de una renovación, de recibir efectivo o de un préstamo nuevo, y solo lo que falta. Raza, sexo, estatura y peso siempre se pueden omitir y no son condición del crédito (R-10). Varios flujos usan este diagrama.',
  },
  main: ['details.loading', 'details.filling', 'details.sending.savingCustomer', 'details.sending.savingSpouse', 'closed'],
  states: {
    details: { title: { en: 'Missing details', es: 'Datos que faltan' } },
    'details.arriving': { title: { en: 'Is this a guest?', es: '¿Es un invitado?' } },
    'details.loading': { title: { en: 'Loading what is missing', es: 'Se carga lo que falta' } },
    'details.loading.needs': { title: { en: 'Which questions to ask', es: 'Qué preguntas hacer' } },
    'details.loading.needs.loading': { title: { en: 'Loading the questions', es: 'Se cargan las preguntas' } },
    'details.loading.needs.loaded': { title: { en: 'The questions are known', es: 'Las preguntas se conocen' } },
    'details.loading.customer': { title: { en: 'What is on file', es: 'Lo que ya consta' } },
    'details.loading.customer.loading': { title: { en: 'Loading the customer', es: 'Se carga el cliente' } },
    'details.loading.customer.loaded': { title: { en: 'The customer is known', es: 'El cliente se conoce' } },
    'details.loading.military': {
      title: { en: 'Is this a covered borrower?', es: '¿Es un prestatario protegido?' },
      note: {
        en: 'The Military Lending Act allows no title loan and 36 percent at most (10 USC 987). The lender decides when it makes the documents.',
        es: 'La Ley de Préstamos Militares no permite préstamos sobre título y limita el costo al 36 por ciento (10 USC 987). El prestamista decide al hacer los documentos.',
      },
    },
    'details.loading.military.asking': {
      title: { en: 'The lender asks the register', es: 'El prestamista consulta el registro' },
    },
    'details.loading.military.loading': { title: { en: 'Loading the military status', es: 'Se carga el estado militar' } },
    'details.loading.military.loaded': { title: { en: 'The military status is known', es: 'El estado militar se conoce' } },
    'details.failed': { title: { en: 'It could not be loaded', es: 'No se pudo cargar' } },
    'details.recalling': { title: { en: 'Reading what was typed before', es: 'Se lee lo que se escribió antes' } },
    'details.preparing': { title: { en: 'Loading the states for an address', es: 'Se cargan los estados para una dirección' } },
    'details.filling': {
      title: { en: 'The customer fills in the form', es: 'El cliente llena el formulario' },
      note: {
        en: 'After a reload everything but the demographics is still there.',
        es: 'Después de recargar sigue todo menos los datos demográficos.',
      },
    },
    'details.sending': { title: { en: 'Sending the details', es: 'Se envían los datos' } },
    'details.sending.deciding': { title: { en: 'Is something left to send?', es: '¿Queda algo por enviar?' } },
    'details.sending.savingCustomer': { title: { en: 'Saving the customer’s details', es: 'Se guardan los datos del cliente' } },
    'details.sending.savingSpouse': {
      title: { en: 'Saving the spouse’s address', es: 'Se guarda la dirección del cónyuge' },
      note: {
        en: 'In community-property states the lender sends the spouse a notice.',
        es: 'En los estados de bienes gananciales el prestamista envía un aviso al cónyuge.',
      },
    },
    closed: { title: { en: 'Complete, or the customer went back', es: 'Completo, o el cliente regresó' } },
  },
  events: {
    'details.typed': { en: 'the customer types', es: 'el cliente escribe' },
    'details.submitted': { en: 'the customer saves and continues', es: 'el cliente guarda y continúa' },
    'details.left': { en: 'the customer goes back', es: 'el cliente regresa' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'search.*': { en: 'the customer completes an address', es: 'el cliente completa una dirección' },
  },
  guards: {
    isGuest: { en: 'it is a guest, who is asked nothing', es: 'es un invitado, a quien no se le pregunta nada' },
    isComplete: { en: 'nothing is missing', es: 'no falta nada' },
    owesNoAddress: { en: 'no address is missing', es: 'no falta ninguna dirección' },
    owesCustomer: { en: 'the customer’s own details are not saved yet', es: 'los datos del cliente aún no se guardan' },
    owesSpouse: { en: 'the spouse’s address is not saved yet', es: 'la dirección del cónyuge aún no se guarda' },
    formIsRight: { en: 'the form is complete', es: 'el formulario está completo' },
  },
  calls: {
    getNeeds: { en: 'what has to be asked', es: 'lo que hay que preguntar' },
    getCustomer: { en: 'the customer', es: 'el cliente' },
    askRegister: { en: 'asking the register of covered borrowers', es: 'consultar el registro de prestatarios protegidos' },
    getMilitary: { en: 'the military status', es: 'el estado militar' },
    getStates: { en: 'the list of states', es: 'la lista de estados' },
    saveCustomer: { en: 'saving the customer’s details', es: 'guardar los datos del cliente' },
    saveSpouse: { en: 'saving the spouse’s address', es: 'guardar la dirección del cónyuge' },
    addressSearch: { en: 'completing the address', es: 'completar la dirección' },
    readDraft: { en: 'what was typed before', es: 'lo que se escribió antes' },
    keepDraft: { en: 'storing what is typed', es: 'guardar lo que se escribe' },
  },
  delays: {},
} satisfies ChartWords;
