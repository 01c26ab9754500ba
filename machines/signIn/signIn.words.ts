import type { ChartWords } from '../graph/words.ts';

export const signInWords = {
  title: { en: 'Signing in', es: 'Inicio de sesión' },
  note: {
    en: 'By e-mail or phone and password. What was typed stays until the customer is in; the password itself is kept nowhere (FLOW-AUTH-01 to FLOW-AUTH-05).',
    es: 'Con correo o teléfono y contraseña. Lo escrito se conserva hasta que el cliente entra; la contraseña no se guarda en ninguna parte (FLOW-AUTH-01 a FLOW-AUTH-05).',
  },
  states: {
    login: { title: { en: 'Sign-in form', es: 'Formulario de entrada' } },
    'login.asking': {
      title: { en: 'Waiting for e-mail or phone and password', es: 'Se espera correo o teléfono y contraseña' },
      note: {
        en: 'After three wrong passwords for one name, the way leads to a new password (FLOW-AUTH-12, OPEN-005).',
        es: 'Tras tres contraseñas erróneas para un mismo nombre, el camino lleva a una contraseña nueva (FLOW-AUTH-12, OPEN-005).',
      },
    },
    'login.authenticating': { title: { en: 'The service checks the password', es: 'El servicio comprueba la contraseña' } },
    closed: {
      title: { en: 'Signed in, or on another way', es: 'Sesión iniciada, o por otro camino' },
      note: {
        en: 'The outcome says which: in, a new sign-in, a new password, a name to be confirmed, or help (FLOW-AUTH-03, FLOW-AUTH-04).',
        es: 'El resultado dice cuál: dentro, una cuenta nueva, una contraseña nueva, un nombre por confirmar o ayuda (FLOW-AUTH-03, FLOW-AUTH-04).',
      },
    },
  },
  events: {
    'login.submitted': { en: 'the customer sends the form', es: 'el cliente envía el formulario' },
    'recovery.chosen': { en: 'the customer has forgotten the password', es: 'el cliente olvidó la contraseña' },
    'register.chosen': { en: 'the customer wants to create a sign-in', es: 'el cliente quiere crear una cuenta' },
    'help.chosen': { en: 'the customer wants to call', es: 'el cliente quiere llamar' },
  },
  guards: {
    formIsRight: { en: 'the name is a possible one and a password was typed', es: 'el nombre es posible y se escribió una contraseña' },
    isNotConfirmed: { en: 'the account is not confirmed yet', es: 'la cuenta aún no está confirmada' },
    mustReset: { en: 'the password must be reset', es: 'hay que restablecer la contraseña' },
    isLastWrongPassword: { en: 'the password is wrong once too often', es: 'la contraseña es incorrecta una vez de más' },
    isWrongPassword: { en: 'the password is wrong', es: 'la contraseña es incorrecta' },
    isUnknownUser: { en: 'nobody has this name', es: 'nadie tiene ese nombre' },
    isLocked: { en: 'the profile is locked', es: 'el perfil está bloqueado' },
  },
  calls: {
    signIn: { en: 'the check of the password', es: 'la comprobación de la contraseña' },
  },
  delays: {},
} satisfies ChartWords;
