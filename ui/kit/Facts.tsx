import type { ReactNode } from 'react';

/** Names and values, one pair a line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

/** One line of Facts. Renders nothing without a value, so that no label stands alone. */
export function Fact({ label, children, strong = false }: { label: ReactNode; children: ReactNode; strong?: boolean }) {
  if (children == null || children === '' || children === false) return null;
  return (
    <div className={strong ? 'fact fact-strong' : 'fact'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
