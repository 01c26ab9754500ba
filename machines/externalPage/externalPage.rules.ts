import type { Answer } from '../../services/contract/index.ts';
import type { CaseAsked } from '../../services/contract/help.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import type { ExternalPageContext } from './externalPage.types.ts';

/** The address that stands in the settings under this name, if it may be opened. Spec: OPEN-002; quality §3. */
export const pageNamed = (name: string, { externalPages }: Pick<Answer<'GET /configsettings'>, 'externalPages'>): string | null =>
  Object.hasOwn(externalPages, name) ? outsideAddress(externalPages[name] ?? '') : null;

/** Her only brand is the one she calls about; of several nobody knows which. */
export function caseAsked({ person: { brands }, failure }: ExternalPageContext): CaseAsked {
  const [brand = null, ...others] = brands;
  return { screen: 'ExternalBrowserAuth', brand: others.length > 0 ? null : brand, because: failure?.caseId ?? '' };
}
