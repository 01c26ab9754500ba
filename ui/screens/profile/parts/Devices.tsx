import { Trans, useLingui } from '@lingui/react/macro';
import type { DeviceRow } from '../../../../machines/profile/devices.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Badge, Card, List } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { ProfileProps } from './ProfileSection.tsx';

/** "Chrome on Windows". */
function useDeviceName(): (row: DeviceRow) => string {
  const { t } = useLingui();
  return ({ name: { browser, system } }) =>
    browser !== '' && system !== '' ? t`${browser} on ${system}` : browser || system || t`A device without a name`;
}

function Device({ row, send }: { row: DeviceRow; send: ProfileProps['send'] }) {
  const { t } = useLingui();
  const name = useDeviceName()(row);
  return (
    <li>
      <div className="device-row">
        <span className="device-name">
          {name}
          {row.current && (
            <Badge tone="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
        <span className="device-when">
          {row.lastUsed !== '' && (
            <Trans>
              Last signed in on <DateText day={row.lastUsed} mode="short" />.
            </Trans>
          )}{' '}
          {row.remembered ? <Trans>Remembered.</Trans> : <Trans>Not remembered.</Trans>}
        </span>
        {row.mayForget && (
          <Button kind="quiet" label={t`Forget ${name}`} onPress={() => send({ type: 'device.forgetChosen', id: row.id })}>
            <Trans>Forget</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Asks before it forgets a device, and explains the effect. */
function ForgetDialog({ row, busy, send }: { row: DeviceRow; busy: boolean; send: ProfileProps['send'] }) {
  const name = useDeviceName()(row);
  const decline = () => {
    if (!busy) send({ type: 'device.forgetDeclined' });
  };
  return (
    <Dialog
      title={<Trans>Forget {name}?</Trans>}
      onClose={decline}
      actions={
        <>
          <Button kind="danger" busy={busy} onPress={() => send({ type: 'device.forgetConfirmed' })}>
            {busy ? <Trans>Forgetting…</Trans> : <Trans>Forget this device</Trans>}
          </Button>
          <Button busy={busy} onPress={decline}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      {row.current ? (
        <p>
          <Trans>You stay signed in now. Links will not sign you in on this device any more.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>It is signed out within the hour, and needs your password to sign in again.</Trans>
          </p>
          <p>
            <Trans>If you do not know this device, change your password as well.</Trans>
          </p>
        </>
      )}
    </Dialog>
  );
}

/** The devices that the customer has signed in on. */
export function Devices({ view, send }: ProfileProps) {
  const { t } = useLingui();
  const { phase, rows, chosen, forgotten, failure } = view.devices;
  return (
    <Card title={<Trans>My devices</Trans>}>
      {forgotten && (
        <Notice tone="good" live="status">
          <Trans>The device is forgotten.</Trans>
        </Notice>
      )}
      <FailureNote failure={failure} topic="other" onRetry={phase === 'failed' ? () => send({ type: 'device.retryChosen' }) : undefined} />
      {rows === null
        ? phase === 'asking' && <Skeleton lines={2} />
        : phase !== 'failed' && (
            <List label={t`My devices`}>
              {rows.map((row) => (
                <Device key={row.id} row={row} send={send} />
              ))}
            </List>
          )}
      {chosen && (phase === 'confirming' || phase === 'forgetting') && (
        <ForgetDialog row={chosen} busy={phase === 'forgetting'} send={send} />
      )}
    </Card>
  );
}
