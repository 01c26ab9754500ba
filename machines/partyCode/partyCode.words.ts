import type { ChartWords } from '../graph/words.ts';

export const partyCodeWords = {
  title: { en: 'A code from the other party', es: 'Un código de la otra parte' },
  note: {
    en: 'Before one party renews a shared loan, the other party gets a code and passes it on (FLOW-REFI-15). Without a profile of the other party there is no code, and the lock of the loan is enough (R-14).',
    es: 'Antes de que una parte renueve un préstamo compartido, la otra recibe un código y se lo da (FLOW-REFI-15). Si la otra parte no tiene perfil no hay código, y basta el bloqueo del préstamo (R-14).',
  },
  main: ['explanation', 'method', 'verifying', 'closed'],
  states: {
    explanation: { title: { en: 'Why a code is needed', es: 'Por qué hace falta un código' } },
    'explanation.open': { title: { en: 'Waiting for the customer to continue', es: 'Se espera que el cliente continúe' } },
    'explanation.refused': {
      title: { en: 'No code can be sent', es: 'No se puede enviar ningún código' },
      note: {
        en: 'The lender has no contact of the other party, or refuses the code. The store can go on.',
        es: 'El prestamista no tiene ningún contacto de la otra parte, o rechaza el código. La tienda puede continuar.',
      },
    },
    method: { title: { en: 'Opens the choice of a method', es: 'Abre la elección del método' } },
    code: { title: { en: 'Opens the code screen', es: 'Abre la pantalla del código' } },
    verifying: {
      title: { en: 'Verifying the code of the other party', es: 'Se verifica el código de la otra parte' },
      note: {
        en: 'A chart of its own shows both screens: choosing how the other party gets the code, and entering it (ROUTE-080, ROUTE-091).',
        es: 'Un diagrama propio muestra las dos pantallas: elegir cómo recibe el código la otra parte, e ingresarlo (ROUTE-080, ROUTE-091).',
      },
    },
    closed: { title: { en: 'Verified, left or refused', es: 'Verificado, abandonado o rechazado' } },
  },
  events: {
    'code.chosen': { en: 'the customer goes on to the code', es: 'el cliente continúa con el código' },
    'flow.left': { en: 'the customer goes back to the payment', es: 'el cliente vuelve al pago' },
  },
  guards: {
    wasSent: { en: 'a code was sent', es: 'se envió un código' },
    mayChooseMethod: { en: 'there are several methods for the code', es: 'hay varios métodos para el código' },
    isVerified: { en: 'the code was accepted', es: 'se aceptó el código' },
    isRefused: { en: 'the service sends no code', es: 'el servicio no envía ningún código' },
  },
  calls: { verifyCode: { en: 'the verification of the code', es: 'la verificación del código' } },
  delays: {},
} satisfies ChartWords;
