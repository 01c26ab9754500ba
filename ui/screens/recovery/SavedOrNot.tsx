import { Trans } from '@lingui/react/macro';
import { LOGIN } from '../../../machines/kit/places.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import type { Props } from './props.ts';

/** It took too long, or the response was lost: the screen does not guess. Spec: FLOW-AUTH-13. */
export function SavedOrNot({ problem, send }: Pick<Props['view'], 'problem'> & Pick<Props, 'send'>) {
  const signIn = (
    <Button to={LOGIN} onPress={() => send({ type: 'login.opened' })}>
      <Trans>Sign in with the new password</Trans>
    </Button>
  );
  const newCode = (
    <Button onPress={() => send({ type: 'code.newChosen' })}>
      <Trans>Get a new code</Trans>
    </Button>
  );
  switch (problem) {
    case 'unsure':
      return (
        <Notice tone="warning" live="alert" title={<Trans>We don’t know if your new password was saved</Trans>} actions={signIn}>
          <Trans>Please save it once more. Or sign in with it: it may already be saved.</Trans>
        </Notice>
      );
    case 'maybeSaved':
      return (
        <Notice
          tone="warning"
          live="alert"
          title={<Trans>Your new password is most likely saved</Trans>}
          actions={
            <>
              {signIn}
              {newCode}
            </>
          }
        >
          <Trans>Sign in with the one you typed first. If that doesn’t work, get a new code.</Trans>
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warning" live="alert" title={<Trans>This took too long</Trans>} actions={newCode}>
          <Trans>To keep your account safe, a code lets you choose a new password for only ten minutes.</Trans>
        </Notice>
      );
    case 'required':
    case 'weak':
    case null:
      return null;
  }
}
