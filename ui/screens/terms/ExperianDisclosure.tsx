import { Trans } from '@lingui/react/macro';
import type { TermsEvent } from '../../../machines/terms/terms.machine.ts';
import type { TermsView } from '../../../machines/terms/terms.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { Page } from '../../kit/Page.tsx';
import { OutsideLink } from '../../papers/OutsideLink.tsx';

/** What the lender reports to Experian and requests from it, and the customer's rights. Spec: portal §2 "ExperianDisclosure" (ROUTE-103). */
export function ExperianDisclosure({ view, send }: { view: TermsView; send: (event: TermsEvent) => void }) {
  return (
    <Page
      screen="ExperianDisclosure"
      title={<Trans>Experian disclosure</Trans>}
      lead={<Trans>How credit reports are used, and what you can do about them.</Trans>}
      busy={view.busy}
    >
      <Section title={<Trans>What we ask for and report</Trans>}>
        <ul className="points">
          <li>
            <Trans>When you apply for a loan, or for more money on one, a credit report about you may be requested from Experian.</Trans>
          </li>
          <li>
            <Trans>How you pay your loan may be reported to Experian. Late or missed payments may show in your credit report.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <ul className="points">
          <li>
            <Trans>You can see your credit report for free, and dispute anything wrong in it with Experian.</Trans>
          </li>
          <li>
            <Trans>You can dispute with us what we’ve reported. We’ll look into it and correct what was wrong.</Trans>
          </li>
          <li>
            <Trans>If we turn you down because of a report, we’ll tell you so, and how to get the report.</Trans>
          </li>
        </ul>
      </Section>
      {view.experianPage && (
        <p>
          <OutsideLink address={view.experianPage}>
            <Trans>About credit reports by Experian</Trans>
          </OutsideLink>
        </p>
      )}
      <Button onPress={() => send({ type: 'flow.left' })}>
        <Trans>Done</Trans>
      </Button>
    </Page>
  );
}
