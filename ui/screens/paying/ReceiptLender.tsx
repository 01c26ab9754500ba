import { isBrand } from '../../../machines/kit/brand.ts';
import { BrandSign } from '../../brands/BrandSign.tsx';
import { useBrandName } from '../../brands/productName.ts';
import { Phone } from '../../kit/Phone.tsx';

type ReceiptLenderProps = {
  brand: string | null;
  phone: string;
  /** Empty while it is not known: its line is there already, so that nothing moves when it comes. Null: it is not asked for. */
  address: string | null;
};

/** The head of a receipt, also on paper: the lender, and its store as far as it is known. */
export function ReceiptLender({ brand, phone, address }: ReceiptLenderProps) {
  const nameOf = useBrandName();
  return (
    <>
      {brand !== null && isBrand(brand) && (
        <span className="wordmark">
          <BrandSign brand={brand} />
          <span className="wordmark-name">{nameOf(brand)}</span>
        </span>
      )}
      {phone !== '' && <Phone number={phone} />}
      {address !== null && <span className="receipt-address">{address}</span>}
    </>
  );
}
