import { Trans } from '@lingui/react/macro';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';

/** The review prompt, once, below a receipt: a link to the brand's review page, and a button to dismiss it. Spec: OPEN-007 (FLOW-PAY-19). */
export function HowWasIt({ page, onAnswer }: { page: string; onAnswer: () => void }) {
  return (
    <Notice
      tone="info"
      live="status"
      title={<Trans>How was it?</Trans>}
      actions={
        <>
          <a className="button button-secondary" href={page} target="_blank" rel="noopener noreferrer" onClick={onAnswer}>
            <Trans>Write a review</Trans>
          </a>
          <Button kind="quiet" onPress={onAnswer}>
            <Trans>No, thanks</Trans>
          </Button>
        </>
      }
    >
      <Trans>The review opens in a new window. We won’t ask again.</Trans>
    </Notice>
  );
}
