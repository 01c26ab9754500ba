import { Trans } from '@lingui/react/macro';
import { autoPayMethod } from '../../../../machines/payment/views/autoPayMethod.ts';
import type { Common } from '../../../../machines/payment/views/common.ts';
import { Fact } from '../../../kit/Facts.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

/** What the payment does about autopay; nothing when it changes nothing. A payoff ends it. Spec: FLOW-AUTO-01 (autopay-7). */
export function AutoPayFact({ autoPay, owed }: Pick<Common, 'autoPay'> & { owed: number }) {
  if (!autoPay || owed === 0) return null;
  const method = autoPayMethod(autoPay);
  return <Fact label={<Trans>Autopay from now on</Trans>}>{method ? <MethodName method={method} /> : <Trans>Off</Trans>}</Fact>;
}
