import { Trans } from '@lingui/react/macro';
import type { TermsEvent } from '../../../machines/terms/terms.machine.ts';
import type { TermsView } from '../../../machines/terms/terms.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { Page } from '../../kit/Page.tsx';

/** What opting in to calls, texts and e-mail means, and how to stop them. Spec: portal §2 "OptInDisclosures" (ROUTE-099). */
export function OptInDisclosures({ view, send }: { view: TermsView; send: (event: TermsEvent) => void }) {
  const brandName = useBrandName();
  const name = view.brand ? brandName(view.brand) : '';
  return (
    <Page
      screen="OptInDisclosures"
      title={<Trans>Opt-in disclosures</Trans>}
      eyebrow={name}
      lead={<Trans>What it means to let us message or call you, and how to stop it.</Trans>}
      busy={view.busy}
    >
      <Section title={<Trans>Text messages</Trans>}>
        <ul className="points">
          <li>
            <Trans>
              With your consent, {name} sends text messages about your loans: due dates, payments, documents to sign, and security codes.
            </Trans>
          </li>
          <li>
            <Trans>How many you get depends on what happens with your loans. Your carrier may charge for messages and data.</Trans>
          </li>
          <li>
            <Trans>
              Reply STOP to any message to end them, or HELP to get help. You’ll still get a security code when you ask for one.
            </Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Calls</Trans>}>
        <ul className="points">
          <li>
            <Trans>With your consent, calls may be made with automatic dialing or a recorded voice, to the numbers in your profile.</Trans>
          </li>
          <li>
            <Trans>You can withdraw your consent at any time: tell whoever calls, call us, or tell any store.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Email</Trans>}>
        <ul className="points">
          <li>
            <Trans>Email about your loans is part of having an account. Email about offers has a link to end it.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Your choice</Trans>}>
        <p>
          <Trans>You do not have to consent to get a loan or to keep one. What you choose doesn’t change what you owe.</Trans>
        </p>
      </Section>
      <Button onPress={() => send({ type: 'flow.left' })}>
        <Trans>Done</Trans>
      </Button>
    </Page>
  );
}
