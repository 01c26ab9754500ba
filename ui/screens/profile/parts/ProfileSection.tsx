import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Section } from '../../../../machines/profile/profile.fields.ts';
import type { ProfileEvent } from '../../../../machines/profile/profile.rules.ts';
import type { ProfileView } from '../../../../machines/profile/profile.view.ts';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Opener, Row } from './Rows.tsx';

export type ProfileProps = { view: ProfileView; send: (event: ProfileEvent) => void };

type Props = ProfileProps & {
  section: Section;
  /** The name of the row's button for screen readers; it begins with the visible word. */
  changeLabel: string;
  /** Its visible word, when it has one. */
  change?: ReactNode;
  mayChange?: boolean;
  /** The form, shown while the section is open; the facts otherwise. */
  form: ReactNode;
  children: ReactNode;
};

/** The form of the military service is open. */
const isDeclaring = ({ military: { phase } }: ProfileView): boolean => phase === 'choosing' || phase === 'saving';

/** One section: shown, or open for a change, one at a time. After closing, the focus returns to its button. */
export function ProfileSection({ view, send, section, changeLabel, change, mayChange = true, form, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = view.open?.section === section;
  const isSaved = view.saved === section; // while the page is busy, not reloaded yet
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const opener = (
    <Opener ref={button} busy={view.busy} label={changeLabel} onPress={() => send({ type: 'section.opened', section })}>
      {change}
    </Opener>
  );
  return (
    <div className="profile-section">
      {isSaved && !view.busy && (
        <Notice tone="good" live="status">
          <Trans>Saved.</Trans>
        </Notice>
      )}
      {isOpen ? (
        <div className="profile-open">{form}</div>
      ) : (
        <Row opener={mayChange && view.open === null && !isDeclaring(view) && view.phase === 'opened' && opener}>
          {isSaved && view.busy ? <Skeleton lines={1} /> : children}
        </Row>
      )}
    </div>
  );
}
