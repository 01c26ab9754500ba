import { Trans } from '@lingui/react/macro';

/** While the service cannot be reached no number can be asked of it: where one stands, for whoever has to pay today. */
export function PayAnotherWay() {
  return (
    <p className="quiet">
      <Trans>Is a payment due today? You can also pay by phone or at your store: the number is on your loan papers.</Trans>
    </p>
  );
}
