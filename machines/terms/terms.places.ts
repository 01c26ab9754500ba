import type { Brand } from '../../services/contract/brands.ts';
import type { Target } from '../kit/target.ts';

/** The papers that the portal shows to everybody. Spec: ROUTE-098, ROUTE-099, ROUTE-103. */
export type PaperScreen = 'TermsConditions' | 'OptInDisclosures' | 'ExperianDisclosure';

const paper = (screen: PaperScreen, params: Target['params'] = {}): Target => ({ flow: 'terms', screen, params, search: {} });

export const EXPERIAN_DISCLOSURE = paper('ExperianDisclosure');
export const optInDisclosures = (brand: Brand): Target => paper('OptInDisclosures', { brand });
