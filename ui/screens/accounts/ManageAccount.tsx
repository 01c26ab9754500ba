import { Trans } from '@lingui/react/macro';
import type { AutoPayName } from '../../../machines/accounts/accountCard.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import { accountDetails } from '../../../machines/kit/places.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { DateText } from '../../kit/DateText.tsx';
import { Money } from '../../kit/Money.tsx';
import { RepossessionNotice } from '../repossession/RepossessionNotice.tsx';
import { Appointment } from './parts/Appointment.tsx';
import { Missing } from './parts/Missing.tsx';
import { AutoPayMethod } from './parts/AutoPayMethod.tsx';
import { AccountPage, type OpenedProps } from './parts/AccountPage.tsx';
import { ContactLine } from './parts/ContactLine.tsx';
import { ToSign } from './parts/ToSign.tsx';
import { WantedDocuments } from './parts/WantedDocuments.tsx';
import {
  ToAppointment,
  ToAutoPay,
  ToCancelRenewal,
  ToCards,
  ToCash,
  ToDocuments,
  ToPay,
  ToRenew,
  ToStatements,
  ToStore,
} from './parts/Ways.tsx';
import { WhyNotPay } from './parts/WhyNotPay.tsx';

/** What the customer can do with a loan, by topic: payments, autopay, documents, the store. Spec: portal §2 "ManageAccount" (ROUTE-063). */
export const ManageAccount = ({ view, send }: { view: AccountsView; send: (event: AccountsEvent) => void }) => (
  <AccountPage screen="ManageAccount" title={<Trans>Manage this account</Trans>} view={view} send={send}>
    {(account) => <Opened view={view} account={account} send={send} />}
  </AccountPage>
);

function Opened({ view, account, send }: OpenedProps) {
  const { appointment, missing } = view.timeline;
  const { recovery, contact } = account;
  return (
    <>
      {recovery && <RepossessionNotice recovery={recovery} phone={contact?.phone ?? ''} hours={contact?.hours} />}
      <Section title={<Trans>Payments</Trans>}>
        <Payoff account={account} today={view.today} />
        <ul className="ways">
          <li>
            {account.unsigned ? (
              <ToSign card={account} unsigned={account.unsigned} kind="quiet" send={send} />
            ) : (
              <ToPay account={account} send={send} />
            )}
          </li>
          <li>
            <ToCards account={account} send={send} />
          </li>
          {account.active && !account.unsigned && (
            <li>
              <ToCash account={account} send={send} />
            </li>
          )}
          <ToRenew account={account} send={send} />
          <ToCancelRenewal account={account} send={send} />
        </ul>
      </Section>
      {!account.unsigned && (
        <Section title={<Trans>Autopay</Trans>}>
          <AutoPay account={account} send={send} />
        </Section>
      )}
      <Section title={<Trans>Documents</Trans>}>
        <WantedDocuments account={account} send={send} />
        <ul className="ways">
          <li>
            <ToDocuments account={account} send={send} />
          </li>
          <li>
            <ToStatements account={account} send={send} />
          </li>
        </ul>
      </Section>
      <Section title={<Trans>At the store</Trans>}>
        {appointment && (
          <p>
            <Trans>
              Your next appointment: <Appointment line={appointment} />
            </Trans>
          </p>
        )}
        <Missing sources={missing.filter((source) => source === 'appointments')} hasLines={false} send={send} />
        <ul className="ways">
          <li>
            <ToAppointment account={account} send={send} hasOne={appointment !== null} />
          </li>
          <li>
            <ToStore account={account} send={send} />
          </li>
        </ul>
      </Section>
      <p className="account-way">
        <Button kind="quiet" to={accountDetails(account.brand, account.loanId)} onPress={() => send({ type: 'details.chosen' })}>
          <Trans>See the account and its history</Trans>
        </Button>
      </p>
    </>
  );
}

/** The lender's own figure, and until when it holds; why there is none for a loan that waits for its signature. Spec: RULE-014. */
function Payoff({ account: { active, owed, payoffUntil, unsigned }, today }: Pick<OpenedProps, 'account'> & { today: string }) {
  if (!active) return null;
  if (unsigned)
    return (
      <p>
        <WhyNotPay clause="loanIsSigned" />
      </p>
    );
  const amount = <Money cents={owed} />;
  const until = <DateText day={payoffUntil} today={today} />;
  return (
    <p>
      {payoffUntil === '' ? (
        <Trans>Payoff amount today: {amount}</Trans>
      ) : (
        <Trans>
          Payoff amount: {amount}. This amount holds through {until}.
        </Trans>
      )}
    </p>
  );
}

const AutoPayWay = ({ account, send }: Pick<OpenedProps, 'account' | 'send'>) => (
  <ul className="ways">
    <li>
      <ToAutoPay account={account} send={send} />
    </li>
  </ul>
);

function AutoPayState({ autoPay }: { autoPay: AutoPayName }) {
  const method = <AutoPayMethod autoPay={autoPay} />;
  return autoPay.card === null && autoPay.words === '' ? <Trans>Autopay is on.</Trans> : <Trans>Autopay is on, with {method}.</Trans>;
}

/** Its state, and the way to change it. Where there is none, it is changed by phone (FLOW-AUTO-04). */
function AutoPay({ account, send }: Pick<OpenedProps, 'account' | 'send'>) {
  const { active, autoPay, contact, mayOpenAutoPay, whyNotPay } = account;
  if (!active)
    return (
      <p>
        <Trans>This account is paid off, so autopay has nothing to take.</Trans>
      </p>
    );
  if (!autoPay)
    return (
      <>
        <p>
          <Trans>Autopay is off. Payments are taken only when you make them.</Trans>
        </p>
        {mayOpenAutoPay ? (
          <AutoPayWay account={account} send={send} />
        ) : (
          <p>{whyNotPay ? <WhyNotPay clause={whyNotPay} /> : <Trans>Autopay isn’t offered for this account right now.</Trans>}</p>
        )}
      </>
    );
  return (
    <>
      <p>
        <AutoPayState autoPay={autoPay} />
      </p>
      {mayOpenAutoPay && <AutoPayWay account={account} send={send} />}
      {!mayOpenAutoPay && contact && (
        <p>
          <Trans>
            To change it or to turn it off, call us: <ContactLine contact={contact} />
          </Trans>
        </p>
      )}
    </>
  );
}
