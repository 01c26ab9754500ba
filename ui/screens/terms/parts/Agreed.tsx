import { Trans } from '@lingui/react/macro';
import type { Agreement } from '../../../../machines/terms/terms.view.ts';
import { Card, List, Section } from '../../../kit/Card.tsx';
import { MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';

/** What the customer has agreed to, by version and date, as the lender has it on record. */
export function Agreed({ agreement, agreedBefore }: { agreement: Agreement; agreedBefore: number }) {
  const { title, version, agreedAt } = agreement;
  return (
    <Section title={<Trans>What I agreed to</Trans>}>
      <List>
        <li>
          <Card title={title}>
            <Facts>
              <Fact label={<Trans>Version</Trans>}>{agreedAt === '' ? agreedBefore : version}</Fact>
              <Fact label={<Trans>Agreed on</Trans>}>
                {agreedAt === '' ? <Trans>Not yet to the version above</Trans> : <MomentText moment={agreedAt} />}
              </Fact>
            </Facts>
          </Card>
        </li>
      </List>
      <p className="quiet">
        <Trans>What you agreed to for a loan is kept with that loan’s documents. For a copy of earlier versions, ask your store.</Trans>
      </p>
    </Section>
  );
}
