import { Trans } from '@lingui/react/macro';
import { PWA_INSTALL } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';

/** A quiet link to install the portal as an app; hidden in the installed app. Spec: ROUTE-119. */
export const InstallWay = ({ onPress }: { onPress: () => void }) => (
  <p className="account-way account-install">
    <Button kind="quiet" to={PWA_INSTALL} onPress={onPress}>
      <Trans>Add to home screen</Trans>
    </Button>
  </p>
);
