import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export type Tone = 'info' | 'good' | 'warning' | 'danger';

export type NoticeProps = {
  tone: Tone;
  title?: ReactNode;
  /** status: said when there is a pause. alert: said at once. Leave out for what stood there from the start. */
  live?: 'status' | 'alert' | undefined;
  actions?: ReactNode;
  children?: ReactNode;
};

/** Something to know, with its colour, sign and words. Spec: portal §4 (A11Y-007). */
export function Notice({ tone, title, live, actions, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={live}>
      <Icon name={tone} />
      <div className="notice-body">
        {title != null && <p className="notice-title">{title}</p>}
        {children != null && <div className="notice-text">{children}</div>}
        {actions != null && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
