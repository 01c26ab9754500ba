/** The frame of the hosted card form, as the screen has mounted it. In a file of its own, because the page needs it from the start and the messages (vault.ts) only later. */
let frame: HTMLIFrameElement | null = null;

/** Called by the page when the frame comes and when it goes (null). */
export function attachFrame(name: 'vault', element: HTMLIFrameElement | null): void {
  if (name === 'vault') frame = element;
}

/** Null while no frame is on the screen. */
export const vaultFrame = (): HTMLIFrameElement | null => frame;
