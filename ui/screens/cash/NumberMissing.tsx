import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';

/** The number could not be read; the money is not touched by that. */
export const NumberMissing = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    live="status"
    title={<Trans>We couldn’t load the reference number</Trans>}
    actions={
      <Button onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>Your money is safe. Only the number is missing here.</Trans>
  </Notice>
);
