import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StoresEvent } from '../../../machines/stores/stores.rules.ts';
import type { ContactView } from '../../../machines/stores/stores.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Card, List } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Page } from '../../kit/Page.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { OwnStores } from './parts/OwnStores.tsx';

/** Numbers and hours of customer service, for everybody. Spec: portal §2 "ContactUs" (MENU-010, CONST-045). */
export function ContactUs({ view, send }: { view: ContactView; send: (event: StoresEvent) => void }) {
  const { contacts, failure, busy, ownStores } = view;
  return (
    <Page
      screen="ContactUs"
      title={<Trans>Contact us</Trans>}
      lead={<Trans>Have your account number ready: it’s on your loan documents and on your account page.</Trans>}
      busy={busy}
    >
      <FailureNote failure={failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })}>
        <p>
          <Trans>Your store’s number is on your loan documents.</Trans>
        </p>
      </FailureNote>
      {busy && (
        <>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </>
      )}
      {contacts && ownStores.length > 0 && <OwnStores stores={ownStores} send={send} />}
      {contacts && (
        <List>
          <Line name={<Trans>InstaLoan accounts</Trans>} {...contacts.InstaLoan} />
          <Line name={<Trans>Title loans</Trans>} {...contacts.TLXe} />
          <Line name={<Trans>All other accounts</Trans>} {...contacts.NLS} />
        </List>
      )}
      <Button onPress={() => send({ type: 'flow.left' })}>
        <Trans>Done</Trans>
      </Button>
    </Page>
  );
}

/** One number and its hours. The service separates its hours by semicolons. */
const Line = ({ name, phone, hours }: { name: ReactNode; phone: string; hours: string }) => (
  <li>
    <Card title={name}>
      <p className="contact-phone">
        <Icon name="phone" />
        <Phone number={phone} />
      </p>
      <p className="contact-hours">
        {hours.split(';').map((line) => (
          <span key={line}>{line.trim()}</span>
        ))}
      </p>
    </Card>
  </li>
);
