import { Trans, useLingui } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../../machines/origination/origination.types.ts';
import type { OriginationChooseMethodView } from '../../../../machines/origination/origination.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Figure } from '../../../kit/Card.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Money } from '../../../kit/Money.tsx';
import { moneyText } from '../../../kit/currency.ts';
import type { ScreenProps } from '../../flowView.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

type Props = ScreenProps<OriginationChooseMethodView, OriginationEvent>;
type Row = OriginationChooseMethodView['ways'][number];

/** The ways that the lender offers, each with what it means. Spec: ROUTE-046, FLOW-ORIG-06. */
export function Ways({ view, send }: Props) {
  const { t } = useLingui();
  const { ways, choice, isMissing, where } = view;
  return (
    <>
      <Figure label={<Trans>You borrow</Trans>}>
        <Money cents={view.amount} size="hero" />
      </Figure>
      <FailureNote failure={view.failure} topic="other">
        <p>
          <Trans>No loan was made, and you owe nothing for it.</Trans>
        </p>
      </FailureNote>
      <Form
        onSubmit={() => send({ type: 'method.confirmed' })}
        errors={isMissing ? [{ field: 'method', text: t`Choose how you want your money.` }] : []}
        submitLabel={<Trans>Continue</Trans>}
        actions={
          <>
            {choice === 'debit' && where.card && (
              <Button wide icon={<Icon name="card" />} onPress={() => send({ type: 'card.changeChosen' })}>
                <Trans>Use another card</Trans>
              </Button>
            )}
            <Button kind="quiet" onPress={() => send({ type: 'amount.changeChosen' })}>
              <Trans>Change the amount</Trans>
            </Button>
          </>
        }
      >
        <ChoiceList
          name="method"
          label={<Trans>How you get your money</Trans>}
          labelHidden
          chosen={choice}
          onChoose={(chosen) => send({ type: 'method.chosen', choice: chosen })}
        >
          {ways.map((row) => (
            <WayChoice key={row.way} row={row} card={where.card} most={view.mostByMoneyGram} />
          ))}
        </ChoiceList>
      </Form>
    </>
  );
}

function WayChoice({ row: { way, whyNot }, card, most }: { row: Row; card: Props['view']['where']['card']; most: number }) {
  switch (way) {
    case 'debit':
      return (
        <Choice
          value={way}
          icon={<Icon name="card" />}
          title={<Trans>Debit card</Trans>}
          detail={card ? <MethodName method={card} /> : <Trans>Usually within minutes. You’ll choose the card next.</Trans>}
        />
      );
    case 'store':
      return (
        <Choice
          value={way}
          icon={<Icon name="bank" />}
          title={<Trans>Cash at the store</Trans>}
          detail={<Trans>Pick it up at your store. Bring a photo ID.</Trans>}
        />
      );
    case 'moneyGram':
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
}
