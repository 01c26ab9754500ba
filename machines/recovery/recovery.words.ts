import type { ChartWords } from '../graph/words.ts';

export const recoveryWords = {
  title: { en: 'A new password', es: 'Una contraseña nueva' },
  note: {
    en: 'For a forgotten password, or one that must be changed: username, method, code, new password, and back to the sign-in (ROUTE-011 to ROUTE-017, FLOW-AUTH-13).',
    es: 'Para una contraseña olvidada o que debe cambiarse: nombre de usuario, método, código, contraseña nueva y de vuelta al inicio de sesión (ROUTE-011 a ROUTE-017, FLOW-AUTH-13).',
  },
  main: ['opening', 'arriving', 'forgotPassword', 'method', 'verifying', 'resetPassword', 'closed'],
  states: {
    opening: {
      title: { en: 'Reading the draft', es: 'Se lee el borrador' },
      note: {
        en: 'After a reload: this tab keeps the username and the masked destination for 30 minutes, never a password or a code.',
        es: 'Tras recargar: esta pestaña guarda el nombre de usuario y el destino oculto 30 minutos; nunca una contraseña ni un código.',
      },
    },
    arriving: { title: { en: 'Which screen opens?', es: '¿Qué pantalla se abre?' } },
    forgotPassword: {
      title: { en: 'Entering the email or phone number', es: 'Ingreso del correo o teléfono' },
      note: {
        en: 'Too many wrong passwords lead here, with the username filled in (FLOW-AUTH-12, OPEN-005).',
        es: 'Demasiadas contraseñas incorrectas llevan aquí, con el nombre de usuario ya escrito (FLOW-AUTH-12, OPEN-005).',
      },
    },
    secureAccount: {
      title: { en: 'The password must be reset', es: 'Hay que restablecer la contraseña' },
      note: {
        en: 'The service requires it; afterwards the screen opens that the customer wanted (FLOW-AUTH-04, GUARD-009).',
        es: 'Lo exige el servicio; después se abre la pantalla que el cliente quería (FLOW-AUTH-04, GUARD-009).',
      },
    },
    method: { title: { en: 'Opens the choice of a method', es: 'Abre la elección del método' } },
    code: { title: { en: 'Opens the code screen', es: 'Abre la pantalla del código' } },
    verifying: {
      title: { en: 'Verifying the customer with a code', es: 'Se verifica al cliente con un código' },
      note: {
        en: 'A chart of its own shows both screens: choosing how to receive the code, and entering it (ROUTE-016, ROUTE-017).',
        es: 'Un diagrama propio muestra las dos pantallas: elegir cómo recibir el código e ingresarlo (ROUTE-016, ROUTE-017).',
      },
    },
    recoveryEmail: {
      title: { en: 'The email with the code did not arrive', es: 'El correo con el código no llegó' },
      note: {
        en: 'Where it went and what to do: check the spam folder, wait, or use another email or phone number (ROUTE-013).',
        es: 'Adónde se envió y qué hacer: revisar el correo no deseado, esperar o usar otro correo o teléfono (ROUTE-013).',
      },
    },
    resetPassword: { title: { en: 'Choosing the new password', es: 'Elección de la contraseña nueva' } },
    'resetPassword.entering': {
      title: { en: 'Waiting for the new password', es: 'Se espera la contraseña nueva' },
      note: {
        en: 'While the customer types, each requirement of the service’s policy is marked when it is met (RULE-002, ERR-043, CONF-016).',
        es: 'Mientras el cliente escribe, se marca cada requisito cumplido de la política del servicio (RULE-002, ERR-043, CONF-016).',
      },
    },
    'resetPassword.saving': {
      title: { en: 'Saving the new password', es: 'Se guarda la contraseña nueva' },
      note: {
        en: 'If the response is lost, the screen says that the password may be saved (FLOW-AUTH-13).',
        es: 'Si se pierde la respuesta, la pantalla dice que la contraseña quizá esté guardada (FLOW-AUTH-13).',
      },
    },
    closed: { title: { en: 'Back to the sign-in', es: 'De vuelta al inicio de sesión' } },
  },
  events: {
    'name.submitted': { en: 'the customer submits the email or phone number', es: 'el cliente envía el correo o teléfono' },
    'reset.chosen': { en: 'the customer continues to a new password', es: 'el cliente continúa hacia una contraseña nueva' },
    'code.entryChosen': { en: 'the customer wants to enter the code', es: 'el cliente quiere ingresar el código' },
    'name.changeChosen': {
      en: 'the customer wants to use another email or phone number',
      es: 'el cliente quiere usar otro correo o teléfono',
    },
    'password.submitted': { en: 'the customer submits the new password', es: 'el cliente envía la contraseña nueva' },
    'code.newChosen': { en: 'the customer needs another code', es: 'el cliente necesita otro código' },
    'login.opened': { en: 'the customer goes back to the sign-in', es: 'el cliente vuelve al inicio de sesión' },
  },
  guards: {
    opensSecureAccount: { en: 'the password must be reset', es: 'hay que restablecer la contraseña' },
    opensName: {
      en: 'the username form opens, or the username is not known',
      es: 'se abre el formulario del nombre de usuario, o no se conoce',
    },
    opensCode: { en: 'the code screen opens, and a code was sent', es: 'se abre la pantalla del código, y se envió uno' },
    opensEmail: {
      en: 'the email screen opens, and the code went by email',
      es: 'se abre la pantalla del correo, y el código se envió por correo',
    },
    nameIsRight: { en: 'the email or phone number is valid', es: 'el correo o teléfono es válido' },
    knowsName: { en: 'the username is known', es: 'se conoce el nombre de usuario' },
    mayChooseMethod: { en: 'a method for the code is known', es: 'se conoce un método para el código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
    hasSent: { en: 'another code was sent', es: 'se envió otro código' },
    isConfirmed: { en: 'the code was accepted', es: 'se aceptó el código' },
    isUnknownName: { en: 'the username is unknown', es: 'el nombre de usuario no existe' },
    isMissed: { en: 'the email did not arrive', es: 'el correo no llegó' },
    wentByEmail: { en: 'the code went by email', es: 'el código se envió por correo' },
    mayReset: { en: 'a code was accepted', es: 'se aceptó un código' },
    passwordIsRight: { en: 'the new password meets the policy', es: 'la contraseña nueva cumple la política' },
  },
  calls: {
    readDraft: { en: 'the draft in this tab', es: 'el borrador en esta pestaña' },
    verifyCode: { en: 'the verification of the username', es: 'la verificación del nombre de usuario' },
    getPolicy: { en: 'the password policy', es: 'la política de contraseñas' },
    setNewPassword: { en: 'saving the new password', es: 'el guardado de la contraseña nueva' },
  },
  delays: {},
} satisfies ChartWords;
