import { Trans, useLingui } from '@lingui/react/macro';
import type { DisburseMethodEvent } from '../../../machines/disburseMethod/disburseMethod.rules.ts';
import type { CardRow, ManageDisburseMethodView, WayRow } from '../../../machines/disburseMethod/disburseMethod.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Card, Figure } from '../../kit/Card.tsx';
import { Choice, ChoiceList } from '../../kit/Choice.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Money } from '../../kit/Money.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { moneyText } from '../../kit/currency.ts';
import type { ScreenProps } from '../flowView.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { MethodName } from '../paying/MethodName.tsx';
import { Changed } from './parts/Changed.tsx';
import { RemoveDialog } from './parts/RemoveDialog.tsx';
import { WhyNotAdd } from './parts/WhyNotAdd.tsx';

type Props = ScreenProps<ManageDisburseMethodView, DisburseMethodEvent>;

/** Where the money goes, each way with what it means; the cards can be managed here. Spec: portal §2 "ManageDisburseMethod" (ROUTE-088). */
export function ManageDisburseMethod({ view, send }: Props) {
  const brandName = useBrandName();
  const { phase, brand, loan } = view;
  return (
    <Page
      screen={view.name}
      title={<Trans>Where should your cash go?</Trans>}
      eyebrow={brand && brandName(brand)}
      aside={
        <Card tone="accent">
          <Figure label={<Trans>You’re getting</Trans>} note={loan && <LoanName loan={loan} />}>
            <Money cents={view.amount} size="large" />
          </Figure>
        </Card>
      }
      busy={view.busy}
    >
      {phase === 'loading' ? <SkeletonCard lines={4} /> : <Ways view={view} send={send} />}
      {view.removing && (phase === 'confirming' || phase === 'removing') && (
        <RemoveDialog row={view.removing} mayRemove={view.mayRemove} busy={phase === 'removing'} failure={view.removal} send={send} />
      )}
    </Page>
  );
}

function Ways({ view, send }: Props) {
  const { t } = useLingui();
  const { choice, cards, ways, whyNotAdd, isMissing } = view;
  return (
    <>
      {view.notice && <Changed notice={view.notice} />}
      <FailureNote failure={view.failure} topic="cardList" onRetry={() => send({ type: 'retry.chosen' })} />
      <Form
        onSubmit={() => send({ type: 'method.confirmed' })}
        errors={isMissing ? [{ field: 'where', text: t`Choose where your cash should go.` }] : []}
        busy={view.busy}
        submitLabel={<Trans>Continue</Trans>}
        actions={
          <>
            {whyNotAdd === null && (
              <Button wide icon={<Icon name="card" />} onPress={() => send({ type: 'card.addChosen' })}>
                <Trans>Add a debit card</Trans>
              </Button>
            )}
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              {view.leadsBackTo === 'ways' ? <Trans>Another way to get it</Trans> : <Trans>Change the amount</Trans>}
            </Button>
          </>
        }
      >
        <ChoiceList
          name="where"
          label={<Trans>Where your cash goes</Trans>}
          labelHidden
          chosen={choice === '' ? null : choice}
          onChoose={(chosen) => send({ type: 'method.chosen', choice: chosen })}
        >
          {cards.map((row) => (
            <CardChoice key={row.choice} row={row} send={send} />
          ))}
          {ways.map((row) => (
            <WayChoice key={row.way} row={row} most={view.mostByMoneyGram} />
          ))}
        </ChoiceList>
        <WhyNotAdd view={view} />
      </Form>
    </>
  );
}

function CardChoice({ row, send }: { row: CardRow } & Pick<Props, 'send'>) {
  const { t } = useLingui();
  const { whyNot, choice, lastFour } = row;
  return (
    <Choice
      value={choice}
      icon={<Icon name="card" />}
      title={<MethodName method={row} />}
      detail={<Detail row={row} />}
      disabled={whyNot !== null}
      reason={
        whyNot === 'expired' ? <Trans>This card has expired. Use another card.</Trans> : <Trans>This card can’t receive money.</Trans>
      }
    >
      <Button
        kind="quiet"
        label={t`Remove the card ending in ${lastFour}`}
        onPress={() => send({ type: 'card.removeChosen', card: choice })}
      >
        <Trans>Remove</Trans>
      </Button>
    </Choice>
  );
}

function Detail({ row: { expiry, whyNot } }: { row: CardRow }) {
  if (whyNot === 'cannotReceive') return null;
  return whyNot === 'expired' ? <Trans>Expired {expiry}</Trans> : <Trans>Usually within minutes, depending on your bank.</Trans>;
}

function WayChoice({ row: { way, whyNot }, most }: { row: WayRow; most: number }) {
  if (way === 'store')
    return (
      <Choice
        value={way}
        icon={<Icon name="bank" />}
        title={<Trans>Cash at the store</Trans>}
        detail={<Trans>Pick it up at your store. Bring a photo ID.</Trans>}
      />
    );
  return (
    <Choice
      value={way}
      icon={<Icon name="accounts" />}
      title={<Trans>MoneyGram</Trans>}
      detail={<Trans>Pick it up at any MoneyGram location. Bring a photo ID.</Trans>}
      disabled={whyNot !== null}
      reason={<Trans>MoneyGram pays out up to {moneyText(most)}. Choose a smaller amount or another way.</Trans>}
    />
  );
}
