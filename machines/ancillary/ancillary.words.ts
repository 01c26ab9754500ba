import type { ChartWords } from '../graph/words.ts';

export const ancillaryWords = {
  title: { en: 'Products with a renewal', es: 'Productos con una renovación' },
  note: {
    en: 'What is sold with a renewal, after its terms and before its documents. Nothing is checked before the customer checks it, and what only the store sells ends the way online (ROUTE-082, ROUTE-083, FLOW-REFI-19).',
    es: 'Lo que se vende con una renovación, después de sus términos y antes de sus documentos. Nada viene marcado, y lo que solo vende la tienda termina el camino en línea (ROUTE-082, ROUTE-083, FLOW-REFI-19).',
  },
  main: ['list.loading', 'list.choosing', 'confirm.loading', 'confirm.reading', 'closed'],
  states: {
    list: { title: { en: 'The products', es: 'Los productos' } },
    'list.arriving': { title: { en: 'Are the products known?', es: '¿Se conocen los productos?' } },
    'list.loading': {
      title: { en: 'Loading the products', es: 'Se cargan los productos' },
      note: { en: 'Retried once (POLL-007).', es: 'Se repite una vez (POLL-007).' },
    },
    'list.failed': { title: { en: 'The products could not be loaded', es: 'No se pudieron cargar los productos' } },
    'list.deciding': { title: { en: 'What goes with this loan?', es: '¿Qué va con este préstamo?' } },
    'list.missing': {
      title: { en: 'The renewal needs the store', es: 'La renovación necesita la tienda' },
      note: {
        en: 'Something required is sold in the store only. The customer makes an appointment, or pays more (ancillary-3).',
        es: 'Algo obligatorio se vende solo en la tienda. El cliente hace una cita, o paga más (ancillary-3).',
      },
    },
    'list.choosing': {
      title: { en: 'The customer chooses', es: 'El cliente elige' },
      note: {
        en: 'Each product with its price, which becomes part of the new loan. Nothing is preselected (R-6).',
        es: 'Cada producto con su precio, que pasa a ser parte del préstamo nuevo. Nada viene marcado (R-6).',
      },
    },
    confirm: { title: { en: 'Confirming what is sold', es: 'Confirmar lo que se vende' } },
    'confirm.loading': {
      title: { en: 'Loading the new loan’s figures', es: 'Se cargan las cifras del préstamo nuevo' },
      note: { en: 'As its documents state them.', es: 'Como las indican sus documentos.' },
    },
    'confirm.reading': {
      title: { en: 'The customer reads what it costs', es: 'El cliente lee lo que cuesta' },
      note: {
        en: 'Without the figures the screen says that the documents state them. The box is not checked in advance.',
        es: 'Sin las cifras, la pantalla dice que los documentos las indican. La casilla no viene marcada.',
      },
    },
    'confirm.refused': { title: { en: 'The lender refuses this loan', es: 'El prestamista rechaza este préstamo' } },
    closed: { title: { en: 'Back to the renewal', es: 'De vuelta a la renovación' } },
  },
  events: {
    'product.chosen': { en: 'the customer checks or unchecks a product', es: 'el cliente marca o desmarca un producto' },
    'products.confirmed': { en: 'the customer continues', es: 'el cliente continúa' },
    'confirm.submitted': { en: 'the customer confirms', es: 'el cliente confirma' },
    'choice.changeChosen': { en: 'the customer changes the choice', es: 'el cliente cambia la elección' },
    'appointment.chosen': { en: 'the customer wants an appointment', es: 'el cliente quiere una cita' },
    'retry.chosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente regresa' },
  },
  guards: {
    isLoaded: { en: 'the products are known', es: 'se conocen los productos' },
    isEmpty: { en: 'nothing is offered', es: 'no se ofrece nada' },
    needsStore: { en: 'something required is sold in the store only', es: 'algo obligatorio se vende solo en la tienda' },
    offersAppointment: { en: 'the lender offers an appointment', es: 'el prestamista ofrece una cita' },
    mayChoose: { en: 'the product is offered and not required', es: 'el producto se ofrece y no es obligatorio' },
    mayConfirm: { en: 'something is sold', es: 'se vende algo' },
    isAgreed: { en: 'the box is checked, or there is no box', es: 'la casilla está marcada, o no hay casilla' },
    isRefused: { en: 'the lender refuses it', es: 'el prestamista lo rechaza' },
    mayRetry: { en: 'it was not refused', es: 'no se rechazó' },
  },
  calls: {
    getProducts: { en: 'the products', es: 'los productos' },
    getTerms: { en: 'the figures of the new loan', es: 'las cifras del préstamo nuevo' },
  },
  delays: {},
} satisfies ChartWords;
