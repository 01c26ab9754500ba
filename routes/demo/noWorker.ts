/** In place of `virtual:pwa-register`: two service workers on one scope would break each other, and the demo has that of msw. */
export const registerSW = () => async (): Promise<void> => undefined;
