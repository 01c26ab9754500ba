import { Trans } from '@lingui/react/macro';

/** What a customer must know before consenting to electronic documents: scope, paper copies, withdrawal, requirements (E-SIGN Act, 15 U.S.C. 7001(c)). */
export const ElectronicPapers = () => (
  <ul className="points">
    <li>
      <Trans>What it covers: the terms, notices and agreements of your account and your loans reach you here, not by mail.</Trans>
    </li>
    <li>
      <Trans>On paper: ask for a copy of any paper at your store, or print it yourself. You can save each one here.</Trans>
    </li>
    <li>
      <Trans>
        Taking it back: tell any store, or call us, at any time. Papers then come by mail, and what needs electronic papers cannot be done
        here any more. What you owe and what you agreed to before stay the same.
      </Trans>
    </li>
    <li>
      <Trans>
        What you need: a browser of the last two years, a connection to the internet, a program that shows PDF files, and a printer or room
        to save if you want to keep copies.
      </Trans>
    </li>
    <li>
      <Trans>Your contact details: keep the email address and phone number in your profile up to date, so that we can reach you.</Trans>
    </li>
  </ul>
);
