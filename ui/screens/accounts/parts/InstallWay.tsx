import { Trans } from '@lingui/react/macro';
import { PWA_INSTALL } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';

/** The quiet way to the portal as an app; not shown where it runs as one. Spec: ROUTE-119. */
export const InstallWay = ({ onPress }: { onPress: () => void }) => (
  <p className="account-way account-install">
    <Button kind="quiet" to={PWA_INSTALL} onPress={onPress}>
      <Trans>Put this portal on your home screen</Trans>
    </Button>
  </p>
);
