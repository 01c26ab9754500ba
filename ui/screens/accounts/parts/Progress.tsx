import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../kit/Money.tsx';
import { moneyText } from '../../../kit/currency.ts';

/** How much of what was lent is paid off, in cents. Nothing while more is owed than was lent. */
export function Progress({ lent, owed }: { lent: number; owed: number }) {
  const { t } = useLingui();
  const paid = lent - owed;
  if (lent === 0 || paid <= 0) return null;
  const name = t`Paid off: ${moneyText(paid)} of ${moneyText(lent)}`;
  return (
    <div className="loan-progress">
      <p>
        <Trans>
          <strong>
            <Money cents={paid} />
          </strong>{' '}
          of <Money cents={lent} /> paid off
        </Trans>
      </p>
      <progress max={lent} value={paid} aria-label={name} />
    </div>
  );
}
