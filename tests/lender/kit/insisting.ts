const AGAIN_MS = 40;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until there is an answer at all: the line may be dead for a while. A no is a no, and thrown. */
export async function insisting<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await wait(AGAIN_MS);
    }
  }
}

const LOOK_MS = 10;

/** Waits until it has come so far, however long that takes. */
export async function progress(isReached: () => boolean): Promise<void> {
  while (!isReached()) await wait(LOOK_MS);
}
