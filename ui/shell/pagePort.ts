import type { ReactNode } from 'react';
import type { AppUpdateRef } from '../../machines/appUpdate/appUpdate.machine.ts';
import type { Target } from '../../machines/kit/target.ts';
import type { Links } from '../kit/PlaceLink.tsx';
import type { PageServices } from '../kit/pageServices.tsx';
import type { Language } from '../i18n.ts';

/** A value outside of the charts that can change at any time: whether the browser is online, whether there is a new version. */
export type Watched<T> = { get: () => T; subscribe: (changed: () => void) => () => void };

export type HeaderButton = 'none' | 'menu' | 'back' | 'cancel';
export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const isTheme = (text: unknown): text is Theme => typeof text === 'string' && THEMES.some((theme) => theme === text);

/** What the start-up provides to the shell: everything that is not in a chart's state. */
export type PagePort = PageServices & {
  /** Spec: portal §2 "header button types" (GUARD-021). */
  headerButton: (place: Pick<Target, 'flow' | 'screen'>) => HeaderButton;
  /** Spec: portal §2 "Back goes to …" (GUARD-022 to GUARD-024). */
  goBack: () => void;
  /** Links before the router has loaded. */
  links: Links;
  /** Wraps its children in the context providers of libraries. They load with the first flow; before that, it returns the children unchanged. */
  provide: () => (children: ReactNode) => ReactNode;
  online: Watched<boolean>;
  /** The browser's storage is blocked: a reload loses what is in progress (F18). */
  memoryOnly: Watched<boolean>;
  /** New versions of the portal; null while updates are not checked. */
  update: Watched<AppUpdateRef | null>;
  /** The customer's choice, stored in localStorage: it survives sign-out. */
  theme: Watched<Theme>;
  saveTheme: (theme: Theme) => void;
  saveLanguage: (language: Language) => void;
  /** A sandbox: every page says so. */
  sandbox: boolean;
};
