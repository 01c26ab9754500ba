import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export type Tone = 'info' | 'good' | 'warning' | 'danger';

export type NoticeProps = {
  tone: Tone;
  title?: ReactNode;
  /** status: announced politely. alert: announced at once. Omit for a notice that is there from the start. */
  live?: 'status' | 'alert' | undefined;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A notice, with its color, icon and words. Spec: portal §4 (A11Y-007). */
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
