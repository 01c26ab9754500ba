import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Help, HelpLine } from '../../machines/kit/help.ts';
import { CaseId } from '../kit/CaseId.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Phone } from '../kit/Phone.tsx';

const NAMES: Readonly<Record<HelpLine['of'], ReactNode>> = {
  InstaLoan: <Trans>InstaLoan accounts</Trans>,
  TLXe: <Trans>Title loans</Trans>,
  NLS: <Trans>All other accounts</Trans>,
};

/** The number to call, its hours, and the case number to give. Spec: CONST-045, OPEN-036. */
export function CallUs({ help: { caseId, lines } }: { help: Help }) {
  return (
    <section className="section">
      <h2>
        <Trans>Talk to us</Trans>
      </h2>
      <p>
        {lines.length > 0 ? (
          <Trans>We can help you by phone, including with a payment that’s due today. Tell us the case number.</Trans>
        ) : (
          <Trans>Is a payment due today? You can also pay by phone or at your store: the number is on your loan documents.</Trans>
        )}
      </p>
      {lines.length > 0 && (
        <ul className="list">
          {lines.map(({ of, phone, hours }) => (
            <li key={of}>
              {lines.length > 1 && <p className="quiet">{NAMES[of]}</p>}
              <p className="contact-phone">
                <Icon name="phone" />
                <Phone number={phone} />
              </p>
              <p className="contact-hours">
                {hours.split(';').map((line) => (
                  <span key={line}>{line.trim()}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
      <CaseId caseId={caseId} />
    </section>
  );
}
