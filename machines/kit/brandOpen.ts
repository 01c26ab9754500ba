import type { Brand } from './brand.ts';
import type { Person } from './session.types.ts';

/** Brands that serve nobody while they are not available, not even people without any brand. Spec: portal §2 guard 5 (GUARD-016). */
const STRICT_BRANDS: readonly Brand[] = ['CommunityChoice', 'InstaLoan'];

/** The brand serves this customer now. Without any brand of her own (none, or not to be asked for) only the strict ones are closed. Spec: portal §2 guard 5. */
export const brandIsOpen = (brand: Brand, { brands, availableProviders }: Pick<Person, 'brands' | 'availableProviders'>): boolean =>
  availableProviders.includes(brand) || (brands.length === 0 && !STRICT_BRANDS.includes(brand));
