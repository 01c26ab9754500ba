const RETRY_MS = 40;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries while the network fails: the lender may be restarting. Any other error is thrown. */
export async function retrying<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await wait(RETRY_MS);
    }
  }
}

const POLL_MS = 10;

/** Waits for the condition without a limit. */
export async function progress(isReached: () => boolean): Promise<void> {
  while (!isReached()) await wait(POLL_MS);
}
