/** Replaces `virtual:pwa-register`: the demo has msw's service worker, and a scope can have only one. */
export const registerSW = () => async (): Promise<void> => undefined;
