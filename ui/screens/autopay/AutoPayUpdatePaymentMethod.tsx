import { Trans } from '@lingui/react/macro';
import type { AutopayEvent } from '../../../machines/autopay/autopay.types.ts';
import type { AutoPayUpdatePaymentMethodView, MethodRow } from '../../../machines/autopay/autopay.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice, ChoiceList } from '../../kit/Choice.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { Phone } from '../../kit/Phone.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { MethodName } from '../paying/MethodName.tsx';
import { EndsBefore } from './parts/EndsBefore.tsx';

type Props = ScreenProps<AutoPayUpdatePaymentMethodView, AutopayEvent>;

/** Which saved card or bank account pays by autopay. Spec: portal §2 "AutoPayUpdatePaymentMethod" (ROUTE-095, OPEN-048, CONF-036). */
export function AutoPayUpdatePaymentMethod({ view, send }: Props) {
  const brandName = useBrandName();
  const { methods, chosen, mayAdd, brand, loan } = view;
  const canChoose = mayAdd && methods.some(({ expired }) => !expired);
  return (
    <Page
      screen={view.screen}
      title={<Trans>What should autopay use?</Trans>}
      eyebrow={brand && brandName(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      <FailureNote failure={view.failure} topic="other" />
      {!mayAdd && (
        <Notice tone="warning" title={<Trans>You can’t change autopay here</Trans>}>
          <Trans>
            Your store can change it: <Phone number={view.storePhoneNumber} />
          </Trans>
        </Notice>
      )}
      <Form
        onSubmit={() => send({ type: 'method.confirmed' })}
        busy={view.busy}
        submitLabel={<Trans>Continue</Trans>}
        disabled={!view.mayGoOn}
        reason={canChoose ? <Trans>Choose a card or a bank account first.</Trans> : <Trans>Add a card first.</Trans>}
        actions={
          <>
            {mayAdd && (
              <Button wide icon={<Icon name="card" />} onPress={() => send({ type: 'method.addChosen' })}>
                <Trans>Add a card</Trans>
              </Button>
            )}
            <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
              {view.fromPayment ? <Trans>Back to the payment</Trans> : <Trans>Back to this account</Trans>}
            </Button>
          </>
        }
      >
        {methods.length > 0 && (
          <ChoiceList
            name="method"
            label={<Trans>Card or bank account</Trans>}
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
                detail={<Detail method={method} nextDate={view.nextDate} />}
                disabled={method.expired || !mayAdd}
                reason={method.expired ? <Trans>This card can’t be used anymore.</Trans> : undefined}
              />
            ))}
          </ChoiceList>
        )}
      </Form>
    </Page>
  );
}

function Detail({ method, nextDate }: { method: MethodRow; nextDate: string }) {
  const { expiry, expired, holder, isInUse, endsBefore } = method;
  return (
    <>
      <span>
        {expiry !== '' && (expired ? <Trans>Expired {expiry}</Trans> : <Trans>Expires {expiry}</Trans>)}
        {expiry !== '' && holder !== '' && ' · '}
        {holder}
        {isInUse && (
          <>
            {' · '}
            <Trans>used for autopay now</Trans>
          </>
        )}
      </span>
      {endsBefore && !expired && (
        <p className="choice-reason">
          <EndsBefore expiry={expiry} nextDate={nextDate} />
        </p>
      )}
    </>
  );
}
