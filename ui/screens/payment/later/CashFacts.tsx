import { Trans } from '@lingui/react/macro';
import type { CashOut } from '../../../../machines/payment/views/common.ts';
import { Fact } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { WayName } from '../../cash/WayName.tsx';

/** Cash that is paid out with a renewal, and where it goes. Within <Facts>. Spec: ENT-022 (refinance-9). */
export const CashFacts = ({ cash: { cents, where } }: { cash: CashOut }) => (
  <>
    <Fact label={<Trans>Cash you get</Trans>} strong>
      <Money cents={cents} />
    </Fact>
    <Fact label={<Trans>Cash sent to</Trans>}>
      <WayName where={where} />
    </Fact>
  </>
);
