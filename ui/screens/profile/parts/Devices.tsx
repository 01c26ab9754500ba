import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeviceRow, DevicesView } from '../../../../machines/profile/devices.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Badge, List } from '../../../kit/Card.tsx';
import { MomentText } from '../../../kit/DateText.tsx';
import { momentText } from '../../../kit/days.ts';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { ProfileProps } from './ProfileSection.tsx';
import { Folded } from './Rows.tsx';

/** "Chrome on Windows". */
function useDeviceName(): (row: DeviceRow) => string {
  const { t } = useLingui();
  return ({ name: { browser, system } }) =>
    browser !== '' && system !== '' ? t`${browser} on ${system}` : browser || system || t`Unnamed device`;
}

/** With its time, which tells two devices of one name apart: "Chrome on Windows, Nov 27, 2026, 3:04 PM CST". */
function useWholeName(): (row: DeviceRow) => string {
  const { i18n } = useLingui();
  const nameOf = useDeviceName();
  return (row) => [nameOf(row), row.lastUsedAt > 0 && momentText(row.lastUsedAt, i18n.locale)].filter(Boolean).join(', ');
}

/** Nothing when it is not known. */
const LastUsed = ({ row: { lastUsedAt } }: { row: DeviceRow }) =>
  lastUsedAt > 0 && (
    <Trans>
      Last signed in on <MomentText moment={lastUsedAt} />.
    </Trans>
  );

function Device({ row, send }: { row: DeviceRow; send: ProfileProps['send'] }) {
  const { t } = useLingui();
  const name = useDeviceName()(row);
  const wholeName = useWholeName()(row);
  return (
    <li>
      <div className="profile-device">
        <span className="profile-name">
          {name}
          {row.current && (
            <Badge tone="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
        <span className="profile-note">
          <LastUsed row={row} /> {row.remembered ? <Trans>Remembered.</Trans> : <Trans>Not remembered.</Trans>}
        </span>
        {(row.mayForget || row.mayBeForeign) && (
          <div className="profile-device-actions">
            {row.mayForget && (
              <Button kind="quiet" label={t`Forget ${wholeName}`} onPress={() => send({ type: 'device.forgetChosen', id: row.id })}>
                <Trans>Forget</Trans>
              </Button>
            )}
            {row.mayBeForeign && (
              <Button
                kind="quiet"
                label={t`This was not me: ${wholeName}`}
                onPress={() => send({ type: 'device.notMineChosen', id: row.id })}
              >
                <Trans>This was not me</Trans>
              </Button>
            )}
          </div>
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
      {row.lastUsedAt > 0 && (
        <p>
          <LastUsed row={row} />
        </p>
      )}
      {row.current ? (
        <p>
          <Trans>You’ll stay signed in for now. Links won’t sign you in on this device anymore.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>It will be signed out within the hour and will need your password to sign in again.</Trans>
          </p>
          <p>
            <Trans>If you don’t recognize this device, change your password, too.</Trans>
          </p>
        </>
      )}
    </Dialog>
  );
}

/** Asks before it locks the profile: only customer service can unlock it. Spec: OPEN-016, FLAG-010. */
function LockDialog({ busy, failure, send }: { busy: boolean; failure: DevicesView['failure']; send: ProfileProps['send'] }) {
  const decline = () => {
    if (!busy) send({ type: 'device.lockDeclined' });
  };
  return (
    <Dialog
      title={<Trans>Lock your profile?</Trans>}
      onClose={decline}
      actions={
        <>
          <Button kind="danger" busy={busy} onPress={() => send({ type: 'device.lockConfirmed' })}>
            {busy ? <Trans>Locking…</Trans> : <Trans>Lock my profile</Trans>}
          </Button>
          <Button busy={busy} onPress={decline}>
            <Trans>Don’t lock it</Trans>
          </Button>
        </>
      }
    >
      <FailureNote failure={failure} topic="other">
        <p>
          <Trans>Your profile may already be locked. It’s safe to lock it again.</Trans>
        </p>
      </FailureNote>
      <p>
        <Trans>Lock it if someone else may know your password.</Trans>
      </p>
      <ul className="lock-points">
        <li>
          <Trans>You’ll be signed out here and on all other devices.</Trans>
        </li>
        <li>
          <Trans>No one can sign in until you call us and we unlock your profile with you.</Trans>
        </li>
        <li>
          <Trans>Your loans stay as they are, and payments are still due. You can pay by phone or at a store.</Trans>
        </li>
      </ul>
    </Dialog>
  );
}

/** The devices that the customer has signed in on. */
export function Devices({ view, send }: ProfileProps) {
  const { t } = useLingui();
  const { phase, rows, chosen, forgotten, failure } = view.devices;
  const [isUnfolded, unfold] = useState(false);
  return (
    <Folded title={<Trans>My devices</Trans>} open={isUnfolded || forgotten || failure !== null} onToggle={unfold}>
      {forgotten && (
        <Notice tone="good" live="status">
          <Trans>The device was forgotten.</Trans>
        </Notice>
      )}
      {phase !== 'warning' && (
        <FailureNote
          failure={failure}
          topic="other"
          onRetry={phase === 'failed' ? () => send({ type: 'device.retryChosen' }) : undefined}
        />
      )}
      {rows === null
        ? phase === 'loading' && <Skeleton lines={2} />
        : phase !== 'failed' && (
            <List label={t`My devices`}>
              {rows.map((row) => (
                <Device key={row.id} row={row} send={send} />
              ))}
            </List>
          )}
      {rows !== null && phase !== 'failed' && (
        <div className="profile-row-message">
          <p>
            <Trans>Did you get a code you didn’t ask for? Someone else may know your password.</Trans>
          </p>
          <Button
            kind="quiet"
            label={t`This was not me: a code I didn’t ask for`}
            onPress={() => send({ type: 'device.notMineChosen', id: '' })}
          >
            <Trans>This was not me</Trans>
          </Button>
        </div>
      )}
      {(phase === 'warning' || phase === 'locking' || phase === 'locked') && (
        <LockDialog busy={phase !== 'warning'} failure={failure} send={send} />
      )}
      {chosen && (phase === 'confirming' || phase === 'forgetting') && (
        <ForgetDialog row={chosen} busy={phase === 'forgetting'} send={send} />
      )}
    </Folded>
  );
}
