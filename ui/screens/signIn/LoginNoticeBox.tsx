import { Trans } from '@lingui/react/macro';
import { CONTACT_US } from '../../../machines/kit/places.ts';
import type { SignInView } from '../../../machines/signIn/signIn.view.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';

type SignInNotice = NonNullable<SignInView['notice']>;

/** Why the customer is at Login, with the specification's texts where there are any. Spec: ROUTE-002, GUARD-011, ERR-034, ERR-044, OPEN-042, OPEN-016, FLOW-AUTH-13. */
export function LoginNoticeBox({ notice, onHelp }: { notice: SignInNotice | null; onHelp: () => void }) {
  switch (notice?.kind) {
    case undefined:
      return null;
    case 'signedOut':
      return (
        <Notice tone="good" live="status" title={<Trans>You’re signed out</Trans>}>
          <Trans>Thank you. You can close this page now.</Trans>
        </Notice>
      );
    case 'guestLeft':
      return (
        <Notice tone="good" live="status" title={<Trans>You can close this page now</Trans>}>
          <Trans>To see your loan here at any time, sign in or create an account.</Trans>
        </Notice>
      );
    case 'termsDeclined':
      return (
        <Notice tone="info" live="status" title={<Trans>You’re signed out</Trans>}>
          <Trans>You didn’t agree to the terms. Nothing about your loans has changed.</Trans>
        </Notice>
      );
    case 'timedOut':
      return (
        <Notice tone="info" live="status" title={<Trans>We signed you out to keep your account safe</Trans>}>
          <Trans>You were away for a while. Sign in to continue where you left off.</Trans>
        </Notice>
      );
    case 'linkExpired':
      return (
        <Notice tone="warning" live="alert" actions={<ContactUs onHelp={onHelp} />}>
          <Trans>This link has expired. Log in to continue.</Trans>
        </Notice>
      );
    case 'logInToContinue':
      return (
        <Notice tone="info" live="status">
          <Trans>Log in to continue.</Trans>
        </Notice>
      );
    case 'passwordReset':
      return (
        <Notice tone="good" live="status" title={<Trans>Your password has been changed</Trans>}>
          <Trans>Sign in with the new one.</Trans>
        </Notice>
      );
    case 'verified':
      return (
        <Notice tone="good" live="status" title={<Trans>Your account is verified</Trans>}>
          <Trans>Sign in with your password.</Trans>
        </Notice>
      );
    case 'profileLocked':
      return (
        <Notice tone="danger" live="alert" title={<Trans>Your profile is locked</Trans>} actions={<ContactUs onHelp={onHelp} />}>
          <Trans>Please call us, and we’ll unlock it with you. Your loans aren’t affected.</Trans>
        </Notice>
      );
    case 'deviceNotTrusted':
      return (
        <Notice tone="warning" live="alert" title={<Trans>We signed you out: this device isn’t confirmed</Trans>}>
          <Trans>Sign in again to get another code.</Trans>
        </Notice>
      );
    case 'sessionEnded':
      return (
        <Notice tone="info" live="status" title={<SessionEndTitle reason={notice.reason} />}>
          <Trans>Log in to continue.</Trans>
        </Notice>
      );
    case 'linkFailed':
      return (
        <FailureNote failure={notice.failure} topic="signIn">
          <p>
            <Trans>Log in to continue.</Trans>
          </p>
        </FailureNote>
      );
  }
}

/** The telephone numbers, for people who cannot sign in: a guest has no password. */
const ContactUs = ({ onHelp }: { onHelp: () => void }) => (
  <Button to={CONTACT_US} onPress={onHelp}>
    <Trans>Contact us</Trans>
  </Button>
);

function SessionEndTitle({ reason }: { reason: Extract<SignInNotice, { kind: 'sessionEnded' }>['reason'] }) {
  switch (reason) {
    case 'invalidSession':
      return <Trans>Your session has ended</Trans>;
    case 'userNotFound':
      return <Trans>We couldn’t find this user</Trans>;
    case 'deviceKeyNotFound':
      return <Trans>We no longer recognize this device</Trans>;
    case 'missingDeviceKey':
      return <Trans>We don’t recognize this device yet</Trans>;
    case 'networkError':
      return <Trans>We can’t reach our service</Trans>;
    case 'signedOutElsewhere':
      return <Trans>You signed out in another tab</Trans>;
  }
}
