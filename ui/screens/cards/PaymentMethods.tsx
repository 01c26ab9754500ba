import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CardsEvent } from '../../../machines/cards/cards.rules.ts';
import type { PaymentMethodsView } from '../../../machines/cards/cards.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions, List } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { NoForm } from '../addCard/parts/NoForm.tsx';
import { CardItem } from './parts/CardItem.tsx';
import { Changed } from './parts/Changed.tsx';
import { RemoveDialog } from './parts/RemoveDialog.tsx';

type Props = ScreenProps<PaymentMethodsView, CardsEvent>;

/** The customer's saved cards. Spec: portal §2 "PaymentMethods" (ROUTE-054, ROUTE-116). */
export function PaymentMethods({ view, send }: Props) {
  const brandName = useBrandName();
  const { brand, phase, rows, chosen, notice } = view;
  return (
    <Page
      screen={view.screen}
      title={<Trans>Payment methods</Trans>}
      eyebrow={brand && brandName(brand)}
      lead={<Trans>Use your saved payment methods for any of your accounts.</Trans>}
      busy={view.busy}
    >
      {notice && <Changed notice={notice} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="cardList" onRetry={() => send({ type: 'retry.chosen' })} />}
      {rows === null && phase === 'loading' && (
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      )}
      {rows && <Cards view={view} rows={rows} send={send} />}
      {(rows || phase === 'failed') && (
        <Actions>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to my accounts</Trans>
          </Button>
        </Actions>
      )}
      {chosen && (phase === 'confirming' || phase === 'removing') && (
        <RemoveDialog row={chosen} mayRemove={view.mayRemove} busy={phase === 'removing'} failure={view.removal} send={send} />
      )}
    </Page>
  );
}

function Cards({ view, rows, send }: Props & { rows: NonNullable<PaymentMethodsView['rows']> }) {
  const { t } = useLingui();
  return (
    <>
      {!view.mayPay && (
        <Notice tone="warning" title={<Trans>You can’t pay with a card here</Trans>}>
          {view.storePhoneNumber === '' ? (
            <Trans>Call your store to pay.</Trans>
          ) : (
            <Trans>
              Your store can take your payment: <Phone number={view.storePhoneNumber} />
            </Trans>
          )}
        </Notice>
      )}
      {rows.length === 0 ? (
        <NoCards mayAdd={view.mayAdd} />
      ) : (
        <List label={t`Saved cards`}>
          {rows.map((row) => (
            <CardItem key={row.card} row={row} busy={view.busy} send={send} />
          ))}
        </List>
      )}
      <AddCard view={view} send={send} />
    </>
  );
}

/** Where no card can be added either, the reason for that is the notice. */
const NoCards = ({ mayAdd }: { mayAdd: boolean }) =>
  mayAdd ? (
    <Notice tone="info" title={<Trans>You have no saved cards</Trans>}>
      <Trans>Save a card here, and your next payment takes fewer steps.</Trans>
    </Notice>
  ) : (
    <p>
      <Trans>You have no saved cards.</Trans>
    </p>
  );

/** Where no card can be added there is no button, but the reason. Spec: FLOW-DRAW-08, OPEN-047. */
function AddCard({ view: { whyNotAdd, maxCards, toRemove, storePhoneNumber, busy }, send }: Props) {
  if (whyNotAdd === 'noForm') return <NoForm number={storePhoneNumber} />;
  if (whyNotAdd === 'full')
    return (
      <Notice tone="info" title={<Trans>You can’t add another card right now</Trans>}>
        {toRemove === 1 ? (
          <Plural
            value={maxCards}
            one="You can save only # card that can receive money, and you already have one. Remove it to add another card."
            other="You can save up to # cards that can receive money, and you’ve reached that limit. Remove one of them to add another card."
          />
        ) : (
          <Plural
            value={maxCards}
            one="You can save only # card that can receive money, and you have more. Remove all of them to add another card."
            other={`You can save up to # cards that can receive money, and you have more. Remove at least ${toRemove} of them to add another card.`}
          />
        )}
      </Notice>
    );
  return (
    <Button kind="primary" wide busy={busy} icon={<Icon name="card" />} onPress={() => send({ type: 'card.addChosen' })}>
      <Trans>Add a card</Trans>
    </Button>
  );
}
