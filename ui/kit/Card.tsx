import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

export type CardProps = {
  /** lead: the one that matters most now. quiet: done with. accent: a summary on the brand's tint. */
  tone?: 'plain' | 'lead' | 'quiet' | 'accent' | undefined;
  title?: ReactNode;
  /** A quiet word beside the title: the brand, the loan number. */
  note?: ReactNode;
  /** Below a hairline: the card's one action. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A thing of its own on the page: a loan, a summary. */
export function Card({ tone = 'plain', title, note, footer, children }: CardProps) {
  const id = useId();
  return (
    <article className={classes('card', `card-${tone}`)} aria-labelledby={title != null ? id : undefined}>
      {title != null && (
        <header className="card-header">
          <h2 id={id}>{title}</h2>
          {note != null && <span className="card-note">{note}</span>}
        </header>
      )}
      {children}
      {footer != null && <footer className="card-footer">{footer}</footer>}
    </article>
  );
}

/** A part of a page under its own heading; in a brand's accent where it is that brand's. */
export function Section({ title, note, brand, children }: { title: ReactNode; note?: ReactNode; brand?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id} data-brand={brand}>
      <header className="section-header">
        <h2 id={id}>{title}</h2>
        {note != null && <span className="card-note">{note}</span>}
      </header>
      {children}
    </section>
  );
}

/** Cards or rows below each other, as a list for those who listen. */
export function List({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className="list" aria-label={label}>
      {children}
    </ul>
  );
}

/** A figure and what it is: the heroes of a screen. */
export function Figure({ label, children, note }: { label: ReactNode; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="figure">
      <p className="figure-label">{label}</p>
      <p className="figure-value">{children}</p>
      {note != null && <p className="figure-note">{note}</p>}
    </div>
  );
}

/** A word on the state of a thing: "35 days late", "Paid off". */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'info' | 'good' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** Buttons beside each other, below each other on a phone; the primary one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
