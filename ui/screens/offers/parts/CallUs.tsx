import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CONTACT_US } from '../../../../machines/kit/places.ts';
import type { OffersEvent } from '../../../../machines/offers/offers.machine.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';

/** An offer that is taken by phone: one sentence, and the numbers. */
export const CallUs = ({ children, send }: { children: ReactNode; send: (event: OffersEvent) => void }) => (
  <>
    <p>{children}</p>
    <Button kind="primary" wide icon={<Icon name="phone" />} to={CONTACT_US} onPress={() => send({ type: 'help.chosen' })}>
      <Trans>Contact us</Trans>
    </Button>
  </>
);
