import type { ChartWords } from '../graph/words.ts';

export const signInWords = {
  title: { en: 'Signing in', es: 'Inicio de sesión' },
  note: {
    en: 'With email or phone number and password. The form keeps what was typed; the password is never stored (FLOW-AUTH-01 to FLOW-AUTH-05).',
    es: 'Con correo o teléfono y contraseña. El formulario conserva lo escrito; la contraseña nunca se guarda (FLOW-AUTH-01 a FLOW-AUTH-05).',
  },
  states: {
    login: { title: { en: 'Sign-in form', es: 'Formulario de inicio de sesión' } },
    'login.entering': {
      title: { en: 'Waiting for email or phone number and password', es: 'Se esperan correo o teléfono y contraseña' },
      note: {
        en: 'Three wrong passwords for one username lead to a password reset (FLOW-AUTH-12, OPEN-005).',
        es: 'Tres contraseñas incorrectas para un mismo nombre de usuario llevan a restablecer la contraseña (FLOW-AUTH-12, OPEN-005).',
      },
    },
    'login.authenticating': { title: { en: 'Checking the password', es: 'Se verifica la contraseña' } },
    closed: {
      title: { en: 'Signed in, or on to another flow', es: 'Sesión iniciada, o hacia otro flujo' },
      note: {
        en: 'The outcome says which: signed in, registration, password reset, verification of the username, or help (FLOW-AUTH-03, FLOW-AUTH-04).',
        es: 'El resultado dice cuál: sesión iniciada, registro, nueva contraseña, verificación del nombre de usuario o ayuda (FLOW-AUTH-03, FLOW-AUTH-04).',
      },
    },
  },
  events: {
    'login.submitted': { en: 'the customer submits the form', es: 'el cliente envía el formulario' },
    'recovery.chosen': { en: 'the customer has forgotten the password', es: 'el cliente olvidó la contraseña' },
    'register.chosen': { en: 'the customer wants to create a sign-in', es: 'el cliente quiere crear una cuenta' },
    'help.chosen': { en: 'the customer wants to call', es: 'el cliente quiere llamar' },
  },
  guards: {
    formIsRight: { en: 'the username is valid and there is a password', es: 'el nombre de usuario es válido y hay una contraseña' },
    isNotConfirmed: { en: 'the username is not verified yet', es: 'el nombre de usuario aún no está verificado' },
    mustReset: { en: 'the password must be reset', es: 'hay que restablecer la contraseña' },
    isLastWrongPassword: { en: 'the password is wrong, and the limit is reached', es: 'la contraseña es incorrecta y se llegó al límite' },
    isWrongPassword: { en: 'the password is wrong', es: 'la contraseña es incorrecta' },
    isUnknownUser: { en: 'the username is unknown', es: 'el nombre de usuario no existe' },
    isLocked: { en: 'the profile is locked', es: 'el perfil está bloqueado' },
  },
  calls: {
    signIn: { en: 'the check of the password', es: 'la verificación de la contraseña' },
  },
  delays: {},
} satisfies ChartWords;
