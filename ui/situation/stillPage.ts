import { plainLinks, type Links } from '../kit/PlaceLink.tsx';
import type { PagePort, Theme, Watched } from '../shell/pagePort.ts';

const still = <T>(value: T): Watched<T> => ({ get: () => value, subscribe: () => () => undefined });
const nothing = () => undefined;

type Still = { theme?: Theme; headerButton: PagePort['headerButton']; links?: Links };

const noLinks = plainLinks(() => null);

/** A page on which nothing happens: what a picture of the portal needs around it. */
export const stillPage = ({ theme = 'system', headerButton, links = noLinks }: Still): PagePort => ({
  headerButton,
  goBack: nothing,
  links,
  provide: () => (children) => children,
  online: still(true),
  memoryOnly: still(false),
  update: still(null),
  theme: still(theme),
  keepTheme: nothing,
  keepLanguage: nothing,
  keepSecret: nothing,
  attachFrame: nothing,
  sandbox: false,
});
