import { Trans } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { LinkScreen } from './kind.ts';

/** A link or an offer that has expired or belongs to another customer: nothing was changed, and the customer can start again. */
export function Expired({ view, send }: LinkScreen) {
  const texts = view.failure?.texts ?? [];
  return (
    <>
      <Notice tone="warning" live="alert" title={<Trans>This request is no longer valid</Trans>}>
        {texts.length > 0 ? (
          texts.join(' ')
        ) : (
          <Trans>The link may be incomplete, older than a day, or meant for another profile. Nothing was changed.</Trans>
        )}
      </Notice>
      <Actions>
        <Button kind="primary" onPress={() => send({ type: 'linking.chosen', purpose: 'replace' })}>
          <Trans>Start again</Trans>
        </Button>
        <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
          <Trans>See my accounts</Trans>
        </Button>
      </Actions>
    </>
  );
}
