import * as v from 'valibot';

/**
 * The one brand registry (CONF-004): route prefix -> number of the specification's enum and short code.
 * `Product` stands for the brand whose name the specification masks; its shown name is configuration.
 * 10 is reserved; cic, rpc and spc belong to the Product family. Spec: portal §1.
 */
export const BRANDS = {
  TitleMax: { value: 1, code: 'tmx' },
  TitleBucks: { value: 2, code: 'tbs' },
  InstaLoan: { value: 3, code: 'inl' },
  Product: { value: 4, code: 'cic', reserved: ['rpc', 'spc'] },
  EasyMoney: { value: 5, code: 'esm' },
  CheckSmart: { value: 6, code: 'chs' },
  CaliforniaCheckCash: { value: 7, code: 'ccc' },
  Cash1Loans: { value: 8, code: 'c1l' },
  CommunityChoice: { value: 9, code: 'ccf' },
} as const;

export type Brand = keyof typeof BRANDS;

export const isBrand = (text: string): text is Brand => Object.hasOwn(BRANDS, text);

/** A brand by its route prefix. */
export const BrandName = v.pipe(
  v.string(),
  v.custom<Brand>((value) => typeof value === 'string' && isBrand(value), 'Unknown brand'),
);
