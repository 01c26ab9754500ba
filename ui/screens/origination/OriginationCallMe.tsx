import { Trans } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../machines/origination/origination.types.ts';
import type { OriginationCallMeView } from '../../../machines/origination/origination.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { useTitleWhenLost } from '../../kit/useTitleWhenLost.ts';
import type { ScreenProps } from '../flowView.tsx';
import { OriginationPage } from './parts/OriginationPage.tsx';

type Props = ScreenProps<OriginationCallMeView, OriginationEvent>;

/** The customer is called about the appraisal. Spec: portal §2 "OriginationCallMe" (ROUTE-045, OPEN-025). */
export function OriginationCallMe({ view, send }: Props) {
  const { phase } = view;
  const isQueued = phase === 'queued';
  useTitleWhenLost(isQueued ? phase : null);
  return (
    <OriginationPage view={view} title={isQueued ? <Trans>We’ll call you</Trans> : <Trans>Should we call you?</Trans>}>
      {isQueued ? (
        <Notice tone="good" live="status" title={<Trans>You’re on our call list</Trans>}>
          <Trans>Your store will call you about this loan. You don’t need to do anything, and you owe nothing until you sign.</Trans>
        </Notice>
      ) : (
        <p>
          <Trans>Someone from your store will call you about this loan and take it from there. You don’t choose an amount here.</Trans>
        </p>
      )}
      <FailureNote failure={view.failure} topic="other">
        <p>
          <Trans>We don’t know if we received it. Press the button again. It counts only once.</Trans>
        </p>
      </FailureNote>
      <Actions>
        {!isQueued && (
          <Button
            kind="primary"
            wide
            busy={phase === 'queueing'}
            icon={<Icon name="phone" />}
            onPress={() => send({ type: 'call.confirmed' })}
          >
            <Trans>Yes, call me</Trans>
          </Button>
        )}
        {!isQueued && (
          <Button disabled={phase === 'queueing'} onPress={() => send({ type: 'amount.changeChosen' })}>
            <Trans>No, continue here</Trans>
          </Button>
        )}
        {isQueued && (
          <Button kind="primary" wide onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to my offers</Trans>
          </Button>
        )}
      </Actions>
    </OriginationPage>
  );
}
