import { useLingui } from '@lingui/react/macro';
import type { Brand } from '../../../../machines/kit/brand.ts';
import { dashboard } from '../../../../machines/kit/places.ts';
import { BrandSign } from '../../../brands/BrandSign.tsx';
import { useBrandName } from '../../../brands/productName.ts';
import { PlaceLink } from '../../../kit/PlaceLink.tsx';

/** The brand's name for customers. */
export function BrandName({ brand }: { brand: Brand }) {
  return useBrandName()(brand);
}

type TitleProps = { brand: Brand; onOpen?: (() => void) | undefined };

/** The brand at the head of its accounts; a link to them, where they can be opened. */
export function BrandTitle({ brand, onOpen }: TitleProps) {
  const { t } = useLingui();
  const name = useBrandName()(brand);
  const title = (
    <>
      <BrandSign brand={brand} />
      <span className="wordmark-name">{name}</span>
    </>
  );
  if (!onOpen) return <span className="brand-title">{title}</span>;
  return (
    <PlaceLink to={dashboard(brand)} className="brand-title" aria-label={t`Go to ${name}`} onGo={onOpen}>
      {title}
    </PlaceLink>
  );
}
