import type { ChartWords } from '../graph/words.ts';

export const devicesWords = {
  title: { en: 'My devices', es: 'Mis dispositivos' },
  note: {
    en: 'Where the customer has signed in. A forgotten device is signed out and needs the password again (CONF-011).',
    es: 'Dónde inició sesión el cliente. Un dispositivo olvidado pierde la sesión y vuelve a pedir la contraseña (CONF-011).',
  },
  states: {
    loading: { title: { en: 'Loading the devices', es: 'Se cargan los dispositivos' } },
    failed: { title: { en: 'The devices could not be loaded', es: 'No se pudieron cargar los dispositivos' } },
    viewing: { title: { en: 'The devices are shown', es: 'Se muestran los dispositivos' } },
    confirming: { title: { en: 'Does the customer confirm?', es: '¿Confirma el cliente?' } },
    forgetting: { title: { en: 'Forgetting the device', es: 'Se olvida el dispositivo' } },
    warning: {
      title: { en: 'Does the customer want to lock the profile?', es: '¿Quiere el cliente bloquear el perfil?' },
      note: {
        en: 'Only customer service can unlock it (OPEN-016), so the screen says first what happens.',
        es: 'Solo el servicio al cliente puede desbloquearlo (OPEN-016), por eso la pantalla dice antes lo que ocurre.',
      },
    },
    locking: { title: { en: 'Locking the profile', es: 'Se bloquea el perfil' } },
    locked: {
      title: { en: 'The profile is locked', es: 'El perfil está bloqueado' },
      note: { en: 'The session ends with the reason profileLock.', es: 'La sesión termina con el motivo profileLock.' },
    },
  },
  events: {
    'device.forgetChosen': { en: 'the customer wants to forget a device', es: 'el cliente quiere olvidar un dispositivo' },
    'device.forgetConfirmed': { en: 'the customer confirms it', es: 'el cliente lo confirma' },
    'device.forgetDeclined': { en: 'the customer keeps it', es: 'el cliente lo conserva' },
    'device.notMineChosen': {
      en: 'the customer says that it was somebody else',
      es: 'el cliente dice que fue otra persona',
    },
    'device.lockConfirmed': { en: 'the customer locks the profile', es: 'el cliente bloquea el perfil' },
    'device.lockDeclined': { en: 'the customer does not lock it', es: 'el cliente no lo bloquea' },
    'device.retryChosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
  },
  guards: {
    isForeign: {
      en: 'it is another device of the list, or a message',
      es: 'es otro dispositivo de la lista, o un mensaje',
    },
    mayForget: { en: 'the device is in the list and can be forgotten', es: 'el dispositivo está en la lista y se puede olvidar' },
  },
  calls: {
    listDevices: { en: 'the list of devices', es: 'la lista de dispositivos' },
    lockProfile: { en: 'locking the profile', es: 'bloquear el perfil' },
    forgetDevice: { en: 'forgetting the device', es: 'olvidar el dispositivo' },
  },
  delays: {},
} satisfies ChartWords;
