import type { Brand } from './brand.ts';
import type { Person } from './session.types.ts';

/** Brands that are closed to all customers while they are not available, even to those without a brand. Spec: portal §2 guard 5 (GUARD-016). */
const STRICT_BRANDS: readonly Brand[] = ['CommunityChoice', 'InstaLoan'];

/** The brand is open to this customer. For a customer without a brand only the strict ones are closed. Spec: portal §2 guard 5. */
export const brandIsOpen = (brand: Brand, { brands, availableProviders }: Pick<Person, 'brands' | 'availableProviders'>): boolean =>
  availableProviders.includes(brand) || (brands.length === 0 && !STRICT_BRANDS.includes(brand));
