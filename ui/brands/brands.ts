import type { Brand } from '../../machines/kit/brand.ts';
import type { BrandRecord } from './brand.types.ts';
import { californiaCheckCash } from './californiacheckcash.ts';
import { cash1Loans } from './cash1loans.ts';
import { checkSmart } from './checksmart.ts';
import { communityChoice } from './communitychoice.ts';
import { easyMoney } from './easymoney.ts';
import { instaLoan } from './instaloan.ts';
import { product } from './product.ts';
import { titleBucks } from './titlebucks.ts';
import { titleMax } from './titlemax.ts';

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
