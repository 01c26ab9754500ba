import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

export type CardProps = {
  /** lead: the most important one. late: past due. quiet: finished. accent: a summary on the brand's tint. */
  tone?: 'plain' | 'lead' | 'late' | 'quiet' | 'accent' | undefined;
  title?: ReactNode;
  /** h3 below the heading of a section. */
  heading?: 'h2' | 'h3' | undefined;
  /** A quiet text next to the title: the brand, the loan number. */
  note?: ReactNode;
  /** The card's action, below a hairline. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A separate item of the page: a loan, a summary. */
export function Card({ tone = 'plain', title, heading: Heading = 'h2', note, footer, children }: CardProps) {
  const id = useId();
  return (
    <article className={classes('card', `card-${tone}`)} aria-labelledby={title != null ? id : undefined}>
      {title != null && (
        <header className="card-header">
          <Heading id={id}>{title}</Heading>
          {note != null && <span className="card-note">{note}</span>}
        </header>
      )}
      {children}
      {footer != null && <footer className="card-footer">{footer}</footer>}
    </article>
  );
}

/** A part of a page under its own heading; in a brand's accent when it belongs to that brand. */
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

/** Cards or rows below each other, as a list for screen readers. */
export function List({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className="list" aria-label={label}>
      {children}
    </ul>
  );
}

/** A figure with its label: the main numbers of a screen. */
export function Figure({ label, children, note }: { label: ReactNode; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="figure">
      <p className="figure-label">{label}</p>
      <p className="figure-value">{children}</p>
      {note != null && <p className="figure-note">{note}</p>}
    </div>
  );
}

/** A status: "35 days late", "Paid off". */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'info' | 'good' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

/** Buttons in a row, in a column on a phone; the primary one first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
