import { emitter } from './emitter.ts';

/** How this browser puts a page on the home screen: by its own prompt, by Apple's menu (of a phone, of a Mac), or not at all. Spec: PWA-002 to -005. */
export type InstallWay = 'prompt' | 'apple' | 'appleMac' | 'unsupported';

/** Chromium's event when the page can be installed; the DOM types do not have it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function';

/** The browser offers to install the page, or has done it. */
export const install = emitter<'offered' | 'done'>();

let offer: InstallEvent | null = null;

/** To be called at the start of the page: the browser offers once, long before anybody asks for it. Spec: PWA-002, ROUTE-119. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault(); // its own bar would come in the middle of something else
    offer = event;
    install.emit('offered');
  });
  addEventListener('appinstalled', () => install.emit('done'));
}

export const isOffered = (): boolean => offer !== null;

/** Shows the browser's own prompt; each offer allows one. Throws without an offer. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const prompt = offer;
  offer = null;
  if (!prompt) throw new Error('the browser does not offer to install the page');
  return (await prompt.prompt()).outcome;
}
