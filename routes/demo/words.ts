import type { Language } from '../../ui/i18n.ts';

/** How far the demo has started. The lender's worker reports the first four. */
export const STAGES = ['waiting', 'opening', 'filling', 'ready', 'connecting'] as const;
export type Stage = (typeof STAGES)[number];

type Words = {
  title: string;
  notice: string;
  otherLanguage: string;
  failed: string;
  noWorker: string;
  open: string;
  people: string;
  password: (password: string) => string;
  guest: string;
  guestLink: string;
  noGuestLink: string;
  startOver: string;
} & Readonly<Record<Exclude<Stage, 'ready'>, string>>;

const en: Words = {
  title: 'The borrower portal: a demo',
  notice:
    'This is a demo. The people and their loans are made up. The lender and its database run in this browser: nothing that you type leaves it, and no money moves.',
  otherLanguage: 'Español',
  waiting: 'The demo is open in another tab. Close that tab to use it here.',
  opening: 'Starting the database. This takes a few seconds …',
  filling: 'Checking the people and their loans …',
  connecting: 'Connecting the portal to the lender …',
  failed: 'The demo cannot start in this browser.',
  noWorker: 'This browser allows no service worker here. Use a window that is not private, and an address with https or localhost.',
  open: 'Open the portal',
  people: 'Sign in as one of these people',
  password: (password) => `Their password is ${password}.`,
  guest: 'Pay as a guest',
  guestLink: 'Open the link of a guest. It works once.',
  noGuestLink: 'No link could be made.',
  startOver: 'Start over with fresh data',
};

const es: Words = {
  title: 'El portal del cliente: una demostración',
  notice:
    'Esta es una demostración. Las personas y sus préstamos son inventados. El prestamista y su base de datos funcionan en este navegador: nada de lo que escriba sale de él, y no se mueve dinero.',
  otherLanguage: 'English',
  waiting: 'La demostración está abierta en otra pestaña. Cierre esa pestaña para usarla aquí.',
  opening: 'Iniciando la base de datos. Tarda unos segundos…',
  filling: 'Revisando las personas y sus préstamos…',
  connecting: 'Conectando el portal con el prestamista…',
  failed: 'La demostración no puede iniciarse en este navegador.',
  noWorker: 'Este navegador no permite aquí un service worker. Use una ventana que no sea privada y una dirección con https o localhost.',
  open: 'Abrir el portal',
  people: 'Inicie sesión como una de estas personas',
  password: (password) => `Su contraseña es ${password}.`,
  guest: 'Pagar como invitado',
  guestLink: 'Abrir el enlace de un invitado. Funciona una sola vez.',
  noGuestLink: 'No se pudo crear un enlace.',
  startOver: 'Empezar de nuevo con datos nuevos',
};

export const wordsOf = (language: Language): Words => (language === 'es' ? es : en);
