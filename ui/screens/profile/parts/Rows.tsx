import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import type { Place } from '../../../kit/PlaceLink.tsx';

/** Rows that belong together, under one title. */
export const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className="profile-group">
    <Card title={title}>{children}</Card>
  </div>
);

/** One line of a group, or some facts that are changed together. The whole of it is the target of its opener. */
export const Row = ({ opener, children }: { opener?: ReactNode; children: ReactNode }) => (
  <div className="profile-row">
    <div className="profile-row-facts">{children}</div>
    {opener}
  </div>
);

type OpenerProps = {
  /** The accessible name: what is opened or changed. */
  label: string;
  onPress: () => void;
  busy?: boolean;
  to?: Place;
  ref?: RefObject<HTMLButtonElement | null>;
  /** A visible word before the chevron; the name begins with it. */
  children?: ReactNode;
};

/** The chevron at the end of a row. */
export const Opener = ({ label, onPress, busy, to, ref, children }: OpenerProps) => (
  <Button kind="quiet" ref={ref} busy={busy} label={label} to={to} onPress={onPress}>
    {children}
    <span className="profile-chevron" />
  </Button>
);

type FoldedProps = { title: ReactNode; open: boolean; onToggle: (open: boolean) => void; children: ReactNode };

/** A row that opens in its place. */
export const Folded = ({ title, open, onToggle, children }: FoldedProps) => (
  <details className="profile-folded" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
    <summary>
      {title}
      <span className="profile-chevron" />
    </summary>
    {children}
  </details>
);
