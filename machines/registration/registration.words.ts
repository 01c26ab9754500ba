import type { ChartWords } from '../graph/words.ts';

export const registrationWords = {
  title: { en: 'A new sign-in', es: 'Registro de un nuevo acceso' },
  note: {
    en: 'Name and password, then a code that proves the name is the customer’s (ROUTE-004 to ROUTE-010, FLOW-AUTH-02). A share of referral rewards leads here, too (FLOW-AUTH-17).',
    es: 'Nombre y contraseña, y después un código que demuestra que el nombre es del cliente (ROUTE-004 a ROUTE-010, FLOW-AUTH-02). Un enlace de recompensas por recomendar también lleva aquí (FLOW-AUTH-17).',
  },
  main: ['opening', 'placing', 'register', 'method', 'verifying', 'verifyConfirm', 'closed'],
  states: {
    opening: {
      title: { en: 'Whose code was being waited for?', es: '¿De quién era el código que se esperaba?' },
      note: {
        en: 'After a reload: the name is kept in this tab for 30 minutes, the password never.',
        es: 'Tras recargar: el nombre se guarda en esta pestaña 30 minutos; la contraseña, nunca.',
      },
    },
    placing: { title: { en: 'Which screen was asked for?', es: '¿Qué pantalla se pidió?' } },
    register: { title: { en: 'Registration form', es: 'Formulario de registro' } },
    'register.preparing': {
      title: { en: 'Has a guest just used a card here?', es: '¿Acaba de usar aquí una tarjeta un invitado?' },
      note: {
        en: 'That card may be kept in the new profile, if the customer ticks it (CONF-010).',
        es: 'Esa tarjeta puede conservarse en el nuevo perfil si el cliente lo marca (CONF-010).',
      },
    },
    'register.asking': { title: { en: 'Waiting for name and password', es: 'Se esperan nombre y contraseña' } },
    'register.registering': { title: { en: 'The service makes the sign-in', es: 'El servicio crea el acceso' } },
    'register.learning': {
      title: { en: 'What became of a registration without an answer?', es: '¿Qué fue de un registro sin respuesta?' },
      note: {
        en: 'The new password is tried: “not confirmed” means that the registration arrived. Nobody is told “this name exists” of a name that is their own.',
        es: 'Se prueba la nueva contraseña: «sin confirmar» significa que el registro llegó. A nadie se le dice «ya existe» de un nombre que es suyo.',
      },
    },
    verifyWarning: { title: { en: 'The e-mail or phone is not confirmed yet', es: 'El correo o el teléfono aún no está confirmado' } },
    verifyEmail: {
      title: { en: 'Is the e-mail or phone right?', es: '¿Es correcto el correo o el teléfono?' },
      note: {
        en: 'VerifyEmail, for whoever waits for a code in vain: the same name gets another code, a corrected one is registered anew (ours; the specification only names the screen).',
        es: 'VerifyEmail, para quien espera un código en vano: el mismo nombre recibe otro código; uno corregido se registra de nuevo (nuestro; la especificación solo nombra la pantalla).',
      },
    },
    method: { title: { en: 'On to the ways for a code', es: 'Hacia las formas de recibir un código' } },
    code: { title: { en: 'On to the code', es: 'Hacia el código' } },
    verifying: {
      title: { en: 'The name is being verified', es: 'Se verifica el nombre' },
      note: {
        en: 'A chart of its own shows both screens: how the code is to come, and entering it (ROUTE-008, ROUTE-009).',
        es: 'Un diagrama propio muestra las dos pantallas: cómo recibir el código e introducirlo (ROUTE-008, ROUTE-009).',
      },
    },
    verifyConfirm: { title: { en: 'Verified', es: 'Verificado' } },
    'verifyConfirm.asking': { title: { en: 'Success is shown', es: 'Se muestra el éxito' } },
    'verifyConfirm.entering': {
      title: { en: 'The new password signs the customer in', es: 'La nueva contraseña inicia la sesión' },
      note: {
        en: 'Where it is not at hand any more, after a reload, Login asks for it.',
        es: 'Si ya no está disponible, tras recargar, se pide en la entrada.',
      },
    },
    closed: { title: { en: 'Done, or back at the sign-in', es: 'Terminado, o de vuelta en la entrada' } },
  },
  events: {
    'register.submitted': { en: 'the customer sends the form', es: 'el cliente envía el formulario' },
    'verification.chosen': { en: 'the customer asks for a code', es: 'el cliente pide un código' },
    'name.confirmed': { en: 'the customer confirms or corrects the name', es: 'el cliente confirma o corrige el nombre' },
    'continue.chosen': { en: 'the customer goes on', es: 'el cliente continúa' },
    'code.returned': { en: 'the customer goes back to the code', es: 'el cliente vuelve al código' },
    'login.opened': { en: 'the customer goes back to sign in', es: 'el cliente vuelve a la entrada' },
    'recovery.chosen': { en: 'the customer wants a new password', es: 'el cliente quiere una contraseña nueva' },
  },
  guards: {
    mayChooseMethod: { en: 'the name is registered and not verified', es: 'el nombre está registrado y sin verificar' },
    opensWarning: { en: 'the notice about an unconfirmed account was asked for', es: 'se pidió el aviso de cuenta sin confirmar' },
    opensCode: { en: 'the code was asked for, and it is known whose', es: 'se pidió el código, y se sabe de quién es' },
    opensMethod: { en: 'the ways were asked for, and the name is known', es: 'se pidieron las formas de envío, y se sabe el nombre' },
    opensEmail: { en: 'the check of the name was asked for, and it is known', es: 'se pidió revisar el nombre, y se sabe cuál es' },
    opensRegister: { en: 'the registration was asked for', es: 'se pidió el registro' },
    knowsName: { en: 'the name is known', es: 'se sabe el nombre' },
    isRegistered: { en: 'the name is registered and not verified', es: 'el nombre está registrado y sin verificar' },
    isOpen: { en: 'the name is not verified yet', es: 'el nombre aún no está verificado' },
    isVerified: { en: 'the name is verified', es: 'el nombre está verificado' },
    formIsRight: {
      en: 'the name is a possible one and a password was typed',
      es: 'el nombre es posible y se escribió una contraseña',
    },
    isTakenAfterLoss: {
      en: 'the name exists, and an earlier answer for it was lost',
      es: 'el nombre ya existe, y se perdió una respuesta anterior sobre él',
    },
    isTaken: { en: 'somebody has this name already', es: 'alguien ya tiene ese nombre' },
    isWeak: { en: 'the password does not meet the requirements', es: 'la contraseña no cumple los requisitos' },
    isNoName: { en: 'the service takes this for no e-mail or phone', es: 'para el servicio no es un correo ni un teléfono' },
    isUnknown: { en: 'no usable answer came', es: 'no llegó ninguna respuesta utilizable' },
    isNotConfirmed: { en: 'the account is there and not confirmed yet', es: 'la cuenta existe y aún no está confirmada' },
    isConfirmed: { en: 'the code was taken', es: 'se aceptó el código' },
    isMissed: { en: 'the code does not come', es: 'el código no llega' },
    mayTryAgain: { en: 'trying again may help', es: 'volver a intentarlo puede servir' },
    isSameName: { en: 'the name is the same', es: 'el nombre es el mismo' },
    nameIsRight: { en: 'it is another possible name', es: 'es otro nombre posible' },
  },
  calls: {
    readDraft: { en: 'the name kept in this tab', es: 'el nombre guardado en esta pestaña' },
    readGuestCards: { en: 'the cards of a guest of this page', es: 'las tarjetas de un invitado de esta página' },
    getPolicy: { en: 'what a password must be', es: 'cómo debe ser una contraseña' },
    registerUser: { en: 'the registration', es: 'el registro' },
    signIn: { en: 'the check whether the name is registered', es: 'la comprobación de si el nombre está registrado' },
    verifyCode: { en: 'the verification of the name', es: 'la verificación del nombre' },
    enter: { en: 'the sign-in', es: 'el inicio de sesión' },
  },
  delays: {},
} satisfies ChartWords;
