import type { ChartWords } from '../graph/words.ts';

export const helpVideoWords = {
  title: { en: 'Help video', es: 'Video de ayuda' },
  note: {
    en: 'A video of the lender that explains the screen, in another tab (CALL-063).',
    es: 'Un video del prestamista que explica la pantalla, en otra pestaña (CALL-063).',
  },
  main: ['offered', 'finding', 'opening', 'opened'],
  states: {
    offered: { title: { en: 'The video is offered', es: 'Se ofrece el video' } },
    finding: { title: { en: 'Reading where the video is', es: 'Se lee dónde está el video' } },
    opening: {
      title: { en: 'Opening the video', es: 'Se abre el video' },
      note: {
        en: 'The portal logs which screen the customer was on, of the address nothing.',
        es: 'El portal registra en qué pantalla estaba el cliente; de la dirección, nada.',
      },
    },
    opened: { title: { en: 'The video is open in another tab', es: 'El video está abierto en otra pestaña' } },
    blocked: {
      title: { en: 'The browser blocked the new tab', es: 'El navegador bloqueó la pestaña nueva' },
      note: { en: 'The customer gets a plain link (ERR-032).', es: 'El cliente recibe un enlace normal (ERR-032).' },
    },
    forbidden: { title: { en: 'The address is not allowed', es: 'La dirección no está permitida' } },
    failed: { title: { en: 'The lender did not say where the video is', es: 'El prestamista no dijo dónde está el video' } },
  },
  events: {
    'video.chosen': { en: 'the customer wants to see the video', es: 'el cliente quiere ver el video' },
  },
  guards: {
    mayOpen: { en: 'the address is allowed', es: 'la dirección está permitida' },
    wasOpened: { en: 'the browser opened the tab', es: 'el navegador abrió la pestaña' },
  },
  calls: {
    getVideo: { en: 'the address of the video', es: 'la dirección del video' },
    openPage: { en: 'the opening of the page', es: 'la apertura de la página' },
  },
  delays: {},
} satisfies ChartWords;
