import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientContext, skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { timeText } from '../../../kit/days.ts';

/** When the list on the screen was loaded. Nothing without a cache, as in a picture of the screen. */
export const AsOf = ({ brand = null }: { brand?: string | null }) => (use(QueryClientContext) ? <Age brand={brand} /> : null);

/** The chart loads the list, of all brands or of one; this only reads its age. */
function Age({ brand }: { brand: string | null }) {
  const { i18n } = useLingui();
  const all = useQuery({ queryKey: ['GET /accounts', {}], queryFn: skipToken });
  const ofBrand = useQuery({ queryKey: ['GET /accounts', { brandName: brand }], queryFn: skipToken });
  const updatedAt = Math.max(all.dataUpdatedAt, ofBrand.dataUpdatedAt);
  if (all.isFetching || ofBrand.isFetching || updatedAt === 0) return null;
  const time = timeText(updatedAt, i18n.locale);
  return (
    <p className="quiet">
      <Trans>As of {time}</Trans>
    </p>
  );
}
