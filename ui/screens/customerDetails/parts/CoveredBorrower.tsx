import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';

/** What the Military Lending Act does for a covered borrower. Whether it allows the new loan is the lender's answer. Spec: 10 USC 987. */
export function CoveredBorrower({ storePhone }: { storePhone: string }) {
  return (
    <Notice tone="info" title={<Trans>A federal law protects you as a service member or a member of the family</Trans>}>
      <p>
        <Trans>
          Under the Military Lending Act a new loan may cost you 36 percent a year at most, with everything that is sold with it, and a new
          title loan is not allowed. We check this before we show you any documents, and tell you if the loan is not possible.
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
