import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConfirmDisbursementView, GetCashNoticeView } from '../../../../machines/draw/draw.view.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { WayName } from '../../cash/WayName.tsx';

type Props = { view: GetCashNoticeView | ConfirmDisbursementView; children?: ReactNode };

/** What the customer gets, and what is owed then. */
export const CostFacts = ({ view: { amount, where, owedNow, owedAfter }, children }: Props) => (
  <Card>
    <Figure label={<Trans>You get</Trans>}>
      <Money cents={amount} size="hero" />
    </Figure>
    <Facts>
      <Fact label={<Trans>Sent to</Trans>}>
        <WayName where={where} />
      </Fact>
      <Fact label={<Trans>Current balance</Trans>}>
        <Money cents={owedNow} />
      </Fact>
      <Fact label={<Trans>Balance after this cash advance</Trans>} strong>
        <Money cents={owedAfter} />
      </Fact>
    </Facts>
    {children}
  </Card>
);
