import { Trans, useLingui } from '@lingui/react/macro';
import type { Stats } from '../../../../machines/referral/referral.rules.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions, Section } from '../../../kit/Card.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { HomeProps } from '../ReferralRewardsHome.tsx';
import { CopyLink } from './CopyLink.tsx';
import { FriendForm } from './FriendForm.tsx';
import { QrCode } from './QrCode.tsx';

/** The code, its link, and the four ways to share them. What a button opens is right below it. Spec: FLOW-REFER-04. */
export function Share({ view, stats, send }: HomeProps & { stats: Stats }) {
  const { t } = useLingui();
  const { way, hasSheet, busy } = view;
  const { shortCode, referralUrl } = stats;
  const open = (next: NonNullable<typeof way>) => () => send(way === next ? { type: 'way.closed' } : { type: 'way.chosen', way: next });
  return (
    <Section title={<Trans>Share your code</Trans>}>
      <p className="referral-code">{shortCode}</p>
      <p className="referral-link">{referralUrl}</p>
      <CopyLink link={referralUrl} />
      <Actions>
        {hasSheet && (
          <Button busy={busy} onPress={() => send({ type: 'sheet.chosen', text: t`Sign up with my code ${shortCode}` })}>
            <Trans>Share…</Trans>
          </Button>
        )}
        {view.sheetFailed && (
          <div className="referral-opened">
            <Notice tone="warning" live="alert" title={<Trans>Your device didn’t open its share menu.</Trans>}>
              <Trans>Copy the link and send it yourself.</Trans>
            </Notice>
          </div>
        )}
        <Button icon={<Icon name="mail" />} expanded={way === 'email'} busy={busy} onPress={open('email')}>
          <Trans>Send an email</Trans>
        </Button>
        {way === 'email' && <FriendForm view={view} way={way} send={send} />}
        <Button icon={<Icon name="phone" />} expanded={way === 'text'} busy={busy} onPress={open('text')}>
          <Trans>Send a text message</Trans>
        </Button>
        {way === 'text' && <FriendForm view={view} way={way} send={send} />}
        <Button expanded={way === 'qr'} busy={busy} onPress={open('qr')}>
          <Trans>Show the QR code</Trans>
        </Button>
        {way === 'qr' && (
          <div className="referral-opened">
            <p>
              <Trans>Your friend scans this code with a phone camera and signs up there.</Trans>
            </p>
            <QrCode text={referralUrl} label={t`QR code of your link`} />
          </div>
        )}
      </Actions>
    </Section>
  );
}
