import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';

/** On a new device, the only exit without a code. */
export const GiveUp = ({ disabled = false, onPress }: { disabled?: boolean; onPress: () => void }) => (
  <Button kind="quiet" disabled={disabled} onPress={onPress}>
    <Trans>Cancel and sign out</Trans>
  </Button>
);
