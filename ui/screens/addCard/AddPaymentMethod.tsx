import { Trans } from '@lingui/react/macro';
import type { AddCardEvent } from '../../../machines/addCard/addCard.rules.ts';
import type { AddCardView } from '../../../machines/addCard/addCard.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Page } from '../../kit/Page.tsx';
import { Steps } from '../../kit/Steps.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { ChangeAmount } from '../paying/ChangeAmount.tsx';
import { Summary, SummaryLine } from '../paying/Summary.tsx';
import { CardCan } from './parts/CardCan.tsx';
import { CardFrame } from './parts/CardFrame.tsx';
import { MissingToken } from './parts/MissingToken.tsx';
import { NoForm } from './parts/NoForm.tsx';
import { NotSaved } from './parts/NotSaved.tsx';

type Props = ScreenProps<AddCardView, AddCardEvent>;

/** A new card, typed into the form of the card vault. Spec: portal §2 "AddPaymentMethod" (ROUTE-073, FLOW-CARD-05). */
export function AddPaymentMethod({ view, send }: Props) {
  const { step, paying, storePhoneNumber, phase, failure } = view;
  return (
    <Page
      screen={view.name}
      title={<Title view={view} />}
      eyebrow={step ? <Steps current={step.at} total={step.of} /> : undefined}
      lead={
        <>
          {paying && <SummaryLine {...paying} change={view.hasOthers ? null : <Change view={view} send={send} />} />}
          {phase !== 'noForm' && <Trans>Your card number goes straight to our card service. We only see its last four digits.</Trans>}
        </>
      }
      aside={paying ? <Summary {...paying} /> : undefined}
      busy={view.busy}
    >
      {phase === 'unavailable' || phase === 'noForm' ? (
        <>
          {phase === 'noForm' ? (
            <NoForm number={view.callNumber ?? ''} />
          ) : (
            // a refusal says what to do; asking again changes nothing (OPEN-047)
            <FailureNote
              failure={failure}
              topic="card"
              onRetry={failure?.kind === 'refused' ? undefined : () => send({ type: 'card.retryChosen' })}
            />
          )}
          <Actions>
            <Decline view={view} send={send} />
          </Actions>
        </>
      ) : (
        <CardForm view={view} send={send} />
      )}
      {storePhoneNumber !== '' && <CallStore number={storePhoneNumber} />}
    </Page>
  );
}

function Title({ view: { purpose, onlySaves } }: Pick<Props, 'view'>) {
  if (purpose === 'refer') return <Trans>Your debit card</Trans>;
  return onlySaves ? <Trans>Add a card</Trans> : <Trans>Pay with a card</Trans>;
}

function CardForm({ view, send }: Props) {
  const { phase, paying, tokenMissing, fields, failure } = view;
  const decline = <Decline view={view} send={send} />;
  return (
    <Form
      onSubmit={() => send({ type: 'card.submitted' })}
      busy={view.busy}
      submitLabel={<SubmitLabel view={view} />}
      disabled={phase === 'opening'}
      reason={<Trans>The card form is loading.</Trans>}
      actions={paying !== null && !view.hasOthers ? <div className="only-wide">{decline}</div> : decline}
      bar={paying === null ? <CardCan kind={view.kind} purpose={view.purpose} /> : null}
    >
      {failure && <NotSaved failure={failure} />}
      <CardFrame view={view} send={send} />
      {/* below the frame, whose wrong field has the focus and must not move out of sight */}
      {tokenMissing && <MissingToken fields={fields} send={send} />}
      {paying !== null && <Saving view={view} send={send} />}
    </Form>
  );
}

function SubmitLabel({ view: { save, onlySaves } }: Pick<Props, 'view'>) {
  if (onlySaves) return <Trans>Save this card</Trans>;
  return save ? <Trans>Save card and continue</Trans> : <Trans>Continue with this card</Trans>;
}

/** Without another card the way back leads to the amount. */
const Change = ({ view, send }: Props) => <ChangeAmount busy={view.busy} onPress={() => send({ type: 'card.declined' })} />;

function Decline({ view: { purpose, hasOthers, onlySaves }, send }: Props) {
  const label = hasOthers ? <Trans>Use a saved card</Trans> : <Trans>Change the amount</Trans>;
  return (
    <Button kind="quiet" onPress={() => send({ type: 'card.declined' })}>
      {onlySaves || purpose === 'refer' ? <Trans>Cancel</Trans> : label}
    </Button>
  );
}

/** Whether the card is saved after the payment. */
function Saving({ view: { maySave, save }, send }: Props) {
  if (!maySave)
    return (
      <p className="payment-safe">
        <Icon name="safe" />
        <Trans>We won’t save this card.</Trans>
      </p>
    );
  return (
    <Checkbox
      name="saveCard"
      label={<Trans>Save this card for next time</Trans>}
      hint={<Trans>If you don’t, we won’t keep it after this payment.</Trans>}
      checked={save}
      onToggle={(chosen) => send({ type: 'card.saveChosen', save: chosen })}
    />
  );
}
