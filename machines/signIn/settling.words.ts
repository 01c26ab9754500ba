import type { ChartWords } from '../graph/words.ts';

export const settlingWords = {
  title: { en: 'After the sign-in', es: 'Después de entrar' },
  note: {
    en: 'Goes on beside the customer; when it fails, nobody is held up (FLOW-AUTH-05, FLOW-AUTH-06).',
    es: 'Ocurre sin que el cliente espere; si falla, nadie se detiene (FLOW-AUTH-05, FLOW-AUTH-06).',
  },
  states: {
    opening: { title: { en: 'May anything be settled on this device?', es: '¿Se puede resolver algo en este dispositivo?' } },
    settling: { title: { en: 'Putting things in order', es: 'Se pone todo en orden' } },
    'settling.device': { title: { en: 'This device', es: 'Este dispositivo' } },
    'settling.device.marking': { title: { en: 'Remembering the device, or not', es: 'Se recuerda el dispositivo, o no' } },
    'settling.device.marked': { title: { en: 'Device settled', es: 'Dispositivo resuelto' } },
    'settling.guestCards': { title: { en: 'Cards of an earlier guest payment', es: 'Tarjetas de un pago anterior como invitado' } },
    'settling.guestCards.deleting': { title: { en: 'Deleting the guest cards', es: 'Se borran las tarjetas de invitado' } },
    'settling.guestCards.deleted': { title: { en: 'Guest cards settled', es: 'Tarjetas de invitado resueltas' } },
    closed: { title: { en: 'In order', es: 'En orden' } },
  },
  events: {},
  guards: { isTrusted: { en: 'the device is trusted', es: 'el dispositivo es de confianza' } },
  calls: {
    markDevice: { en: 'remembering the device', es: 'recordar el dispositivo' },
    deleteGuestCards: { en: 'deleting the guest cards', es: 'borrar las tarjetas de invitado' },
  },
  delays: {},
} satisfies ChartWords;
