import type { ChartWords } from '../graph/words.ts';

export const signInWords = {
  title: { en: 'Signing in', es: 'Inicio de sesión' },
  note: {
    en: 'By e-mail or phone and password. What was typed stays until the customer is in; the password itself is kept nowhere (FLOW-AUTH-01 to FLOW-AUTH-05).',
    es: 'Con correo o teléfono y contraseña. Lo escrito se conserva hasta que el cliente entra; la contraseña no se guarda en ninguna parte (FLOW-AUTH-01 a FLOW-AUTH-05).',
  },
  states: {
    opening: { title: { en: 'Which screen was asked for?', es: '¿Qué pantalla se pidió?' } },
    login: { title: { en: 'Sign-in form', es: 'Formulario de entrada' } },
    'login.asking': {
      title: { en: 'Waiting for e-mail or phone and password', es: 'Se espera correo o teléfono y contraseña' },
      note: {
        en: 'After three wrong passwords for one name, help is offered (OPEN-005).',
        es: 'Tras tres contraseñas erróneas para un mismo nombre se ofrece ayuda (OPEN-005).',
      },
    },
    'login.authenticating': { title: { en: 'The service checks the password', es: 'El servicio comprueba la contraseña' } },
    verifyWarning: { title: { en: 'The e-mail or phone is not confirmed yet', es: 'El correo o el teléfono aún no está confirmado' } },
    secureAccount: { title: { en: 'The password must be reset', es: 'Hay que restablecer la contraseña' } },
    closed: { title: { en: 'Signed in', es: 'Sesión iniciada' } },
  },
  events: {
    'login.submitted': { en: 'the customer sends the form', es: 'el cliente envía el formulario' },
    'login.opened': { en: 'the customer goes back to the form', es: 'el cliente vuelve al formulario' },
  },
  guards: {
    opensVerifyWarning: { en: 'the notice about an unconfirmed account was asked for', es: 'se pidió el aviso de cuenta sin confirmar' },
    opensSecureAccount: {
      en: 'the notice about a password to be reset was asked for',
      es: 'se pidió el aviso de contraseña por restablecer',
    },
    formIsRight: { en: 'the name is a possible one and a password was typed', es: 'el nombre es posible y se escribió una contraseña' },
    isNotConfirmed: { en: 'the account is not confirmed yet', es: 'la cuenta aún no está confirmada' },
    mustReset: { en: 'the password must be reset', es: 'hay que restablecer la contraseña' },
    isWrongPassword: { en: 'the password is wrong', es: 'la contraseña es incorrecta' },
    isUnknownUser: { en: 'nobody has this name', es: 'nadie tiene ese nombre' },
  },
  calls: {
    signIn: { en: 'the check of the password', es: 'la comprobación de la contraseña' },
  },
  delays: {},
} satisfies ChartWords;
