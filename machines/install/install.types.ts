/** How this browser puts the portal on the home screen. `appleMac`: Safari of a Mac. Spec: PWA-002 to -005. */
export type InstallWay = 'prompt' | 'apple' | 'appleMac' | 'unsupported';

export type InstallScreen = 'PwaInstallRoute' | 'PwaInstallChrome' | 'PwaInstallApple' | 'PwaInstallUnsupported';

export type InstallInput = { screen: string };

export type InstallContext = {
  /** The screen that was asked for: each of the three explanations can be read in any browser. */
  asked: string;
  way: InstallWay;
  /** The page runs installed. */
  installed: boolean;
  /** The browser offers its own prompt now. */
  offered: boolean;
  /** The prompt was closed without installing. */
  dismissed: boolean;
};

export type InstallEvent =
  | { type: 'install.chosen' }
  /** Told by the browser. */
  | { type: 'install.offered' }
  | { type: 'install.done' }
  | { type: 'flow.left' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

export type InstallOutcome = { kind: 'left' };

/** `offer`: what PwaInstallChrome has to offer: the prompt, or the browser's menu. `installed`: here and now, or a moment ago. */
export type InstallView = {
  screen: InstallScreen;
  busy: boolean;
  installed: boolean;
  offer: 'prompt' | 'menu';
  dismissed: boolean;
  mac: boolean;
};
