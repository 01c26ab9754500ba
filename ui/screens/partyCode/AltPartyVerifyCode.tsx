import { Trans } from '@lingui/react/macro';
import type { PartyCodeEvent } from '../../../machines/partyCode/partyCode.rules.ts';
import type { PartyCodeView } from '../../../machines/partyCode/partyCode.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Page } from '../../kit/Page.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';

type Props = ScreenProps<PartyCodeView, PartyCodeEvent>;

/** Why a code is needed, and who gets it; or why none can be sent. Spec: ROUTE-079 (FLOW-REFI-15). */
export function AltPartyVerifyCode({ view, send }: Props) {
  const { phase, name, storePhoneNumber } = view;
  return (
    <Page
      screen={view.screen}
      width="narrow"
      title={phase === 'refused' ? <Trans>We can’t send {name} a code</Trans> : <Trans>Ask {name} for a code</Trans>}
      lead={<LoanName loan={view.loan} />}
    >
      {phase === 'refused' ? <Refused view={view} /> : <Why view={view} />}
      <Actions>
        {phase !== 'refused' && (
          <Button kind="primary" onPress={() => send({ type: 'code.chosen' })}>
            <Next view={view} />
          </Button>
        )}
        <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to the costs</Trans>
        </Button>
      </Actions>
      {storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
    </Page>
  );
}

const Why = ({ view: { name, useRefiTerm } }: Pick<Props, 'view'>) => (
  <>
    <p>
      {useRefiTerm ? (
        <Trans>
          You share this loan with {name}. To refinance it, you need a code that only {name} gets.
        </Trans>
      ) : (
        <Trans>
          You share this loan with {name}. To renew it, you need a code that only {name} gets.
        </Trans>
      )}
    </p>
    <p>
      <Trans>
        We’ll send {name} the code, with your name. Ask {name} for it and enter it here. Nothing is paid in this step.
      </Trans>
    </p>
  </>
);

/** The service's own sentence, and the way on: the store's number is below. */
const Refused = ({ view: { failure, useRefiTerm } }: Pick<Props, 'view'>) => (
  <>
    <FailureNote failure={failure} topic="other" />
    <p>
      {useRefiTerm ? (
        <Trans>Nothing was changed or paid. Your store can refinance the loan with both of you.</Trans>
      ) : (
        <Trans>Nothing was changed or paid. Your store can renew the loan with both of you.</Trans>
      )}
    </p>
  </>
);

function Next({ view: { phase, hasChoice, name } }: Pick<Props, 'view'>) {
  if (phase === 'sent') return <Trans>Enter the code</Trans>;
  return hasChoice ? <Trans>Choose how {name} gets the code</Trans> : <Trans>Send {name} the code</Trans>;
}
