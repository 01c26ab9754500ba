import { Trans } from '@lingui/react/macro';
import type { SigningEvent } from '../../../machines/signing/signing.rules.ts';
import type { SigningPhase, SigningView } from '../../../machines/signing/signing.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { Page } from '../../kit/Page.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { Papers } from './parts/Papers.tsx';
import { State } from './parts/State.tsx';
import { Subject } from './parts/Subject.tsx';

type Props = ScreenProps<SigningView, SigningEvent>;

/** Papers are signed on the lender's signing page. Spec: portal §2 "DocuSignView" (ROUTE-084, FLOW-DOC-04). */
export function DocuSignView({ view, send }: Props) {
  const { phase, storePhoneNumber } = view;
  const showsPapers = phase === 'loading' || phase === 'stuck' || phase === 'reading' || (phase === 'opening' && view.fitsHere);
  return (
    <Page
      screen={view.name}
      title={<Trans>Sign your documents</Trans>}
      lead={phase === 'signed' ? undefined : <Subject signingType={view.signingType} />}
      busy={view.busy}
    >
      {isBefore(phase) && (
        <p>
          <Trans>You can stop at any time: nothing is signed until you press the last button.</Trans>
        </p>
      )}
      {showsPapers ? <Papers view={view} send={send} /> : <State key={phase} view={view} send={send} />}
      {phase !== 'signed' && phase !== 'declined' && (
        <Actions>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            {mayBeSigned(phase) ? <Trans>Leave this page</Trans> : <Trans>Go back without signing</Trans>}
          </Button>
        </Actions>
      )}
      {storePhoneNumber !== '' && phase !== 'unable' && <CallStore number={storePhoneNumber} />}
    </Page>
  );
}

/** The papers are in front of the customer, or about to be. */
const isBefore = (phase: SigningPhase): boolean =>
  ['checking', 'offered', 'opening', 'loading', 'stuck', 'reading', 'leaving', 'away', 'elsewhere', 'viewed', 'expired'].includes(phase);

/** Nobody knows yet whether there is a signature. */
const mayBeSigned = (phase: SigningPhase): boolean => ['checking', 'unchecked', 'elsewhere', 'recording', 'late'].includes(phase);
