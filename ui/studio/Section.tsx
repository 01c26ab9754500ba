import type { ReactNode } from 'react';

export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="studio-section">
      <h3>{title}</h3>
      {note && <p className="studio-quiet">{note}</p>}
      {children}
    </section>
  );
}
