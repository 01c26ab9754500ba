/** The hosted frames that a screen can mount: the card form and the signing page. */
export type FrameName = 'vault' | 'signing';

/** The frames as the screens have mounted them. In a file of their own, because the page needs it from the start and their messages (vault.ts, signing.ts) only later. */
const frames: Record<FrameName, HTMLIFrameElement | null> = { vault: null, signing: null };

/** Called by the page when a frame comes and when it goes (null). */
export function attachFrame(name: FrameName, element: HTMLIFrameElement | null): void {
  frames[name] = element;
}

/** Null while no such frame is on the screen. */
export const frameOf = (name: FrameName): HTMLIFrameElement | null => frames[name];
