import { Trans } from '@lingui/react/macro';
import { isBrand } from '../../../../machines/kit/brand.ts';
import { documentUpload } from '../../../../machines/kit/places.ts';
import type { MakePaymentView } from '../../../../machines/payment/views/makePayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { PaymentScreen } from './kind.ts';

/** The lender asks for documents with this payment, which does not wait for them (upload-4). */
export function DocumentsWanted({ view: { brand, loanId }, send }: PaymentScreen<MakePaymentView>) {
  return (
    <Notice
      tone="info"
      live="status"
      title={<Trans>Your lender needs a document with this payment.</Trans>}
      actions={
        <Button to={isBrand(brand) ? documentUpload(brand, loanId) : null} onPress={() => send({ type: 'documents.opened' })}>
          <Trans>Upload it now</Trans>
        </Button>
      }
    >
      <Trans>You can also pay first and send it later.</Trans>
    </Notice>
  );
}
