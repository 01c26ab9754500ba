import { Trans, useLingui } from '@lingui/react/macro';
import { appointment } from '../../../../machines/kit/places.ts';
import type { StoresEvent } from '../../../../machines/stores/stores.rules.ts';
import type { StoreView } from '../../../../machines/stores/stores.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { productText } from '../../loan/productText.ts';

/** More loans than these are not listed here: each account offers its own appointment. */
const MOST = 3;

/** An appointment in this store, for each open loan of the brand. Spec: ROUTE-062. */
export function Meetings({ view, send }: { view: StoreView; send: (event: StoresEvent) => void }) {
  const { i18n } = useLingui();
  const { brand, loans, storeId } = view;
  if (!brand || loans.length === 0) return null;
  if (loans.length > MOST)
    return (
      <p>
        <Trans>To make an appointment here, open the account it’s about.</Trans>
      </p>
    );
  return (
    <div className="actions">
      {loans.map(({ loanId, loanHeader, productName }, at) => (
        <Button
          key={loanId}
          kind={at === 0 ? 'primary' : 'secondary'}
          wide
          to={appointment(brand, loanId, storeId)}
          onPress={() => send({ type: 'appointment.chosen', loanId })}
        >
          {loans.length === 1 ? (
            <Trans>Make an appointment</Trans>
          ) : (
            <Trans>
              Make an appointment: {productText(i18n, productName)} {loanHeader}
            </Trans>
          )}
        </Button>
      ))}
    </div>
  );
}
