import type { ReactNode } from 'react';

/** Labels and values, one pair in each line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

/** One line of Facts. Renders nothing without a value. */
export function Fact({ label, children, strong = false }: { label: ReactNode; children: ReactNode; strong?: boolean }) {
  if (children == null || children === '' || children === false) return null;
  return (
    <div className={strong ? 'fact fact-strong' : 'fact'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
