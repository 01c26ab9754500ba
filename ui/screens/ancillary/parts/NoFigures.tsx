import { Trans } from '@lingui/react/macro';
import type { AncillaryEvent } from '../../../../machines/ancillary/ancillary.rules.ts';
import type { AncillaryProductsConfirmView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** The lender's figures did not come: the papers state them before anything is signed. */
export const NoFigures = ({ view, send }: ScreenProps<AncillaryProductsConfirmView, AncillaryEvent>) => (
  <Notice
    tone="info"
    live="status"
    title={<Trans>We couldn’t get the figures for your new loan</Trans>}
    actions={
      <Button icon={<Icon name="again" />} onPress={() => send({ type: 'retry.chosen' })}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <p>
      <Trans>You can continue. The figures are in the documents for the new loan, and you’ll read those before anything is final.</Trans>
    </p>
    <FailureSmallPrint failure={view.failure} topic="other" />
  </Notice>
);
