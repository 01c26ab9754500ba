import { Trans } from '@lingui/react/macro';
import { Phone } from '../../../kit/Phone.tsx';

/** There is no call that cancels an appointment (appointment-4). */
export function NoCancel({ phone }: { phone: string }) {
  return (
    <p className="quiet">
      <Trans>
        You can move an appointment here, but you can’t cancel it. To cancel it, call the store: <Phone number={phone} />
      </Trans>
    </p>
  );
}
