import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';
import { Card } from '../../kit/Card.tsx';
import { Page } from '../../kit/Page.tsx';
import type { LinkScreen } from './parts/kind.ts';

/** Link an account, or replace one. Spec: portal §2 "LinkAccountOptions" (ROUTE-022). */
export function LinkAccountOptions({ view, send }: LinkScreen) {
  return (
    <Page
      screen="LinkAccountOptions"
      title={<Trans>Link my account</Trans>}
      lead={<Trans>See and pay the loans on an account that isn’t shown here yet.</Trans>}
      busy={view.busy}
    >
      <Card
        tone="lead"
        title={<Trans>Link an account</Trans>}
        footer={
          <Button kind="primary" onPress={() => send({ type: 'linking.chosen', purpose: 'link' })}>
            <Trans>Link an account</Trans>
          </Button>
        }
      >
        <p>
          <Trans>You need your loan number or Social Security number, your date of birth and the phone number we have on file.</Trans>
        </p>
      </Card>
      {view.mayReplace && (
        <Card
          title={<Trans>Replace an account</Trans>}
          footer={
            <Button onPress={() => send({ type: 'linking.chosen', purpose: 'replace' })}>
              <Trans>Replace an account</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Use this if the wrong account is shown here. You’ll see what would change before anything is replaced, and confirm it with
              your password.
            </Trans>
          </p>
        </Card>
      )}
      <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
        <Trans>Not now</Trans>
      </Button>
    </Page>
  );
}
