import type { ChartWords } from '../graph/words.ts';

export const installWords = {
  title: { en: 'On the home screen', es: 'En la pantalla de inicio' },
  note: {
    en: 'How the portal is installed as an app, by what the browser can (PWA-002 to PWA-005).',
    es: 'Cómo se instala el portal como aplicación, según lo que el navegador permite (PWA-002 a PWA-005).',
  },
  states: {
    deciding: { title: { en: 'Which explanation fits?', es: '¿Qué explicación corresponde?' } },
    'deciding.looking': { title: { en: 'Looking at the browser', es: 'Se mira el navegador' } },
    'deciding.found': {
      title: { en: 'What was found', es: 'Lo que se encontró' },
      note: {
        en: 'An explanation that was asked for by its address is shown in any browser.',
        es: 'Una explicación que se pide por su dirección se muestra en cualquier navegador.',
      },
    },
    'deciding.installed': { title: { en: 'It is installed', es: 'Está instalado' } },
    chrome: { title: { en: 'A browser with a prompt of its own', es: 'Un navegador con su propio aviso' } },
    'chrome.offering': { title: { en: 'The prompt is offered, or the menu explained', es: 'Se ofrece el aviso, o se explica el menú' } },
    'chrome.prompting': { title: { en: 'The browser asks', es: 'El navegador pregunta' } },
    apple: { title: { en: 'A browser of Apple', es: 'Un navegador de Apple' } },
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
    asksForApple: { en: 'the way of Apple was asked for', es: 'se pidió la forma de Apple' },
    asksForChrome: { en: 'the way by prompt was asked for', es: 'se pidió la forma con aviso' },
    asksForUnsupported: { en: 'the way without installing was asked for', es: 'se pidió la forma sin instalar' },
    hasPrompt: { en: 'the browser has a prompt of its own', es: 'el navegador tiene su propio aviso' },
    isApple: { en: 'it is a browser of Apple', es: 'es un navegador de Apple' },
    isOffered: { en: 'the prompt can be shown now', es: 'el aviso se puede mostrar ahora' },
    wasAccepted: { en: 'the customer agreed', es: 'el cliente aceptó' },
  },
  calls: {
    watchInstall: { en: 'what the browser tells', es: 'lo que dice el navegador' },
    readInstall: { en: 'the look at the browser', es: 'la mirada al navegador' },
    promptInstall: { en: 'the prompt of the browser', es: 'el aviso del navegador' },
  },
  delays: {},
} satisfies ChartWords;
