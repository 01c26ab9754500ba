import type { ChartWords } from '../graph/words.ts';

export const registrationWords = {
  title: { en: 'Registration', es: 'Registro' },
  note: {
    en: 'Username and password, then a code that verifies the username (ROUTE-004 to ROUTE-010, FLOW-AUTH-02). Referral links lead here, too (FLOW-AUTH-17).',
    es: 'Nombre de usuario y contraseña, y después un código que verifica el nombre de usuario (ROUTE-004 a ROUTE-010, FLOW-AUTH-02). Los enlaces de recomendación también llevan aquí (FLOW-AUTH-17).',
  },
  main: ['opening', 'arriving', 'register', 'method', 'verifying', 'verifyConfirm', 'closed'],
  states: {
    opening: {
      title: { en: 'Reading the draft', es: 'Se lee el borrador' },
      note: {
        en: 'After a reload: this tab keeps the username for 30 minutes, never the password.',
        es: 'Tras recargar: esta pestaña guarda el nombre de usuario 30 minutos; nunca la contraseña.',
      },
    },
    arriving: { title: { en: 'Which screen opens?', es: '¿Qué pantalla se abre?' } },
    register: { title: { en: 'Registration form', es: 'Formulario de registro' } },
    'register.preparing': {
      title: { en: 'Looking for a card of a guest payment', es: 'Se busca una tarjeta de un pago de invitado' },
      note: {
        en: 'The customer may keep that card in the new profile (CONF-010).',
        es: 'El cliente puede conservar esa tarjeta en el nuevo perfil (CONF-010).',
      },
    },
    'register.entering': { title: { en: 'Waiting for username and password', es: 'Se esperan nombre de usuario y contraseña' } },
    'register.registering': { title: { en: 'Registering', es: 'Se registra' } },
    'register.learning': {
      title: { en: 'Did the registration arrive?', es: '¿Llegó el registro?' },
      note: {
        en: 'After a lost response the new password is tried: “not confirmed” means that the registration arrived. So the customer never reads “this account exists” about the own registration.',
        es: 'Si se pierde la respuesta, se prueba la contraseña nueva: «sin confirmar» significa que el registro llegó. Así el cliente nunca lee «esta cuenta ya existe» sobre su propio registro.',
      },
    },
    verifyWarning: { title: { en: 'The email or phone number is not verified yet', es: 'El correo o teléfono aún no está verificado' } },
    verifyEmail: {
      title: { en: 'Is the email or phone number correct?', es: '¿Es correcto el correo o teléfono?' },
      note: {
        en: 'VerifyEmail, for a code that did not arrive: the same username gets another code, a corrected one is registered again (ours; the specification only names the screen).',
        es: 'VerifyEmail, para un código que no llegó: el mismo nombre de usuario recibe otro código; uno corregido se registra otra vez (nuestro; la especificación solo nombra la pantalla).',
      },
    },
    method: { title: { en: 'Opens the choice of a method', es: 'Abre la elección del método' } },
    code: { title: { en: 'Opens the code screen', es: 'Abre la pantalla del código' } },
    verifying: {
      title: { en: 'Verifying the username with a code', es: 'Se verifica el nombre de usuario con un código' },
      note: {
        en: 'A chart of its own shows both screens: choosing how to receive the code, and entering it (ROUTE-008, ROUTE-009).',
        es: 'Un diagrama propio muestra las dos pantallas: elegir cómo recibir el código e ingresarlo (ROUTE-008, ROUTE-009).',
      },
    },
    verifyConfirm: { title: { en: 'Verified', es: 'Verificado' } },
    'verifyConfirm.verified': { title: { en: 'Success is shown', es: 'Se muestra el éxito' } },
    'verifyConfirm.entering': {
      title: { en: 'Signing in with the new password', es: 'Se inicia sesión con la contraseña nueva' },
      note: {
        en: 'After a reload the password is no longer in memory, and Login asks for it.',
        es: 'Tras recargar, la contraseña ya no está en memoria y se pide al iniciar sesión.',
      },
    },
    closed: { title: { en: 'Done, or back to the sign-in', es: 'Terminado, o de vuelta al inicio de sesión' } },
  },
  events: {
    'register.submitted': { en: 'the customer submits the form', es: 'el cliente envía el formulario' },
    'verification.chosen': { en: 'the customer requests a code', es: 'el cliente pide un código' },
    'name.confirmed': { en: 'the customer confirms or corrects the username', es: 'el cliente confirma o corrige el nombre de usuario' },
    'continue.chosen': { en: 'the customer continues', es: 'el cliente continúa' },
    'code.returned': { en: 'the customer goes back to the code', es: 'el cliente vuelve al código' },
    'login.opened': { en: 'the customer goes back to the sign-in', es: 'el cliente vuelve al inicio de sesión' },
    'recovery.chosen': { en: 'the customer wants a new password', es: 'el cliente quiere una contraseña nueva' },
  },
  guards: {
    mayChooseMethod: {
      en: 'the username is registered but not verified, and a method is known',
      es: 'el nombre de usuario está registrado pero sin verificar, y se conoce un método',
    },
    opensWarning: { en: 'the screen VerifyWarning opens', es: 'se abre VerifyWarning' },
    opensCode: {
      en: 'the code screen opens, and the username is registered',
      es: 'se abre la pantalla del código, y el nombre de usuario está registrado',
    },
    opensMethod: {
      en: 'the choice of a method opens, and the username is registered',
      es: 'se abre la elección del método, y el nombre de usuario está registrado',
    },
    opensEmail: {
      en: 'the screen VerifyEmail opens, and the username is registered',
      es: 'se abre VerifyEmail, y el nombre de usuario está registrado',
    },
    opensRegister: { en: 'the registration form opens', es: 'se abre el formulario de registro' },
    knowsName: { en: 'the username is known', es: 'se conoce el nombre de usuario' },
    isRegistered: { en: 'the username is registered but not verified', es: 'el nombre de usuario está registrado pero sin verificar' },
    isOpen: { en: 'the username is not verified yet', es: 'el nombre de usuario aún no está verificado' },
    isVerified: { en: 'the username is verified', es: 'el nombre de usuario está verificado' },
    formIsRight: {
      en: 'the username is valid and there is a password',
      es: 'el nombre de usuario es válido y hay una contraseña',
    },
    isTakenAfterLoss: {
      en: 'the username is taken, and an earlier response for it was lost',
      es: 'el nombre de usuario ya existe, y se perdió una respuesta anterior sobre él',
    },
    isTaken: { en: 'the username is taken', es: 'el nombre de usuario ya existe' },
    isWeak: { en: 'the password does not meet the policy', es: 'la contraseña no cumple la política' },
    isNoName: { en: 'the service rejects the username as invalid', es: 'el servicio rechaza el nombre de usuario por inválido' },
    isUnknown: { en: 'the response was lost', es: 'se perdió la respuesta' },
    isNotConfirmed: { en: 'the account exists and is not confirmed', es: 'la cuenta existe y no está confirmada' },
    isConfirmed: { en: 'the code was accepted', es: 'se aceptó el código' },
    isMissed: { en: 'the code did not arrive', es: 'el código no llegó' },
    mayTryAgain: { en: 'trying again may help', es: 'volver a intentarlo puede servir' },
    isSameName: { en: 'the username is the same', es: 'el nombre de usuario es el mismo' },
    nameIsRight: { en: 'the username is another valid one', es: 'es otro nombre de usuario válido' },
  },
  calls: {
    readDraft: { en: 'the draft in this tab', es: 'el borrador en esta pestaña' },
    readGuestCards: { en: 'the cards of a guest payment', es: 'las tarjetas de un pago de invitado' },
    getPolicy: { en: 'the password policy', es: 'la política de contraseñas' },
    registerUser: { en: 'the registration', es: 'el registro' },
    signIn: { en: 'checking whether the username is registered', es: 'la consulta de si el nombre de usuario está registrado' },
    verifyCode: { en: 'the verification of the username', es: 'la verificación del nombre de usuario' },
    enter: { en: 'the sign-in', es: 'el inicio de sesión' },
  },
  delays: {},
} satisfies ChartWords;
