import { plainLinks, type Links } from '../kit/PlaceLink.tsx';
import type { PagePort, Theme, Watched } from '../shell/pagePort.ts';

const still = <T>(value: T): Watched<T> => ({ get: () => value, subscribe: () => () => undefined });
const nothing = () => undefined;

type Still = { theme?: Theme; headerButton: PagePort['headerButton']; links?: Links };

const noLinks = plainLinks(() => null);

/** A page port that does nothing: the shell needs one to render statically. */
export const stillPage = ({ theme = 'system', headerButton, links = noLinks }: Still): PagePort => ({
  headerButton,
  goBack: nothing,
  links,
  provide: () => (children) => children,
  online: still(true),
  memoryOnly: still(false),
  update: still(null),
  theme: still(theme),
  saveTheme: nothing,
  saveLanguage: nothing,
  keepSecret: nothing,
  attachFrame: nothing,
  sandbox: false,
});
