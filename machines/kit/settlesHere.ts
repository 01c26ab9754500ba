import type { Brand } from '../../services/contract/brands.ts';

const BRANDS: readonly Brand[] = ['TitleMax', 'InstaLoan'];

/** Only these brands have the page of a settlement. Spec: portal §2 "settlement offer page" (ROUTE-110, BRAND-009). */
export const settlesHere = ({ brand }: { brand: Brand }): boolean => BRANDS.includes(brand);
