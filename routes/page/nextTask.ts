/** Lets the browser handle what has happened meanwhile, and paint, before the next part of the start (quality §7). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
