import type { AppEvent, MenuEntry } from '../../machines/app.types.ts';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { shortLabel } from './menuLabel.ts';
import { menuIcons, useMenuLabels } from './useMenuLabels.ts';

export type MenuEntriesProps = { entries: readonly MenuEntry[]; onChoose: (event: AppEvent) => void };

/** The lines of the side menu; the one that stands for this page is marked. Spec: portal §2 (MENU-001, MENU-004). */
export function MenuEntries({ entries, onChoose }: MenuEntriesProps) {
  const labelOf = useMenuLabels();
  return (
    <ul className="menu-entries">
      {entries.map((entry) => {
        const label = labelOf(entry);
        const shown = shortLabel(label);
        return (
          <li key={entry.name} className={entry.name === 'signOut' ? 'menu-last' : undefined}>
            <button
              type="button"
              className="menu-entry"
              aria-current={entry.current ? 'page' : undefined}
              onClick={() => onChoose(entry.event)}
            >
              <Icon name={menuIcons[entry.name]} />
              {shown === label ? (
                <span>{label}</span>
              ) : (
                <>
                  <span aria-hidden="true">{shown}</span>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
