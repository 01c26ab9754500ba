import type { ChartWords } from '../graph/words.ts';

export const settlingWords = {
  title: { en: 'After the sign-in', es: 'Después de iniciar sesión' },
  note: {
    en: 'Runs in the background; the customer does not wait for it, even when it fails (FLOW-AUTH-05, FLOW-AUTH-06).',
    es: 'Ocurre en segundo plano; el cliente no espera, ni siquiera si falla (FLOW-AUTH-05, FLOW-AUTH-06).',
  },
  states: {
    opening: { title: { en: 'Is the device trusted?', es: '¿Es de confianza el dispositivo?' } },
    settling: { title: { en: 'Device and guest cards', es: 'Dispositivo y tarjetas de invitado' } },
    'settling.device': { title: { en: 'This device', es: 'Este dispositivo' } },
    'settling.device.marking': { title: { en: 'Remembering the device, or not', es: 'Se recuerda el dispositivo, o no' } },
    'settling.device.marked': { title: { en: 'Device done', es: 'Dispositivo listo' } },
    'settling.guestCards': { title: { en: 'Cards of an earlier guest payment', es: 'Tarjetas de un pago anterior de invitado' } },
    'settling.guestCards.deleting': { title: { en: 'Deleting the guest cards', es: 'Se borran las tarjetas de invitado' } },
    'settling.guestCards.deleted': { title: { en: 'Guest cards done', es: 'Tarjetas de invitado listas' } },
    closed: { title: { en: 'Done', es: 'Listo' } },
  },
  events: {},
  guards: { isTrusted: { en: 'the device is trusted', es: 'el dispositivo es de confianza' } },
  calls: {
    markDevice: { en: 'remembering the device', es: 'recordar el dispositivo' },
    deleteGuestCards: { en: 'deleting the guest cards', es: 'borrar las tarjetas de invitado' },
  },
  delays: {},
} satisfies ChartWords;
