import type { ChartWords } from '../graph/words.ts';

export const recoveryWords = {
  title: { en: 'A new password', es: 'Una contraseña nueva' },
  note: {
    en: 'For a forgotten password, or one that must be changed: name, way, code, new password, and back to the sign-in (ROUTE-011 to ROUTE-017, FLOW-AUTH-13).',
    es: 'Para una contraseña olvidada o que debe cambiarse: nombre, forma, código, contraseña nueva y vuelta a la entrada (ROUTE-011 a ROUTE-017, FLOW-AUTH-13).',
  },
  main: ['opening', 'placing', 'forgotPassword', 'method', 'verifying', 'resetPassword', 'closed'],
  states: {
    opening: {
      title: { en: 'Whose code was being waited for?', es: '¿De quién era el código que se esperaba?' },
      note: {
        en: 'After a reload: the name and the masked destination are kept in this tab for 30 minutes, a password or code never.',
        es: 'Tras recargar: el nombre y el destino oculto se guardan en esta pestaña 30 minutos; una contraseña o un código, nunca.',
      },
    },
    placing: { title: { en: 'Which screen was asked for?', es: '¿Qué pantalla se pidió?' } },
    forgotPassword: {
      title: { en: 'For which e-mail or phone?', es: '¿Para qué correo o teléfono?' },
      note: {
        en: 'After too many wrong passwords the customer is led here, with the name filled in (FLOW-AUTH-12, OPEN-005).',
        es: 'Tras demasiadas contraseñas erróneas el cliente llega aquí con el nombre ya escrito (FLOW-AUTH-12, OPEN-005).',
      },
    },
    secureAccount: {
      title: { en: 'The password must be reset', es: 'Hay que restablecer la contraseña' },
      note: {
        en: 'The service asks for it; what the customer wanted to see opens afterwards (FLOW-AUTH-04, GUARD-009).',
        es: 'Lo pide el servicio; después se abre lo que el cliente quería ver (FLOW-AUTH-04, GUARD-009).',
      },
    },
    method: { title: { en: 'On to the ways for a code', es: 'Hacia las formas de recibir un código' } },
    code: { title: { en: 'On to the code', es: 'Hacia el código' } },
    verifying: {
      title: { en: 'A code shows whose account it is', es: 'Un código muestra de quién es la cuenta' },
      note: {
        en: 'A chart of its own shows both screens: how the code is to come, and entering it (ROUTE-016, ROUTE-017).',
        es: 'Un diagrama propio muestra las dos pantallas: cómo recibir el código e introducirlo (ROUTE-016, ROUTE-017).',
      },
    },
    recoveryEmail: {
      title: { en: 'The e-mail with the code does not come', es: 'El correo con el código no llega' },
      note: {
        en: 'Where it went and what to do: look in the spam folder, wait, or use another e-mail or phone (ROUTE-013).',
        es: 'Adónde fue y qué hacer: mirar el correo no deseado, esperar o usar otro correo o teléfono (ROUTE-013).',
      },
    },
    resetPassword: { title: { en: 'Choosing the new password', es: 'Elección de la contraseña nueva' } },
    'resetPassword.asking': {
      title: { en: 'Waiting for the new password', es: 'Se espera la contraseña nueva' },
      note: {
        en: 'What it still needs is ticked while it is typed, by the policy of the service (RULE-002, ERR-043, CONF-016).',
        es: 'Lo que aún le falta se marca al escribirla, según las normas del servicio (RULE-002, ERR-043, CONF-016).',
      },
    },
    'resetPassword.saving': {
      title: { en: 'The new password is being saved', es: 'Se guarda la contraseña nueva' },
      note: {
        en: 'When the answer is lost the customer is told that it may be saved (FLOW-AUTH-13).',
        es: 'Si se pierde la respuesta, se dice al cliente que quizá esté guardada (FLOW-AUTH-13).',
      },
    },
    closed: { title: { en: 'Back to the sign-in', es: 'Vuelta a la entrada' } },
  },
  events: {
    'name.submitted': { en: 'the customer sends the e-mail or phone', es: 'el cliente envía el correo o teléfono' },
    'reset.chosen': { en: 'the customer goes on to a new password', es: 'el cliente sigue hacia una contraseña nueva' },
    'code.entryChosen': { en: 'the customer has the code', es: 'el cliente tiene el código' },
    'name.changeChosen': { en: 'the customer wants to use another e-mail or phone', es: 'el cliente quiere usar otro correo o teléfono' },
    'password.submitted': { en: 'the customer sends the new password', es: 'el cliente envía la contraseña nueva' },
    'code.newChosen': { en: 'the customer needs another code', es: 'el cliente necesita otro código' },
    'login.opened': { en: 'the customer goes back to the sign-in', es: 'el cliente vuelve a la entrada' },
  },
  guards: {
    opensSecureAccount: { en: 'the password must be reset', es: 'hay que restablecer la contraseña' },
    opensName: { en: 'the name is not known, or is to be looked at', es: 'no se conoce el nombre, o hay que verlo' },
    opensCode: { en: 'a code is on its way', es: 'hay un código en camino' },
    opensEmail: { en: 'the e-mail with the code was asked about', es: 'se preguntó por el correo con el código' },
    nameIsRight: { en: 'the e-mail or phone is a possible one', es: 'el correo o teléfono es posible' },
    knowsName: { en: 'the name is known from the sign-in', es: 'el nombre ya se conoce por la entrada' },
    mayChooseMethod: { en: 'it is known where a code can go', es: 'se sabe adónde puede ir un código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
    hasSent: { en: 'another code is on its way', es: 'hay otro código en camino' },
    isConfirmed: { en: 'the code was taken', es: 'se aceptó el código' },
    isUnknownName: { en: 'nobody has this name', es: 'nadie tiene ese nombre' },
    isMissed: { en: 'the e-mail did not come', es: 'el correo no llegó' },
    wentByEmail: { en: 'the code went by e-mail', es: 'el código fue por correo' },
    mayReset: { en: 'a code was taken', es: 'se aceptó un código' },
    passwordIsRight: { en: 'the new password has all that it needs', es: 'la contraseña nueva tiene todo lo necesario' },
  },
  calls: {
    readDraft: { en: 'the name kept in this tab', es: 'el nombre guardado en esta pestaña' },
    verifyCode: { en: 'the verification of the name', es: 'la verificación del nombre' },
    getPolicy: { en: 'what a password needs', es: 'lo que necesita una contraseña' },
    setNewPassword: { en: 'the saving of the new password', es: 'el guardado de la contraseña nueva' },
  },
  delays: {},
} satisfies ChartWords;
