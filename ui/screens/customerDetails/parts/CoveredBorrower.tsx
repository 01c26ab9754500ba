import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';

/** What the Military Lending Act does for a covered borrower. Whether it allows the new loan is the lender's answer. Spec: 10 USC 987. */
export function CoveredBorrower({ storePhone }: { storePhone: string }) {
  return (
    <Notice tone="info" title={<Trans>A federal law protects you as a service member or family member</Trans>}>
      <p>
        <Trans>
          Under the Military Lending Act, a new loan may cost you no more than 36 percent a year, including everything sold with it, and a
          new title loan is not allowed. We check this before we show you any documents, and we’ll tell you if the loan isn’t possible.
        </Trans>
      </p>
      {storePhone !== '' && (
        <p>
          <Trans>
            Questions? Call <Phone number={storePhone} />.
          </Trans>
        </p>
      )}
    </Notice>
  );
}
