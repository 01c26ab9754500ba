import type { ChartWords } from '../graph/words.ts';

export const installWords = {
  title: { en: 'Installing the portal', es: 'Instalación del portal' },
  note: {
    en: 'How the customer installs the portal as an app; each kind of browser has its own way (PWA-002 to PWA-005).',
    es: 'Cómo instala el cliente el portal como aplicación; cada tipo de navegador tiene su forma (PWA-002 a PWA-005).',
  },
  states: {
    deciding: { title: { en: 'Which explanation fits?', es: '¿Qué explicación corresponde?' } },
    'deciding.looking': { title: { en: 'Detecting the browser', es: 'Se detecta el navegador' } },
    'deciding.found': {
      title: { en: 'Which kind of browser is it?', es: '¿Qué tipo de navegador es?' },
      note: {
        en: 'An explanation opened by its address is shown in any browser.',
        es: 'Una explicación que se abre por su dirección se muestra en cualquier navegador.',
      },
    },
    'deciding.installed': { title: { en: 'It is installed', es: 'Está instalado' } },
    chrome: { title: { en: 'A browser with its own prompt', es: 'Un navegador con su propio aviso' } },
    'chrome.offering': {
      title: { en: 'The screen offers the prompt or explains the menu', es: 'La pantalla ofrece el aviso o explica el menú' },
    },
    'chrome.prompting': { title: { en: 'The prompt is open', es: 'El aviso está abierto' } },
    apple: { title: { en: 'An Apple browser', es: 'Un navegador de Apple' } },
    unsupported: { title: { en: 'Any other browser', es: 'Cualquier otro navegador' } },
    closed: { title: { en: 'Left', es: 'Se salió' } },
  },
  events: {
    'install.chosen': { en: 'the customer presses Install', es: 'el cliente pulsa Instalar' },
    'install.offered': { en: 'the browser offers to install', es: 'el navegador ofrece instalar' },
    'install.done': { en: 'the browser has installed it', es: 'el navegador lo ha instalado' },
    'flow.left': { en: 'the customer goes back', es: 'el cliente vuelve atrás' },
  },
  guards: {
    isInstalled: { en: 'the page runs installed', es: 'la página funciona instalada' },
    asksForApple: { en: 'the address names the explanation for Apple', es: 'la dirección nombra la explicación para Apple' },
    asksForChrome: { en: 'the address names the explanation with a prompt', es: 'la dirección nombra la explicación con aviso' },
    asksForUnsupported: {
      en: 'the address names the explanation without an installation',
      es: 'la dirección nombra la explicación sin instalación',
    },
    hasPrompt: { en: 'the browser has its own prompt', es: 'el navegador tiene su propio aviso' },
    isApple: { en: 'it is an Apple browser', es: 'es un navegador de Apple' },
    isOffered: { en: 'the browser offers its prompt now', es: 'el navegador ofrece ahora su aviso' },
    wasAccepted: { en: 'the customer accepted', es: 'el cliente aceptó' },
  },
  calls: {
    watchInstall: { en: 'the events of the browser', es: 'los eventos del navegador' },
    readInstall: { en: 'detecting the browser', es: 'la detección del navegador' },
    promptInstall: { en: 'the prompt of the browser', es: 'el aviso del navegador' },
  },
  delays: {},
} satisfies ChartWords;
