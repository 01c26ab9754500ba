import * as v from 'valibot';
import { FurtherSettings } from '../../services/contract/settings.ts';

/** Pages of the brands outside of the portal, and those that may be opened by name; null when the settings make no sense. Spec: BRAND-005, OPEN-037, OPEN-002. */
export function linksIn(answer: object): Pick<FurtherSettings, 'brandLinks' | 'externalPages'> | null {
  const read = v.safeParse(FurtherSettings, answer);
  return read.success ? read.output : null;
}
