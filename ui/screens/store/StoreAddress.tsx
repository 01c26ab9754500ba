import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../papers/OutsideLink.tsx';

/** The address of a store as on an envelope, and the way there. `mapPage`: checked, null where none is known. */
export function StoreAddress({ address, mapPage }: { address: string; mapPage: string | null }) {
  return (
    <div className="store-address">
      <address>
        {address.split(', ').map((line, at, lines) => (
          <span key={line}>
            {line}
            {at < lines.length - 1 && ','}
          </span>
        ))}
      </address>
      {mapPage && (
        <OutsideLink address={mapPage}>
          <Trans>Directions</Trans>
        </OutsideLink>
      )}
    </div>
  );
}
