import { Trans } from '@lingui/react/macro';
import { LINK_ACCOUNT_OPTIONS } from '../../../machines/kit/places.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { Addresses } from './parts/Addresses.tsx';
import { Agreements } from './parts/Agreements.tsx';
import { Bank } from './parts/Bank.tsx';
import { Emails, Phones, Preferences } from './parts/Contact.tsx';
import { Devices } from './parts/Devices.tsx';
import { Military } from './parts/Military.tsx';
import { Group } from './parts/Rows.tsx';
import type { ProfileProps } from './parts/ProfileSection.tsx';
import { SignInName, Who } from './parts/Who.tsx';

/** The customer's data on file, to read and to change. Spec: portal §2 "CustomerProfile" (ROUTE-042). */
export function CustomerProfile({ view, send }: ProfileProps) {
  const brandName = useBrandName();
  const { brand, phase, facts } = view;
  return (
    <Page screen="CustomerProfile" title={<Trans>My profile</Trans>} eyebrow={brand && brandName(brand)} busy={view.busy}>
      {phase === 'failed' && <FailureNote failure={view.failure} topic={view.topic} onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'stale' && <Stale view={view} send={send} />}
      {phase === 'without' && (
        <>
          <Without view={view} send={send} />
          <Group title={<Security />}>
            <Devices view={view} send={send} />
          </Group>
        </>
      )}
      {phase === 'loading' && (
        <>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </>
      )}
      {phase === 'opened' && facts && (
        <>
          <Group title={<Trans>About you</Trans>}>
            <Who view={view} facts={facts} />
            <Military view={view} send={send} />
            <Bank view={view} send={send} facts={facts} />
          </Group>
          <Group title={<Trans>Contact</Trans>}>
            <Emails view={view} send={send} facts={facts} />
            <Phones view={view} send={send} facts={facts} />
            <Addresses view={view} send={send} facts={facts} />
          </Group>
          <Group title={<Security />}>
            <SignInName view={view} send={send} facts={facts} />
            <Devices view={view} send={send} />
          </Group>
          <Group title={<Trans>Preferences</Trans>}>
            <Preferences view={view} send={send} facts={facts} />
            <Agreements view={view} send={send} />
          </Group>
        </>
      )}
    </Page>
  );
}

const Security = () => <Trans>Sign-in and security</Trans>;

/** A change may or may not be saved, or is saved and failed to reload: old values are not shown as new. */
function Stale({ view, send }: ProfileProps) {
  return (
    <>
      {view.saved && (
        <Notice tone="good" live="status">
          <Trans>Your change is saved, but we couldn’t load your profile again.</Trans>
        </Notice>
      )}
      <FailureNote failure={view.failure} topic="customer" onRetry={() => send({ type: 'retry.chosen' })} />
    </>
  );
}

/** No account of this brand, so no profile. */
function Without({ view, send }: ProfileProps) {
  const name = useBrandName();
  const { brand } = view;
  return (
    <>
      <Notice tone="info" title={<Trans>There’s no account here yet</Trans>}>
        {view.hasAccounts && brand ? (
          <Trans>You don’t have an account with {name(brand)}. Your profile is kept with your accounts.</Trans>
        ) : (
          <Trans>Your profile is kept with your accounts. Link your loan account to see and change it here.</Trans>
        )}
      </Notice>
      <Button kind="primary" wide to={LINK_ACCOUNT_OPTIONS} onPress={() => send({ type: 'link.chosen' })}>
        <Trans>Link my account</Trans>
      </Button>
    </>
  );
}
