import { Plural, Trans } from '@lingui/react/macro';
import type { ManageDisburseMethodView } from '../../../../machines/disburseMethod/disburseMethod.view.ts';
import { Phone } from '../../../kit/Phone.tsx';

/** Why no card can be added. Spec: FLOW-DRAW-08, OPEN-047. */
export function WhyNotAdd({ view: { whyNotAdd, maxCards, toRemove, storePhoneNumber } }: { view: ManageDisburseMethodView }) {
  if (whyNotAdd === 'full')
    return (
      <p>
        {toRemove === 1 ? (
          <Plural
            value={maxCards}
            one="You have # card that can receive money, which is the limit. Remove it to add another one."
            other="You have # cards that can receive money, which is the limit. Remove one to add another one."
          />
        ) : (
          <Plural
            value={maxCards}
            one="You have more cards that can receive money than the limit, which is #. Remove all of them to add another one."
            other={`You have more cards that can receive money than the limit, which is #. Remove at least ${toRemove} to add another one.`}
          />
        )}
      </p>
    );
  if (whyNotAdd === 'noForm')
    return (
      <p>
        <Trans>
          You can’t add a card here. Your store can do it: <Phone number={storePhoneNumber} />
        </Trans>
      </p>
    );
  return null;
}
