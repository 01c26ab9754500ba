import { outsideAddress } from '../../services/contract/outsideAddress.ts';
import type { Settings } from './session.types.ts';

/** The page of a map service with this address; null where the settings name none that may be opened. Spec: OPEN-037; quality §3. */
export const mapPageOf = ({ mapPage }: Pick<Settings, 'mapPage'>, address: string): string | null =>
  mapPage === null ? null : outsideAddress(`${mapPage}${encodeURIComponent(address)}`);
