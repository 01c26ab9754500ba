import type { ChartWords } from '../graph/words.ts';

export const menuWords = {
  title: { en: 'The side menu', es: 'El menú lateral' },
  note: {
    en: 'Comes with the first flow and stays for as long as the same person is here. Which entries it shows is a list of clauses (MENU-001 to MENU-017).',
    es: 'Llega con el primer flujo y se queda mientras esté la misma persona. Las entradas que muestra son una lista de condiciones (MENU-001 a MENU-017).',
  },
  states: {
    knowing: { title: { en: 'What the menu may show', es: 'Lo que el menú puede mostrar' } },
    'knowing.asking': {
      title: { en: 'Asking what the brand has', es: 'Se pregunta qué tiene la marca' },
      note: {
        en: 'Nothing is shown before: entries that came one by one would push the others about.',
        es: 'Antes no se muestra nada: las entradas que llegaran una a una moverían a las demás.',
      },
    },
    'knowing.told': { title: { en: 'Can there be offers?', es: '¿Puede haber ofertas?' } },
    'knowing.counting': { title: { en: 'Counting new offers', es: 'Se cuentan las ofertas nuevas' } },
    'knowing.known': { title: { en: 'The menu is known', es: 'El menú se conoce' } },
    'knowing.recounting': {
      title: { en: 'Counting new offers again', es: 'Se cuentan otra vez las ofertas nuevas' },
      note: { en: 'The menu stays as it is meanwhile.', es: 'Mientras tanto, el menú sigue como está.' },
    },
    'knowing.reasking': {
      title: { en: 'Asking again what the brand has', es: 'Se pregunta otra vez qué tiene la marca' },
    },
    opening: { title: { en: 'Pages outside of the portal', es: 'Páginas fuera del portal' } },
    'opening.nothing': { title: { en: 'No page is being opened', es: 'No se abre ninguna página' } },
    'opening.page': {
      title: { en: 'Opening the page', es: 'Se abre la página' },
      note: {
        en: 'In the browser, beside the portal; the screen the customer was on is logged (MENU-021).',
        es: 'En el navegador, junto al portal; se registra la pantalla en la que estaba el cliente (MENU-021).',
      },
    },
    'opening.blocked': {
      title: { en: 'The browser did not open it', es: 'El navegador no la abrió' },
      note: {
        en: 'The customer is told, and can open it from there (ERR-021, ERR-031, ERR-032).',
        es: 'Se le dice al cliente, que puede abrirla desde ahí (ERR-021, ERR-031, ERR-032).',
      },
    },
  },
  events: {
    'outside.chosen': { en: 'the customer chooses a page outside', es: 'el cliente elige una página de fuera' },
    'outside.closed': { en: 'the customer has read it', es: 'el cliente lo ha leído' },
    'flow.opened': { en: 'another flow is opened', es: 'se abre otro flujo' },
  },
  guards: {
    mayHaveOffers: { en: 'the customer can have offers', es: 'el cliente puede tener ofertas' },
    nothingIsTold: { en: 'the settings could not be had', es: 'no se pudo obtener la configuración' },
    wasOpened: { en: 'the browser opened it', es: 'el navegador la abrió' },
  },
  calls: {
    getSettings: { en: 'the settings', es: 'la configuración' },
    countUnviewedOffers: { en: 'the count of new offers', es: 'la cuenta de las ofertas nuevas' },
    openPage: { en: 'the opening of the page', es: 'la apertura de la página' },
  },
  delays: {},
} satisfies ChartWords;
