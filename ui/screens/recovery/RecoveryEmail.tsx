import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import type { Props } from './props.ts';

/** The email with the code did not arrive: where it went, and what to do. Spec: ROUTE-013. */
export function RecoveryEmail({ view, send }: Props) {
  const destination = view.codes.sent?.destination ?? '';
  return (
    <Page
      screen="RecoveryEmail"
      width="narrow"
      eyebrow={<Trans>New password</Trans>}
      title={<Trans>Didn’t get the email?</Trans>}
      lead={<Trans>We sent it to {destination}.</Trans>}
      busy={view.busy}
    >
      <ul className="steps-to-try">
        <li>
          <Trans>Check your spam or junk folder.</Trans>
        </li>
        <li>
          <Trans>Wait a few minutes: some mail services are slow.</Trans>
        </li>
        <li>
          <Trans>Only the code in the newest email works.</Trans>
        </li>
        <li>
          <Trans>No longer your address? Use your other email or phone number, or press Help above.</Trans>
        </li>
      </ul>
      <div className="form-actions">
        <Button kind="primary" wide onPress={() => send({ type: 'code.entryChosen' })}>
          <Trans>Back to the code</Trans>
        </Button>
        <Button onPress={() => send({ type: 'name.changeChosen' })}>
          <Trans>Use another email or phone number</Trans>
        </Button>
      </div>
    </Page>
  );
}
