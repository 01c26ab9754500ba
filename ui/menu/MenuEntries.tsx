import { Plural, Trans } from '@lingui/react/macro';
import type { MenuEntry, MenuEntryName } from '../../machines/menu/menu.types.ts';
import { classes } from '../kit/classes.ts';
import { PlaceLink } from '../kit/PlaceLink.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { shortLabel } from './menuLabel.ts';
import { useMenuLabels } from './useMenuLabels.ts';
import { useTip } from './useTip.ts';

export type MenuEntriesProps = {
  entries: readonly MenuEntry[];
  /** ms until a shortened label is shown in full. */
  tipDelayMs: number;
  onChoose: (event: MenuEntry['event']) => void;
};

/** Grouped under "Privacy and terms". Spec: portal §2 (MENU-012). */
const GROUPED: readonly MenuEntryName[] = ['terms', 'privacy', 'optInDisclosures'];
const isGrouped = ({ name }: MenuEntry): boolean => GROUPED.includes(name);

/** The lines of the side menu; the current page's is marked. Spec: portal §2 (MENU-001, MENU-004). */
export function MenuEntries({ entries, ...its }: MenuEntriesProps) {
  const group = entries.filter(isGrouped);
  return (
    <ul className="menu-entries">
      {entries.map((entry) => {
        if (!isGrouped(entry)) return <Entry key={entry.name} entry={entry} {...its} />;
        return entry === group[0] ? <Group key="privacyAndTerms" entries={group} {...its} /> : null;
      })}
    </ul>
  );
}

/** A native disclosure: opens by press, Enter and Space, and announces whether it is open. */
const Group = ({ entries, ...its }: MenuEntriesProps) => (
  <li>
    <details className="menu-group" open={entries.some(({ current }) => current) || undefined}>
      <summary className="menu-entry">
        <MenuIcon name="privacyAndTerms" />
        <span>
          <Trans>Privacy and terms</Trans>
        </span>
        <MenuIcon name="opens" />
      </summary>
      <ul className="menu-entries">
        {entries.map((entry) => (
          <Entry key={entry.name} entry={entry} {...its} />
        ))}
      </ul>
    </details>
  </li>
);

/** The tip shows a shortened label in full; a screen reader gets the full label in any case. */
function Entry({ entry, tipDelayMs, onChoose }: { entry: MenuEntry } & Omit<MenuEntriesProps, 'entries'>) {
  const { name, event, current, badge } = entry;
  const label = useMenuLabels()(entry);
  const short = shortLabel(label);
  const tip = useTip(tipDelayMs);
  const look = { className: 'menu-entry', 'aria-current': current ? 'page' : undefined } as const;
  const inside = (
    <>
      <MenuIcon name={name} />
      {short === label ? (
        <span>{label}</span>
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
      {badge > 0 && (
        <span className="badge badge-info">
          <Plural value={badge} one="# new" other="# new" />
        </span>
      )}
      {event.type === 'outside.chosen' && (
        <>
          <VisuallyHidden>
            <Trans>(opens in a new window)</Trans>
          </VisuallyHidden>
          <MenuIcon name="outside" />
        </>
      )}
    </>
  );
  return (
    <li className={classes('menu-line', name === 'signOut' && 'menu-last')} {...(short === label ? {} : tip.place)}>
      {event.type === 'menu.chosen' ? (
        <PlaceLink to={event.target} {...look} onGo={() => onChoose(event)}>
          {inside}
        </PlaceLink>
      ) : (
        <button type="button" {...look} onClick={() => onChoose(event)}>
          {inside}
        </button>
      )}
      {tip.open && (
        <span className="menu-tip" aria-hidden="true">
          {label}
        </span>
      )}
    </li>
  );
}
