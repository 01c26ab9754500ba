import type { ChartWords } from '../graph/words.ts';

export const devicesWords = {
  title: { en: 'My devices', es: 'Mis dispositivos' },
  note: {
    en: 'Where the customer has signed in. A forgotten device is signed out and needs the password again (CONF-011).',
    es: 'Dónde inició sesión el cliente. Un dispositivo olvidado pierde la sesión y vuelve a pedir la contraseña (CONF-011).',
  },
  states: {
    asking: { title: { en: 'Loading the devices', es: 'Se cargan los dispositivos' } },
    failed: { title: { en: 'The devices could not be loaded', es: 'No se pudieron cargar los dispositivos' } },
    shown: { title: { en: 'The devices are shown', es: 'Se muestran los dispositivos' } },
    confirming: { title: { en: 'Does the customer confirm?', es: '¿Confirma el cliente?' } },
    forgetting: { title: { en: 'Forgetting the device', es: 'Se olvida el dispositivo' } },
  },
  events: {
    'device.forgetChosen': { en: 'the customer wants to forget a device', es: 'el cliente quiere olvidar un dispositivo' },
    'device.forgetConfirmed': { en: 'the customer confirms it', es: 'el cliente lo confirma' },
    'device.forgetDeclined': { en: 'the customer keeps it', es: 'el cliente lo conserva' },
    'device.retryChosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
  },
  guards: {
    mayForget: { en: 'the device is in the list and can be forgotten', es: 'el dispositivo está en la lista y se puede olvidar' },
  },
  calls: {
    listDevices: { en: 'the list of devices', es: 'la lista de dispositivos' },
    forgetDevice: { en: 'forgetting the device', es: 'olvidar el dispositivo' },
  },
  delays: {},
} satisfies ChartWords;
