import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isBrand } from '../../machines/kit/brand.ts';
import { BrandSign } from '../brands/BrandSign.tsx';
import { brandRecords } from '../brands/brands.ts';

/** Whose portal this is, for people who have not signed in: on wide screens the half of Login next to the form. */
export const Lender = ({ children }: { children: ReactNode }) => (
  <div className="lender">
    <p className="lender-line">
      <Trans>Every payment is charged once, even if your connection drops.</Trans>
    </p>
    <p>
      <Trans>A service of</Trans>
    </p>
    <ul>
      {Object.entries(brandRecords).map(
        ([brand, { shownName }]) =>
          // the settings, which have the name of Product, are not there before sign-in
          isBrand(brand) &&
          brand !== 'Product' && (
            <li key={brand}>
              <BrandSign brand={brand} />
              {shownName}
            </li>
          ),
      )}
    </ul>
    {children}
  </div>
);
