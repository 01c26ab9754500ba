import type { ReactNode } from 'react';
import type { AppUpdateRef } from '../../machines/appUpdate/appUpdate.machine.ts';
import type { Target } from '../../machines/kit/target.ts';
import type { Links } from '../kit/PlaceLink.tsx';
import type { PageServices } from '../kit/pageServices.tsx';
import type { Language } from '../i18n.ts';

/** A value of the world that changes by itself: is there a network, has a new version arrived. */
export type Watched<T> = { get: () => T; subscribe: (changed: () => void) => () => void };

export type HeaderButton = 'none' | 'menu' | 'back' | 'cancel';
export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const isTheme = (text: unknown): text is Theme => typeof text === 'string' && THEMES.some((theme) => theme === text);

/** What the start-up gives the shell: everything that is neither state of a chart nor a picture of it. */
export type PagePort = PageServices & {
  /** Spec: portal §2 "header button types" (GUARD-021). */
  headerButton: (place: Pick<Target, 'flow' | 'screen'>) => HeaderButton;
  /** Spec: portal §2 "Back goes to …" (GUARD-022 to GUARD-024). */
  goBack: () => void;
  /** Links before the router is here. */
  links: Links;
  /** Puts what it is given into the contexts of libraries, which come with the first flow; before, it gives it back as it is. */
  provide: () => (children: ReactNode) => ReactNode;
  online: Watched<boolean>;
  /** The browser keeps nothing: a reload loses what is under way (F18). */
  memoryOnly: Watched<boolean>;
  /** New versions of the portal; null as long as nobody looks for any. */
  update: Watched<AppUpdateRef | null>;
  /** What the customer chose, and where a choice is kept (localStorage, survives sign-out). */
  theme: Watched<Theme>;
  keepTheme: (theme: Theme) => void;
  keepLanguage: (language: Language) => void;
  /** Everything here is play: said on every page. */
  sandbox: boolean;
};
