/** The words of codes.states.ts, to be spread into the words of the flow that uses them. Not in the portal's own bundle. */
export const codeWords = {
  events: {
    'method.chosen': { en: 'the customer chooses a way for the code', es: 'el cliente elige cómo recibir el código' },
    'code.submitted': { en: 'the customer sends the code', es: 'el cliente envía el código' },
    'code.resendChosen': { en: 'the customer asks for another code', es: 'el cliente pide otro código' },
    'method.changeChosen': { en: 'the customer wants the code another way', es: 'el cliente quiere el código de otra forma' },
  },
  guards: {
    methodIsOffered: { en: 'a way on offer was chosen', es: 'se eligió una de las formas ofrecidas' },
    codeIsRight: { en: 'six digits were typed', es: 'se escribieron seis dígitos' },
    mayResend: { en: 'another code may be asked for already', es: 'ya se puede pedir otro código' },
    mayChooseMethod: { en: 'it is known where a code can go', es: 'se sabe adónde puede ir un código' },
    mayEnterCode: { en: 'a code was sent', es: 'se envió un código' },
  },
  calls: {
    sendCode: { en: 'the sending of a code', es: 'el envío de un código' },
    resendCode: { en: 'the sending of another code', es: 'el envío de otro código' },
    confirmCode: { en: 'the check of the code', es: 'la comprobación del código' },
  },
  delays: { resendPause: { en: 'the pause between two codes is over', es: 'terminó la pausa entre dos códigos' } },
} as const;

/** Of the states: `choosing` and `entering` are the paths of the two screens in the chart. */
export const codeStateWords = <Choosing extends string, Entering extends string>(choosing: Choosing, entering: Entering) =>
  words({
    [choosing]: { en: 'How is the code to come?', es: '¿Cómo ha de llegar el código?' },
    [`${choosing}.asking`]: { en: 'Waiting for a choice', es: 'Se espera una elección' },
    [`${choosing}.sending`]: { en: 'A code is being sent', es: 'Se envía un código' },
    [entering]: { en: 'Entering the code', es: 'Introducción del código' },
    [`${entering}.asking`]: { en: 'Waiting for the code', es: 'Se espera el código' },
    [`${entering}.asking.pausing`]: { en: 'Too early for another code', es: 'Aún es pronto para otro código' },
    [`${entering}.asking.ready`]: { en: 'Another code may be asked for', es: 'Se puede pedir otro código' },
    [`${entering}.confirming`]: { en: 'The service checks the code', es: 'El servicio comprueba el código' },
    [`${entering}.resending`]: { en: 'Another code is being sent', es: 'Se envía otro código' },
  });

type Title = { en: string; es: string };

const words = (titles: Readonly<Record<string, Title>>): Record<string, { title: Title }> =>
  Object.fromEntries(Object.entries(titles).map(([path, title]) => [path, { title }]));
