import { Trans } from '@lingui/react/macro';
import { PlaceLink } from '../kit/PlaceLink.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { MenuEntriesProps } from './MenuEntries.tsx';
import { useMenuLabels } from './useMenuLabels.ts';

/** Terms and privacy of the installation's brand, below the pages before sign-in. Spec: portal §2 (MENU-012). */
export function LegalLinks({ entries, onChoose }: Pick<MenuEntriesProps, 'entries' | 'onChoose'>) {
  const labelOf = useMenuLabels();
  return entries
    .filter(({ name }) => name === 'terms' || name === 'privacy')
    .map((entry) =>
      entry.event.type === 'menu.chosen' ? (
        <PlaceLink key={entry.name} to={entry.event.target} onGo={() => onChoose(entry.event)}>
          {labelOf(entry)}
        </PlaceLink>
      ) : (
        <button key={entry.name} type="button" className="lender-link" onClick={() => onChoose(entry.event)}>
          {labelOf(entry)}{' '}
          <VisuallyHidden>
            <Trans>(opens in a new window)</Trans>
          </VisuallyHidden>
        </button>
      ),
    );
}
