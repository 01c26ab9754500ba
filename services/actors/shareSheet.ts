import { fromPromise } from 'xstate';

/** Has the device a share sheet of its own? */
export const findShareSheet = fromPromise<boolean>(() => Promise.resolve(typeof globalThis.navigator?.share === 'function'));

/** Opens it with a text and a link. Output: was something shared, or did the customer close it? Error: the device did not open it. */
export const openShareSheet = fromPromise<boolean, { text: string; url: string }>(async ({ input }) => {
  try {
    await navigator.share(input);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
});
