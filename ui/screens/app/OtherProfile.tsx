import { Trans } from '@lingui/react/macro';
import type { AppEvent, AppView } from '../../../machines/app/app.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';

/** A link of another customer than the one who is signed in. Spec: OPEN-035. */
export function OtherProfile({ view, send }: { view: AppView; send: (event: AppEvent) => void }) {
  const { signedInAs } = view;
  return (
    <Page screen="OtherProfile" title={<Trans>This link belongs to someone else</Trans>}>
      <Notice tone="info">
        {signedInAs === '' ? <Trans>Someone is already signed in here.</Trans> : <Trans>You’re signed in as {signedInAs}.</Trans>}
      </Notice>
      <Button kind="primary" wide onPress={() => send({ type: 'signOut.chosen', reason: 'sideBarButton' })}>
        <Trans>Sign out and open the link</Trans>
      </Button>
      <Button wide onPress={() => send({ type: 'link.declined' })}>
        <Trans>Stay signed in</Trans>
      </Button>
    </Page>
  );
}
