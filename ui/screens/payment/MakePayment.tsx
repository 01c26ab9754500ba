import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { AmountOption } from '../../../machines/payment/amount.rules.ts';
import type { LoanLine } from '../../../machines/payment/views/common.ts';
import type { MakePaymentView } from '../../../machines/payment/views/makePayment.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice, ChoiceList } from '../../kit/Choice.tsx';
import { DateText } from '../../kit/DateText.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Skeleton, SkeletonCard } from '../../kit/Skeleton.tsx';
import { moneyText } from '../../kit/currency.ts';
import { LoanName } from '../paying/LoanName.tsx';
import { RepossessionNotice } from '../repossession/RepossessionNotice.tsx';
import { PartialDialog, RenewalChoice } from './laterParts.ts';
import { AmountEffect, EffectLine } from './parts/AmountEffect.tsx';
import { AmountName } from './parts/AmountName.tsx';
import { DocumentsWanted } from './parts/DocumentsWanted.tsx';
import { OtherAmount } from './parts/OtherAmount.tsx';
import { PaymentPage } from './parts/PaymentPage.tsx';
import { amountError } from './parts/amountError.ts';
import type { PaymentScreen } from './parts/kind.ts';

/** How much to pay, each amount with its effect. Spec: portal §2 "MakePayment" (ROUTE-068). */
export function MakePayment({ view, send }: PaymentScreen<MakePaymentView>) {
  const { phase, loan } = view;
  return (
    <PaymentPage
      view={view}
      title={<Trans>How much would you like to pay?</Trans>}
      lead={loan && <Whose view={view} loan={loan} />}
      aside={phase !== 'failed' && <AmountEffect view={view} />}
    >
      {phase === 'loading' && (
        <>
          <Skeleton size="button" />
          <Skeleton size="button" />
          <SkeletonCard />
        </>
      )}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="loan" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase !== 'loading' && phase !== 'failed' && <Amounts view={view} send={send} />}
      {phase === 'confirmingPartial' && <PartialDialog view={view} send={send} />}
    </PaymentPage>
  );
}

/** A guest sees whose loan it is, too. */
function Whose({ view: { borrower }, loan }: { view: MakePaymentView; loan: LoanLine }) {
  return (
    <>
      {borrower !== '' && (
        <>
          <Trans>You’re paying {borrower}’s loan.</Trans>{' '}
        </>
      )}
      <LoanName loan={loan} />
    </>
  );
}

function Amounts({ view, send }: PaymentScreen<MakePaymentView>) {
  const { i18n } = useLingui();
  const { options, chosen, amount, problem } = view;
  // before the amounts, where a phone shows it; one that comes late moves nothing
  const [documentsFirst] = useState(view.documentsWanted);
  const documents = view.documentsWanted && <DocumentsWanted view={view} send={send} />;
  const wrong = problem && i18n._(amountError(problem, view));
  const field = chosen === 'other' ? 'amount' : 'amountType';
  const choose = (value: string) => {
    const option = options.find(({ type }) => type === value);
    if (option) send({ type: 'amount.chosen', amountType: option.type });
  };
  const { loan } = view;
  return (
    <>
      {loan?.recovery && <RepossessionNotice recovery={loan.recovery} phone={loan.storePhoneNumber} />}
      {view.notice === 'notSent' && (
        <Notice tone="info" live="status" title={<Trans>Your last payment was not sent.</Trans>}>
          <Trans>Nothing was charged. You can pay again whenever you like.</Trans>
        </Notice>
      )}
      {view.notice === 'endedElsewhere' && (
        <Notice tone="info" live="status" title={<Trans>The payment in your other tab is done.</Trans>}>
          <Trans>These are the amounts now. Nothing was charged in this tab.</Trans>
        </Notice>
      )}
      {documentsFirst && documents}
      <Form
        onSubmit={() => send({ type: 'amount.confirmed' })}
        errors={wrong ? [{ field, text: wrong }] : []}
        oneField
        busy={view.busy}
        bar={<EffectLine view={view} />}
        submitLabel={amount === null ? <Trans>Continue</Trans> : <Trans>Continue with {moneyText(amount)}</Trans>}
        actions={
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <ChoiceList name="amountType" label={<Trans>Amount</Trans>} labelHidden chosen={chosen} onChoose={choose}>
          {options.map((option) => (
            <AmountChoice key={option.type} option={option} view={view}>
              {option.type === 'other' && chosen === 'other' && (
                <OtherAmount
                  cents={view.otherAmount}
                  due={loan?.amounts.minimum ?? 0}
                  limit={view.limit}
                  error={wrong}
                  onCents={(cents) => send({ type: 'amount.typed', cents })}
                />
              )}
            </AmountChoice>
          ))}
        </ChoiceList>
      </Form>
      {view.renewal && <RenewalChoice view={view} renewal={view.renewal} send={send} />}
      {!documentsFirst && documents}
    </>
  );
}

function AmountChoice({ option, view, children }: { option: AmountOption; view: MakePaymentView; children: ReactNode }) {
  const { type, cents, goodThrough } = option;
  return (
    <Choice
      value={type}
      title={<AmountName type={type} loan={view.loan} />}
      amount={cents === null ? undefined : <Money cents={cents} moves={type === view.chosen} />}
      detail={
        type === 'other' ? undefined : (
          <span>
            <AmountDetail type={type} loan={view.loan} goodThrough={goodThrough} />
          </span>
        )
      }
    >
      {children || undefined}
    </Choice>
  );
}

function AmountDetail({ type, loan, goodThrough }: Pick<AmountOption, 'type' | 'goodThrough'> & Pick<MakePaymentView, 'loan'>) {
  const due = <DateText day={loan?.dueDate ?? ''} />;
  const until = <DateText day={goodThrough} mode="short" />;
  if (type === 'minimumDue' && loan && loan.amounts.pastDue > 0) return <BothTogether amounts={loan.amounts} />;
  if (type === 'minimumDue') return <Trans>Keeps your loan up to date. Due {due}.</Trans>;
  if (type === 'pastDue' && loan?.recovery) return <Trans>Pays what is past due. Call us first about your vehicle.</Trans>;
  if (type === 'pastDue') return <Trans>Pay this to catch up.</Trans>;
  if (type === 'payoff')
    return goodThrough === '' ? (
      <Trans>You won’t owe anything more.</Trans>
    ) : (
      <Trans>You won’t owe anything more. This amount holds through {until}.</Trans>
    );
  return null;
}

function BothTogether({ amounts: { pastDue, next, nextDay } }: Pick<LoanLine, 'amounts'>) {
  const behind = <Money cents={pastDue} />;
  const coming = <Money cents={next} />;
  const day = <DateText day={nextDay} />;
  return nextDay === '' ? (
    <Trans>
      {behind} past due and {coming} due next, both together.
    </Trans>
  ) : (
    <Trans>
      {behind} past due and {coming} due {day}, both together.
    </Trans>
  );
}
