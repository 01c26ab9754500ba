import { Trans } from '@lingui/react/macro';
import { documentUpload } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { WayProps } from './Ways.tsx';

/** The documents that the lender asks for, and the way to them; nothing when none are asked for. Spec: ROUTE-065, PROD-016. */
export function WantedDocuments({ account: { brand, loanId, wantsDocuments }, send }: WayProps) {
  if (!wantsDocuments) return null;
  return (
    <Notice
      tone="info"
      live="status"
      title={<Trans>Documents we need from you</Trans>}
      actions={
        <Button to={documentUpload(brand, loanId)} onPress={() => send({ type: 'upload.chosen' })}>
          <Trans>Upload documents</Trans>
        </Button>
      }
    >
      <Trans>Your lender needs documents for this loan. You can take a photo of them or choose a file.</Trans>
    </Notice>
  );
}
