import type { Answer } from '../../services/contract/index.ts';
import type { CaseAsked } from '../../services/contract/help.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import { linksIn } from '../kit/brandLinks.ts';
import type { ExternalPageContext } from './externalPage.types.ts';

/** The address that stands in the settings under this name, if it may be opened. Spec: OPEN-002; quality §3. */
export function pageNamed(name: string, answer: Answer<'GET /configsettings'>): string | null {
  const pages = linksIn(answer)?.externalPages ?? {};
  return Object.hasOwn(pages, name) ? outsideAddress(pages[name] ?? '') : null;
}

/** Her only brand is the one she calls about; of several nobody knows which. */
export function caseAsked({ person: { brands }, failure }: ExternalPageContext): CaseAsked {
  const [brand = null, ...others] = brands;
  return { screen: 'ExternalBrowserAuth', brand: others.length > 0 ? null : brand, because: failure?.caseId ?? '' };
}
