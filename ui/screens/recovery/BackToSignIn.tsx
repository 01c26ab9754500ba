import { Trans } from '@lingui/react/macro';
import { LOGIN } from '../../../machines/kit/places.ts';
import { Button } from '../../kit/Button.tsx';
import type { Props } from './props.ts';

/** The quiet exit of every screen here. */
export const BackToSignIn = ({ send }: Pick<Props, 'send'>) => (
  <Button kind="quiet" to={LOGIN} onPress={() => send({ type: 'login.opened' })}>
    <Trans>Back to sign in</Trans>
  </Button>
);
