import { Trans } from '@lingui/react/macro';
import type { SelectPaymentMethodView } from '../../../../machines/payment/views/selectPaymentMethod.ts';
import { Button } from '../../../kit/Button.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';
import { ChangeAmount } from '../../paying/ChangeAmount.tsx';
import { Summary, SummaryLine } from '../../paying/Summary.tsx';
import { MethodName } from '../../paying/MethodName.tsx';
import { PaymentPage } from '../parts/PaymentPage.tsx';
import { SecurityCode } from './SecurityCode.tsx';
import type { PaymentScreen } from '../parts/kind.ts';

/** Which card to pay with; expired ones are disabled. Spec: portal §2 "SelectPaymentMethod" (ROUTE-072, CONF-036). */
export function SelectPaymentMethod({ view, send }: PaymentScreen<SelectPaymentMethodView>) {
  const { methods, chosen, mayGoOn, cardsMayPay, loan } = view;
  const changeAmount = () => send({ type: 'amount.changeChosen' });
  return (
    <PaymentPage
      view={view}
      title={<Trans>How would you like to pay?</Trans>}
      lead={<SummaryLine amount={view.amount} loan={loan} change={<ChangeAmount busy={view.busy} onPress={changeAmount} />} />}
      aside={<Summary amount={view.amount} loan={loan} />}
    >
      <FailureNote failure={view.failure} topic="cardList" onRetry={() => send({ type: 'retry.chosen' })} />
      {!cardsMayPay && (
        <Notice tone="warning" title={<Trans>You can’t pay with a card here</Trans>}>
          <Trans>
            Your store can take your payment: <Phone number={loan?.storePhoneNumber ?? ''} />
          </Trans>
        </Notice>
      )}
      <Form
        onSubmit={(values) => send({ type: 'method.confirmed', hasCvv: values.hasSecret('cvv') })}
        busy={view.busy}
        bar={null}
        submitLabel={view.renews ? <Trans>Continue</Trans> : <Trans>Review payment</Trans>}
        disabled={!mayGoOn}
        reason={cardsMayPay ? <Trans>Choose or add a card first.</Trans> : <Trans>Call your store to pay.</Trans>}
        actions={
          <>
            {cardsMayPay && (
              <Button wide icon={<Icon name="card" />} onPress={() => send({ type: 'method.addChosen' })}>
                <Trans>Use another card</Trans>
              </Button>
            )}
            <ChangeAmount wide onPress={changeAmount} />
          </>
        }
      >
        {methods.length > 0 && (
          <ChoiceList
            name="method"
            label={<Trans>Card</Trans>}
            labelHidden
            chosen={chosen === '' ? null : chosen}
            onChoose={(method) => send({ type: 'method.chosen', method })}
          >
            {methods.map((method) => (
              <Choice
                key={method.method}
                value={method.method}
                icon={<Icon name={method.cardType === 'bank' ? 'bank' : 'card'} />}
                title={<MethodName method={method} />}
                detail={
                  <span>
                    {method.expiry !== '' &&
                      (method.expired ? <Trans>Expired {method.expiry}</Trans> : <Trans>Expires {method.expiry}</Trans>)}
                    {[method.expiry && method.holder && ' · ', method.holder]}
                    {method.temporary && (
                      <>
                        {' · '}
                        <Trans>only for this payment</Trans>
                      </>
                    )}
                  </span>
                }
                disabled={method.expired || !cardsMayPay}
                reason={method.expired && <Trans>This card has expired. Use another card.</Trans>}
              >
                {view.asksCvv && method.method === chosen && <SecurityCode />}
              </Choice>
            ))}
          </ChoiceList>
        )}
      </Form>
    </PaymentPage>
  );
}
