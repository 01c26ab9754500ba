import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Money } from './Money.tsx';

export type ReceiptProps = {
  /** What was paid. */
  cents: number;
  /** Who has received the money: name and phone, also on paper. */
  lender?: ReactNode;
  /** "Payment received" */
  title: ReactNode;
  /** Recipient and time: a line below the amount. */
  note?: ReactNode;
  /** `<Facts>`: number, method, balance, next due date. */
  children: ReactNode;
  /** Actions (print, send again), which are not printed. */
  actions?: ReactNode;
};

/** A receipt; prints on one page without the shell. */
export function Receipt({ cents, lender, title, note, children, actions }: ReceiptProps) {
  return (
    <article className="receipt">
      {lender != null && <div className="receipt-lender">{lender}</div>}
      <header className="receipt-head">
        <span className="receipt-sign">
          <Icon name="check" />
        </span>
        <p className="receipt-title">{title}</p>
        <p className="receipt-amount">
          <Money cents={cents} size="hero" moves />
        </p>
        {note != null && <p className="receipt-note">{note}</p>}
      </header>
      <div className="receipt-body">{children}</div>
      {actions != null && <div className="receipt-actions">{actions}</div>}
    </article>
  );
}

/** Prints the page, or saves it as PDF if the browser can. */
export function PrintButton() {
  return (
    <Button kind="quiet" icon={<Icon name="print" />} onPress={() => window.print()}>
      <Trans>Print or save as PDF</Trans>
    </Button>
  );
}
