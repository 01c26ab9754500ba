import { Trans } from '@lingui/react/macro';

/** What a customer must know before consenting to electronic documents: scope, paper copies, withdrawal, requirements (E-SIGN Act, 15 U.S.C. 7001(c)). */
export const ElectronicPapers = () => (
  <ul className="points">
    <li>
      <Trans>What it covers: you get the terms, notices and agreements for your account and your loans here, not by mail.</Trans>
    </li>
    <li>
      <Trans>On paper: ask your store for a copy of any document, or print it yourself. You can save each one here.</Trans>
    </li>
    <li>
      <Trans>
        Withdrawing your consent: tell any store, or call us, at any time. Documents will then come by mail, and you will no longer be able
        to do here what requires electronic documents. What you owe and what you agreed to before stay the same.
      </Trans>
    </li>
    <li>
      <Trans>
        What you need: a web browser from the last two years, an internet connection, a program that opens PDF files, and a printer or
        storage space if you want to keep copies.
      </Trans>
    </li>
    <li>
      <Trans>Your contact details: keep the email address and phone number in your profile up to date, so that we can reach you.</Trans>
    </li>
  </ul>
);
