import type { ChartWords } from '../graph/words.ts';

const screen = (title: { en: string; es: string }, note: { en: string; es: string }, name: string) => ({
  [name]: { title, note },
  [`${name}.resting`]: { title: { en: 'The customer reads', es: 'El cliente lee' } },
  [`${name}.asking`]: {
    title: { en: 'The store is told', es: 'Se avisa a la tienda' },
    note: {
      en: 'Sent twice, the store gets one message (CALL-059).',
      es: 'Aunque se envíe dos veces, la tienda recibe un mensaje (CALL-059).',
    },
  },
  [`${name}.beginning`]: {
    title: { en: 'A payment begins', es: 'Empieza un pago' },
    note: { en: 'It offers what reinstates the loan.', es: 'Ofrece lo que reactiva el préstamo.' },
  },
});

export const ofrWords = {
  title: { en: 'A vehicle that is being repossessed', es: 'Un vehículo en proceso de recuperación' },
  note: {
    en: 'What reinstates the loan, where the vehicle is, whom to call. The customer asks for the vehicle once (OPEN-039).',
    es: 'Lo que reactiva el préstamo, dónde está el vehículo, a quién llamar. El cliente pide el vehículo una vez (OPEN-039).',
  },
  states: {
    loading: { title: { en: 'Loading', es: 'Se carga' } },
    'loading.finding': { title: { en: 'Looking up the loan', es: 'Se busca el préstamo' } },
    'loading.unknown': { title: { en: 'No such loan', es: 'No existe ese préstamo' } },
    'loading.failed': { title: { en: 'No answer', es: 'Sin respuesta' } },
    'loading.reading': {
      title: { en: 'Loading the loan', es: 'Se carga el préstamo' },
      note: {
        en: 'The loan decides: a reinstated one is an account like every other.',
        es: 'El préstamo decide: uno reactivado es una cuenta como cualquier otra.',
      },
    },
    'loading.looking': { title: { en: 'Asking about the vehicle', es: 'Se pregunta por el vehículo' } },
    unknown: { title: { en: 'The customer does not have this loan', es: 'El cliente no tiene este préstamo' } },
    failed: { title: { en: 'It could not be loaded', es: 'No se pudo cargar' } },
    routing: { title: { en: 'Has the vehicle been taken?', es: '¿Ya se llevaron el vehículo?' } },
    ...screen(
      { en: 'Out for repossession', es: 'En proceso de recuperación' },
      { en: 'The loan can be reinstated with a payment (ROUTE-066).', es: 'El préstamo se puede reactivar con un pago (ROUTE-066).' },
      'recovery',
    ),
    ...screen(
      { en: 'Repossessed', es: 'Recuperado' },
      {
        en: 'Without an amount of the lender’s only the store can help (ROUTE-067).',
        es: 'Sin un monto del prestamista solo la tienda puede ayudar (ROUTE-067).',
      },
      'repossessed',
    ),
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'vehicle.asked': { en: 'the customer asks for the vehicle', es: 'el cliente pide el vehículo' },
    'reinstatement.chosen': { en: 'the customer pays what reinstates the loan', es: 'el cliente paga lo que reactiva el préstamo' },
    'payment.chosen': { en: 'the customer pays another amount', es: 'el cliente paga otro monto' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve' },
  },
  guards: {
    loanIsListed: { en: 'the loan is the customer’s', es: 'el préstamo es del cliente' },
    isInRecovery: { en: 'the vehicle is being repossessed', es: 'el vehículo está en proceso de recuperación' },
    isOutForRepo: { en: 'the vehicle has not been taken yet', es: 'todavía no se llevaron el vehículo' },
    isRepossessed: { en: 'the vehicle has been taken', es: 'ya se llevaron el vehículo' },
    mayAsk: { en: 'the customer has not asked for it yet', es: 'el cliente todavía no lo ha pedido' },
    mayReinstate: { en: 'the lender names what reinstates the loan', es: 'el prestamista indica lo que reactiva el préstamo' },
    mayPay: { en: 'the loan takes a payment', es: 'el préstamo admite un pago' },
  },
  calls: {
    getAccounts: { en: 'the list of loans', es: 'la lista de préstamos' },
    getDetail: { en: 'the loan', es: 'el préstamo' },
    getInfo: { en: 'the vehicle', es: 'el vehículo' },
    askForVehicle: { en: 'the message to the store', es: 'el aviso a la tienda' },
    beginPayment: { en: 'the draft of the payment', es: 'el borrador del pago' },
  },
  delays: {},
} satisfies ChartWords;
