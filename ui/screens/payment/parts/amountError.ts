import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MakePaymentView } from '../../../../machines/payment/views/makePayment.ts';
import { moneyText } from '../../../kit/currency.ts';

/** What is wrong with an amount, as an instruction. */
export function amountError(
  problem: NonNullable<MakePaymentView['problem']>,
  { chosen, limit }: Pick<MakePaymentView, 'chosen' | 'limit'>,
): MessageDescriptor {
  switch (problem) {
    case 'empty':
      return chosen === 'other' ? msg`Enter an amount, or choose one of the amounts above.` : msg`Choose an amount.`;
    case 'zero':
      return msg`Enter an amount greater than $0.00.`;
    case 'abovePayoff': {
      const most = moneyText(limit);
      return msg`Enter ${most} or less: that pays off your loan.`;
    }
  }
}
