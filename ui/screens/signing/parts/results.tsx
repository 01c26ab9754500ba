import { Trans } from '@lingui/react/macro';
import type { SigningEvent } from '../../../../machines/signing/signing.rules.ts';
import type { SigningView } from '../../../../machines/signing/signing.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { Sign } from './Sign.tsx';
import { NotSigning } from './Subject.tsx';

type Props = ScreenProps<SigningView, SigningEvent>;

/** How a session ended, each with its way on. Spec: FLOW-DOC-04, ENUM-009. */
export const Signed = ({ send }: Pick<Props, 'send'>) => (
  <>
    <Notice tone="good" live="status" title={<Trans>You have signed</Trans>}>
      <Trans>Your lender has your signature. You’ll find the signed documents with your other loan documents.</Trans>
    </Notice>
    <Actions>
      <Button kind="primary" onPress={() => send({ type: 'signature.confirmed' })}>
        <Trans>Continue</Trans>
      </Button>
    </Actions>
  </>
);

export const Declined = ({ view: { signingType }, send }: Props) => (
  <>
    <Notice tone="warning" live="status" title={<Trans>You decided not to sign</Trans>}>
      <Trans>Nothing is signed, and nothing was charged.</Trans>
    </Notice>
    <Actions>
      <Sign send={send}>
        <Trans>Sign after all</Trans>
      </Sign>
      <Button onPress={() => send({ type: 'decline.confirmed' })}>
        <NotSigning signingType={signingType} />
      </Button>
    </Actions>
  </>
);

/** Not enough: what is signed is what is charged (docusign-5). */
export const Viewed = ({ send }: Pick<Props, 'send'>) => (
  <>
    <Notice tone="warning" live="status" title={<Trans>You read the documents, but didn’t sign them</Trans>}>
      <Trans>Nothing is signed, and nothing was charged. To continue, you need to sign.</Trans>
    </Notice>
    <Actions>
      <Sign send={send}>
        <Trans>Sign now</Trans>
      </Sign>
    </Actions>
  </>
);

export const Expired = ({ send }: Pick<Props, 'send'>) => (
  <>
    <Notice tone="warning" live="status" title={<Trans>The time to sign ran out</Trans>}>
      <Trans>The documents close after a while, to keep them safe. Nothing is signed, and nothing was charged.</Trans>
    </Notice>
    <p>
      <Trans>Open them again, and read the amounts again before you sign.</Trans>
    </p>
    <Actions>
      <Sign send={send}>
        <Trans>Open the documents again</Trans>
      </Sign>
    </Actions>
  </>
);

/** The lender gave up, and says so in its own words. */
export const Unrecorded = ({ view: { failure }, send }: Props) => (
  <>
    <FailureNote failure={failure} topic="other" />
    <Actions>
      <Sign send={send}>
        <Trans>Open the documents again</Trans>
      </Sign>
    </Actions>
  </>
);
