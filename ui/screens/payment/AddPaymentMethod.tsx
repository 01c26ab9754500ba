import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AddPaymentMethodView } from '../../../machines/payment/payment.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { HostedFrame } from '../../kit/HostedFrame.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { PaymentPage } from './parts/PaymentPage.tsx';
import { useShownTheme } from './parts/useShownTheme.ts';
import { Summary } from './parts/Summary.tsx';
import type { PaymentScreen } from './parts/kind.ts';

/** A card, typed into the card service's own form. Spec: portal §2 "AddPaymentMethod" (ROUTE-073, FLOW-CARD-05). */
export function AddPaymentMethod({ view, send }: PaymentScreen<AddPaymentMethodView>) {
  const { form } = view;
  const waits = form.phase === 'checking' || form.phase === 'saving';
  return (
    <PaymentPage
      view={view}
      title={<Trans>Pay with a card</Trans>}
      lead={<Trans>Your card number goes straight to our card service. We only see its last four digits.</Trans>}
      aside={<Summary amount={view.amount} loan={view.loan} />}
    >
      {form.phase === 'unavailable' ? (
        <FailureNote failure={form.failure} topic="card" onRetry={() => send({ type: 'card.retryChosen' })} />
      ) : (
        <Form
          onSubmit={() => send({ type: 'card.submitted' })}
          busy={waits}
          submitLabel={form.save ? <Trans>Save card and continue</Trans> : <Trans>Continue with this card</Trans>}
          disabled={form.phase === 'opening'}
          reason={<Trans>The card form is on its way.</Trans>}
          actions={<OtherWay view={view} send={send} />}
        >
          <FailureNote failure={form.failure} topic="cards" />
          {form.tokenMissing && <MissingToken fields={form.fields} />}
          <CardFrame view={view} send={send} />
          {form.maySave ? (
            <Checkbox
              name="saveCard"
              label={<Trans>Save this card for next time</Trans>}
              hint={<Trans>If you do not, we forget it after this payment.</Trans>}
              checked={form.save}
              onToggle={(save) => send({ type: 'card.saveChosen', save })}
            />
          ) : (
            <p className="payment-safe">
              <Icon name="safe" />
              <Trans>We forget this card after your payment.</Trans>
            </p>
          )}
        </Form>
      )}
    </PaymentPage>
  );
}

function OtherWay({ view, send }: PaymentScreen<AddPaymentMethodView>) {
  return view.hasOthers ? (
    <Button kind="quiet" onPress={() => send({ type: 'method.changeChosen' })}>
      <Trans>Use a saved card</Trans>
    </Button>
  ) : (
    <Button kind="quiet" onPress={() => send({ type: 'amount.changeChosen' })}>
      <Trans>Change the amount</Trans>
    </Button>
  );
}

/** The form of the card service; it is told how the page around it looks and speaks. */
function CardFrame({ view, send }: PaymentScreen<AddPaymentMethodView>) {
  const { t, i18n } = useLingui();
  const { formUrl, height, phase } = view.form;
  const language = i18n.locale;
  const theme = useShownTheme();
  const [loads, setLoads] = useState(0);
  const dressed = useRef('');
  useEffect(() => {
    const look = [loads, theme, language].join(' ');
    if (phase === 'opening' || loads === 0 || dressed.current === look) return; // before it is loaded, nobody there listens
    dressed.current = look;
    send({ type: 'card.dressed', theme, language });
  });
  return (
    <div onLoadCapture={() => setLoads((count) => count + 1)}>
      <HostedFrame src={formUrl} title={t`Card details`} height={height} />
    </div>
  );
}

function MissingToken({ fields }: { fields: AddPaymentMethodView['form']['fields'] }) {
  return (
    <Notice tone="danger" live="alert" title={<Trans>Please confirm card information is entered correctly</Trans>}>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <CardFieldName field={field} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function CardFieldName({ field }: { field: AddPaymentMethodView['form']['fields'][number] }) {
  switch (field) {
    case 'name':
      return <Trans>Check the name on the card.</Trans>;
    case 'number':
      return <Trans>Check the card number.</Trans>;
    case 'expiry':
      return <Trans>Check the expiration date.</Trans>;
    case 'cvv':
      return <Trans>Check the security code.</Trans>;
    case 'zip':
      return <Trans>Check the ZIP code.</Trans>;
  }
}
