import type { Brand } from '../../machines/kit/brand.ts';
import type { BrandRecord } from './brand.types.ts';
import { californiaCheckCash } from './californiacheckcash.tsx';
import { cash1Loans } from './cash1loans.tsx';
import { checkSmart } from './checksmart.tsx';
import { communityChoice } from './communitychoice.tsx';
import { easyMoney } from './easymoney.tsx';
import { instaLoan } from './instaloan.tsx';
import { product } from './product.tsx';
import { titleBucks } from './titlebucks.tsx';
import { titleMax } from './titlemax.tsx';

/** Every registered brand's record: a brand of the registry without one does not compile. Spec: portal §1 (BRAND-001). */
export const brandRecords: Record<Brand, BrandRecord> = {
  TitleMax: titleMax,
  TitleBucks: titleBucks,
  InstaLoan: instaLoan,
  Product: product,
  EasyMoney: easyMoney,
  CheckSmart: checkSmart,
  CaliforniaCheckCash: californiaCheckCash,
  Cash1Loans: cash1Loans,
  CommunityChoice: communityChoice,
};

/** The name a customer knows the brand by. `productName` is the configured name of the brand that the specification masks. */
export const brandName = (brand: Brand, productName = brandRecords.Product.shownName): string =>
  brand === 'Product' ? productName : brandRecords[brand].shownName;
