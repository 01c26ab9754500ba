import { manageAccount, paymentMethods } from '../../../../machines/accounts/accounts.links.ts';
import { Trans } from '@lingui/react/macro';
import type { AccountView } from '../../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.types.ts';
import {
  appointment,
  autoPay as autoPayOf,
  cancelRenewal,
  documents,
  draw,
  monthlyDocuments,
  payment,
  storeDetails,
} from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { Section } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { WhyNotDraw } from '../../cash/WhyNotDraw.tsx';
import { WhyNotMeet } from './WhyNotMeet.tsx';
import { WhyNotPay } from './WhyNotPay.tsx';

export type WayProps = { account: AccountView; send: (event: AccountsEvent) => void };

/** What the customer can do with the loan, and why not. Spec: ROUTE-059, ROUTE-060, ROUTE-062, ROUTE-063. */
export const Ways = ({ account, hasAppointment, send }: WayProps & { hasAppointment: boolean }) => (
  <Section title={<Trans>What you can do</Trans>}>
    <ul className="ways">
      <li>
        <ToDocuments account={account} send={send} />
      </li>
      <li>
        <ToStatements account={account} send={send} />
      </li>
      <li>
        <ToAppointment account={account} send={send} hasOne={hasAppointment} />
      </li>
      <li>
        <ToStore account={account} send={send} />
      </li>
      <li>
        <ToCards account={account} send={send} />
      </li>
      {account.cash !== 'forbidden' && (
        <li>
          <ToCash account={account} send={send} />
        </li>
      )}
      {account.renewal !== 'notOffered' && <ToRenew account={account} send={send} />}
      <ToCancelRenewal account={account} send={send} />
      <li>
        <Button kind="quiet" to={manageAccount(account.brand, account.loanId)} onPress={() => send({ type: 'manage.chosen' })}>
          <Trans>Manage this account</Trans>
        </Button>
      </li>
    </ul>
  </Section>
);

export const ToPay = ({ account: { toPay, loanId, whyNotPay }, send }: WayProps) => (
  <Button
    kind="quiet"
    to={toPay}
    disabled={whyNotPay !== null}
    reason={whyNotPay && <WhyNotPay clause={whyNotPay} />}
    onPress={() => send({ type: 'payment.chosen', loanId })}
  >
    <Trans>Make a payment</Trans>
  </Button>
);

export const ToAutoPay = ({ account: { brand, loanId, autoPay }, send }: WayProps) => (
  <Button kind="quiet" to={autoPayOf(brand, loanId)} onPress={() => send({ type: 'autoPay.chosen' })}>
    {autoPay ? <Trans>Change or turn off autopay</Trans> : <Trans>Turn on autopay</Trans>}
  </Button>
);

/** Cash on the loan, a draw in progress, or why there is none. Spec: ROUTE-086 (draw-10). */
export const ToCash = ({ account: { brand, loanId, cash, whyNotDraw }, send }: WayProps) => (
  <Button
    kind="quiet"
    to={draw(brand, loanId)}
    disabled={cash === 'forbidden'}
    reason={<WhyNotDraw clause={whyNotDraw ?? 'isOffered'} />}
    onPress={() => send({ type: 'cash.chosen' })}
  >
    {cash === 'waiting' ? <Trans>See the cash advance</Trans> : <Trans>Get cash</Trans>}
  </Button>
);

/** The payment that renews the loan: the choice itself stands beside the plain payment. Renders nothing where no payment is taken. Spec: CONF-034, RULE-031. */
export function ToRenew({ account: { brand, loanId, renewal, useRefiTerm }, send }: WayProps) {
  if (renewal === null) return null;
  return (
    <li>
      <Button
        kind="quiet"
        to={payment(brand, loanId)}
        disabled={renewal === 'notOffered'}
        reason={
          useRefiTerm ? (
            <Trans>Your lender doesn’t refinance this loan now.</Trans>
          ) : (
            <Trans>Your lender doesn’t renew this loan now.</Trans>
          )
        }
        onPress={() => send({ type: 'payment.chosen', loanId })}
      >
        <RenewalName onlyWithCash={renewal === 'onlyWithCash'} useRefiTerm={useRefiTerm} />
      </Button>
    </li>
  );
}

function RenewalName({ onlyWithCash, useRefiTerm }: { onlyWithCash: boolean; useRefiTerm: boolean }) {
  if (onlyWithCash)
    return useRefiTerm ? (
      <Trans>Pay and refinance (possible only with cash)</Trans>
    ) : (
      <Trans>Pay and renew (possible only with cash)</Trans>
    );
  return useRefiTerm ? <Trans>Pay and refinance</Trans> : <Trans>Pay and renew</Trans>;
}

/** Only while the lender offers it, with its last day. Renders nothing otherwise. Spec: ROUTE-076, RULE-031. */
export function ToCancelRenewal({ account: { brand, loanId, cancelUntil, useRefiTerm }, send }: WayProps) {
  if (cancelUntil === '') return null;
  const until = <DateText day={cancelUntil} />;
  return (
    <li>
      <Button kind="quiet" to={cancelRenewal(brand, loanId)} onPress={() => send({ type: 'cancelRenewal.chosen' })}>
        {useRefiTerm ? (
          <Trans>Cancel the refinance (possible through {until})</Trans>
        ) : (
          <Trans>Cancel the renewal (possible through {until})</Trans>
        )}
      </Button>
    </li>
  );
}

export const ToDocuments = ({ account: { brand, loanId, lmsId }, send }: WayProps) => (
  <Button kind="quiet" to={documents(brand, loanId, lmsId)} onPress={() => send({ type: 'documents.chosen', monthly: false })}>
    <Trans>Documents</Trans>
  </Button>
);

export const ToStatements = ({ account: { brand, loanId }, send }: WayProps) => (
  <Button kind="quiet" to={monthlyDocuments(brand, loanId)} onPress={() => send({ type: 'documents.chosen', monthly: true })}>
    <Trans>Statements and signed documents</Trans>
  </Button>
);

/** `hasOne`: the loan has an appointment, which can be moved. */
export const ToAppointment = ({ account: { brand, loanId, whyNotMeet }, hasOne, send }: WayProps & { hasOne: boolean }) => (
  <Button
    kind="quiet"
    to={appointment(brand, loanId)}
    disabled={whyNotMeet !== null}
    reason={whyNotMeet && <WhyNotMeet clause={whyNotMeet} />}
    onPress={() => send({ type: 'appointment.chosen' })}
  >
    {hasOne ? <Trans>See the appointment</Trans> : <Trans>Make an appointment</Trans>}
  </Button>
);

export const ToStore = ({ account: { brand, storeId }, send }: WayProps) => (
  <Button
    kind="quiet"
    to={storeDetails(brand, storeId)}
    disabled={storeId === ''}
    reason={<WhyNotMeet clause="hasStore" />}
    onPress={() => send({ type: 'store.opened' })}
  >
    <Trans>Store address and hours</Trans>
  </Button>
);

export const ToCards = ({ account: { brand }, send }: WayProps) => (
  <Button kind="quiet" to={paymentMethods(brand)} onPress={() => send({ type: 'cards.chosen' })}>
    <Trans>Payment methods</Trans>
  </Button>
);
