import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '../../papers/OutsideLink.tsx';

/** "1200 Juniper Row," and "Austin, TX 78701". */
const linesOf = (address: string): string[] => address.split(/(?<=,) (.*)/, 2);

/** The address of a store as on an envelope, and the way there. `mapPage`: checked, null where none is known. */
export function StoreAddress({ address, mapPage }: { address: string; mapPage: string | null }) {
  return (
    <div className="store-address">
      <address>
        {linesOf(address).map((line) => (
          <span key={line}>{line}</span>
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
