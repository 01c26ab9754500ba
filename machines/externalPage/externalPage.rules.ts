import type { Failure } from '../../services/contract/error.ts';
import type { CaseRequest, Help } from '../../services/contract/help.ts';
import type { Answer } from '../../services/contract/index.ts';
import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import type { Person } from '../kit/session.types.ts';

/** `params.name`: which page. */
export type ExternalPageInput = { person: Person; params: Readonly<Record<string, string>> };

export type ExternalPageContext = {
  person: Person;
  name: string;
  /** Null until it is found and allowed. */
  address: string | null;
  failure: Failure | null;
  /** Whom to call when nothing opens; null until it is known. */
  help: Help | null;
};

/** The address that the settings have for this name, if it is allowed. Spec: OPEN-002; quality §3. */
export const pageNamed = (name: string, { externalPages }: Pick<Answer<'GET /configsettings'>, 'externalPages'>): string | null =>
  Object.hasOwn(externalPages, name) ? outsideAddress(externalPages[name] ?? '') : null;

/** With only one brand the case is about that brand; with several the brand is unknown. */
export function caseRequest({ person: { brands }, failure }: ExternalPageContext): CaseRequest {
  const [brand = null, ...others] = brands;
  return { screen: 'ExternalBrowserAuth', brand: others.length > 0 ? null : brand, because: failure?.caseId ?? '' };
}
