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
