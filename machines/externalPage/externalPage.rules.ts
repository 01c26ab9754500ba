import type { Answer } from '../../services/contract/index.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { linksIn } from '../kit/brandLinks.ts';

/** The address that stands in the settings under this name, if it may be opened. Spec: OPEN-002; quality §3. */
export function pageNamed(name: string, answer: Answer<'GET /configsettings'>): string | null {
  const pages = linksIn(answer)?.externalPages ?? {};
  return Object.hasOwn(pages, name) ? outsideAddress(pages[name] ?? '') : null;
}
