import { createContext, use } from 'react';
import type { Brand } from '../../machines/kit/brand.ts';
import { brandName } from './brands.ts';

/** The configured name of the brand that the specification masks, for every screen below. */
const ProductName = createContext<string | undefined>(undefined);

export const ProductNameProvider = ProductName.Provider;

/** The name a customer knows the brand by, as this installation has it. */
export function useBrandName(): (brand: Brand) => string {
  const productName = use(ProductName);
  return (brand) => brandName(brand, productName);
}
