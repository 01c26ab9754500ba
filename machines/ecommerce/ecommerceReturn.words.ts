import type { ChartWords } from '../graph/words.ts';

export const ecommerceReturnWords = {
  title: { en: 'Back from the online store', es: 'De vuelta de la tienda en línea' },
  note: {
    en: 'The address says that the customer is back. The portal loads the loans again and believes only what the lender answers (FLOW-REFI-08).',
    es: 'La dirección dice que el cliente volvió. El portal carga de nuevo los préstamos y solo cree lo que responde el prestamista (FLOW-REFI-08).',
  },
  states: {
    reading: { title: { en: 'Reading what the tab stored', es: 'Se lee lo que guardó la pestaña' } },
    keeping: { title: { en: 'Storing that the customer is back', es: 'Se guarda que el cliente volvió' } },
    reloading: { title: { en: 'Loading the loans again', es: 'Se cargan de nuevo los préstamos' } },
    closed: { title: { en: 'The accounts open', es: 'Se abren las cuentas' } },
  },
  events: {},
  guards: {},
  calls: {
    readHandOff: { en: 'what the tab stored', es: 'lo que guardó la pestaña' },
    keepHandOff: { en: 'storing the return', es: 'guardar el regreso' },
    reloadAccounts: { en: 'the list of all accounts', es: 'la lista de todas las cuentas' },
  },
  delays: {},
} satisfies ChartWords;
