import { Trans } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import { Section } from '../../../kit/Card.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { OpenedProps } from './AccountPage.tsx';

/**
 * A loan that the lender renews in its online store: where the button leads, before it is pressed, and what became of it. Never the primary
 * action. Spec: FLOW-REFI-07, RULE-031.
 */
export function Renewal({ view: { renewal }, account, send }: OpenedProps) {
  const { state, failure } = renewal;
  if (state === 'none') return null;
  return (
    <Section title={account.useRefiTerm ? <Trans>Refinance this loan</Trans> : <Trans>Renew this loan</Trans>}>
      <p>
        <Trans>
          You do this in our online store. It opens in this window, and you leave the portal. Nothing changes until you finish there.
        </Trans>
      </p>
      {state === 'failed' && (
        <FailureNote failure={failure} topic="link">
          <p>
            <Trans>The online store didn’t open. Your loan has not changed.</Trans>
          </p>
        </FailureNote>
      )}
      {state === 'opened' && (
        <p role="status">
          <Trans>The online store is opening. If nothing happens, choose it once more.</Trans>
        </p>
      )}
      <p className="account-way">
        <Button kind="quiet" busy={state === 'leaving'} onPress={() => send({ type: 'renewal.chosen' })}>
          {state === 'leaving' ? <Trans>Opening the online store…</Trans> : <Trans>Go to the online store</Trans>}
        </Button>
      </p>
    </Section>
  );
}
