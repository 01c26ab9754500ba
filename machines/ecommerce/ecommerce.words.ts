import type { ChartWords } from '../graph/words.ts';

export const ecommerceWords = {
  title: { en: 'Hand-off to the online store', es: 'Paso a la tienda en línea' },
  note: {
    en: 'Leads the customer to the page of the online store that renews the loan, in the same window. No money moves here (FLOW-REFI-07).',
    es: 'Lleva al cliente a la página de la tienda en línea que renueva el préstamo, en la misma ventana. Aquí no se mueve dinero (FLOW-REFI-07).',
  },
  states: {
    offered: { title: { en: 'The customer can choose the online store', es: 'El cliente puede elegir la tienda en línea' } },
    keeping: {
      title: { en: 'Storing where the customer goes', es: 'Se guarda adónde va el cliente' },
      note: { en: 'In this tab only (FLOW-REFI-08).', es: 'Solo en esta pestaña (FLOW-REFI-08).' },
    },
    reloading: {
      title: { en: 'Loading the loans again', es: 'Se cargan de nuevo los préstamos' },
      note: {
        en: 'The loan may have ended in another tab, or by the other party.',
        es: 'El préstamo puede haber terminado en otra pestaña o por la otra parte.',
      },
    },
    releasing: { title: { en: 'Giving the lock of the loan back', es: 'Se devuelve el bloqueo del préstamo' } },
    renewingCookie: { title: { en: 'Renewing the cookie with the token', es: 'Se renueva la cookie con el token' } },
    skippingCheck: { title: { en: 'Skipping one idle check', es: 'Se omite una comprobación de inactividad' } },
    pausing: {
      title: { en: 'A short pause', es: 'Una breve pausa' },
      note: { en: 'Half a second (CONST-026).', es: 'Medio segundo (CONST-026).' },
    },
    opening: {
      title: { en: 'Opening the online store', es: 'Se abre la tienda en línea' },
      note: {
        en: 'The address is checked once more: only an origin that this installation allows.',
        es: 'La dirección se comprueba una vez más: solo un origen que esta instalación permite.',
      },
    },
    opened: { title: { en: 'The browser loads the online store', es: 'El navegador carga la tienda en línea' } },
    failed: { title: { en: 'The online store did not open', es: 'La tienda en línea no se abrió' } },
    ended: {
      title: { en: 'The loan has ended meanwhile', es: 'El préstamo terminó mientras tanto' },
      note: { en: 'The account is loaded again and shows it.', es: 'La cuenta se carga de nuevo y lo muestra.' },
    },
  },
  events: {
    'renewal.chosen': { en: 'the customer chooses the online store', es: 'el cliente elige la tienda en línea' },
  },
  guards: {
    isStillOpen: { en: 'the loan is still open', es: 'el préstamo sigue abierto' },
  },
  calls: {
    keepHandOff: { en: 'storing the address', es: 'guardar la dirección' },
    reloadAccounts: { en: 'the list of all accounts', es: 'la lista de todas las cuentas' },
    releaseLock: { en: 'giving the lock back', es: 'la devolución del bloqueo' },
    renewTokenCookie: { en: 'the cookie with the token', es: 'la cookie con el token' },
    skipIdleCheck: { en: 'skipping one idle check', es: 'omitir una comprobación de inactividad' },
    handOver: { en: 'opening the page', es: 'abrir la página' },
  },
  delays: { handOffWait: { en: 'the pause is over', es: 'la pausa terminó' } },
} satisfies ChartWords;
