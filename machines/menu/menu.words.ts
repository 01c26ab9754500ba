import type { ChartWords } from '../graph/words.ts';

export const menuWords = {
  title: { en: 'The side menu', es: 'El menú lateral' },
  note: {
    en: 'The menu is downloaded with the first flow and stays until another customer signs in. A list of conditions decides which entries it shows (MENU-001 to MENU-017).',
    es: 'El menú se descarga con el primer flujo y se queda hasta que otro cliente inicia sesión. Una lista de condiciones decide qué entradas muestra (MENU-001 a MENU-017).',
  },
  states: {
    settings: { title: { en: 'Settings and offers of the menu', es: 'Configuración y ofertas del menú' } },
    'settings.loading': {
      title: { en: 'Loading the settings', es: 'Se carga la configuración' },
      note: {
        en: 'The menu stays empty until then, so that its entries do not move.',
        es: 'Hasta entonces el menú queda vacío, para que sus entradas no se muevan.',
      },
    },
    'settings.loaded': { title: { en: 'Can there be offers?', es: '¿Puede haber ofertas?' } },
    'settings.counting': {
      title: { en: 'Counting new offers', es: 'Se cuentan las ofertas nuevas' },
      note: {
        en: 'Meanwhile the menu has the last count. The first one begins when the first screen has its data.',
        es: 'Mientras tanto, el menú tiene la última cuenta. La primera empieza cuando la primera pantalla tiene sus datos.',
      },
    },
    'settings.ready': { title: { en: 'The menu is loaded', es: 'El menú está cargado' } },
    'settings.reloading': {
      title: { en: 'Loading the settings again', es: 'Se carga otra vez la configuración' },
    },
    opening: { title: { en: 'Pages outside the portal', es: 'Páginas fuera del portal' } },
    'opening.nothing': { title: { en: 'No page is opening', es: 'No se abre ninguna página' } },
    'opening.page': {
      title: { en: 'Opening the page', es: 'Se abre la página' },
      note: {
        en: 'The page opens in another tab; the portal logs which screen the customer was on (MENU-021).',
        es: 'La página se abre en otra pestaña; el portal registra en qué pantalla estaba el cliente (MENU-021).',
      },
    },
    'opening.blocked': {
      title: { en: 'The browser did not open it', es: 'El navegador no la abrió' },
      note: {
        en: 'The portal says so and offers the link again (ERR-021, ERR-031, ERR-032).',
        es: 'El portal avisa al cliente y vuelve a ofrecer el enlace (ERR-021, ERR-031, ERR-032).',
      },
    },
  },
  events: {
    'outside.chosen': { en: 'the customer chooses a page outside the portal', es: 'el cliente elige una página fuera del portal' },
    'outside.closed': { en: 'the customer closes the message', es: 'el cliente cierra el mensaje' },
    'offers.viewed': { en: 'offers were viewed', es: 'se vieron ofertas' },
    'flow.opened': { en: 'another flow is opened', es: 'se abre otro flujo' },
  },
  guards: {
    mayHaveOffers: { en: 'the customer can have offers', es: 'el cliente puede tener ofertas' },
    settingsAreMissing: { en: 'the settings are missing', es: 'falta la configuración' },
    wasOpened: { en: 'the browser opened it', es: 'el navegador la abrió' },
  },
  calls: {
    getSettings: { en: 'the settings', es: 'la configuración' },
    watchViewedOffers: { en: 'the offers that are viewed in this tab', es: 'las ofertas que se ven en esta pestaña' },
    countUnviewedOffers: { en: 'the count of new offers', es: 'la cuenta de las ofertas nuevas' },
    openPage: { en: 'the opening of the page', es: 'la apertura de la página' },
  },
  delays: {},
} satisfies ChartWords;
